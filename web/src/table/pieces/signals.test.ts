import { describe, expect, it } from 'vitest';
import { signalsByKey, structuralShare, takeWithinBudget } from './signals.svelte';

describe('parts that have not changed', () => {
  it('keeps the order of the new one: a hand of cards lies as it does after a reload', () => {
    expect(Object.keys(structuralShare({ fish: 1, wine: 1 }, { wine: 1, fish: 1 }))).toEqual([
      'wine',
      'fish',
    ]);
  });

  it('are the same objects as before', () => {
    const before = {
      board: { time: 3, demands: ['bread'] },
      players: [
        { points: 1, tiles: { bread: 2 } },
        { points: 4, tiles: {} },
      ],
    };
    const after = structuredClone(before);
    expect(structuralShare(before, after)).toBe(before);
    const other = {
      ...after,
      players: [
        { points: 2, tiles: { bread: 2 } },
        { points: 4, tiles: {} },
      ],
    };
    const found = structuralShare(before, other);
    expect(found).toEqual(other);
    expect(found.board).toBe(before.board);
    expect(found.players[0]).not.toBe(before.players[0]);
    expect(found.players[0]?.tiles).toBe(before.players[0]?.tiles);
    expect(found.players[1]).toBe(before.players[1]);
  });
  it('are not kept when a part is gone, new, empty or of another kind', () => {
    expect(structuralShare({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(structuralShare([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(structuralShare({ a: null }, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
    expect(structuralShare({ a: [] }, { a: {} })).toEqual({ a: {} });
    expect(structuralShare(undefined, [null])).toEqual([null]);
  });
});

describe('parts that change', () => {
  const first = {
    round: 1,
    board: { site: ['a', 'b', 'c'], demands: ['bread'] },
    players: [{ points: 1 }],
  };
  it('are told with about how much of them is new', () => {
    const { changes } = signalsByKey(first, 'board');
    expect(
      changes({ ...first, board: { ...first.board, site: ['a', 'x', 'y'] }, round: 2 }).map(
        ({ weight }) => weight,
      ),
    ).toEqual([1, 2]);
    expect(changes(first)).toEqual([]);
  });
  it('are drawn when they are applied, each by itself', () => {
    const { parts, changes } = signalsByKey(first, 'board');
    const [round, site] = changes({ ...first, board: { ...first.board, site: ['x'] }, round: 2 });
    round?.apply();
    expect(parts).toMatchObject({ round: 2, board: { site: ['a', 'b', 'c'] } });
    site?.apply();
    expect(parts.board.site).toEqual(['x']);
  });
  it('are shared out between frames, one at least to each', () => {
    const changes = [5, 20, 40, 3].map((weight) => ({ weight, apply: () => undefined }));
    const weights = (part: readonly { weight: number }[]): readonly number[] =>
      part.map(({ weight }) => weight);
    const [now, later] = takeWithinBudget(changes, 30);
    expect([weights(now), weights(later)]).toEqual([
      [5, 20],
      [40, 3],
    ]);
    expect(takeWithinBudget(later, 30).map(weights)).toEqual([[40], [3]]);
    expect(takeWithinBudget(changes, Infinity).map(weights)).toEqual([[5, 20, 40, 3], []]);
    expect(takeWithinBudget([], 30)).toEqual([[], []]);
  });
});
