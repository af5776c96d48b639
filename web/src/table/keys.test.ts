import { describe, expect, it, vi } from 'vitest';
import { obeyKey } from './keys';

const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, cancelable: true, ...more });

describe('keys of a page that is stepped through', () => {
  it('do what they stand for, and nothing else then', () => {
    const act = vi.fn();
    const event = press('ArrowLeft');
    obeyKey(event, { ArrowLeft: act });
    expect(act).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
  });

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    'stay the browser’s with %o: Alt and an arrow lead to the page before',
    (held) => {
      const act = vi.fn();
      const event = press('ArrowLeft', held);
      obeyKey(event, { ArrowLeft: act });
      expect(act).not.toHaveBeenCalled();
      expect(event.defaultPrevented).toBe(false);
    },
  );

  it('leave other keys alone', () => {
    const event = press('x');
    obeyKey(event, { ArrowLeft: vi.fn() });
    expect(event.defaultPrevented).toBe(false);
  });
});
