/** What the parts of the table share: the position shown, what is offered, picked, pointed at, planned and explained. */
import { getContext, setContext } from 'svelte';
import type { Offer, TableProps } from '../../table/contract';
import { provideThings, type Things } from '../../table/things/context';
import { createShared, withShared } from '../../table/things/shared.svelte';
import { labelOf } from './logic/labels';
import { isPreviewed } from './logic/previewed';
import { SEAT_LOOKS, cellWord } from './printed';
import type { ColoniaView, ForumTrajanumView, Way } from './view';
import { wordsFor, type Words } from './words';

export type Model = ReturnType<typeof createModel>;
const KEY = Symbol('forum-trajanum');
const CONVERSIONS = new Set(['train', 'recolour', 'craft', 'promote', 'exchange']);
/** As many conversions stand in the prompt bar beside the buildings; more of them only in the storage. */
const FEW = 4;

export function createModel(get: () => TableProps<ForumTrajanumView>) {
  /** Spaces picked before the building tile. */
  let spaces = $state.raw<readonly number[]>([]);
  /** The building tile whose ways to pay are listed. */
  let tile = $state<number | undefined>(undefined);
  /** Moves that follow by themselves when they are offered: the rest of a way to pay, the spaces picked before. */
  let plan: readonly string[] = [];

  const table = createShared<ForumTrajanumView, ColoniaView>(get, {
    seatOf: (mySeat, watched, view) => watched ?? mySeat ?? Math.max(0, view.active),
    standingOf: (view, seat) => view.colonies[seat] as ColoniaView,
    rules: '/rules/forum-trajanum',
    isPreviewed,
  });
  const { me, offerOf } = table;
  const props = $derived(table.props);
  const decision = $derived(table.decision);
  const words = $derived<Words>(wordsFor(props.texts));
  const isBuilding = $derived(decision?.prompt === 'build' || decision?.prompt === 'build_again');

  /** The offers of a verb. */
  const offersOf = (verb: string): readonly Offer[] => decision?.options.filter(offer => offer.verb === verb) ?? [];
  const waysOf = (wanted: number): readonly Way[] => (isBuilding ? table.view.ways.filter(way => way.tile === wanted) : []);

  function send(text: string): void {
    tile = undefined;
    table.send(text);
  }
  /** Do several moves one after the other: the first now, each next one when it is offered. */
  function follow(moves: readonly string[]): void {
    const [first, ...rest] = moves;
    if (first === undefined) return;
    plan = rest;
    send(first);
  }

  const model = withShared(table, {
    get words() { return words; },
    get names() { return props.names; },
    get isMine() { return props.mySeat !== undefined && props.mySeat === table.seat; },
    /** The option under the pointer, here or in the prompt bar. */
    get pointedOffer() { return offerOf(table.pointed); },
    get isBuilding() { return isBuilding; },
    get spaces() { return spaces; },
    get tile() { return tile; },
    offersOf,
    waysOf,
    labelOf: (offer: Offer): string => labelOf(table.position, offer, decision, props.texts),
    name: (of: number): string => props.names[of] ?? String(of + 1),
    send,
    follow,
    /** Whether a space can be picked before the building tile: it is mine, vacant, and I am asked what to build. */
    canPick: (cell: number): boolean => isBuilding && table.seat === props.mySeat && me.vacant.includes(cell),
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
      table.unaim();
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
  });
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
