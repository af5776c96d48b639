import { describe, expect, it } from 'vitest';
import { reuse } from './parts.svelte';

describe('parts that have not changed', () => {
  it('are the same objects as before', () => {
    const before = { board: { time: 3, demands: ['bread'] }, players: [{ points: 1, tiles: { bread: 2 } }, { points: 4, tiles: {} }] };
    const after = structuredClone(before);
    expect(reuse(before, after)).toBe(before);
    const other = { ...after, players: [{ points: 2, tiles: { bread: 2 } }, { points: 4, tiles: {} }] };
    const found = reuse(before, other);
    expect(found).toEqual(other);
    expect(found.board).toBe(before.board);
    expect(found.players[0]).not.toBe(before.players[0]);
    expect(found.players[0]?.tiles).toBe(before.players[0]?.tiles);
    expect(found.players[1]).toBe(before.players[1]);
  });
  it('are not kept when a part is gone, new, empty or of another kind', () => {
    expect(reuse({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(reuse([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(reuse({ a: null }, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
    expect(reuse({ a: [] }, { a: {} })).toEqual({ a: {} });
    expect(reuse(undefined, [null])).toEqual([null]);
  });
});
