/** Pure: what a click on a part of the Colonia would say, and what its printed numbers add up to. */
import type { Decision, Option } from '../../../table/contract';
import {
  BASIC_SIDE,
  CORNERS,
  CORNER_CELLS,
  GOODS,
  MERCHANT_SIDE,
  TEMPLES,
  TILES,
  cellWord,
  halvesOf,
} from '../printed';
import { NOTHING } from '../printed';
import type { ColoniaView } from '../view';

export const SPACE_PROMPTS: readonly string[] = ['space', 'gray_half', 'second_half'];

export const isTemple = (cell: number): boolean => (TEMPLES as readonly number[]).includes(cell);
/** The corner (0 to 3) of a space, or -1. */
export const cornerOf = (cell: number): number => (CORNER_CELLS as readonly number[]).indexOf(cell);

/** The move that a space stands for now, offered or not: what is not offered can be asked about. */
export function cellMove(decision: Decision | undefined, cell: number): string | undefined {
  if (!decision) return undefined;
  const word = cellWord(cell);
  const has = (text: string): boolean => decision.options.some((option) => option.text === text);
  if (['take', 'take_second', 'dig'].includes(decision.prompt))
    return has(`ignore ${word}`) ? `ignore ${word}` : `take ${word}`;
  if (decision.prompt === 'keep') return `keep ${word}`;
  if (SPACE_PROMPTS.includes(decision.prompt)) return `on ${word}`;
  const corner = cornerOf(cell);
  return decision.prompt === 'corner' && corner >= 0 ? `corner ${CORNERS[corner]}` : undefined;
}

/** The building that a choice of this space would put there; -1 if it would not. */
export function buildingFor(decision: Decision | undefined): number {
  if (!decision || !SPACE_PROMPTS.includes(decision.prompt)) return NOTHING;
  const halves = halvesOf((TILES as readonly string[]).indexOf(String(decision.args['tile'])));
  return (decision.prompt === 'second_half' ? halves[1] : halves[0]) ?? NOTHING;
}

/** Exchanges that give this good away, in the order they are offered. */
export const conversionsOf = (decision: Decision | undefined, good: string): readonly Option[] =>
  decision?.options.filter(({ verb, nouns }) => {
    if (verb === 'train' || verb === 'recolour' || verb === 'exchange') return nouns[0] === good;
    return (verb === 'craft' || verb === 'promote') && good === 'assistant';
  }) ?? [];

export type Exchange = { readonly gives: readonly string[]; readonly gets: string };
/** What an exchange costs and brings. */
export function exchangeOf({ verb, nouns }: Option): Exchange {
  const [first = '', second = ''] = nouns.map(String);
  if (verb === 'train') return { gives: [first, first], gets: 'builder' };
  if (verb === 'recolour') return { gives: [first, 'assistant'], gets: second };
  if (verb === 'craft') return { gives: ['assistant'], gets: first };
  if (verb === 'promote') return { gives: ['assistant'], gets: 'builder' };
  return { gives: [first], gets: second };
}

export const coinsOf = (colonia: ColoniaView): number => colonia.goods[GOODS.indexOf('coin')] ?? 0;
/** How many citizens lie in a row. */
export const citizensIn = (colonia: ColoniaView, row: number): number =>
  [2 * row, 2 * row + 1].filter((place) => colonia.citizens[place] !== NOTHING).length;

/** Where the sizes of areas are printed on the bar, counted from its head. */
export const barCells = (
  flipped: boolean,
): readonly { readonly at: number; readonly label: string }[] =>
  flipped
    ? [
        { at: 2, label: '1' },
        { at: 4, label: '2–3' },
        ...[4, 5, 6, 7, 8, 9].map((size) => ({ at: size + 1, label: String(size) })),
        { at: 11, label: '10+' },
      ]
    : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((size) => ({
        at: size,
        label: size === 10 ? '10+' : String(size),
      }));
/** The cell of the bar for an area of this size, 0 for none. */
export const cellOfArea = (size: number, flipped: boolean): number =>
  size === 0 ? 0 : ((flipped ? MERCHANT_SIDE : BASIC_SIDE)[Math.min(size, 10) - 1] ?? 0);
/** Where the bar would be after the move under the pointer. */
export const barAfter = (colonia: ColoniaView | undefined, hovered: string | undefined): number =>
  hovered === 'cypress' || hovered === 'advance'
    ? (colonia?.outlook.upgrades[hovered] ?? 0)
    : (colonia?.bar ?? 0);

/** The row (black) or column (white) that a symbol stands at. */
export function lineOf(colonia: ColoniaView, symbol: number): number {
  const first = colonia.streets[symbol]?.[0] ?? 0;
  return symbol < 6 ? Math.floor(first / 6) : first % 6;
}

/** The double tiles as pairs of spaces. */
export const doublesOf = (colonia: ColoniaView): readonly (readonly [number, number])[] =>
  colonia.doubles.flatMap((cell, k) =>
    k % 2 === 0 ? [[cell, colonia.doubles[k + 1] ?? cell] as const] : [],
  );
