import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { saySentence, type ToldSentence } from '../review/say-review';
import type { Decision, GameEvent, Option, Texts } from '../table/contract';
import { FluentCatalogue, LANGUAGES, bestLanguage, type Language } from './catalogue';
import { makeTexts } from './texts';
import { loadVocabulary } from './vocabulary';

type Wire = GameEvent & Decision & Option & ToldSentence & { code: string; ruling: number };
type Sample = {
  game: string;
  form: 'event' | 'prompt' | 'move' | 'refusal' | 'outcome' | 'caution' | 'reason';
  wire: Wire;
  told: Record<Language, string>;
};

/** Written by `python -m tools.web.sentences build/web/sentences.json`; `dev.py test` does so first. */
const SAMPLES = JSON.parse(
  readFileSync(resolve('../build/web/sentences.json'), 'utf-8'),
) as Sample[];
const NAMES = ['Livia', 'Мария'];

const games = [...new Set(SAMPLES.map((sample) => sample.game))];
const STEMS = [
  ...['common', 'web', 'review', ...games],
  ...games.flatMap((game) => [`${game}-outcome`, `${game}-review`]),
];
const catalogues = new Map<Language, FluentCatalogue>();

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const catalogue = new FluentCatalogue(language);
    await Promise.all(STEMS.map((stem) => catalogue.load(stem)));
    catalogues.set(language, catalogue);
  }
});

const of = (language: Language): FluentCatalogue => catalogues.get(language) as FluentCatalogue;

function sayWith(texts: Texts, { form, wire }: Sample): string {
  if (form === 'event') return texts.event(wire);
  if (form === 'prompt') return texts.prompt(wire);
  if (form === 'move') return texts.move(wire);
  if (form === 'outcome') return texts.outcome(wire);
  if (form === 'caution') return texts.caution(wire);
  if (form === 'reason') return saySentence(wire, texts);
  return texts.refusal(wire.code, wire.args, wire.ruling);
}

describe('the browser says the same as Python', () => {
  it.each(LANGUAGES)('in %s', async (language) => {
    for (const game of new Set(SAMPLES.map((sample) => sample.game))) {
      const texts = makeTexts(of(language), await loadVocabulary(game), NAMES);
      const differing = SAMPLES.filter((sample) => sample.game === game)
        .map((sample) => ({
          wire: sample.wire,
          here: sayWith(texts, sample),
          there: sample.told[language],
        }))
        .filter(({ here, there }) => here !== there);
      expect(differing).toEqual([]);
    }
  });

  it('with many samples of every form', () => {
    expect(SAMPLES.length).toBeGreaterThan(200);
  });
});

describe('plurals', () => {
  it.each([
    [1, '1 очко'],
    [2, '2 очка'],
    [5, '5 очков'],
    [11, '11 очков'],
    [21, '21 очко'],
    [22, '22 очка'],
    [112, '112 очков'],
  ])('of %i points in Russian are %s', (count, sentence) => {
    expect(of('ru').write('web-points', { count })).toBe(sentence);
  });

  it('are simple in English and German', () => {
    expect(of('en').write('web-points', { count: 1 })).toBe('1 point');
    expect(of('de').write('web-points', { count: 21 })).toBe('21 Punkte');
  });
});

describe('languages', () => {
  it('are taken from what the browser prefers, in its order', () => {
    expect(bestLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(bestLanguage(['fr'])).toBe('en');
  });

  it('say the id of what they lack', () => {
    expect(of('en').write('web-no-such-thing')).toBe('web-no-such-thing');
  });

  it.each(LANGUAGES)('have no broken message in %s', (language) => {
    for (const id of ['web-tagline', 'web-about-fair', 'web-keys-list'])
      expect(of(language).write(id)).not.toMatch(/[{}]/);
  });
});
