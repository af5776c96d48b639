/** Asks the worker that thinks, one question after the other; one that takes far too long is ended. */
import type { EngineList } from './files';

const MAX_THOUGHT_MS = 120_000;

export class Thinker {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly list: EngineList) {}

  /** Have Python ready before the first question. */
  start(): Worker {
    if (this.worker === undefined) {
      this.worker = new Worker(new URL('./thinking-worker.ts', import.meta.url), {
        type: 'module',
      });
      this.worker.postMessage({ kind: 'start', list: this.list });
    }
    return this.worker;
  }

  /** The move that a bot chose, as text; nothing if it failed. */
  think(text: string): Promise<string | undefined> {
    const answer = this.last.then(() => this.ask(text));
    this.last = answer;
    return answer;
  }

  private ask(text: string): Promise<string | undefined> {
    const worker = this.start();
    return new Promise((resolve) => {
      const settle = (move: string | undefined): void => {
        clearTimeout(timer);
        worker.onmessage = worker.onerror = null;
        if (move === undefined) this.end();
        resolve(move);
      };
      const timer = setTimeout(() => settle(undefined), MAX_THOUGHT_MS);
      worker.onmessage = ({ data }: MessageEvent<{ move?: string }>) => settle(data.move);
      worker.onerror = () => settle(undefined);
      worker.postMessage({ kind: 'think', text });
    });
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
