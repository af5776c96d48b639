/** What the models of all tables share: the position shown and its parts, what is pointed at, explained, told and moving. */
import { onDestroy, untrack } from 'svelte';
import type { Decision, GameEvent, Offer, Seat, TableProps } from '../contract';
import { nextFrame } from '../next-frame';
import type { Hint, Things } from './context';
import { Named } from './named.svelte';
import { inParts, reuse, share, type Change } from './parts.svelte';

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
  readonly isPreviewed: (offer: Offer) => boolean;
  /** What the game offers besides the options themselves: what takes several of them. */
  readonly isOffered?: (text: string) => boolean;
};

/** To be called while a component is made; a game adds its own with `withShared`. */
export function createShared<V extends object, S extends object>(get: () => TableProps<V>, about: About<V, S>) {
  let shown = $state.raw<V>(get().view);
  let aimed = $state<string | undefined>(undefined);
  let hint = $state.raw<Hint | undefined>(undefined);
  let changed = $state.raw<ReadonlySet<string>>(new Set());
  let news = $state.raw<readonly GameEvent[]>([]);
  let isMoving = $state(false);
  let watched = $state<Seat | undefined>(undefined);

  const props = $derived(get());
  const decision = $derived<Decision | undefined>(isMoving ? undefined : props.decision);
  const isBusy = $derived(props.isBusy ?? false);
  const seat = $derived(about.seatOf(props.mySeat, watched, shown));
  /** What is not asked any more is not pointed at, though the button that was under the pointer never said good-bye. */
  const pointed = $derived.by(() => {
    const text = aimed ?? props.pointed;
    if (text === undefined || decision === undefined) return undefined;
    return decision.options.some(offer => offer.text === text) || about.isOffered?.(text) ? text : undefined;
  });

  /** An offer is what its text says: the same text offered again is nothing new. */
  const offers = new Named<Offer>(() => true);
  const marks = new Named<true>();
  $effect.pre(() => {
    const options = isBusy ? [] : (decision?.options ?? []);
    untrack(() => offers.replace(new Map(options.map(offer => [offer.text, offer]))));
  });
  function mark(next: ReadonlySet<string>): void {
    changed = next;
    marks.replace(new Map([...next].map(at => [at, true])));
  }

  // What the shell points at counts as soon as it is something else.
  $effect.pre(() => {
    const elsewhere = props.pointed;
    untrack(() => {
      if (elsewhere !== aimed) aimed = undefined;
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

  const whole = inParts(untrack(() => shown), about.inside);
  const mine = inParts(untrack(() => about.standingOf(shown, seat)));
  let undrawn: readonly Change[] = [];
  let isDrawing = $state(false);
  let wait = (): void => undefined;
  onDestroy(() => wait());
  function draw(changes: readonly Change[], most: number): void {
    wait();
    const [now, later] = share(changes, most);
    for (const change of now) change.apply();
    undrawn = later;
    isDrawing = later.length > 0;
    if (isDrawing) wait = nextFrame(() => draw(later, most));
  }
  $effect.pre(() => {
    const now = seat;
    untrack(() => {
      draw(undrawn, Infinity);
      mine.update(about.standingOf(shown, now));
    });
  });

  const shared = {
    get props() { return props; },
    /** The position in parts, to draw it. */
    view: whole.parts,
    /** The position as it came, to go on from it. */
    get position() { return shown; },
    get decision() { return decision; },
    get texts() { return props.texts; },
    get seat() { return seat; },
    /** What the seat has that is drawn large, in parts. */
    me: mine.parts,
    get isBusy() { return isBusy; },
    get isMine() { return props.mySeat !== undefined; },
    get pointed() { return pointed; },
    get hint() { return hint; },
    get changed() { return changed; },
    get isMoving() { return isMoving; },
    /** What has changed is not yet all in the picture. */
    get isDrawing() { return isDrawing; },
    get news() { return news; },
    get pace() { return props.settings.reducedMotion ? 0 : props.settings.pace; },

    offerOf: (text: string | undefined): Offer | undefined => (text === undefined ? undefined : offers.of(text)),
    isChanged: (at: string): boolean => marks.of(at) ?? false,
    isPreviewed: about.isPreviewed,
    rulesAt: (ruling: number): string => `${about.rules}#r-${ruling}`,
    /** A word as a heading. */
    title: (word: string): string => word.charAt(0).toLocaleUpperCase(props.texts.language) + word.slice(1),
    send(text: string): void {
      hint = undefined;
      aimed = undefined;
      mark(new Set());
      props.send(text);
    },
    /** Several moves as one. */
    sendTogether(texts: readonly string[]): void {
      hint = undefined;
      aimed = undefined;
      mark(new Set());
      props.sendTogether?.(texts);
    },
    aim(text: string | undefined): void {
      if (aimed === text) return;
      aimed = text;
      props.point(text);
    },
    /** Point at nothing any more; the shell has forgotten it already. */
    unaim(): void { aimed = undefined; },
    showHint(next: Hint | undefined): void { hint = next; },
    async explain(text: string, told: Omit<Hint, 'reason'>): Promise<void> {
      const asked = moment;
      const reason = await props.explain(text);
      if (asked !== moment) return;
      hint = { ...told, reason };
      props.announce(reason);
    },
    show(next: V): void {
      draw(undrawn, Infinity);
      shown = reuse(shown, next);
      props.drawn?.(shown);
      draw([...mine.changes(about.standingOf(shown, seat)), ...whole.changes(shown)], AT_ONCE);
    },
    setMoving(next: boolean): void { isMoving = next; },
    setChanged: mark,
    tell(next: readonly GameEvent[]): void { news = next; },
    watch(next: Seat | undefined): void { watched = next; },
  };
  return shared satisfies Things;
}

/** A model with all that is shared; what it says itself comes first. */
export const withShared = <B extends object, O extends object>(shared: B, own: O): O & Omit<B, keyof O> => Object.setPrototypeOf(own, shared) as O & Omit<B, keyof O>;
