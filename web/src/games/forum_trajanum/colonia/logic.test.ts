import { describe, expect, it } from 'vitest';
import type { Decision, Offer } from '../../../table/contract';
import { GOODS, HEAD, cellOf } from '../printed';
import type { ForumTrajanumView } from '../view';
import { LAST, barAhead, barCells, buildingFor, cellMove, cellOfArea, conversionsOf, coinsOf, doublesOf, exchangeOf, lineOf, multiplierOf, nextCypress, valueOfArea, wagesOf } from './logic';

type Sample = { readonly view: ForumTrajanumView; readonly decision: Decision | null };
const SAMPLES = import.meta.glob<Sample>('../fixtures/*.json', { import: 'default', eager: true });
const names = Object.keys(SAMPLES);
const sample = (name: string): Sample => SAMPLES[`../fixtures/${name}.json`] as Sample;
const offer = (text: string): Offer => {
  const [verb = '', ...nouns] = text.split(' ');
  return { text, verb, nouns };
};
const asked = (prompt: string, options: readonly string[], args: Decision['args'] = {}): Decision => ({ seat: 0, prompt, args, options: options.map(offer) });

describe('printed numbers add up to what the engine says', () => {
  it.each(names)('%s', name => {
    for (const colonia of (SAMPLES[name] as Sample).view.colonies) {
      const { area, head, head_next, rows } = colonia.outlook;
      expect(valueOfArea(area.size, colonia.bar, colonia.flipped)).toBe(area.points);
      expect(valueOfArea(area.size, Math.min(LAST, colonia.bar + 1), colonia.flipped)).toBe(area.next);
      expect([HEAD[colonia.bar], HEAD[Math.min(LAST, colonia.bar + 1)]]).toEqual([head, head_next]);
      for (const [row, outlook] of rows.entries()) expect(outlook.kinds * multiplierOf(colonia, row)).toBe(outlook.now);
    }
  });
});

describe('the slide bar', () => {
  it.each([false, true])('prints every size of area where its value is read (turned: %s)', flipped => {
    const labels = barCells(flipped);
    for (let size = 1; size <= 12; size += 1) {
      const cell = labels.find(({ at }) => at === cellOfArea(size, flipped));
      expect(cell?.label).toMatch(size >= 10 ? /^10\+$/ : new RegExp(`^(${size}|2–3)$`));
    }
  });
  it('moves one step, or to the next cypress, and stops at the end', () => {
    expect([barAhead(0, 'advance'), barAhead(0, 'cypress'), barAhead(3, 'cypress'), barAhead(LAST, 'advance'), barAhead(2, undefined)]).toEqual([1, 2, 4, LAST, 2]);
    expect(nextCypress(LAST)).toBe(LAST);
  });
});

describe('what a space stands for', () => {
  const b3 = cellOf('b3');
  it('is taking it, for a Tribune where only that is offered', () => {
    expect(cellMove(asked('take', ['take b3']), b3)).toBe('take b3');
    expect(cellMove(asked('take_second', ['ignore b3']), b3)).toBe('ignore b3');
    expect(cellMove(asked('take', []), b3)).toBe('take b3');
  });
  it('is keeping, building, or a corner', () => {
    expect(cellMove(asked('keep', []), b3)).toBe('keep b3');
    expect(cellMove(asked('second_half', []), b3)).toBe('on b3');
    expect(cellMove(asked('corner', []), 5)).toBe('corner northeast');
    expect(cellMove(asked('corner', []), b3)).toBeUndefined();
    expect(cellMove(undefined, b3)).toBeUndefined();
  });
  it('shows the half that would lie there', () => {
    expect(buildingFor(asked('gray_half', [], { tile: 'market-stable' }))).toBe(2);
    expect(buildingFor(asked('second_half', [], { tile: 'market-stable' }))).toBe(6);
    expect(buildingFor(asked('space', [], { tile: 'park' }))).toBe(7);
    expect(buildingFor(asked('build', []))).toBe(-1);
  });
});

describe('exchanges', () => {
  it('belong to the good that is given away', () => {
    const decision = asked('build', ['train red', 'recolour red blue', 'craft blue', 'promote', 'exchange coin tribune', 'build park']);
    expect(conversionsOf(decision, 'red').map(({ text }) => text)).toEqual(['train red', 'recolour red blue']);
    expect(conversionsOf(decision, 'assistant').map(({ text }) => text)).toEqual(['craft blue', 'promote']);
    expect(conversionsOf(decision, 'coin').map(({ text }) => text)).toEqual(['exchange coin tribune']);
    expect(conversionsOf(undefined, 'coin')).toEqual([]);
  });
  it('say what they cost and bring', () => {
    expect(exchangeOf(offer('train red'))).toEqual({ gives: ['red', 'red'], gets: 'builder' });
    expect(exchangeOf(offer('recolour red blue'))).toEqual({ gives: ['red', 'assistant'], gets: 'blue' });
    expect(exchangeOf(offer('craft blue'))).toEqual({ gives: ['assistant'], gets: 'blue' });
    expect(exchangeOf(offer('promote'))).toEqual({ gives: ['assistant'], gets: 'builder' });
    expect(exchangeOf(offer('exchange coin tribune'))).toEqual({ gives: ['coin'], gets: 'tribune' });
  });
  it('find every exchange of every sample, once', () => {
    for (const name of names) {
      const decision = (SAMPLES[name] as Sample).decision ?? undefined;
      const all = decision?.options.filter(({ verb }) => ['train', 'recolour', 'craft', 'promote', 'exchange'].includes(verb)) ?? [];
      expect(GOODS.flatMap(good => conversionsOf(decision, good)).map(({ text }) => text).sort()).toEqual(all.map(({ text }) => text).sort());
    }
  });
});

describe('a Colonia', () => {
  const { view } = sample('late-4');
  it('pays a coin for each row with citizens', () => {
    const colonia = view.colonies[1];
    if (!colonia) throw new Error('four seats');
    expect(wagesOf(colonia)).toBe([0, 2, 4, 6, 8, 10].filter(place => colonia.citizens[place] !== -1).length);
    expect(coinsOf(colonia)).toBe(colonia.goods[0]);
  });
  it('has each street at its own line, and doubles on neighbours', () => {
    for (const colonia of view.colonies) {
      expect([0, 1, 2, 3, 4, 5].map(symbol => lineOf(colonia, symbol)).sort()).toEqual([0, 1, 2, 3, 4, 5]);
      expect([6, 7, 8, 9, 10, 11].map(symbol => lineOf(colonia, symbol)).sort()).toEqual([0, 1, 2, 3, 4, 5]);
      for (const [first, second] of doublesOf(colonia)) expect([1, 6]).toContain(Math.abs(first - second));
    }
  });
});
