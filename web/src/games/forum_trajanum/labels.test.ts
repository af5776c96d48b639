/** What a picture tells, its label tells: nobody needs to see an option to choose it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Catalogue } from '../../i18n/catalogue';
import { makeTexts } from '../../i18n/texts';
import { loadVocabulary } from '../../i18n/vocabulary';
import type { Decision, Texts } from '../../table/contract';
import { completes } from './logic/areas';
import { labelOf } from './logic/labels';
import { FRONTS, cellOf, squareOf } from './printed';
import type { ForumTrajanumView as View } from './view';

type Sample = { readonly view: View; readonly decision: Decision | null };
const SAMPLES = Object.entries(import.meta.glob<Sample>('./fixtures/*.json', { import: 'default', eager: true }));
const ASKED = SAMPLES.flatMap(([path, { view, decision }]) => (decision === null ? [] : [[path.slice(11, -5), view, decision] as const]));
const texts: Partial<Record<string, Texts>> = {};

beforeAll(async () => {
  for (const language of ['en', 'de', 'ru'] as const) {
    const catalogue = new Catalogue(language);
    await Promise.all(['house', 'forum-trajanum'].map(stem => catalogue.load(stem)));
    texts[language] = makeTexts(catalogue, await loadVocabulary('forum-trajanum'), ['Ada', 'Ben', 'Cleo', 'Dora']);
  }
});

describe.each(['en', 'de', 'ru'])('labels of options (%s)', language => {
  it.each(ASKED)('%s: each says something of its own', (_, view, decision) => {
    const said = decision.options.map(offer => labelOf(view, offer, decision, texts[language] as Texts));
    for (const label of said) {
      expect(label).toMatch(/\p{L}{2}/u);
      expect(label).not.toMatch(/undefined|label-|\{|\}|forum-trajanum-/);
    }
    expect(new Set(said).size).toBe(decision.options.length);
  });
  it.each(ASKED)('%s: each says what its picture shows', (_, view, decision) => {
    const words = texts[language] as Texts;
    const me = view.colonies[decision.seat];
    for (const offer of decision.options) {
      const label = labelOf(view, offer, decision, words);
      const [first = ''] = offer.nouns.map(String);
      if (['take', 'ignore', 'on', 'send', 'keep'].includes(offer.verb)) expect(label).toContain(first);
      if (offer.verb === 'send' && completes(view.forum, squareOf(first))) expect(label.length).toBeGreaterThan(words.move(offer).length + 20);
      if (offer.verb === 'send') expect(label.length).toBeGreaterThan(words.move(offer).length);
      const front = offer.verb === 'use' ? (first === 'own' ? me?.own : me?.foreign) : offer.verb === 'keep' ? me?.draft?.fronts[me.draft.picks.indexOf(cellOf(first))] : undefined;
      if (front !== undefined && front >= 0) expect(label).toContain(words.thing('front', FRONTS[front] ?? ''));
    }
  });
});
