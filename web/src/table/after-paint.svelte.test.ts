import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.svelte';

/** A number that is followed a frame later. */
function counted(first: number, frames = 1): { followed: () => number | undefined; set: (next: number) => void; end: () => void } {
  let count = $state(first);
  let followed: { readonly now: { readonly count: number } | undefined } | undefined;
  const end = $effect.root(() => {
    followed = afterPaint(() => ({ count }), frames);
  });
  flushSync();
  return {
    followed: () => followed?.now?.count,
    set: next => {
      count = next;
      flushSync();
    },
    end,
  };
}

describe('what comes a frame later', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const frame = (): void => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    flushSync();
  };

  it('is there at once the first time', () => {
    const number = counted(1);
    expect(number.followed()).toBe(1);
    number.end();
  });

  it('keeps the old value until the frame is painted', () => {
    const number = counted(1);
    frame();
    number.set(2);
    expect(number.followed()).toBe(1);
    frame();
    expect(number.followed()).toBe(2);
    number.end();
  });

  it('only shows the last of what changes within a frame', () => {
    const number = counted(1);
    frame();
    number.set(2);
    number.set(3);
    frame();
    expect(number.followed()).toBe(3);
    number.end();
  });

  it('waits for as many frames as it is told to', () => {
    const number = counted(1, 2);
    frame();
    frame();
    number.set(2);
    frame();
    expect(number.followed()).toBe(1);
    frame();
    expect(number.followed()).toBe(2);
    number.end();
  });
});
