import { beforeAll, describe, expect, it } from 'vitest';
import type { Decision, Option, Texts } from '../../../table/contract';
import { loadTexts } from '../../../table/testing';
import { areaAt, completes, extentOf, freeIn, outline } from './areas';
import { gains } from './gains';
import { labelOf } from './labels';
import { isPreviewed } from './previewed';
import { siteMoves } from './price';
import type { ForumTrajanumView, SiteView } from '../view';

type Fixture = {
  readonly view: ForumTrajanumView;
  readonly decision: Decision;
  readonly before: ForumTrajanumView | null;
};
const FILES = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default', eager: true });
const sample = (name: string): Fixture => FILES[`../fixtures/${name}.json`] as Fixture;
let texts: Readonly<Record<string, Texts>>;

beforeAll(async () => {
  texts = await loadTexts('forum-trajanum');
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
    const started = forum.areas.filter((area) => area.state === 'started');
    for (const area of started) {
      const free = freeIn(forum, area);
      expect(completes(forum, free[0] ?? -1)).toBe(free.length === 1);
      expect(areaAt(forum, free[0] ?? -1)).toBe(area);
    }
    expect(completes(forum, forum.eagles[0] ?? 0)).toBe(false);
  });
});

describe('labels', () => {
  const label = (name: string, wanted: (option: Option) => boolean, language = 'en'): string => {
    const { view, decision } = sample(name);
    const option = decision.options.find(wanted) as Option;
    return labelOf(view, option, decision, texts[language] as Texts);
  };
  it('say what the server tells of an option', () => {
    const { view, decision } = sample('prompt-pay');
    const option = {
      text: 'leave craftsman1',
      verb: 'leave',
      nouns: ['craftsman1'],
      outcome: {
        name: 'leave_points',
        args: { awake: 1, active: 12, inactive: 4, beside: 0, more: 0, cycle: 'II' },
      },
    };
    const labelIn = (language: string): string =>
      labelOf(view, option, decision, texts[language] as Texts);
    expect(labelIn('en')).toBe('Craftsman I sleeps: 12 → 4 points.');
    expect(labelIn('de')).toBe('Handwerker I schläft: 12 → 4 Punkte.');
    expect(labelIn('ru')).toMatch(/^Ремесленник I .*4/);
  });
  it('say what a building costs that takes exchanges first', () => {
    expect(label('prompt-build', ({ verb }) => verb === 'build')).toMatch(
      /^Build an? \S+.*: you pay \S/,
    );
    expect(label('prompt-build', ({ verb }) => verb === 'build', 'de')).toMatch(/ – du zahlst: \S/);
    expect(label('prompt-build', ({ verb }) => verb === 'build', 'ru')).toMatch(/ — цена: \S/);
  });
  it('call finishing the end of the turn where the server says that it is', () => {
    const { view, decision } = sample('prompt-build');
    const done = decision.options.find(({ verb }) => verb === 'done') as Option;
    expect(labelOf(view, done, decision, texts['en'] as Texts)).toBe('Finish building');
    const ends = { ...decision, end: { moves: ['done'], since: 1, points: {} } };
    expect(labelOf(view, done, ends, texts['en'] as Texts)).toBe('End turn');
    expect(labelOf(view, done, ends, texts['ru'] as Texts)).toBe('Закончить ход');
  });
  it('leave the rest as it is', () => {
    expect(label('prompt-send', ({ verb }) => verb === 'decline')).toBe('Decline');
  });
});

describe('what a finger sees before it does it', () => {
  const option = (text: string): Option => {
    const [verb = '', ...nouns] = text.split(' ');
    return { text, verb, nouns };
  };
  it.each(['take a1', 'keep a1', 'use own', 'both', 'exchange red assistant', 'train red'])(
    'is told for %s',
    (text) => expect(isPreviewed(option(text))).toBe(true),
  );
  it.each(['arrange', 'done', 'decline', 'skip'])('is nothing for %s', (text) =>
    expect(isPreviewed(option(text))).toBe(false),
  );
});

describe('spaces picked before the tile', () => {
  const site = (cells: readonly number[], ...moves: string[]): SiteView => ({ cells, moves });
  const sites = [
    site([0], 'on a1'),
    site([1], 'on b1'),
    site([7], 'on b2'),
    site([0, 1], 'on a1'),
    site([1, 0], 'on b1', 'on a1'),
    site([1, 7], 'on b1', 'on b2'),
    site([7, 1], 'on b2'),
  ];
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
    const before = {
      ...view,
      colonies: [
        { ...colonia, goods: colonia.goods.map(() => 0), bar: 0, ship: 0 },
        ...view.colonies.slice(1),
      ],
      forum: { ...view.forum, envoys: view.forum.envoys.map(() => -1) },
    };
    const said = gains(before, view, 0, texts['en'] as Texts).join(', ');
    expect(said).toMatch(/envoys? in the Forum/);
    expect(gains(view, view, 0, texts['en'] as Texts)).toEqual([]);
  });
});
