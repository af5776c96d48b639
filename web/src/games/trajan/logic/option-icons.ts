/** What the button of an option shows. */
import type { Option, Texts } from '../../../table/contract';
import {
  PART_ACTION,
  SPACE_WORDS,
  actionIcon,
  buildingFace,
  commodityIcon,
  demandIcon,
  tileFace,
} from '../printed';
import {
  ACTIONS,
  TRAYS,
  type PlayerView,
  type Ship,
  type Stack,
  type TrajanTileView,
  type TrajanView,
} from '../view';
import { wordsFor } from '../words';
import { cargoOf, payRow } from './options';
import { previewOf } from './sowing';

export type Face = {
  readonly title?: string;
  readonly isNumeral?: boolean;
  readonly count?: number;
  readonly icons: readonly string[];
  readonly style?: string;
  readonly words?: string;
  readonly points?: number;
};

const STACK_ICON: Readonly<Record<Stack, string>> = {
  victory: 'laurel',
  cards: 'cards',
  'plus-two': 'plus2',
  demand: 'w-demand',
  workers: 'worker',
  legionnaires: 'legionnaire',
};
const BLANK = '--pc:var(--marble-shade);--pl:currentColor';

/** What a Trajan tile brings, and the markers it asks for. */
const tileIcons = (stack: Stack, top: TrajanTileView | null | undefined): readonly string[] => [
  top?.demand ? demandIcon(top.demand) : STACK_ICON[stack],
  ...(top?.colours ?? []).map((colour) => `m-${colour}`),
];

export function faceOf(view: TrajanView, option: Option, texts: Texts): Face {
  const [first = '', second = ''] = option.nouns.map(String);
  const seat = view.seat ?? 0;
  const me = view.players[seat] as PlayerView;
  const colour = `--pc:var(--player-${me.colour});--po:var(--player-${me.colour}-on);--pl:currentColor`;
  switch (option.verb) {
    case 'sow': {
      const sowing = previewOf(me, TRAYS.indexOf(first as 'I'));
      const action = ACTIONS[sowing?.target ?? 0] ?? 'trajan';
      return {
        title: first,
        isNumeral: true,
        count: sowing?.count,
        icons: [actionIcon(action)],
        points: sowing?.completes?.points,
      };
    }
    case 'drop':
    case 'place':
      return { icons: [`m-${first}`], words: texts.thing('colour', first) };
    case 'collect':
    case 'repeat':
      return { icons: [tileFace(first).icon], words: texts.thing('tile', first) };
    case 'march': {
      const tile = view.board.provinces.find(({ name }) => name === first)?.tile;
      return {
        icons: tile ? ['leader', tileFace(tile).icon] : ['leader'],
        style: colour,
        words: texts.thing('province', first),
      };
    }
    case 'occupy':
      return {
        icons: ['legionnaire'],
        style: colour,
        words: texts.thing('province', me.leader),
        points: me.outlook.provinces[me.leader] ?? 0,
      };
    case 'claim': {
      const top = view.board.stacks.find(({ name }) => name === first)?.top;
      return { icons: tileIcons(first as Stack, top), style: BLANK, points: top?.points };
    }
    case 'choose': {
      const top = view.board.stacks.find(({ name }) => name === first)?.top;
      return {
        title: second,
        isNumeral: true,
        icons: tileIcons(first as Stack, top),
        style: BLANK,
        points: top?.points,
      };
    }
    case 'build': {
      const building = view.board.site[SPACE_WORDS.indexOf(first)]?.building;
      if (!building) return { title: first, icons: ['worker'], style: colour };
      const { part, points } = buildingFace(building);
      return {
        title: first,
        icons: me.outlook.new_parts.includes(part)
          ? [`b-${part}`, actionIcon(PART_ACTION[part])]
          : [`b-${part}`],
        points,
      };
    }
    case 'ship':
      return {
        icons: cargoOf(option).map((card) => commodityIcon(String(card))),
        words: texts.thing('ship', first),
        points: view.board.ship_points[first as Ship][payRow(option) - 1] ?? 0,
      };
    case 'lay':
      return {
        icons: option.nouns.map((card) => commodityIcon(String(card))),
        words: wordsFor(texts)('lay', { count: option.nouns.length }),
      };
    case 'discard':
      return { icons: [commodityIcon(first)], words: texts.thing('pile', second) };
    case 'take': {
      const pile = view.board.piles[first === 'left' ? 0 : 1] ?? [];
      const top = first === 'deck' ? undefined : pile[pile.length - 1];
      return { icons: [top ? commodityIcon(top) : 'card'], words: texts.thing('pile', first) };
    }
    case 'assign':
      return { icons: ['plus2', actionIcon(first)] };
    case 'pick':
      return { icons: [], words: texts.thing('bonus', first) };
    case 'enlist':
      return { icons: ['legionnaire'], style: colour, words: texts.move(option) };
    case 'hire':
      return { icons: ['worker'], style: colour, words: texts.move(option) };
    case 'draw':
      return { icons: ['cards'], words: texts.move(option) };
    case 'advance':
      return { icons: ['a-fasces'], words: texts.move(option) };
    default:
      return { icons: [], words: texts.move(option) };
  }
}
