/** What is printed on the components (src/ulpia/games/trajan/components/), for drawing and previews only. */
import type { Action, Ship, ShipSide, Stack } from './view';

export const COMMODITIES = [
  'scroll',
  'oil',
  'fruit',
  'lamp',
  'wine',
  'fish',
  'jewellery',
  'gems',
  'column',
  'hide',
  'cattle',
  'grain',
] as const;
export const SHIPS: readonly Ship[] = ['identical', 'different', 'pairs'];
export const DEMANDS = ['bread', 'games', 'religion'] as const;
export const PARTS = ['stairs', 'door', 'fountain', 'roof', 'window'] as const;
export type Part = (typeof PARTS)[number];
export const WILDS = ['wild-commodity', 'wild-demand', 'wild-construction', 'wild-action'] as const;
export const VOTES = ['votes-2', 'votes-3', 'votes-4', 'votes-5'] as const;
export const SENATE_TRACK = [0, 2, 3, 4, 5, 6, 7, 8] as const;
export const SPACE_WORDS = ['a', 'b', 'c', 'd'].flatMap((row) =>
  [1, 2, 3, 4, 5].map((column) => `${row}${column}`),
);
export const STACKS: readonly Stack[] = [
  'victory',
  'cards',
  'plus-two',
  'demand',
  'workers',
  'legionnaires',
];

/** Points on the sails, by number of cards or pairs (rules 2.8). */
export const SHIP_POINTS: Readonly<Record<Ship, Readonly<Record<ShipSide, readonly number[]>>>> = {
  identical: { coloured: [2, 6, 12, 20], gray: [0, 1, 7, 15] },
  different: { coloured: [2, 4, 6, 8], gray: [0, 1, 3, 5] },
  pairs: { coloured: [5, 10, 15], gray: [1, 6, 11] },
};

export const PART_ACTION: Readonly<Record<Part, Action>> = {
  stairs: 'forum',
  door: 'senate',
  fountain: 'seaport',
  roof: 'trajan',
  window: 'military',
};

export const PROVINCE_POINTS: Readonly<Record<string, number>> = {
  alpes: 3,
  raetia: 3,
  noricum: 5,
  narbonensis: 6,
  aquitania: 10,
  lugdunensis: 6,
  belgica: 6,
  'germania-superior': 6,
  'germania-inferior': 10,
  britannia: 10,
};

const ACTION_ICON: Readonly<Record<Action, string>> = {
  seaport: 'a-ship',
  forum: 'a-columns',
  military: 'a-helmet',
  senate: 'a-fasces',
  trajan: 'a-arch',
  construction: 'a-hammer',
};
const DEMAND_ICON: Readonly<Record<string, string>> = {
  bread: 'd-bread',
  games: 'd-games',
  religion: 'd-torch',
};

export const actionIcon = (action: string): string => ACTION_ICON[action as Action] ?? 'a-arch';
export const areaHue = (action: string): string =>
  `--area:var(--area-${actionIcon(action).slice(2)})`;
export const demandIcon = (demand: string): string => DEMAND_ICON[demand] ?? 'w-demand';
export const commodityIcon = (word: string): string =>
  word === 'wild' ? 'w-commodity' : `c-${word}`;

/** The picture of a forum tile, and the family that gives it its rim. */
export function tileFace(word: string): { readonly icon: string; readonly family: string } {
  if (word.startsWith('votes-')) return { icon: `v-${word.slice(6)}`, family: 'votes' };
  if (word.startsWith('extra-')) return { icon: actionIcon(word.slice(6)), family: 'extra' };
  if (word.startsWith('wild-')) return { icon: `w-${word.slice(5)}`, family: `w-${word.slice(5)}` };
  return { icon: demandIcon(word), family: 'demand' };
}

/** `stairs-4`: a building's part and points. */
export function buildingFace(word: string): { readonly part: Part; readonly points: number } {
  const [part, points] = word.split('-');
  return { part: part as Part, points: Number(points) };
}

export type BonusFace = {
  readonly icons: readonly string[];
  readonly yellow: string;
  readonly gray: string;
  readonly each: boolean;
};

/** The pictures of a bonus tile and what it pays on either side (rules 2.10). */
export function bonusFace(word: string): BonusFace {
  if (word.includes('-'))
    return { icons: word.split('-').map(commodityIcon), yellow: '3', gray: '2', each: true };
  if (word === 'workers') return { icons: ['worker'], yellow: '1', gray: '½', each: true };
  if (word === 'legionnaires')
    return { icons: ['legionnaire'], yellow: '2', gray: '1', each: true };
  if (word === 'yellow') return { icons: ['bonus'], yellow: '3', gray: '2', each: true };
  return { icons: [demandIcon(word)], yellow: '9', gray: '6', each: false };
}
