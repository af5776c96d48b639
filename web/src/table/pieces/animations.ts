/** Plays the events of a batch one after the other over the old picture, then settles on the new view. */
import type { EventBatch, GameEvent } from '../contract';
import { flyAll, routesOf, surveySoon, type AnimationStep } from './animate';

/** An event with what it shows, and the picture after it. */
export type AnimatedEvent<V> = {
  readonly step: AnimationStep;
  readonly event: GameEvent;
  readonly view: V;
};

type Table<V> = {
  readonly pace: number;
  readonly props: { readonly onSettled: (id: number) => void };
  readonly show: (view: V) => void;
  readonly setMoving: (isMoving: boolean) => void;
  readonly setChanged: (changed: ReadonlySet<string>) => void;
};

export type Playback<V> = {
  readonly table: Table<V>;
  readonly root: () => HTMLElement;
  readonly layer: () => HTMLElement;
  readonly animate: (events: readonly GameEvent[]) => readonly AnimatedEvent<V>[];
  /** As long a batch may take at normal speed. */
  readonly longest: (events: readonly GameEvent[]) => number;
  /** When an event is in the picture: with its own flights, when the next one begins, or only with a later one. */
  readonly landing?: (step: AnimationStep) => 'flown' | 'held' | 'later';
  /** Called with each event as it begins. */
  readonly onEvent: (event: GameEvent) => void;
  /** Called when all of a batch has been shown, or skipped. */
  readonly onEnd: (batch: EventBatch) => void;
};

const LAST = 120;
const FRAMES = 34;

export class Animations<V> {
  private readonly play: Playback<V>;
  private finish: (() => void) | undefined;

  constructor(play: Playback<V>) {
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
    const touched = batch.live
      ? this.play.animate(batch.events).flatMap(({ step }) => step.touched)
      : [];
    if (batch.live && !batch.undone) this.play.onEnd(batch);
    table.show(target);
    table.setChanged(new Set(touched));
    table.props.onSettled(batch.id);
    surveySoon(root());
  }

  begin(batch: EventBatch, target: V): void {
    const { table, root, animate, longest } = this.play;
    const steps = animate(batch.events);
    const total = steps.reduce((sum, { step }) => sum + step.hold, 0);
    const pace = table.pace * Math.min(1, longest(batch.events) / Math.max(1, total));
    const clock = new Clock();
    const animations: Animation[] = [];
    const arrive = (): void => {
      clock.stop();
      for (const animation of animations) animation.cancel();
      this.play.onEnd(batch);
      table.show(target);
      table.setChanged(new Set(steps.flatMap(({ step }) => step.touched)));
    };
    const ask = (): void => table.props.onSettled(batch.id);
    const rest = (): void => {
      this.finish = undefined;
      clock.stop();
      table.setMoving(false);
      surveySoon(root());
    };
    const endings = [arrive, ask, rest];
    /** First the last picture, then what is asked, then what glows: a frame for each. */
    const comeToRest = (): void => {
      endings.shift()?.();
      if (endings.length > 0) clock.after(FRAMES, comeToRest);
    };
    this.finish = () => {
      for (const act of endings.splice(0)) act();
    };
    // all ways are measured before anything moves; where another pane may open on the way, event by event
    const routes =
      root().dataset['still'] === undefined
        ? undefined
        : steps.map(({ step }) => routesOf(root(), step.flights));
    const fly = ({ flights, time }: AnimationStep, known: ReturnType<typeof routesOf>): void =>
      void animations.push(...flyAll(this.play.layer(), flights, known, time * pace));
    table.setMoving(true);
    const playFrom = (place: number): void => {
      const now = steps[place];
      if (now === undefined) return clock.after(LAST * pace, comeToRest);
      this.play.onEvent(now.event);
      if (routes) fly(now.step, routes[place] ?? []);
      else if (now.step.flights.length > 0)
        clock.after(1, () => fly(now.step, routesOf(root(), now.step.flights)));
      const landing = this.play.landing?.(now.step) ?? 'held';
      if (landing === 'flown') clock.after(now.step.time * pace * 0.9, () => table.show(now.view));
      clock.after(now.step.hold * pace, () => {
        if (landing === 'held') table.show(now.view);
        playFrom(place + 1);
      });
    };
    playFrom(0);
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
