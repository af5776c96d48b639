// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const PUZZLES = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('progress with puzzles', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  it('goes on with the next that is not solved, and begins anew at the end', async () => {
    const { nextPuzzle, notePuzzle } = await import('./progress.svelte');
    expect(nextPuzzle(PUZZLES)?.id).toBe('a');
    notePuzzle('a', 'solved');
    notePuzzle('b', 'tried');
    expect(nextPuzzle(PUZZLES)?.id).toBe('b');
    expect(nextPuzzle(PUZZLES, 'b')?.id).toBe('c');
    expect(nextPuzzle(PUZZLES, 'c')?.id).toBe('b');
  });

  it('keeps what was solved in this browser, also if it is tried again', async () => {
    const before = await import('./progress.svelte');
    before.notePuzzle('a', 'solved');
    before.notePuzzle('a', 'tried');
    vi.resetModules();
    const { puzzleState } = await import('./progress.svelte');
    expect(puzzleState('a')).toBe('solved');
  });

  it('begins anew where something else was written in its place', async () => {
    localStorage.setItem('ulpia.puzzles', 'nonsense');
    const { puzzleState } = await import('./progress.svelte');
    expect(puzzleState('a')).toBeUndefined();
  });
});
