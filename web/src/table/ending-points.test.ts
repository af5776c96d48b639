import { describe, expect, it } from 'vitest';
import { gainsOf, hueOf, isLoss, lossesOf } from './ending-points';

const ANNA = { ships: 12, demands: -6, senate: 3 };
const BEN = { ships: 0, demands: 0, senate: 5 };
const SOURCES = ['ships', 'demands', 'senate'];

describe('points at the end', () => {
  it('are gained and lost apart, and only by the sources shown', () => {
    expect([gainsOf(ANNA, SOURCES), lossesOf(ANNA, SOURCES)]).toEqual([15, 6]);
    expect([gainsOf(ANNA, ['ships']), lossesOf(ANNA, ['ships'])]).toEqual([12, 0]);
    expect([gainsOf(undefined, SOURCES), lossesOf(undefined, SOURCES)]).toEqual([0, 0]);
  });

  it('are a loss where nobody has gained any', () => {
    expect(isLoss('demands', [ANNA, BEN])).toBe(true);
    expect(isLoss('ships', [ANNA, BEN])).toBe(false);
  });

  it('have a colour for each source, however many there are', () => {
    expect(hueOf(12)).toBe(hueOf(0));
    expect(hueOf(1)).not.toBe(hueOf(0));
  });
});
