import { beforeAll, describe, expect, it } from 'vitest';
import { Catalogue } from '../../../i18n/catalogue';
import { makeTexts } from '../../../i18n/texts';
import { loadVocabulary } from '../../../i18n/vocabulary';
import type { Decision, Offer, Texts } from '../../../table/contract';
import { areaAt, completes, extentOf, freeIn, outline } from './areas';
import { gains } from './gains';
import { labelOf } from './labels';
import type { ForumTrajanumView } from '../view';

type Fixture = { readonly view: ForumTrajanumView; readonly decision: Decision; readonly before: ForumTrajanumView | null };
const FILES = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default', eager: true });
const sample = (name: string): Fixture => FILES[`../fixtures/${name}.json`] as Fixture;
const texts: Partial<Record<string, Texts>> = {};

beforeAll(async () => {
  for (const language of ['en', 'de', 'ru'] as const) {
    const catalogue = new Catalogue(language);
    await Promise.all(['house', 'forum-trajanum'].map(stem => catalogue.load(stem)));
    texts[language] = makeTexts(catalogue, await loadVocabulary('forum-trajanum'), ['Ada', 'Ben', 'Cleo', 'Dora']);
  }
});

describe('the Forum', () => {
  const { forum } = sample('late-4').view;
  it('is as large as its boards', () => {
    expect(extentOf(forum)).toEqual({ rows: 8, columns: 9 });
    expect(extentOf(sample('late-2').view.forum)).toEqual({ rows: 4, columns: 9 });
  });
  it('has an outline for every area, and none inside of one', () => {
    for (const area of forum.areas) expect(outline(forum, area.squares, 10, 1)).toMatch(/^M/);
    const lone = outline(forum, [0], 10, 1);
    expect(lone.match(/M/g)).toHaveLength(4);
  });
  it('knows the last free square of an area', () => {
    const started = forum.areas.filter(area => area.state === 'started');
    for (const area of started) {
      const free = freeIn(forum, area);
      expect(completes(forum, free[0] ?? -1)).toBe(free.length === 1);
      expect(areaAt(forum, free[0] ?? -1)).toBe(area);
    }
    expect(completes(forum, forum.eagles[0] ?? 0)).toBe(false);
  });
});

describe('labels', () => {
  const label = (name: string, wanted: (offer: Offer) => boolean, language = 'en'): string => {
    const { view, decision } = sample(name);
    const offer = decision.options.find(wanted) as Offer;
    return labelOf(view, offer, decision, texts[language] as Texts);
  };
  it('say what a benefit gives', () => {
    expect(label('prompt-benefit', ({ verb }) => verb === 'benefit')).toMatch(/^Take benefit \d: \S/);
    expect(label('prompt-benefit', ({ verb }) => verb === 'benefit', 'ru')).toMatch(/^Взять награду \d: \S/);
  });
  it('say what the tiles show and what a row is worth', () => {
    expect(label('prompt-keep', () => true)).toMatch(/^Keep the tile from [a-f]\d: \S/);
    expect(label('prompt-use', ({ text }) => text === 'use own')).toMatch(/^Use your own tile: \S/);
    expect(label('prompt-pay', ({ verb }) => verb === 'leave')).toMatch(/\d+ points instead of \d+/);
  });
  it('leave the rest as it is', () => {
    expect(label('prompt-send', ({ verb }) => verb === 'decline')).toBe('Decline');
  });
});

describe('gains', () => {
  it('tells buildings, goods and envoys', () => {
    const { view } = sample('late-4');
    const colonia = view.colonies[0];
    if (!colonia) throw new Error('no Colonia');
    const before = { ...view, colonies: [{ ...colonia, goods: colonia.goods.map(() => 0), bar: 0, ship: 0 }, ...view.colonies.slice(1)], forum: { ...view.forum, envoys: view.forum.envoys.map(() => -1) } };
    const said = gains(before, view, 0, texts['en'] as Texts).join(', ');
    expect(said).toMatch(/envoys? in the Forum/);
    expect(gains(view, view, 0, texts['en'] as Texts)).toEqual([]);
  });
});
