/** What a table shows: one position after the other, at the pace that the visitor likes, or one of the past. */
import type { Position } from '../generated/wire';
import type { EventBatch } from '../table/contract';
import { structuralShare } from '../table/pieces/signals.svelte';
import { History } from './history.svelte';
import type { TableLog } from './table-log.svelte';

const NOTHING_YET: EventBatch = { id: 0, events: [], live: false, undone: false };
/** How long a batch may take before the next one is shown anyway, at normal speed: longer with more events, as at a quarter's end. */
const MAX_BATCH_MS = 2600;
const MAX_FACT_MS = 650;
const MAX_EVER_MS = 12_000;
const MAX_QUEUED = 12;
const MOMENT_MS = 40;
/** A table that never says that it has shown a batch is not waited for longer than this. */
const MAX_SHOWN_MS = 14_000;

/** A bot has taken the visitor's seat over. */
function isPlayedByBot(position: Position): boolean {
  const mine = position.seats.find((seat) => seat.seat === position.viewer);
  return mine !== undefined && (mine.level ?? null) !== null;
}

const isOwn = (position: Position): boolean =>
  position.viewer !== null &&
  position.entries.length > 0 &&
  position.entries.every((entry) => entry.seat === position.viewer) &&
  !isPlayedByBot(position);

export class PacedPositions {
  /** What is drawn now; behind the truth while the moves of others are played one after the other. */
  shown = $state.raw<Position | undefined>(undefined);
  batch = $state.raw<EventBatch>(NOTHING_YET);
  /** The table is still showing the last batch. */
  isShowing = $state(false);
  /** How often somebody did not want to wait. */
  skips = $state(0);
  /** So many positions wait to be shown. */
  waiting = $state(0);
  /** Earlier positions, and the playback of what was missed. */
  readonly history: History;

  private queue: Position[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private showing: ReturnType<typeof setTimeout> | undefined;

  /** `pace`: what every duration is multiplied with; 0 shows everything at once. */
  constructor(
    table: string,
    private readonly log: TableLog,
    private readonly pace: () => number,
  ) {
    this.history = new History(table, {
      shown: () => this.shown,
      entries: () => log.entries,
      pace,
      maxDuration: (times) => this.maxDuration(times),
      showEvents: (events, live) => this.begin(events, live, false),
      onEnd: () => this.queue.length > 0 && this.next(),
    });
  }

  /** Nothing waits to be shown, and nothing is played back. */
  get isUpToDate(): boolean {
    return this.queue.length === 0 && !this.history.isPlaying;
  }

  /** Show a position: mine at once, those of others in their turn. */
  add(position: Position): void {
    const isFirst = this.shown === undefined && this.queue.length === 0;
    this.queue.push(position);
    this.waiting = this.queue.length;
    if (this.history.isPlaying) return;
    const isMine = isOwn(position);
    const mustShow = this.pace() === 0 || document.hidden || this.queue.length > MAX_QUEUED;
    if (isFirst || position.info) this.skip();
    else if (isMine && this.queue.length === 1 && !mustShow) this.next();
    else if (isMine) this.skip();
    else if (mustShow) this.skipSoon();
    else if (this.timer === undefined) this.next();
  }

  /** Show a position in the place of all that is known. */
  replace(position: Position): void {
    this.queue = [];
    this.waiting = 0;
    this.shown = position;
  }

  /** The table has finished showing a batch. */
  finishBatch(id: number): void {
    if (id !== this.batch.id) return;
    this.isShowing = false;
    if (this.history.isPlaying) this.history.finishStep();
    else if (this.timer !== undefined) this.next();
  }

  /** Show everything that has happened, at once. */
  skip(): void {
    this.skips += 1;
    this.history.stop();
    clearTimeout(this.timer);
    clearTimeout(this.soon);
    this.timer = this.soon = undefined;
    this.show(this.queue.splice(0));
  }

  /** Show now what would be shown in a moment. */
  skipMoment(): void {
    if (this.soon !== undefined) this.skip();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.soon);
    clearTimeout(this.showing);
    this.history.close();
  }

  /** Bots can be quicker than any screen: what comes within a moment is drawn once. */
  private skipSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.skip();
    }, MOMENT_MS);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length === 0) return;
    this.show(this.queue.splice(0, 1));
    const pace = this.pace();
    if (this.batch.events.length > 0 && pace > 0)
      this.timer = setTimeout(() => this.next(), this.maxDuration(pace));
    else this.next();
  }

  /** How long the events of this batch may take. */
  private maxDuration(pace: number): number {
    return (
      Math.min(MAX_EVER_MS, Math.max(MAX_BATCH_MS, MAX_FACT_MS * this.batch.events.length)) *
      Math.min(pace, 1.5)
    );
  }

  /** Show the last of some positions; all that led to it is one batch, so that nothing of it is lost. */
  private show(positions: readonly Position[]): void {
    this.waiting = this.queue.length;
    const last = positions.at(-1);
    if (last === undefined) return;
    const isLive = this.shown !== undefined && positions.every((position) => !position.info);
    const entries = positions.flatMap((position) => position.entries);
    this.log.add(entries);
    this.shown = structuralShare(this.shown, last);
    for (const position of positions) this.history.keep(position === last ? this.shown : position);
    this.begin(
      entries.flatMap((entry) => entry.events ?? []),
      isLive,
      entries.some((entry) => entry.kind === 'undo'),
    );
  }

  private begin(events: EventBatch['events'], live: boolean, undone: boolean): void {
    this.batch = { id: this.batch.id + 1, events, live, undone };
    clearTimeout(this.showing);
    const pace = this.pace();
    this.isShowing = live && !undone && events.length > 0 && pace > 0;
    if (this.isShowing)
      this.showing = setTimeout(() => (this.isShowing = false), MAX_SHOWN_MS * Math.max(1, pace));
  }
}
