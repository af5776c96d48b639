/** What the models of all tables share: the position shown and its parts, what is pointed at, explain, told and moving. */
import { onDestroy, untrack } from 'svelte';
import type { Decision, GameEvent, Option, Seat, TableProps } from '../contract';
import { schedule } from '../frames.svelte';
import type { Tooltip, PieceContext } from './context';
import { SignalMap } from './signal-map.svelte';
import { signalsByKey, structuralShare, takeWithinBudget, type Change } from './signals.svelte';

/** What one frame draws at most when much changes at once, as when a whole board is dealt. */
const AT_ONCE = 30;

export type About<V, S> = {
  /** The seat that is drawn large. */
  readonly seatOf: (mySeat: Seat | undefined, watched: Seat | undefined, view: V) => Seat;
  /** What a seat has: its part of the view. */
  readonly standingOf: (view: V, seat: Seat) => S;
  /** A part of the view that changes in parts, too. */
  readonly inside?: keyof V;
  /** Address of the page of rules. */
  readonly rules: string;
  /** Whether the first tap of a finger only shows what would happen, and the second does it. */
  readonly isPreviewed: (option: Option) => boolean;
  /** What the game offers besides the options themselves: what takes several of them. */
  readonly isOffered?: (text: string) => boolean;
};

/** To be called while a component is made; a game adds its own with `extendModel`. */
export function createTableModel<V extends object, S extends object>(
  get: () => TableProps<V>,
  about: About<V, S>,
) {
  let shown = $state.raw<V>(get().view);
  let hoveredHere = $state<string | undefined>(undefined);
  let hint = $state.raw<Tooltip | undefined>(undefined);
  let changed = $state.raw<ReadonlySet<string>>(new Set());
  let news = $state.raw<readonly GameEvent[]>([]);
  let isMoving = $state(false);
  let watched = $state<Seat | undefined>(undefined);

  const props = $derived(get());
  const decision = $derived<Decision | undefined>(isMoving ? undefined : props.decision);
  const isBusy = $derived(props.isBusy ?? false);
  const seat = $derived(about.seatOf(props.mySeat, watched, shown));
  /** What is not asked any more is not pointed at, though the button that was under the pointer never said good-bye. */
  const hovered = $derived.by(() => {
    const text = hoveredHere ?? props.hovered;
    if (text === undefined || decision === undefined) return undefined;
    return decision.options.some((option) => option.text === text) || about.isOffered?.(text)
      ? text
      : undefined;
  });

  /** An offer is what its text says and what it would bring: the same offered again is nothing new. */
  const optionsByText = new SignalMap<Option>((one, other) => one.outcome === other.outcome);
  const marks = new SignalMap<true>();
  $effect.pre(() => {
    const options = isBusy ? [] : (decision?.options ?? []);
    untrack(() => optionsByText.replace(new Map(options.map((option) => [option.text, option]))));
  });
  function mark(next: ReadonlySet<string>): void {
    changed = next;
    marks.replace(new Map([...next].map((at) => [at, true])));
  }

  // What the shell points at counts as soon as it is something else.
  $effect.pre(() => {
    const elsewhere = props.hovered;
    untrack(() => {
      if (elsewhere !== hoveredHere) hoveredHere = undefined;
    });
  });
  // A tip that was asked for belongs to the position it was asked in.
  const moment = $derived([props.batch.id, props.view, props.decision === undefined] as const);
  $effect.pre(() => {
    void moment;
    untrack(() => {
      if (hint?.pinned) hint = undefined;
    });
  });

  const whole = signalsByKey(
    untrack(() => shown),
    about.inside,
  );
  const mine = signalsByKey(untrack(() => about.standingOf(shown, seat)));
  let undrawn: readonly Change[] = [];
  let isDrawing = $state(false);
  let wait = (): void => undefined;
  onDestroy(() => wait());
  function draw(changes: readonly Change[], most: number): void {
    wait();
    const [now, later] = takeWithinBudget(changes, most);
    for (const change of now) change.apply();
    undrawn = later;
    isDrawing = later.length > 0;
    if (isDrawing) wait = schedule('board', () => draw(later, most));
  }
  $effect.pre(() => {
    const now = seat;
    untrack(() => {
      draw(undrawn, Infinity);
      mine.update(about.standingOf(shown, now));
    });
  });

  const shared = {
    get props() {
      return props;
    },
    /** The position in parts, to draw it. */
    view: whole.parts,
    /** The position as it came, to go on from it. */
    get position() {
      return shown;
    },
    get decision() {
      return decision;
    },
    get texts() {
      return props.texts;
    },
    get seat() {
      return seat;
    },
    /** What the seat has that is drawn large, in parts. */
    me: mine.parts,
    get isBusy() {
      return isBusy;
    },
    get isMine() {
      return props.mySeat !== undefined;
    },
    get hovered() {
      return hovered;
    },
    get hint() {
      return hint;
    },
    get changed() {
      return changed;
    },
    get isMoving() {
      return isMoving;
    },
    /** What has changed is not yet all in the picture. */
    get isDrawing() {
      return isDrawing;
    },
    get news() {
      return news;
    },
    get pace() {
      return props.settings.reducedMotion ? 0 : props.settings.pace;
    },

    optionOf: (text: string | undefined): Option | undefined =>
      text === undefined ? undefined : optionsByText.of(text),
    isChanged: (at: string): boolean => marks.of(at) ?? false,
    isPreviewed: about.isPreviewed,
    rulesAt: (ruling: number): string => `${about.rules}#r-${ruling}`,
    /** A word as a heading. */
    title: (word: string): string =>
      word.charAt(0).toLocaleUpperCase(props.texts.language) + word.slice(1),
    send(text: string): void {
      hint = undefined;
      hoveredHere = undefined;
      mark(new Set());
      props.send(text);
    },
    /** Several moves as one. */
    sendTogether(texts: readonly string[]): void {
      hint = undefined;
      hoveredHere = undefined;
      mark(new Set());
      props.sendTogether?.(texts);
    },
    hover(text: string | undefined): void {
      if (hoveredHere === text) return;
      hoveredHere = text;
      props.hover(text);
    },
    /** Point at nothing any more; the shell has forgotten it already. */
    clearHover(): void {
      hoveredHere = undefined;
    },
    showHint(next: Tooltip | undefined): void {
      hint = next;
    },
    async explain(text: string, told: Omit<Tooltip, 'reason'>): Promise<void> {
      const asked = moment;
      const reason = await props.explain(text);
      if (asked !== moment) return;
      hint = { ...told, reason };
      props.announce(reason);
    },
    show(next: V): void {
      draw(undrawn, Infinity);
      shown = structuralShare(shown, next);
      props.onDrawn?.(shown);
      draw([...mine.changes(about.standingOf(shown, seat)), ...whole.changes(shown)], AT_ONCE);
    },
    setMoving(next: boolean): void {
      isMoving = next;
    },
    setChanged: mark,
    tell(next: readonly GameEvent[]): void {
      news = next;
    },
    watch(next: Seat | undefined): void {
      watched = next;
    },
  };
  return shared satisfies PieceContext;
}

/** A model with all that is shared; what it says itself comes first. */
export const extendModel = <B extends object, O extends object>(
  shared: B,
  own: O,
): O & Omit<B, keyof O> => Object.setPrototypeOf(own, shared) as O & Omit<B, keyof O>;
