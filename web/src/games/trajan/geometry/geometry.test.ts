import { describe, expect, it } from 'vitest';
import { areDrawnAdjacent, regionPath } from './map';
import { REGION } from './regions';
import { RING, sowingArc, spots, trayAt } from './ring';
import { PROVINCE_POINTS } from '../printed';

const PRINTED: Readonly<Record<string, string>> = {
  noricum: 'raetia',
  raetia: 'noricum alpes belgica germania-superior',
  alpes: 'raetia belgica lugdunensis narbonensis',
  narbonensis: 'alpes lugdunensis aquitania',
  aquitania: 'narbonensis lugdunensis',
  lugdunensis: 'aquitania narbonensis alpes belgica britannia',
  belgica: 'lugdunensis alpes raetia germania-superior germania-inferior britannia',
  'germania-superior': 'raetia belgica germania-inferior',
  'germania-inferior': 'belgica germania-superior britannia',
  britannia: 'lugdunensis belgica germania-inferior',
};

describe('the map', () => {
  const names = Object.keys(REGION);
  it.each(names)('joins %s with its printed neighbours and nobody else', (name) => {
    const drawn = names.filter((other) => other !== name && areDrawnAdjacent(name, other));
    expect(drawn.sort()).toEqual((PRINTED[name] ?? '').split(' ').sort());
  });
  it('gives every province a closed outline and its points', () => {
    for (const name of names) expect(regionPath(name)).toMatch(/^M.*z$/);
    expect(Object.values(PROVINCE_POINTS).reduce((sum, points) => sum + points, 0)).toBe(65);
  });
});

describe('the ring', () => {
  it('goes clockwise from the upper left', () => {
    const [first, second, third] = [trayAt(0), trayAt(1), trayAt(2)];
    expect(first[0]).toBeLessThan(RING.centre[0]);
    expect(first[1]).toBeLessThan(RING.centre[1]);
    expect(second[0]).toBeGreaterThan(first[0]);
    expect(third[1]).toBeCloseTo(RING.centre[1]);
  });
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'has a place inside the tray for each of %i markers',
    (count) => {
      const { size, at } = spots(count);
      expect(at.length).toBeGreaterThanOrEqual(count);
      for (const [x, y] of at) expect(Math.hypot(x, y) + size / 2).toBeLessThan(1.06);
    },
  );
  it('draws the way of a sowing at most once around', () => {
    expect(sowingArc(0, 3).path).toContain(' 0 0 1 ');
    expect(sowingArc(0, 4).path).toContain(' 0 1 1 ');
    expect(sowingArc(0, 12).head).toEqual(sowingArc(0, 6).head);
  });
});
