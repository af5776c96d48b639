import { describe, expect, it } from 'vitest';
import type { Position } from '../generated/wire';
import { catalogue, speak, type Language } from '../i18n/index.svelte';
import { makeTexts } from '../i18n/texts';
import { loadVocabulary } from '../i18n/vocabulary';
import type { Texts } from './contract';
import { noteSentence, undoSentence, waitingSentence } from './prompt-sentences';

const result = { winners: [1], totals: [10, 12], points: [{}, {}] };
const finished = {
  type: 'position',
  seq: 9,
  state: 'finished',
  viewer: 0,
  waiting: [],
  seats: [],
  entries: [],
  view: {},
  result,
} as unknown as Position;
const NAMES = ['Livia', 'Gaius'];

async function textsIn(language: Language): Promise<Texts> {
  await speak(language);
  return makeTexts(catalogue(), await loadVocabulary('trajan'), NAMES);
}

describe('the bar at the end', () => {
  it('names no winner while the points are counted', async () => {
    const texts = await textsIn('en');
    const spoken = {
      shown: finished,
      decision: undefined,
      turnEnd: undefined,
      mySeat: 0,
      names: NAMES,
      texts,
    };
    expect(waitingSentence({ ...spoken, isCounting: true }, false)).toBe('Final scoring');
    expect(noteSentence({ ...spoken, isCounting: true }, '')).not.toContain('Gaius');
    expect(waitingSentence({ ...spoken, isCounting: false }, false)).toBe('The game is over');
    expect(noteSentence({ ...spoken, isCounting: false }, '')).toBe('Gaius wins');
  });
});

describe('the tip of undo', () => {
  it.each(['revealed', 'turn_is_over', 'others_have_played'])(
    '%s: does not call impossible what the others can allow',
    async (why) => {
      for (const language of ['en', 'de', 'ru'] as const) {
        const texts = await textsIn(language);
        const said = undoSentence({ reach: 0, why, may_ask: true, redo: [] }, texts);
        expect(said).not.toContain(texts.message(`undo-${why}`));
        expect(said).toContain(texts.message(`web-refusal-${why}`));
        expect(said).not.toMatch(/\.\./);
      }
    },
  );

  it('says why nothing can be taken back where nobody can allow it', async () => {
    const texts = await textsIn('en');
    expect(undoSentence({ reach: 0, why: 'revealed', may_ask: false, redo: [] }, texts)).toBe(
      texts.message('undo-revealed'),
    );
    expect(undoSentence({ reach: 2, why: null, may_ask: false, redo: [] }, texts)).toBe(
      'Reaches back 2 choices',
    );
  });
});
