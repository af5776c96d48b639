import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { finalCount } from './final-count.svelte';

function counting(first: 'running' | 'finished') {
  let state = $state<'running' | 'finished'>(first);
  let isShowing = $state(false);
  const openSheet = vi.fn();
  let count: ReturnType<typeof finalCount> | undefined;
  const end = $effect.root(() => {
    count = finalCount(() => ({ state, isShowing }), openSheet);
  });
  flushSync();
  const set = (next: 'running' | 'finished', showing: boolean): void => {
    state = next;
    isShowing = showing;
    flushSync();
  };
  return { set, openSheet, end, count: count as ReturnType<typeof finalCount> };
}

describe('the final points', () => {
  it('are counted on the table, then on the sheet, and only then the winner is named', () => {
    const { set, openSheet, end, count } = counting('running');
    expect(count.isCounting).toBe(false);
    set('finished', true);
    expect(count.isCounting).toBe(true);
    expect(openSheet).not.toHaveBeenCalled();
    set('finished', false);
    expect(openSheet).toHaveBeenCalledOnce();
    expect(count.isCounting).toBe(true);
    count.finish();
    flushSync();
    expect(count.isCounting).toBe(false);
    expect(openSheet).toHaveBeenCalledOnce();
    end();
  });

  it('are not counted again for whoever comes after the end', () => {
    const { set, openSheet, end, count } = counting('finished');
    expect(count.isCounting).toBe(false);
    set('finished', true);
    set('finished', false);
    expect(openSheet).not.toHaveBeenCalled();
    end();
  });
});
