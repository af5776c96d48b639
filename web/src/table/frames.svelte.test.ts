import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedule, deferredValue, type Priority } from './frames.svelte';

/** A number that is followed a frame later. */
function countFollowed(
  first: number,
  priority: Priority = 'prompt',
): { followed: () => number | undefined; set: (next: number) => void; end: () => void } {
  let count = $state(first);
  let followed: { readonly now: { readonly count: number } | undefined } | undefined;
  const end = $effect.root(() => {
    followed = deferredValue(priority, () => ({ count }));
  });
  flushSync();
  return {
    followed: () => followed?.now?.count,
    set: (next) => {
      count = next;
      flushSync();
    },
    end,
  };
}

describe('what comes a frame later', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
      }),
  );
  afterEach(() => void vi.useRealTimers());
  const frame = (): void => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    flushSync();
  };

  it('is there at once the first time', () => {
    const number = countFollowed(1);
    expect(number.followed()).toBe(1);
    number.end();
  });

  it('keeps the old value until the frame is painted', () => {
    const number = countFollowed(1);
    frame();
    number.set(2);
    expect(number.followed()).toBe(1);
    frame();
    expect(number.followed()).toBe(2);
    number.end();
  });

  it('only shows the last of what changes within a frame', () => {
    const number = countFollowed(1);
    frame();
    number.set(2);
    number.set(3);
    frame();
    expect(number.followed()).toBe(3);
    number.end();
  });

  it('waits for as many frames as its priority says', () => {
    const number = countFollowed(1, 'panels');
    frame();
    frame();
    number.set(2);
    frame();
    expect(number.followed()).toBe(1);
    frame();
    expect(number.followed()).toBe(2);
    number.end();
  });

  it('runs in the order of the priorities, each once, and not what was cancelled', () => {
    const ran: Priority[] = [];
    const run = (priority: Priority): (() => void) => schedule(priority, () => ran.push(priority));
    run('panels');
    run('measure');
    run('buttons')();
    run('prompt');
    run('board');
    frame();
    expect(ran).toEqual(['board', 'prompt', 'measure']);
    frame();
    frame();
    expect(ran).toEqual(['board', 'prompt', 'measure', 'panels']);
  });

  it('asks for frames again after all that waited was cancelled', () => {
    const ran = vi.fn();
    schedule('board', vi.fn())();
    schedule('board', ran);
    frame();
    expect(ran).toHaveBeenCalledOnce();
  });
});
