/** What the parts of the table share: the position shown, what is offered, picked, pointed at, planned and explained. */
import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Offer, TableProps } from '../../table/contract';
import { provideThings, type Things } from '../../table/things/context';
import { createShared, withShared } from '../../table/things/shared.svelte';
import { labelOf } from './logic/labels';
import { isPreviewed } from './logic/previewed';
import { siteMoves } from './logic/price';
import { SEAT_LOOKS, TILES } from './printed';
import type { ColoniaView, ForumTrajanumView, Way } from './view';
import { wordsFor, type Words } from './words';

export type Model = ReturnType<typeof createModel>;
const KEY = Symbol('forum-trajanum');

export function createModel(get: () => TableProps<ForumTrajanumView>) {
  /** Spaces picked before the building tile. */
  let spaces = $state.raw<readonly number[]>([]);
  /** The building tile whose ways to pay are listed. */
  let tile = $state<number | undefined>(undefined);
  /** The way to pay under the pointer in the list of ways. */
  let aimedWay = $state.raw<Way | undefined>(undefined);

  const table = createShared<ForumTrajanumView, ColoniaView>(get, {
    seatOf: (mySeat, watched, view) => watched ?? mySeat ?? Math.max(0, view.active),
    standingOf: (view, seat) => view.colonies[seat] as ColoniaView,
    rules: '/rules/forum-trajanum',
    isPreviewed,
    isOffered: text => offerByWay(text) !== undefined,
  });
  const { me, offerOf } = table;
  const isCoarse = new MediaQuery('(pointer: coarse)', false);
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
  /** What was one click is one command: the server plays all of it or nothing, and one undo takes it back. */
  function sendTogether(moves: readonly string[]): void {
    tile = undefined;
    aimedWay = undefined;
    const [first] = moves;
    if (moves.length === 1 && first !== undefined) table.send(first);
    else table.sendTogether(moves);
  }
  const tileOf = (text: string | undefined): number => (text?.startsWith('build ') ? (TILES as readonly string[]).indexOf(text.slice(6)) : -1);
  /** A building tile that takes exchanges first is offered by its ways to pay. */
  function offerByWay(text: string | undefined): Offer | undefined {
    const wanted = tileOf(text);
    return text !== undefined && !table.isBusy && waysOf(wanted).length > 0 ? { text, verb: 'build', nouns: [TILES[wanted] ?? ''] } : undefined;
  }
  /** The building tile under the pointer, here or in the prompt bar. */
  const pricedTile = $derived(tile ?? (waysOf(tileOf(table.pointed)).length > 0 ? tileOf(table.pointed) : undefined));
  const pricedWay = $derived.by(() => {
    if (aimedWay) return aimedWay;
    const ways = pricedTile === undefined ? [] : waysOf(pricedTile);
    return ways.length === 1 ? ways[0] : undefined;
  });

  const model = withShared(table, {
    get words() { return words; },
    get names() { return props.names; },
    get isMine() { return props.mySeat !== undefined && props.mySeat === table.seat; },
    /** The option under the pointer, here or in the prompt bar. */
    get pointedOffer() { return offerOf(table.pointed); },
    offerOf: (text: string | undefined): Offer | undefined => offerOf(text) ?? offerByWay(text),
    /** Whether a building tile is offered as it is, without an exchange before it. */
    isStraight: (wanted: number): boolean => offerOf(`build ${TILES[wanted]}`) !== undefined,
    get pricedTile() { return pricedTile; },
    /** With a finger the price itself is the explanation; tap and hold says the rest. */
    get hint() { return pricedTile !== undefined && isCoarse.current && !table.hint?.pinned ? undefined : table.hint; },
    /** The way to pay that a click would take, so that its price shows before. */
    get pricedWay() { return pricedWay; },
    aimWay(way: Way | undefined): void { aimedWay = way; },
    get isBuilding() { return isBuilding; },
    get spaces() { return spaces; },
    get tile() { return tile; },
    offersOf,
    waysOf,
    labelOf: (offer: Offer): string => labelOf(table.position, offer, decision, props.texts),
    name: (of: number): string => props.names[of] ?? String(of + 1),
    send,
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
      const moves = siteMoves(table.view.sites ?? [], way.tile, spaces);
      spaces = [];
      sendTogether([...way.moves, ...moves]);
    },
    closeWays(): void {
      tile = undefined;
      aimedWay = undefined;
    },
    /** A new decision: what was picked for the last one is forgotten. */
    goOn(): void {
      table.unaim();
      if (!decision) return;
      aimedWay = undefined;
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
