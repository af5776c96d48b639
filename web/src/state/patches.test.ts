import { describe, expect, it } from 'vitest';
import type { Patch, Position } from '../generated/wire';
import { applyPatch, checksum } from './patches';

/** As Python made them: the checksum is the server's. */
const BEFORE = {
  type: 'position',
  seq: 1,
  entries: [],
  seats: [{ name: 'Ж', online: true }, { name: 'ü' }],
  view: { trays: [['blue', 'pink'], [], ['white']], time: { position: 3 } },
  undo: { reach: 2 },
} as unknown as Position;
const PATCH = {
  type: 'patch',
  base: 1,
  seq: 2,
  sum: 2986901169,
  changes: {
    seats: { '0': { online: 0 }, '1': { online: [false] } },
    view: {
      trays: { '0': [0, 2, []], '1': [0, 0, ['blue']], '2': [1, 0, ['pink']] },
      time: { position: [5] },
      over: [null],
    },
    undo: 0,
  },
  entries: [{ seq: 2 }],
} as unknown as Patch;
const AFTER = {
  type: 'position',
  seq: 2,
  entries: [{ seq: 2 }],
  seats: [{ name: 'Ж' }, { name: 'ü', online: false }],
  view: { trays: [[], ['blue'], ['white', 'pink']], time: { position: 5 }, over: null },
};

describe('a patch', () => {
  it('leads to the position that the server has', () => {
    const kept = structuredClone(BEFORE);
    expect(applyPatch(BEFORE, PATCH)).toEqual(AFTER);
    expect(BEFORE).toEqual(kept);
  });

  it('shares what it leaves alone', () => {
    const { undo: _undo, ...rest } = { ...BEFORE, seq: 2 };
    const patch = { ...PATCH, changes: { undo: 0 }, sum: checksum(rest) };
    const after = applyPatch(BEFORE, patch) as Position;
    expect(after.view).toBe(BEFORE.view);
    expect(after.seats).toBe(BEFORE.seats);
    expect(after.undo).toBeUndefined();
  });

  it.each([
    ['a gap', { ...BEFORE, seq: 0 }, PATCH],
    ['a wrong checksum', BEFORE, { ...PATCH, sum: 1 }],
    ['a place that is not there', { ...BEFORE, view: null }, PATCH],
    ['a list that is none', { ...BEFORE, view: { ...BEFORE.view, trays: { 0: 1 } } }, PATCH],
    ['nothing to change', undefined, PATCH],
  ])('is refused after %s', (_, position, patch) => {
    expect(applyPatch(position as Position | undefined, patch as Patch)).toBeUndefined();
  });
});
