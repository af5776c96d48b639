import { describe, expect, it } from 'vitest';
import { choicesOf } from './asked-decision';

const OPTIONS = [
  { text: 'on c3', verb: 'on', nouns: ['c3'] },
  { text: 'on c4', verb: 'on', nouns: ['c4'] },
];
const ASKED = { prompt: { name: 'space', args: {} }, options: OPTIONS };

describe('what may be chosen', () => {
  it('is each option with what it would bring; a game that tells nothing is chosen from all the same', () => {
    expect(choicesOf(ASKED)).toEqual(OPTIONS);
    const outcome = { points: 3 };
    expect(choicesOf({ ...ASKED, outcomes: [null, outcome] })).toEqual([
      OPTIONS[0],
      { ...OPTIONS[1], outcome },
    ]);
  });
  it('is several moves as one where the server says so', () => {
    const outcome = { name: 'on_double', later: 2 };
    const joint = [{ moves: ['on c3', 'on c4'], nouns: ['c3', 'c4'], outcome }];
    expect(choicesOf({ ...ASKED, joint })).toEqual([
      { text: 'on c3 c4', verb: 'on', nouns: ['c3', 'c4'], moves: ['on c3', 'on c4'], outcome },
    ]);
  });
});
