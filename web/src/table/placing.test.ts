import { describe, expect, it } from 'vitest';
import { overlapOf, placeBeside, placeCard, type Rect } from './placing';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const bounds = rect(0, 0, 360, 380);
const size = { width: 344, height: 130 };

describe('the place of a card', () => {
  it('stands beside what it speaks of and covers none of it', () => {
    const wide = rect(0, 0, 1280, 600);
    const tray = rect(900, 200, 80, 80);
    const spot = placeCard({ width: 344, height: 190 }, wide, [tray]);
    expect(spot.overlap).toBe(0);
    expect(overlapOf(rect(spot.left, spot.top, 344, 190), tray)).toBe(0);
    expect(tray.left - (spot.left + 344)).toBeLessThan(40);
  });

  it('stays within the stage', () => {
    const spot = placeCard(size, bounds, [rect(10, 10, 50, 50)]);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(spot.top + size.height).toBeLessThanOrEqual(380);
  });

  it('lights as much as it need not cover, what matters most first', () => {
    const above = rect(100, 10, 80, 80);
    const middle = rect(100, 150, 80, 80);
    const below = rect(100, 290, 80, 80);
    const { spot, count } = placeBeside(size, bounds, [above, middle, below], []);
    expect(count).toBe(2);
    expect(overlapOf(rect(spot.left, spot.top, 344, 130), above)).toBe(0);
    expect(overlapOf(rect(spot.left, spot.top, 344, 130), middle)).toBe(0);
  });

  it('stands at the bottom where there is nothing to speak of', () => {
    expect(placeBeside(size, bounds, [], [])).toEqual({
      spot: { left: 0, top: 250, overlap: 0 },
      count: 0,
    });
  });
});
