/** What a picture tells, its label tells: nobody needs to see an option to choose it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Catalogue } from '../../i18n/catalogue';
import { makeTexts } from '../../i18n/texts';
import { loadVocabulary } from '../../i18n/vocabulary';
import type { Decision, Texts } from '../../table/contract';
import { faceOf } from './logic/faces';
import { labelOf } from './logic/labels';
import { previewOf } from './logic/sowing';
import { ROMAN, type TrajanView as View } from './view';

type Sample = { readonly view: View; readonly decision: Decision | null };
const SAMPLES = Object.entries(import.meta.glob<Sample>('./fixtures/*.json', { import: 'default', eager: true }));
const ASKED = SAMPLES.flatMap(([path, { view, decision }]) => (decision === null ? [] : [[path.slice(11, -5), view, decision] as const]));
const texts: Partial<Record<string, Texts>> = {};

beforeAll(async () => {
  for (const language of ['en', 'de', 'ru'] as const) {
    const catalogue = new Catalogue(language);
    await Promise.all(['house', 'trajan'].map(stem => catalogue.load(stem)));
    texts[language] = makeTexts(catalogue, await loadVocabulary('trajan'), ['Ada', 'Ben', 'Cleo', 'Dora']);
  }
});

describe.each(['en', 'de', 'ru'])('labels of options (%s)', language => {
  it.each(ASKED)('%s: each says something of its own', (_, view, decision) => {
    const said = decision.options.map(offer => labelOf(view, offer, decision, texts[language] as Texts));
    for (const label of said) {
      expect(label).toMatch(/\p{L}{2}/u);
      expect(label).not.toMatch(/undefined|label-|\{|\}|trajan-/);
    }
    expect(new Set(said).size).toBe(decision.options.length);
  });
  it.each(ASKED)('%s: each says what its picture shows', (_, view, decision) => {
    const words = texts[language] as Texts;
    const me = view.players[decision.seat];
    for (const offer of decision.options) {
      const label = labelOf(view, offer, decision, words);
      const face = faceOf(view, offer, words);
      if (face.title !== undefined) expect(label).toContain(face.title);
      if (face.points !== undefined) expect(label).toMatch(new RegExp(`\\b${face.points}\\b`));
      for (const colour of face.icons.filter(icon => icon.startsWith('m-'))) expect(label.toLowerCase()).toContain(words.thing('colour', colour.slice(2)).toLowerCase().slice(0, 3));
      if (offer.verb !== 'sow' || !me) continue;
      const tray = ROMAN.indexOf(offer.nouns[0] as 'I');
      const sowing = previewOf(me, tray);
      expect(label).toContain(ROMAN[sowing?.target ?? 0]);
      expect(label).toContain(`+${sowing?.count}`);
      for (const colour of me.trays?.[tray] ?? []) expect(label).toContain(words.thing('colour', colour));
      if (sowing?.completes) expect(label).toContain(String(sowing.completes.points));
      for (const colour of sowing?.needs ?? []) expect(label).toContain(words.thing('colour', colour));
    }
  });
});

describe('sowing', () => {
  it('tells markers, colours, target, action, tile, points and time in one sentence', () => {
    const [, view, decision] = ASKED.find(([name]) => name === 'middle-4') as (typeof ASKED)[number];
    const said = decision.options.map(offer => labelOf(view, offer, decision, texts['en'] as Texts));
    expect(said[0]).toMatch(/^Empty tray \w+: .*markers? \(.*\); target tray \w+, \w+ action; .*time \+\d/);
  });
});
