/** The provinces as loops of borders, the routes between them, and Britannia's coast. Board units. */
import type { Point } from './shapes';

export type Region = {
  readonly at: Point;
  readonly label: Point;
  readonly loop: readonly string[];
};
export const REGION: Readonly<Record<string, Region>> = {
  britannia: { at: [338, 60], label: [338, 27], loop: [] },
  'germania-inferior': {
    at: [704, 74],
    label: [706, 42],
    loop: ['belInfB', 'infCoast', 'infBarB', 'infSupB'],
  },
  'germania-superior': {
    at: [742, 160],
    label: [742, 132],
    loop: ['belSupB', 'infSupB', 'supBarB', 'supRaeB'],
  },
  belgica: {
    at: [556, 150],
    label: [536, 114],
    loop: ['lugBelB', 'belCoast', 'belInfB', 'belSupB', 'belRaeB', 'belAlpB'],
  },
  lugdunensis: {
    at: [352, 194],
    label: [340, 160],
    loop: ['lugCoast', 'lugBelB', 'lugAlpB', 'lugNarB', 'lugAquB'],
  },
  aquitania: { at: [266, 278], label: [266, 244], loop: ['lugAquB', 'aquNarB', 'aquCoast'] },
  narbonensis: {
    at: [398, 294],
    label: [400, 260],
    loop: ['aquNarB', 'lugNarB', 'narAlpB', 'narCoast'],
  },
  alpes: {
    at: [542, 262],
    label: [542, 228],
    loop: ['lugAlpB', 'belAlpB', 'alpRaeB', 'alpItaB', 'alpCoast', 'narAlpB'],
  },
  raetia: {
    at: [734, 240],
    label: [734, 207],
    loop: ['belRaeB', 'supRaeB', 'raeBarB', 'raeNorB', 'raeItaB', 'alpRaeB'],
  },
  noricum: { at: [924, 232], label: [926, 198], loop: ['norBarB', 'NE', 'norItaB', 'raeNorB'] },
};
/** Dotted: really adjacent. */
export const ROUTES: readonly (readonly [string, string, string])[] = [
  ['britannia', 'lugdunensis', 'M306 98Q300 114 304 128'],
  ['britannia', 'belgica', 'M424 78Q456 74 480 88'],
  ['britannia', 'germania-inferior', 'M436 44Q520 16 592 44'],
];
export const CAMP_ROUTES: readonly (readonly [string, string])[] = [
  ['alpes', 'M664 318Q640 310 612 288'],
  ['raetia', 'M746 300Q742 290 740 274'],
  ['noricum', 'M876 316Q916 310 930 278'],
];
export const BRITANNIA: readonly Point[] = [
  [246, 62],
  [262, 48],
  [258, 32],
  [280, 24],
  [292, 8],
  [330, 4],
  [366, 6],
  [398, 12],
  [410, 28],
  [432, 40],
  [440, 56],
  [424, 70],
  [428, 84],
  [396, 90],
  [360, 88],
  [334, 98],
  [300, 96],
  [270, 104],
  [252, 98],
  [276, 84],
  [262, 76],
];
