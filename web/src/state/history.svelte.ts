/** Looking back: earlier positions from the log, and a playback of what others did while I was away. */
import type { Entry, Position } from '../generated/wire';
import type { EventBatch } from '../table/contract';
import { absenceOf, changesGame, PastViews, type Absence, type View } from './past-views';

/** Between two steps of a playback, and how long each stays where nothing moves. */
const BREATH = 260;
const STILL = 1300;

/** What it needs of the table it belongs to. */
type Host = {
  readonly shown: () => Position | undefined;
  readonly entries: () => readonly Entry[];
  readonly pace: () => number;
  readonly maxDuration: (pace: number) => number;
  /** Let the table show events. */
  readonly showEvents: (events: EventBatch['events'], live: boolean) => void;
  readonly onEnd: () => void;
};

type Step = { readonly entry: Entry; readonly view: View };

export class History {
  /** The position that is looked at instead of the present one. */
  viewed = $state.raw<Position | undefined>(undefined);
  /** What others did while I was away, to be played back if wished; nothing after my next move. */
  absence = $state.raw<Absence | undefined>(undefined);
  /** What is being played back. */
  playback = $state.raw<
    { readonly entry: Entry; readonly done: number; readonly total: number } | undefined
  >(undefined);
  private steps = $state.raw<readonly Step[]>([]);

  private readonly past: PastViews;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: number | undefined;

  constructor(
    table: string,
    private readonly host: Host,
  ) {
    this.past = new PastViews(table);
  }

  get isPlaying(): boolean {
    return this.steps.length > 0;
  }

  keep(position: Position): void {
    if (position.view) this.past.keep(position.seq, position.view);
    if (position.entries.some((entry) => entry.kind === 'undo')) this.viewed = undefined;
  }

  // earlier positions

  /** Whether there was a position after an entry of the log. */
  canViewAt(seq: number): boolean {
    const began = this.host.entries().find((entry) => entry.kind === 'start')?.seq;
    return began !== undefined && seq >= began;
  }

  /** Show the table as it was after an entry of the log; undefined: as it is. */
  async viewAt(seq: number | undefined): Promise<void> {
    this.stop();
    this.wanted = seq;
    if (seq === undefined || seq === this.host.shown()?.seq) {
      this.viewed = undefined;
      return;
    }
    const view = await this.loadView(seq);
    if (view !== undefined && this.wanted === seq) this.viewed = this.frame(seq, view);
  }

  /** From the position that is looked at, one change back or on. */
  async viewBy(step: 1 | -1): Promise<void> {
    const now = this.viewed?.seq;
    if (now === undefined || this.isPlaying) return;
    const numbers = this.host
      .entries()
      .filter((entry) => changesGame(entry) && this.canViewAt(entry.seq))
      .map((entry) => entry.seq);
    await this.viewAt(
      step < 0
        ? (numbers.filter((seq) => seq < now).at(-1) ?? now)
        : numbers.find((seq) => seq > now),
    );
  }

  /** The view after an entry of the log, as I saw it then. */
  async loadView(seq: number): Promise<View | undefined> {
    return this.past.at(seq).catch(() => undefined);
  }

  private frame(seq: number, view: View): Position | undefined {
    const shown = this.host.shown();
    return shown === undefined
      ? undefined
      : { ...shown, seq, view, entries: [], decision: null, undo: null, turn_end: null };
  }

  // what was missed

  /** Offer to play back what others have done since number `seen`, or since my last move. */
  offerPlayback(seen?: number): void {
    const seat = this.host.shown()?.viewer ?? undefined;
    this.absence =
      absenceOf(this.host.entries(), seat, this.absence?.since ?? seen) ?? this.absence;
  }

  dismiss(): void {
    this.absence = undefined;
  }

  /** Show what was missed, one move after the other. */
  async play(): Promise<void> {
    const absence = this.absence;
    const last = this.host.shown()?.seq;
    this.absence = undefined;
    if (absence === undefined || last === undefined) return;
    const views = await this.past.load(absence.since, last).catch(() => undefined);
    const begin = views?.get(absence.since);
    if (views === undefined || begin === undefined) return;
    this.steps = this.host.entries().flatMap((entry) => {
      const view = views.get(entry.seq);
      return entry.seq > absence.since && view !== undefined && (entry.events?.length ?? 0) > 0
        ? [{ entry, view }]
        : [];
    });
    if (this.steps.length === 0) return;
    this.viewed = this.frame(absence.since, begin);
    this.host.showEvents([], false);
    this.wait(BREATH, 0);
  }

  private step(done: number): void {
    const step = this.steps[done];
    if (step === undefined) return this.stop();
    this.playback = { entry: step.entry, done: done + 1, total: this.steps.length };
    this.viewed = this.frame(step.entry.seq, step.view);
    this.host.showEvents(step.entry.events ?? [], true);
    const pace = this.host.pace();
    this.wait(pace === 0 ? STILL : this.host.maxDuration(pace), done + 1);
  }

  /** The table has finished showing a step. */
  finishStep(): void {
    const pace = this.host.pace();
    if (this.playback !== undefined && pace > 0) this.wait(BREATH * pace, this.playback.done);
  }

  private wait(time: number, done: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.step(done), time);
  }

  /** End the playback and show the present. */
  stop(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    this.steps = [];
    this.playback = undefined;
    this.viewed = undefined;
    this.host.showEvents([], false);
    this.host.onEnd();
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
