import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Hint } from '../../generated/wire';
import type { Decision, Texts } from '../contract';
import { HintDesk } from './hint-desk.svelte';
import { chipPoints, marginSaid, turnSaid, whySaid } from './sentences';

vi.mock('../../i18n/index.svelte', () => ({ loadHintTexts: () => Promise.resolve() }));

const HINT: Hint = {
  type: 'hint',
  since: 1,
  chances: [0.58, 0.42],
  prompts: ['sow', 'senate'],
  best: { moves: ['sow IV', 'advance'], points: 121.4, chance: 0.58 },
  next: { moves: ['sow II'], points: 118.1, chance: 0.52 },
  topic: 'senate',
  why: { message: 'hint-why-now', numbers: { first: 5 }, sources: { first: 'senate' } },
  reasons: [{ kind: 'gives_up', source: 'ships', points: 4.2 }],
  margin: 3.3,
};
const DECISION: Decision = { seat: 0, prompt: 'sow', args: {}, options: [] };

function desk(answer: Hint | undefined) {
  const preview = vi.fn();
  let decision = $state.raw(DECISION);
  let made: HintDesk | undefined;
  const end = $effect.root(() => {
    made = new HintDesk({
      game: 'trajan',
      get decision() {
        return decision;
      },
      ask: () => Promise.resolve(answer),
      preview,
    });
  });
  flushSync();
  return {
    desk: made as HintDesk,
    preview,
    end,
    goOn: (prompt: string) => (decision = { ...DECISION, prompt }),
  };
}

describe('the hint button', () => {
  it('tells first what to think of, then the turn, previewed on the table; a third press closes it', async () => {
    const { desk: hints, preview, end } = desk(HINT);
    hints.press();
    expect(hints.stage).toBe('thinking');
    await vi.waitFor(() => expect(hints.stage).toBe('topic'));
    expect(preview).not.toHaveBeenCalled();
    hints.press();
    expect(hints.stage).toBe('turn');
    expect(preview).toHaveBeenLastCalledWith('sow IV');
    hints.swap();
    expect(preview).toHaveBeenLastCalledWith('sow II');
    hints.press();
    expect(hints.stage).toBe('closed');
    expect(preview).toHaveBeenLastCalledWith(undefined);
    end();
  });
  it('forgets a hint with the question it was asked for, and closes where the server refuses', async () => {
    const one = desk(HINT);
    one.desk.press();
    await vi.waitFor(() => expect(one.desk.stage).toBe('topic'));
    one.goOn('sow'); // the log has noted that a hint was given: the same is asked
    flushSync();
    expect(one.desk.stage).toBe('topic');
    one.goOn('drop');
    flushSync();
    expect(one.desk.stage).toBe('closed');
    one.end();
    const other = desk(undefined);
    other.desk.press();
    await vi.waitFor(() => expect(other.desk.stage).toBe('closed'));
    other.end();
  });
});

describe('a hint in words', () => {
  const texts = {
    message: (id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`,
    has: () => true,
    move: ({ verb, nouns }: { verb: string; nouns: readonly string[] }) =>
      [verb, ...nouns].join('-'),
  } as unknown as Texts;
  it('says moves that are not offered yet, too, and whole messages with their sources', () => {
    expect(turnSaid(HINT.best, DECISION, texts)).toEqual(['sow-IV', 'advance']);
    expect(whySaid('trajan', HINT, texts)).toBe(
      'hint-why-now {"first":5,"first_for":"trajan-hint-for-senate {}"}',
    );
    expect(whySaid('trajan', { ...HINT, why: null }, texts)).toContain('hint-same');
    expect(marginSaid(HINT, texts)).toBe('hint-margin {"points":3}');
    expect(marginSaid({ ...HINT, close: true }, texts)).toContain('hint-close');
    expect(marginSaid({ ...HINT, margin: -2 }, texts)).toContain('hint-unsure');
    expect(HINT.reasons?.map(chipPoints)).toEqual(['−4']);
  });
});
