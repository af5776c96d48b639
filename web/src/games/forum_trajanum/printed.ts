/** What is printed on the components, in the order of the engine's numbers. */
import { COLOURS, FRONTS } from './view';
import type { GOODS, Hidden, NEEDS, Nothing } from './view';

export {
  BUILDINGS,
  CARDS,
  COLOURS,
  CORNERS,
  FRONTS,
  GOODS,
  NEEDS,
  ROWS,
  SOURCES,
  SYMBOLS,
  TILES,
  TRACKS,
} from './view';

/** Nothing lies there. */
export const NOTHING: Nothing = -1;
/** A tile whose front is hidden from me. */
export const FACE_DOWN: Hidden = -2;
export const CLASSES = ['patrician', 'merchant', 'craftsman'] as const;
/** The spaces of the corners. */
export const CORNER_CELLS = [0, 5, 30, 35] as const;
export const TEMPLES = [8, 16, 19, 27] as const;
export const BENEFITS = [
  ['worker-and-tribune', 'builder', 'envoy-to-eagle', 'use-a-tile'],
  ['two-assistants', 'two-tribunes', 'upgrade', 'build-again'],
  ['coin', 'area-bonus', 'envoy-anywhere', 'use-a-tile'],
] as const;
export const BONUSES = ['tribune', 'assistant', 'coin', 'upgrade', 'points'] as const;
/** Added to the front of a citizen that came from the left neighbour. */
export const FOREIGN = FRONTS.length;
export const ROMAN = ['I', 'II', 'III'] as const;

export type Good = (typeof GOODS)[number];
/** A citizen's class (0 to 2) by front, or -1 for resources. */
export const classOf = (front: number): number => (front >= 0 && front < 6 ? front % 3 : -1);
/** What a resource tile gives, in order: goods and `upgrade`. */
export const goodsOf = (front: number): readonly (Good | 'upgrade')[] =>
  front < 6 ? [] : ((FRONTS[front] ?? '').split('-') as (Good | 'upgrade')[]);
/** The buildings of a tile: one or two numbers of BUILDINGS; the first is the gray one of a mixed tile. */
export const halvesOf = (tile: number): readonly number[] =>
  tile < 8 ? [tile] : tile < 12 ? [tile - 8, tile - 4] : [tile - 8, tile - 8];
/** What a tile costs, before any conversion. */
export const costOf = (tile: number): readonly Good[] =>
  halvesOf(tile).map((half) => (half < 4 ? 'builder' : (COLOURS[half - 4] as Good)));
/** The pile a tile comes from: its colour. */
export const pileOf = (tile: number): number => tile % 4;

const LETTERS = 'abcdef';
/** Name of a space of a Colonia: column a to f, row 1 to 6. */
export const cellWord = (cell: number): string => `${LETTERS[cell % 6]}${Math.floor(cell / 6) + 1}`;
export const cellOf = (word: string): number =>
  LETTERS.indexOf(word[0] ?? '') + 6 * (Number(word.slice(1)) - 1);
const PLACES = ['i', 'ii', 'iii', 'iv', 'v'];
/** Name of a square of the Forum: place i to v, number 1 to 12. */
export const squareWord = (square: number): string =>
  `${PLACES[Math.floor(square / 12)]}${(square % 12) + 1}`;
export const squareOf = (word: string): number => {
  const [, place = '', number = '0'] = /^([iv]+)(\d+)$/.exec(word) ?? [];
  return 12 * PLACES.indexOf(place) + Number(number) - 1;
};

/** Prestige track: Trajan's head above the bar by position, the values below, and which value an area of 1 to 10 stands above. */
export const HEAD = [3, 3, 3, 5, 5, 5, 7, 7, 7] as const;
export const VALUES = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export const BASIC_SIDE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const MERCHANT_SIDE = [2, 4, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export const CYPRESSES = [2, 4, 6, 8] as const;
export const COLUMN_VALUES = [3, 2, 1] as const;
/** Points of a structure in a crane's colour, by cycle. */
export const CRANE_VALUES = [3, 2, 1] as const;

/** The building task of a card as rows of G(ray), C(oloured), B(uilding), T(emple), K (crane), '.' nothing. */
export const PATTERNS: readonly (readonly string[])[] = [
  ['GCG'],
  ['B', 'T', 'B'],
  ['G', 'G'],
  ['KB', 'B.'],
  ['BB', 'BB'],
  ['C', 'G', 'C'],
  ['CC', 'CC'],
  ['G', 'C', 'G'],
  ['C', 'G', 'G', 'C'],
  ['C', 'C', 'C'],
  ['C.C', '.T.', 'C.C'],
  ['G', 'G', 'G'],
];
/** Cards whose buildings must all be different. */
export const DIFFERENT: readonly number[] = [2, 6, 9, 11];
/** What a set of the collecting task consists of. */
export const SETS: readonly (readonly (readonly [
  what: (typeof NEEDS)[number],
  count: number,
])[])[] = [
  [
    ['tribunes', 1],
    ['coins', 1],
  ],
  [
    ['citizen-pairs', 1],
    ['envoys', 1],
  ],
  [
    ['assistants', 2],
    ['coins', 1],
  ],
  [
    ['builders', 1],
    ['workers', 1],
    ['assistants', 1],
  ],
  [
    ['assistants', 1],
    ['coins', 2],
  ],
  [
    ['tribunes', 1],
    ['builders', 1],
    ['assistants', 1],
  ],
  [
    ['workers', 1],
    ['columns', 2],
  ],
  [
    ['scored-cranes', 2],
    ['citizen-pairs', 1],
  ],
  [['citizens-each', 1]],
  [
    ['columns', 1],
    ['tribunes', 1],
    ['builders', 1],
  ],
  [
    ['scored-cranes', 2],
    ['worker-pairs', 1],
  ],
  [
    ['markers', 1],
    ['assistants', 1],
    ['coins', 1],
  ],
];

export const SEAT_LOOKS = [
  { colour: 'red', shape: 'lozenge' },
  { colour: 'green', shape: 'triangle' },
  { colour: 'blue', shape: 'ring' },
  { colour: 'brown', shape: 'square' },
] as const;
