import { describe, expect, it } from 'vitest';
import type { Colour, PlayerView, TrajanTile } from '../view';
import { anyNext, heldMarkers, missing, preview, previewOf, without } from './sowing';

const tile = (first: Colour, second: Colour): TrajanTile => ({ tile: '', stack: 'victory', colours: [first, second], points: 9, amount: 0, demand: null });
const mat = (trays: Colour[][], slots: (TrajanTile | null)[] = []): PlayerView => ({ trays, slots: [0, 1, 2, 3, 4, 5].map(k => slots[k] ?? null) }) as unknown as PlayerView;

describe('previewing a sowing', () => {
  it('lands as many trays on as markers were taken (R-12)', () => {
    const sowing = previewOf(mat([[], [], [], [], ['blue', 'pink'], []]), 4);
    expect(sowing).toMatchObject({ from: 4, count: 2, target: 0, arrivals: [1, 0, 0, 0, 0, 1] });
  });
  it('brings the sixth marker home and goes round with more', () => {
    const six: Colour[] = ['blue', 'blue', 'pink', 'pink', 'white', 'white'];
    expect(previewOf(mat([six, [], [], [], [], []]), 0)).toMatchObject({ target: 0, arrivals: [1, 1, 1, 1, 1, 1] });
    expect(previewOf(mat([[...six, 'green'], [], [], [], [], []]), 0)).toMatchObject({ target: 1, arrivals: [1, 2, 1, 1, 1, 1] });
  });
  it('has nothing to say about an empty tray', () => {
    expect(previewOf(mat([[], [], [], [], [], []]), 0)).toBeUndefined();
  });
  it('names the tile it could complete and the colours that must come last', () => {
    const me = mat([['blue', 'pink'], [], ['white'], [], [], []], [null, null, tile('white', 'pink')]);
    expect(previewOf(me, 0)).toMatchObject({ target: 2, needs: ['pink'] });
    expect(previewOf(me, 0)?.completes?.points).toBe(9);
  });
  it('needs nothing if the tray holds both colours, and completes nothing if one is out of reach', () => {
    const full = mat([['blue'], ['white', 'pink'], [], [], [], []], [null, tile('white', 'pink')]);
    expect(previewOf(full, 0)).toMatchObject({ needs: [] });
    expect(previewOf(full, 0)?.completes).toBeDefined();
    expect(previewOf(mat([['blue'], ['pink'], [], [], [], []], [null, tile('white', 'pink')]), 0)?.completes).toBeUndefined();
  });
  it('wants a double colour twice, and both only where two markers arrive', () => {
    const pair = mat([['green', 'green', 'blue', 'blue', 'pink', 'pink', 'white'], [], [], [], [], []], [null, tile('green', 'green')]);
    expect(previewOf(pair, 0)).toMatchObject({ target: 1, needs: ['green', 'green'] });
    expect(previewOf(mat([['green'], [], [], [], [], []], [null, tile('green', 'green')]), 0)?.completes).toBeUndefined();
  });
  it('forgets the markers of a source that is also the target', () => {
    const me = mat([['blue', 'blue', 'pink', 'pink', 'white', 'white'], [], [], [], [], []], [tile('blue', 'pink')]);
    expect(previewOf(me, 0)?.completes).toBeUndefined();
  });
});

describe('markers in hand', () => {
  it('are those of twelve that lie on no tray', () => {
    expect(heldMarkers([['blue', 'blue', 'yellow', 'yellow', 'green'], ['orange', 'orange'], ['pink', 'pink', 'white'], [], [], []])).toEqual(['green', 'white']);
    expect(heldMarkers(null)).toEqual([]);
  });
  it('keep for the end what the target needs', () => {
    const sowing = preview([[], [], ['white'], [], [], []], [null, null, tile('white', 'pink'), null, null, null], 1, ['pink', 'blue']);
    expect(anyNext(sowing, ['pink', 'blue'])).toBe('blue');
    expect(anyNext(sowing, ['pink'])).toBe('pink');
  });
  it('can be taken out of a bag only if they are there', () => {
    expect(without(['pink', 'blue'], ['blue'])).toEqual(['pink']);
    expect(without(['pink'], ['blue'])).toBeUndefined();
    expect(missing(tile('green', 'green'), ['green'])).toEqual(['green']);
  });
});
