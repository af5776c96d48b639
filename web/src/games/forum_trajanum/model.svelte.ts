/** What the parts of the table share: the position shown, what is offered, picked, pointed at, planned and explain. */
import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Option, TableProps } from '../../table/contract';
import { usesTouch } from '../../table/input.svelte';
import { providePieceContext, type PieceContext } from '../../table/pieces/context';
import { createTableModel, extendModel } from '../../table/pieces/table-model.svelte';
import { labelOf } from './logic/labels';
import { isPreviewed } from './logic/previewed';
import { siteMoves } from './logic/price';
import { NOTHING, SEAT_LOOKS, TILES, cellOf, cellWord, halvesOf } from './printed';
import type { ColoniaView, ForumTrajanumView, PaymentView } from './view';
import { wordsFor, type Words } from './words';

export type Model = ReturnType<typeof createModel>;
const KEY = Symbol('forum-trajanum');

export function createModel(get: () => TableProps<ForumTrajanumView>) {
  /** Spaces picked before the building tile. */
  let spaces = $state.raw<readonly number[]>([]);
  /** The building tile whose ways to pay are listed. */
  let tile = $state<number | undefined>(undefined);
  /** The way to pay under the pointer in the list of ways. */
  let hoveredWay = $state.raw<PaymentView | undefined>(undefined);

  const table = createTableModel<ForumTrajanumView, ColoniaView>(get, {
    seatOf: (mySeat, watched, view) => watched ?? mySeat ?? Math.max(0, view.active),
    standingOf: (view, seat) => view.colonies[seat] as ColoniaView,
    rules: '/rules/forum-trajanum',
    isPreviewed,
    isOffered: (text) => optionByWay(text) !== undefined,
  });
  const { me, optionOf } = table;
  const isCoarse = new MediaQuery('(pointer: coarse)', false);
  const props = $derived(table.props);
  const decision = $derived(table.decision);
  const words = $derived<Words>(wordsFor(props.texts));
  const isBuilding = $derived(decision?.prompt === 'build' || decision?.prompt === 'build_again');

  /** The offers of a verb. */
  const optionsOf = (verb: string): readonly Option[] =>
    decision?.options.filter((option) => option.verb === verb) ?? [];
  const waysOf = (wanted: number): readonly PaymentView[] =>
    isBuilding ? table.view.ways.filter((way) => way.tile === wanted) : [];

  function send(text: string): void {
    tile = undefined;
    table.send(text);
  }
  /** What was one click is one command: the server plays all of it or nothing, and one undo takes it back. */
  function sendTogether(moves: readonly string[]): void {
    tile = undefined;
    hoveredWay = undefined;
    const [first] = moves;
    if (moves.length === 1 && first !== undefined) table.send(first);
    else table.sendTogether(moves);
  }
  const tileOf = (text: string | undefined): number =>
    text?.startsWith('build ') ? (TILES as readonly string[]).indexOf(text.slice(6)) : -1;
  /** A building tile that takes exchanges first is offered by its ways to pay. */
  function optionByWay(text: string | undefined): Option | undefined {
    const wanted = tileOf(text);
    return text !== undefined && !table.isBusy && waysOf(wanted).length > 0
      ? { text, verb: 'build', nouns: [TILES[wanted] ?? ''] }
      : undefined;
  }
  /** The building tile under the pointer, here or in the prompt bar. */
  const pricedTile = $derived(
    tile ?? (waysOf(tileOf(table.hovered)).length > 0 ? tileOf(table.hovered) : undefined),
  );
  const pricedWay = $derived.by(() => {
    if (hoveredWay) return hoveredWay;
    const ways = pricedTile === undefined ? [] : waysOf(pricedTile);
    return ways.length === 1 ? ways[0] : undefined;
  });

  const model = extendModel(table, {
    get words() {
      return words;
    },
    get names() {
      return props.names;
    },
    get isMine() {
      return props.mySeat !== undefined && props.mySeat === table.seat;
    },
    /** The option under the pointer, here or in the prompt bar. */
    get hoveredOption() {
      return optionOf(table.hovered);
    },
    optionOf: (text: string | undefined): Option | undefined => optionOf(text) ?? optionByWay(text),
    /** Whether a building tile is offered as it is, without an exchange before it. */
    isStraight: (wanted: number): boolean => optionOf(`build ${TILES[wanted]}`) !== undefined,
    get pricedTile() {
      return pricedTile;
    },
    /** With a finger the price itself is the explanation; tap and hold says the rest. */
    get hint() {
      return pricedTile !== undefined && isCoarse.current && !table.hint?.pinned
        ? undefined
        : table.hint;
    },
    /** The way to pay that a click would take, so that its price shows before. */
    get pricedWay() {
      return pricedWay;
    },
    hoverWay(way: PaymentView | undefined): void {
      hoveredWay = way;
    },
    get isBuilding() {
      return isBuilding;
    },
    get spaces() {
      return spaces;
    },
    get tile() {
      return tile;
    },
    optionsOf,
    waysOf,
    labelOf: (option: Option): string => labelOf(table.position, option, decision, props.texts),
    name: (of: number): string => props.names[of] ?? String(of + 1),
    send,
    /** Whether a space can be picked before the building tile: it is mine, vacant, and I am asked what to build. */
    canPick: (cell: number): boolean =>
      isBuilding && table.seat === props.mySeat && me.vacant.includes(cell),
    /** The place of a double building that pointing at a space means: the best that begins there, or ends the one begun. */
    siteAt(word: string): Option | undefined {
      if (table.isBusy) return undefined;
      const sites = decision?.options.filter((option) => option.moves !== undefined) ?? [];
      const [begun] = spaces;
      const worth = ({ outcome }: Option): number => outcome?.later ?? 0;
      const fitting =
        begun === undefined || cellWord(begun) === word
          ? sites.filter(({ nouns }) => nouns[0] === word)
          : sites.filter(({ nouns }) => nouns[0] === cellWord(begun) && nouns[1] === word);
      return fitting.sort((one, other) => worth(other) - worth(one))[0];
    },
    /** Choose a space of a double building: its first half there, or the whole of it where that is clear. */
    pickSite(word: string): void {
      const from = (decision?.options ?? []).filter(({ nouns }) => nouns[0] === word);
      const meant = model.siteAt(word);
      // a finger has seen what it does before
      const isWhole = meant?.nouns[0] !== word || from.length === 1 || usesTouch();
      if (meant && isWhole) {
        spaces = [];
        return send(meant.text);
      }
      const isBegun = spaces[0] !== undefined && cellWord(spaces[0]) === word;
      spaces = isBegun ? [] : [cellOf(word)];
      props.filterOptions(isBegun ? undefined : from.map(({ text }) => text));
    },
    /** The building on the first or second half of the double tile that is being laid. */
    halfOf: (half: number): number =>
      halvesOf((TILES as readonly string[]).indexOf(String(decision?.args['tile'])))[half] ??
      NOTHING,
    /** Pick a space (or two) for the next building, or let it go again. */
    pick(cell: number): void {
      spaces = spaces.includes(cell)
        ? spaces.filter((other) => other !== cell)
        : [...spaces, cell].slice(-2);
    },
    /** Build a tile: at once if there is one way to pay, else list the ways. */
    chooseTile(wanted: number): void {
      const ways = waysOf(wanted);
      if (ways.length === 1 && ways[0]) this.chooseWay(ways[0]);
      else tile = tile === wanted ? undefined : wanted;
    },
    chooseWay(way: PaymentView): void {
      const moves = siteMoves(table.view.sites ?? [], way.tile, spaces);
      spaces = [];
      sendTogether([...way.moves, ...moves]);
    },
    closeWays(): void {
      tile = undefined;
      hoveredWay = undefined;
    },
    /** A new decision: what was picked for the last one is forgotten. */
    goOn(): void {
      table.clearHover();
      if (!decision) return;
      hoveredWay = undefined;
      if (!isBuilding) {
        spaces = [];
        tile = undefined;
      }
    },
  });
  return model satisfies PieceContext;
}

export function provideModel(model: Model): Model {
  providePieceContext(model);
  return setContext(KEY, model);
}
export const useModel = (): Model => getContext<Model>(KEY);

/** How a seat is told apart. */
export const lookOf = (seat: number): (typeof SEAT_LOOKS)[number] =>
  SEAT_LOOKS[seat] ?? SEAT_LOOKS[0];
/** The seat's colours as custom properties: `--pc` the piece, `--po` what is engraved on it. */
export const seatStyle = (seat: number): string =>
  `--pc:var(--player-${lookOf(seat).colour});--po:var(--player-${lookOf(seat).colour}-on);--pl:var(--piece-line)`;
