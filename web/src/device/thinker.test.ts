import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EngineList } from './files';
import { Thinker } from './thinker';
import type { ThinkingOrder } from './thinking-worker';

type Answer = { move?: string; isStopped?: boolean; trouble?: string };

/** A worker that says nothing by itself. */
class SilentWorker {
  static made: SilentWorker[] = [];
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: ThinkingOrder[] = [];
  isEnded = false;

  constructor() {
    SilentWorker.made.push(this);
  }
  postMessage(order: ThinkingOrder): void {
    this.heard.push(order);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(data: Answer): void {
    this.onmessage?.({ data });
  }
  get questions(): readonly string[] {
    return this.heard.flatMap((each) => (each.kind === 'think' ? [each.text] : []));
  }
}

const list = {} as EngineList;
const worker = (place = 0): SilentWorker => SilentWorker.made[place] as SilentWorker;

beforeEach(() => {
  SilentWorker.made = [];
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the worker that thinks', () => {
  test('is asked one question after the other', async () => {
    const thinker = new Thinker(list);
    const [first, second] = [thinker.think('a'), thinker.think('b')];
    expect(worker().questions).toEqual(['a']);
    worker().answer({ move: 'sow I' });
    expect(await first).toBe('sow I');
    expect(worker().questions).toEqual(['a', 'b']);
    worker().answer({ move: 'sow II' });
    expect(await second).toBe('sow II');
    expect(SilentWorker.made).toHaveLength(1);
  });

  test('stops a thought that nobody waits for, lives on and takes the next', async () => {
    const thinker = new Thinker(list);
    const [stale, wanted] = [thinker.think('stale'), thinker.think('wanted')];
    thinker.forget('stale');
    expect(worker().heard.at(-1)).toEqual({ kind: 'stop' });
    worker().answer({ isStopped: true });
    expect(await stale).toBeUndefined();
    worker().answer({ move: 'waive' });
    expect(await wanted).toBe('waive');
    expect([SilentWorker.made.length, worker().isEnded]).toEqual([1, false]);
  });

  test('is never asked what was forgotten before its turn came', async () => {
    const thinker = new Thinker(list);
    const first = thinker.think('a');
    const late = thinker.think('late');
    thinker.forget('late');
    expect(await late).toBeUndefined();
    worker().answer({ move: 'sow I' });
    await first;
    expect(worker().questions).toEqual(['a']);
  });

  test('hears nothing when a question is forgotten that was answered already', async () => {
    const thinker = new Thinker(list);
    const answered = thinker.think('a');
    worker().answer({ move: 'sow I' });
    await answered;
    const next = thinker.think('b');
    thinker.forget('a');
    expect(worker().heard.some((each) => each.kind === 'stop')).toBe(false);
    worker().answer({ move: 'sow II' });
    expect(await next).toBe('sow II');
  });

  test('is ended when it does not stop, and another takes the next question', async () => {
    const thinker = new Thinker(list);
    const [stuck, next] = [thinker.think('stuck'), thinker.think('next')];
    thinker.forget('stuck');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await stuck).toBeUndefined();
    expect(worker().isEnded).toBe(true);
    expect(worker(1).questions).toEqual(['next']);
    worker(1).answer({ move: 'sow I' });
    expect(await next).toBe('sow I');
  });

  test('is ended when it fails', async () => {
    const thinker = new Thinker(list);
    const asked = thinker.think('a');
    worker().answer({ trouble: 'no memory' });
    expect(await asked).toBeUndefined();
    expect(worker().isEnded).toBe(true);
  });
});
