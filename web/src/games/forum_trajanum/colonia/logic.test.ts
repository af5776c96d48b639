import { describe, expect, it } from 'vitest';
import type { Decision, Option } from '../../../table/contract';
import { CYPRESSES, GOODS, HEAD, VALUES, cellOf } from '../printed';
import type { ForumTrajanumView } from '../view';
import {
  barAfter,
  barCells,
  buildingFor,
  cellMove,
  cellOfArea,
  conversionsOf,
  coinsOf,
  doublesOf,
  exchangeOf,
  lineOf,
} from './logic';

type Sample = { readonly view: ForumTrajanumView; readonly decision: Decision | null };
const SAMPLES = import.meta.glob<Sample>('../fixtures/*.json', { import: 'default', eager: true });
const names = Object.keys(SAMPLES);
const sample = (name: string): Sample => SAMPLES[`../fixtures/${name}.json`] as Sample;
const option = (text: string): Option => {
  const [verb = '', ...nouns] = text.split(' ');
  return { text, verb, nouns };
};
const makeDecision = (
  prompt: string,
  options: readonly string[],
  args: Decision['args'] = {},
): Decision => ({ seat: 0, prompt, args, options: options.map(option) });

describe('printed numbers add up to what the engine says', () => {
  it.each(names)('%s', (name) => {
    for (const colonia of (SAMPLES[name] as Sample).view.colonies) {
      const { area, bar, head, head_next, rows, upgrades } = colonia.outlook;
      expect(bar[colonia.bar]).toEqual({ area: area.points, head });
      expect(bar[upgrades.advance]).toEqual({ area: area.next, head: head_next });
      bar.forEach((at, position) => {
        const cell = cellOfArea(area.size, colonia.flipped);
        expect(at.head).toBe(HEAD[position]);
        expect(at.area).toBe(cell === 0 ? 0 : VALUES[cell + position - 1]);
      });
      expect([...CYPRESSES, HEAD.length - 1]).toContain(upgrades.cypress);
      for (const { kinds, multiplier, now } of rows) expect(kinds * multiplier).toBe(now);
    }
  });
});

describe('the slide bar', () => {
  it.each([false, true])(
    'prints every size of area where its value is read (turned: %s)',
    (flipped) => {
      const labels = barCells(flipped);
      for (let size = 1; size <= 12; size += 1) {
        const cell = labels.find(({ at }) => at === cellOfArea(size, flipped));
        expect(cell?.label).toMatch(size >= 10 ? /^10\+$/ : new RegExp(`^(${size}|2–3)$`));
      }
    },
  );
  it('moves where the engine says that the move under the pointer takes it', () => {
    const colonia = sample('late-4').view.colonies[0];
    expect(barAfter(colonia, 'advance')).toBe(colonia?.outlook.upgrades.advance);
    expect(barAfter(colonia, 'cypress')).toBe(colonia?.outlook.upgrades.cypress);
    expect(barAfter(colonia, undefined)).toBe(colonia?.bar);
  });
});

describe('what a space stands for', () => {
  const b3 = cellOf('b3');
  it('is taking it, for a Tribune where only that is offered', () => {
    expect(cellMove(makeDecision('take', ['take b3']), b3)).toBe('take b3');
    expect(cellMove(makeDecision('take_second', ['ignore b3']), b3)).toBe('ignore b3');
    expect(cellMove(makeDecision('take', []), b3)).toBe('take b3');
  });
  it('is keeping, building, or a corner', () => {
    expect(cellMove(makeDecision('keep', []), b3)).toBe('keep b3');
    expect(cellMove(makeDecision('second_half', []), b3)).toBe('on b3');
    expect(cellMove(makeDecision('corner', []), 5)).toBe('corner northeast');
    expect(cellMove(makeDecision('corner', []), b3)).toBeUndefined();
    expect(cellMove(undefined, b3)).toBeUndefined();
  });
  it('shows the half that would lie there', () => {
    expect(buildingFor(makeDecision('gray_half', [], { tile: 'market-stable' }))).toBe(2);
    expect(buildingFor(makeDecision('second_half', [], { tile: 'market-stable' }))).toBe(6);
    expect(buildingFor(makeDecision('space', [], { tile: 'park' }))).toBe(7);
    expect(buildingFor(makeDecision('build', []))).toBe(-1);
  });
});

describe('exchanges', () => {
  it('belong to the good that is given away', () => {
    const decision = makeDecision('build', [
      'train red',
      'recolour red blue',
      'craft blue',
      'promote',
      'exchange coin tribune',
      'build park',
    ]);
    expect(conversionsOf(decision, 'red').map(({ text }) => text)).toEqual([
      'train red',
      'recolour red blue',
    ]);
    expect(conversionsOf(decision, 'assistant').map(({ text }) => text)).toEqual([
      'craft blue',
      'promote',
    ]);
    expect(conversionsOf(decision, 'coin').map(({ text }) => text)).toEqual([
      'exchange coin tribune',
    ]);
    expect(conversionsOf(undefined, 'coin')).toEqual([]);
  });
  it('say what they cost and bring', () => {
    expect(exchangeOf(option('train red'))).toEqual({ gives: ['red', 'red'], gets: 'builder' });
    expect(exchangeOf(option('recolour red blue'))).toEqual({
      gives: ['red', 'assistant'],
      gets: 'blue',
    });
    expect(exchangeOf(option('craft blue'))).toEqual({ gives: ['assistant'], gets: 'blue' });
    expect(exchangeOf(option('promote'))).toEqual({ gives: ['assistant'], gets: 'builder' });
    expect(exchangeOf(option('exchange coin tribune'))).toEqual({
      gives: ['coin'],
      gets: 'tribune',
    });
  });
  it('find every exchange of every sample, once', () => {
    for (const name of names) {
      const decision = (SAMPLES[name] as Sample).decision ?? undefined;
      const all =
        decision?.options.filter(({ verb }) =>
          ['train', 'recolour', 'craft', 'promote', 'exchange'].includes(verb),
        ) ?? [];
      expect(
        GOODS.flatMap((good) => conversionsOf(decision, good))
          .map(({ text }) => text)
          .sort(),
      ).toEqual(all.map(({ text }) => text).sort());
    }
  });
});

describe('a Colonia', () => {
  const { view } = sample('late-4');
  it('pays a coin for each row with citizens', () => {
    const colonia = view.colonies[1];
    if (!colonia) throw new Error('four seats');
    expect(colonia.outlook.wages).toBe(
      [0, 2, 4, 6, 8, 10].filter((place) => colonia.citizens[place] !== -1).length,
    );
    expect(coinsOf(colonia)).toBe(colonia.goods[0]);
  });
  it('has each street at its own line, and doubles on neighbours', () => {
    for (const colonia of view.colonies) {
      expect([0, 1, 2, 3, 4, 5].map((symbol) => lineOf(colonia, symbol)).sort()).toEqual([
        0, 1, 2, 3, 4, 5,
      ]);
      expect([6, 7, 8, 9, 10, 11].map((symbol) => lineOf(colonia, symbol)).sort()).toEqual([
        0, 1, 2, 3, 4, 5,
      ]);
      for (const [first, second] of doublesOf(colonia))
        expect([1, 6]).toContain(Math.abs(first - second));
    }
  });
});
