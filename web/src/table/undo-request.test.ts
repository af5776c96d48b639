import { describe, expect, it } from 'vitest';
import type { UndoRequest } from '../generated/wire';
import type { Texts } from './contract';
import { requestWords } from './undo-request';

const texts = {
  list: (things: readonly string[]) => things.join(' and '),
  event: ({ name }: { name: string }) => `${name}!`,
} as unknown as Texts;
const say = (id: string, values?: Readonly<Record<string, string | number>>): string =>
  [id, ...Object.values(values ?? {})].join(' ');
const event = (name: string) => ({ name, seat: null, args: {} });
const request = (given: Partial<UndoRequest>): UndoRequest => ({
  seat: 0,
  upto: 7,
  accepted: [],
  missing: [1],
  moves: [],
  revealed: [],
  has_revealed: false,
  ...given,
});

describe('a request to take moves back', () => {
  it('names whose moves and how many', () => {
    const words = requestWords(
      request({
        moves: [
          { seat: 0, count: 1 },
          { seat: 1, count: 3 },
        ],
      }),
      ['Livia', 'Marcus'],
      texts,
      say,
    );
    expect(words.moves).toBe('undo-takes undo-moves-of Livia 1 and undo-moves-of Marcus 3');
    expect(words.revealed).toBe('undo-revealed-none');
  });

  it('tells what was revealed since, the newest four and how many more', () => {
    const revealed = ['a', 'b', 'c', 'd', 'e', 'f'].map(event);
    const words = requestWords(request({ revealed, has_revealed: true }), [], texts, say);
    expect(words.events).toEqual(['c!', 'd!', 'e!', 'f!']);
    expect(words.more).toBe('undo-revealed-more 2');
  });

  it('says that something was revealed that this seat did not see', () => {
    expect(requestWords(request({ has_revealed: true }), [], texts, say).revealed).toBe(
      'undo-revealed-some',
    );
  });
});
