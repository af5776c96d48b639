/** What the parts of the table share: the position shown, what is offered, picked, pointed at, planned and explained. */
import { getContext, setContext, untrack } from 'svelte';
import type { Decision, GameEvent, Offer, TableProps } from '../../table/contract';
import { provideThings, type Hint, type Things } from '../../table/things/context';
import { inParts, reuse } from '../../table/things/parts.svelte';
import { labelOf } from './logic/labels';
import { SEAT_LOOKS, cellWord } from './printed';
import type { ColoniaView, ForumTrajanumView, Way } from './view';
import { wordsFor, type Words } from './words';

export type Model = ReturnType<typeof createModel>;
const KEY = Symbol('forum-trajanum');
/** With a finger the first tap previews these, the second does them. */
const PREVIEWED = new Set(['send', 'build', 'on']);
const CONVERSIONS = new Set(['train', 'recolour', 'craft', 'promote', 'exchange']);
/** As many conversions stand in the prompt bar beside the buildings; more of them only in the storage. */
const FEW = 4;

export function createModel(get: () => TableProps<ForumTrajanumView>) {
  let shown = $state.raw<ForumTrajanumView>(get().view);
  let aimed = $state<string | undefined>(undefined);
  let hint = $state.raw<Hint | undefined>(undefined);
  let changed = $state.raw<ReadonlySet<string>>(new Set());
  let news = $state.raw<readonly GameEvent[]>([]);
  let isMoving = $state(false);
  let watched = $state<number | undefined>(undefined);
  /** Spaces picked before the building tile. */
  let spaces = $state.raw<readonly number[]>([]);
  /** The building tile whose ways to pay are listed. */
  let tile = $state<number | undefined>(undefined);
  /** Moves that follow by themselves when they are offered: the rest of a way to pay, the spaces picked before. */
  let plan: readonly string[] = [];

  const whole = inParts(untrack(() => shown));
  const props = $derived(get());
  const decision = $derived<Decision | undefined>(isMoving ? undefined : props.decision);
  const words = $derived<Words>(wordsFor(props.texts));
  const seat = $derived(watched ?? props.mySeat ?? Math.max(0, shown.active));
  const mine = inParts(untrack(() => shown.colonies[seat] as ColoniaView));
  const me = mine.parts;
  $effect.pre(() => {
    const now = seat;
    untrack(() => mine.update(shown.colonies[now] as ColoniaView));
  });
  const pointed = $derived(aimed ?? props.pointed);
  const isBuilding = $derived(decision?.prompt === 'build' || decision?.prompt === 'build_again');

  const offerOf = (text: string | undefined): Offer | undefined => (text === undefined ? undefined : decision?.options.find(offer => offer.text === text));
  /** The offers of a verb. */
  const offersOf = (verb: string): readonly Offer[] => decision?.options.filter(offer => offer.verb === verb) ?? [];
  const waysOf = (wanted: number): readonly Way[] => (isBuilding ? shown.ways.filter(way => way.tile === wanted) : []);

  function send(text: string): void {
    hint = undefined;
    aimed = undefined;
    changed = new Set();
    tile = undefined;
    props.send(text);
  }
  /** Do several moves one after the other: the first now, each next one when it is offered. */
  function follow(moves: readonly string[]): void {
    const [first, ...rest] = moves;
    if (first === undefined) return;
    plan = rest;
    send(first);
  }

  const model = {
    get props() { return props; },
    /** The position in parts, to draw it. */
    view: whole.parts,
    /** The position as it came, to go on from it. */
    get position() { return shown; },
    get decision() { return decision; },
    get texts() { return props.texts; },
    get words() { return words; },
    get names() { return props.names; },
    /** The seat whose Colonia is large. */
    get seat() { return seat; },
    me,
    get isMine() { return props.mySeat !== undefined && props.mySeat === seat; },
    get pointed() { return pointed; },
    /** The option under the pointer, here or in the prompt bar. */
    get pointedOffer() { return offerOf(pointed); },
    get hint() { return hint; },
    get changed() { return changed; },
    get isMoving() { return isMoving; },
    get isBuilding() { return isBuilding; },
    get news() { return news; },
    get spaces() { return spaces; },
    get tile() { return tile; },
    get pace() { return props.settings.reducedMotion ? 0 : props.settings.pace; },

    offerOf,
    offersOf,
    waysOf,
    labelOf: (offer: Offer): string => labelOf(shown, offer, decision, props.texts),
    isPreviewed: (offer: Offer): boolean => PREVIEWED.has(offer.verb),
    rulesAt: (ruling: number): string => `/rules/forum-trajanum#r-${ruling}`,
    /** A word as a heading. */
    title: (word: string): string => word.charAt(0).toLocaleUpperCase(props.texts.language) + word.slice(1),
    name: (of: number): string => props.names[of] ?? String(of + 1),
    send,
    follow,
    aim(text: string | undefined): void {
      if (aimed === text) return;
      aimed = text;
      props.point(text);
    },
    showHint(next: Hint | undefined): void { hint = next; },
    async explain(text: string, about: Omit<Hint, 'reason'>): Promise<void> {
      const reason = await props.explain(text);
      hint = { ...about, reason };
      props.announce(reason);
    },
    /** Whether a space can be picked before the building tile: it is mine, vacant, and I am asked what to build. */
    canPick: (cell: number): boolean => isBuilding && seat === props.mySeat && me.vacant.includes(cell),
    /** Pick a space (or two) for the next building, or let it go again. */
    pick(cell: number): void {
      spaces = spaces.includes(cell) ? spaces.filter(other => other !== cell) : [...spaces, cell].slice(-2);
    },
    /** Build a tile: at once if there is one way to pay, else list the ways. */
    chooseTile(wanted: number): void {
      const ways = waysOf(wanted);
      if (ways.length === 1 && ways[0]) this.chooseWay(ways[0]);
      else tile = tile === wanted ? undefined : wanted;
    },
    chooseWay(way: Way): void {
      follow([...way.moves, ...spaces.map(cell => `on ${cellWord(cell)}`)]);
      spaces = [];
    },
    closeWays(): void { tile = undefined; },
    /** A new decision: go on with what was planned, or forget it. */
    goOn(): void {
      aimed = undefined;
      if (!decision) return;
      const [next] = plan;
      if (next !== undefined && offerOf(next)) follow(plan);
      else plan = [];
      const others = decision.options.filter(offer => !CONVERSIONS.has(offer.verb));
      props.narrow(isBuilding && decision.options.length > others.length + FEW ? others.map(offer => offer.text) : undefined);
      if (!isBuilding) {
        spaces = [];
        tile = undefined;
      }
    },
    show(next: ForumTrajanumView): void {
      shown = reuse(shown, next);
      whole.update(shown);
      mine.update(shown.colonies[seat] as ColoniaView);
    },
    setMoving(next: boolean): void { isMoving = next; },
    setChanged(next: ReadonlySet<string>): void { changed = next; },
    tell(next: readonly GameEvent[]): void { news = next; },
    watch(next: number | undefined): void { watched = next; },
  };
  return model satisfies Things;
}

export function provideModel(model: Model): Model {
  provideThings(model);
  return setContext(KEY, model);
}
export const useModel = (): Model => getContext<Model>(KEY);

/** How a seat is told apart. */
export const lookOf = (seat: number): (typeof SEAT_LOOKS)[number] => SEAT_LOOKS[seat] ?? SEAT_LOOKS[0];
/** The seat's colours as custom properties: `--pc` the piece, `--po` what is engraved on it. */
export const seatStyle = (seat: number): string => `--pc:var(--player-${lookOf(seat).colour});--po:var(--player-${lookOf(seat).colour}-on);--pl:var(--piece-line)`;
