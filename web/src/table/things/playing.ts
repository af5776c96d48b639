/** Plays the facts of a batch one after the other over the old picture, then settles on the new view. */
import type { EventBatch, GameEvent } from '../contract';
import { flyAll, routesOf, surveySoon, type Beat } from './stage';

/** A fact with what it shows, and the picture after it. */
export type Staged<V> = { readonly beat: Beat; readonly event: GameEvent; readonly view: V };

type Table<V> = {
  readonly pace: number;
  readonly props: { readonly settled: (id: number) => void };
  readonly show: (view: V) => void;
  readonly setMoving: (isMoving: boolean) => void;
  readonly setChanged: (changed: ReadonlySet<string>) => void;
};

export type Play<V> = {
  readonly table: Table<V>;
  readonly root: () => HTMLElement;
  readonly sky: () => HTMLElement;
  readonly staged: (events: readonly GameEvent[]) => readonly Staged<V>[];
  /** As long a batch may take at normal speed. */
  readonly longest: (events: readonly GameEvent[]) => number;
  /** When a fact is in the picture: with its own flights, when the next one begins, or only with a later one. */
  readonly landing?: (beat: Beat) => 'flown' | 'held' | 'later';
  /** Called with each fact as it begins. */
  readonly told: (event: GameEvent) => void;
  /** Called when all of a batch has been shown, or skipped. */
  readonly ended: (batch: EventBatch) => void;
};

const LAST = 120;
const FRAMES = 34;

export class Player<V> {
  private readonly play: Play<V>;
  private finish: (() => void) | undefined;

  constructor(play: Play<V>) {
    this.play = play;
  }

  get isPlaying(): boolean {
    return this.finish !== undefined;
  }

  /** Jump to the end of what is moving. */
  end(): void {
    this.finish?.();
  }

  /** Show a view at once, with what has changed on the way to it. */
  jump(batch: EventBatch, target: V): void {
    const { table, root } = this.play;
    const touched = batch.live ? this.play.staged(batch.events).flatMap(({ beat }) => beat.touched) : [];
    if (batch.live && !batch.undone) this.play.ended(batch);
    table.show(target);
    table.setChanged(new Set(touched));
    table.props.settled(batch.id);
    surveySoon(root());
  }

  begin(batch: EventBatch, target: V): void {
    const { table, root, staged, longest } = this.play;
    const beats = staged(batch.events);
    const total = beats.reduce((sum, { beat }) => sum + beat.hold, 0);
    const pace = table.pace * Math.min(1, longest(batch.events) / Math.max(1, total));
    const clock = new Clock();
    const animations: Animation[] = [];
    const arrive = (): void => {
      clock.stop();
      for (const animation of animations) animation.cancel();
      this.play.ended(batch);
      table.show(target);
      table.setChanged(new Set(beats.flatMap(({ beat }) => beat.touched)));
    };
    const ask = (): void => table.props.settled(batch.id);
    const rest = (): void => {
      this.finish = undefined;
      clock.stop();
      table.setMoving(false);
      surveySoon(root());
    };
    const steps = [arrive, ask, rest];
    /** First the last picture, then what is asked, then what glows: a frame for each. */
    const comeToRest = (): void => {
      steps.shift()?.();
      if (steps.length > 0) clock.after(FRAMES, comeToRest);
    };
    this.finish = () => {
      for (const step of steps.splice(0)) step();
    };
    // all ways are measured before anything moves; where another pane may open on the way, fact by fact
    const routes = root().dataset['still'] === undefined ? undefined : beats.map(({ beat }) => routesOf(root(), beat.flights));
    const fly = ({ flights, time }: Beat, known: ReturnType<typeof routesOf>): void => void animations.push(...flyAll(this.play.sky(), flights, known, time * pace));
    table.setMoving(true);
    const step = (place: number): void => {
      const now = beats[place];
      if (now === undefined) return clock.after(LAST * pace, comeToRest);
      this.play.told(now.event);
      if (routes) fly(now.beat, routes[place] ?? []);
      else if (now.beat.flights.length > 0) clock.after(1, () => fly(now.beat, routesOf(root(), now.beat.flights)));
      const landing = this.play.landing?.(now.beat) ?? 'held';
      if (landing === 'flown') clock.after(now.beat.time * pace * 0.9, () => table.show(now.view));
      clock.after(now.beat.hold * pace, () => {
        if (landing === 'held') table.show(now.view);
        step(place + 1);
      });
    };
    step(0);
  }
}

/** Timers that stop together. */
class Clock {
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  after(time: number, act: () => void): void {
    if (time <= 0) return act();
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, time);
    this.timers.add(timer);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
