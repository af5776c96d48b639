import { beforeAll, describe, expect, it } from 'vitest';
import { Catalogue } from '../../../i18n/catalogue';
import { makeTexts } from '../../../i18n/texts';
import { loadVocabulary } from '../../../i18n/vocabulary';
import type { Decision, Offer, Texts } from '../../../table/contract';
import { areaAt, completes, extentOf, freeIn, outline } from './areas';
import { gains } from './gains';
import { labelOf } from './labels';
import { siteMoves } from './price';
import { ROWS } from '../printed';
import type { ForumTrajanumView, Site } from '../view';

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
  });
  it('say what a building costs before it is paid', () => {
    expect(label('prompt-build', ({ verb }) => verb === 'build')).toMatch(/^Build an? \S+.*: you pay \S/);
    expect(label('prompt-build', ({ verb }) => verb === 'build', 'de')).toMatch(/ – du zahlst: \S/);
    expect(label('prompt-build', ({ verb }) => verb === 'build', 'ru')).toMatch(/ — цена: \S/);
  });
  it('call finishing the end of the turn where the server says that it is', () => {
    const { view, decision } = sample('prompt-build');
    const done = decision.options.find(({ verb }) => verb === 'done') as Offer;
    expect(labelOf(view, done, decision, texts['en'] as Texts)).toBe('Finish building');
    const ends = { ...decision, end: { moves: ['done'], since: 1, points: {} } };
    expect(labelOf(view, done, ends, texts['en'] as Texts)).toBe('End turn');
    expect(labelOf(view, done, ends, texts['ru'] as Texts)).toBe('Закончить ход');
  });
  it('leave the rest as it is', () => {
    expect(label('prompt-send', ({ verb }) => verb === 'decline')).toBe('Decline');
  });
});

describe('payment', () => {
  type Row = { readonly active: number; readonly inactive: number; readonly stake: number };
  const said = (answer: 'pay' | 'leave', row: Row, cycle = 1, language = 'en', active: readonly number[] = [4]): string => {
    const { view, decision } = sample('prompt-pay');
    const rows = ROWS.map(() => ({ kinds: 4, now: row.active, ...row }));
    const colonies = view.colonies.map((colonia, seat) => (seat === decision.seat ? { ...colonia, active, outlook: { ...colonia.outlook, rows } } : colonia));
    const offer = { text: `${answer} craftsman1`, verb: answer, nouns: ['craftsman1'] };
    return labelOf({ ...view, cycle, colonies }, offer, decision, texts[language] as Texts);
  };
  it('says in words what is kept and what is lost', () => {
    expect(said('leave', { active: 12, inactive: 4, stake: 8 })).toBe('Craftsman I sleeps: 12 → 4 points');
    expect(said('leave', { active: 2, inactive: 1, stake: 1 })).toBe('Craftsman I sleeps: 2 → 1 point');
    expect(said('pay', { active: 12, inactive: 4, stake: 8 })).toBe('Craftsman I stays awake: 12 points instead of 4');
    expect(said('leave', { active: 12, inactive: 4, stake: 8 }, 1, 'de')).toBe('Handwerker I schläft: 12 → 4 Punkte');
    expect(said('leave', { active: 12, inactive: 4, stake: 8 }, 1, 'ru')).toBe('Ремесленник I засыпает: 12 → 4 очка');
  });
  it('knows a row that sleeps already', () => {
    expect(said('pay', { active: 12, inactive: 4, stake: 8 }, 1, 'en', [])).toBe('Craftsman I wakes up: 12 points instead of 4');
    expect(said('leave', { active: 12, inactive: 4, stake: 8 }, 1, 'de', [])).toBe('Handwerker I schläft weiter: 12 → 4 Punkte');
  });
  it('says what rests where no points are lost, and when nothing is', () => {
    expect(said('leave', { active: 0, inactive: 0, stake: 0 })).toBe('Craftsman I sleeps: no points lost, but no help in cycle III');
    expect(said('pay', { active: 0, inactive: 0, stake: 0 })).toBe('Craftsman I stays awake: no points now, but help in cycle III');
    expect(said('leave', { active: 0, inactive: 0, stake: 0 }, 2)).toBe('Craftsman I sleeps: nothing is lost');
  });
  it('tells eagles and the Trajan card, and the coin that the card counts', () => {
    expect(said('leave', { active: 12, inactive: 4, stake: 11 })).toBe('Craftsman I sleeps: 12 → 4 points, and 3 fewer for eagles and the Trajan card');
    expect(said('leave', { active: 0, inactive: 0, stake: 1 }, 2)).toBe('Craftsman I sleeps: 1 point fewer for eagles and the Trajan card');
    expect(said('pay', { active: 6, inactive: 2, stake: -1 })).toBe('Craftsman I stays awake: 6 points instead of 2, but the coin is worth 5 on the Trajan card');
  });
  it.each(['en', 'de', 'ru'])('has a sentence for every case in %s', language => {
    for (const answer of ['pay', 'leave'] as const) {
      for (const stake of [-5, 0, 4, 9]) {
        for (const active of [0, 4]) for (const cycle of [0, 2]) expect(said(answer, { active, inactive: 0, stake }, cycle, language)).toMatch(/ I .*[:,] \S/);
      }
    }
  });
});

describe('spaces picked before the tile', () => {
  const site = (cells: readonly number[], ...moves: string[]): Site => ({ cells, moves });
  const sites = [site([0], 'on a1'), site([1], 'on b1'), site([7], 'on b2'), site([0, 1], 'on a1'), site([1, 0], 'on b1', 'on a1'), site([1, 7], 'on b1', 'on b2'), site([7, 1], 'on b2')];
  it('become the moves that the engine has named', () => {
    expect(siteMoves(sites, 0, [])).toEqual([]);
    expect(siteMoves(sites, 0, [7, 0])).toEqual(['on b2']);
    expect(siteMoves(sites, 8, [1, 7])).toEqual(['on b1', 'on b2']);
    expect(siteMoves(sites, 8, [0])).toEqual(['on a1']);
  });
  it('say only what they decide, and nothing where they do not fit', () => {
    expect(siteMoves(sites, 8, [1])).toEqual(['on b1']);
    expect(siteMoves(sites, 8, [0, 7])).toEqual([]);
    expect(siteMoves([], 0, [4])).toEqual([]);
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
