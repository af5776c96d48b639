/** Asks the worker that thinks, one question after the other; what nobody waits for any more is dropped. */
import type { EngineList } from './files';
import type { ThinkingOrder } from './thinking-worker';

const MAX_THOUGHT_MS = 120_000;
/** A worker looks around every few hundredths of a second; one that does not is ended. */
const MAX_STOPPING_MS = 15_000;

type WaitingQuestion = {
  readonly text: string;
  readonly settle: (answer: string | undefined) => void;
};

export class Thinker {
  private worker: Worker | undefined;
  private waiting: readonly WaitingQuestion[] = [];
  private current: WaitingQuestion | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly list: EngineList) {}

  /** Have Python ready before the first question. */
  start(): void {
    this.ready();
  }

  /** The move that a bot chose, as text; nothing if it failed or was forgotten. */
  think(text: string): Promise<string | undefined> {
    return new Promise((settle) => {
      this.waiting = [...this.waiting, { text, settle }];
      this.askNext();
    });
  }

  /** Nobody waits for the answer to a question any more. */
  forget(text: string): void {
    const dropped = this.waiting.filter((each) => each.text === text);
    this.waiting = this.waiting.filter((each) => each.text !== text);
    for (const each of dropped) each.settle(undefined);
    if (this.current?.text !== text) return;
    this.tell({ kind: 'stop' });
    this.limit(MAX_STOPPING_MS);
  }

  private askNext(): void {
    const [next, ...rest] = this.waiting;
    if (this.current !== undefined || next === undefined) return;
    this.waiting = rest;
    this.current = next;
    this.tell({ kind: 'think', text: next.text });
    this.limit(MAX_THOUGHT_MS);
  }

  private settle(answer: string | undefined): void {
    clearTimeout(this.timer);
    const asked = this.current;
    this.current = undefined;
    asked?.settle(answer);
    this.askNext();
  }

  private ready(): Worker {
    if (this.worker !== undefined) return this.worker;
    const made = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<{ move?: string; isStopped?: boolean }>) => {
      if (data.move === undefined && data.isStopped !== true) this.end();
      this.settle(data.move);
    };
    made.onerror = () => this.fail();
    made.postMessage({ kind: 'start', list: this.list } satisfies ThinkingOrder);
    this.worker = made;
    return made;
  }

  private tell(order: ThinkingOrder): void {
    this.ready().postMessage(order);
  }

  private limit(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail(), milliseconds);
  }

  private fail(): void {
    this.end();
    this.settle(undefined);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
