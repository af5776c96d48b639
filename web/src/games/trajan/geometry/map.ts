/**
 * The map as a planar graph: borders are edges, and two provinces are neighbours exactly when they share an edge or a dotted
 * route, so what looks adjacent is adjacent. Board units.
 */
import { isSame, moveTo, rough, round, smooth, type Point } from './shapes';

const NODE: Readonly<Record<string, Point>> = {
  lugAqu: [206, 212], aluNar: [350, 236], aquNar: [322, 326], lugNarAlp: [448, 228], narAlp: [474, 332], lugBelAlp: [480, 190],
  lugBel: [436, 104], belAlpRae: [592, 208], belRaeSup: [646, 180], belSupInf: [652, 112], belInf: [566, 58], infSupBar: [806, 104],
  infBar: [784, 0], supRaeBar: [826, 186], raeNorBar: [846, 198], raeNorIta: [838, 274], alpRaeIta: [626, 272], alpIta: [556, 344],
  norIta: [1000, 286], norBar: [1000, 142],
}
// name: from, to, through, kind
const EDGE: Readonly<Record<string, readonly [string, string, readonly Point[], 'coast' | 'border' | 'frontier']>> = {
  aquCoast: ['lugAqu', 'aquNar', [[188, 238], [196, 270], [206, 300], [238, 316], [284, 314]], 'coast'],
  lugCoast: ['lugAqu', 'lugBel', [[222, 196], [204, 184], [184, 172], [192, 156], [226, 150], [252, 140], [268, 128], [290, 136], [322, 130], [352, 132], [384, 118], [410, 114]], 'coast'],
  narCoast: ['aquNar', 'narAlp', [[350, 322], [384, 334], [420, 326], [448, 338]], 'coast'],
  belCoast: ['lugBel', 'belInf', [[458, 92], [490, 84], [514, 72], [538, 72]], 'coast'],
  infCoast: ['belInf', 'infBar', [[590, 40], [620, 34], [642, 18], [680, 22], [716, 8], [752, 10]], 'coast'],
  alpCoast: ['narAlp', 'alpIta', [[496, 328], [520, 340], [540, 338]], 'coast'],
  lugAquB: ['lugAqu', 'aluNar', [[250, 206], [300, 222]], 'border'],
  aquNarB: ['aluNar', 'aquNar', [[344, 268], [330, 296]], 'border'],
  lugNarB: ['aluNar', 'lugNarAlp', [[386, 222], [420, 232]], 'border'],
  narAlpB: ['lugNarAlp', 'narAlp', [[462, 262], [458, 300]], 'border'],
  lugAlpB: ['lugNarAlp', 'lugBelAlp', [[462, 206]], 'border'],
  lugBelB: ['lugBelAlp', 'lugBel', [[470, 162], [446, 138]], 'border'],
  belAlpB: ['lugBelAlp', 'belAlpRae', [[520, 198], [556, 194]], 'border'],
  alpRaeB: ['belAlpRae', 'alpRaeIta', [[604, 230], [614, 252]], 'border'],
  belRaeB: ['belAlpRae', 'belRaeSup', [[616, 200]], 'border'],
  belSupB: ['belRaeSup', 'belSupInf', [[644, 148]], 'border'],
  belInfB: ['belSupInf', 'belInf', [[620, 104], [596, 84]], 'border'],
  infSupB: ['belSupInf', 'infSupBar', [[700, 108], [752, 96]], 'border'],
  infBarB: ['infBar', 'infSupBar', [[790, 34], [800, 70]], 'frontier'],
  supBarB: ['infSupBar', 'supRaeBar', [[838, 124], [850, 150], [836, 172]], 'frontier'],
  supRaeB: ['belRaeSup', 'supRaeBar', [[700, 186], [760, 178]], 'border'],
  raeBarB: ['supRaeBar', 'raeNorBar', [[836, 194]], 'frontier'],
  raeNorB: ['raeNorBar', 'raeNorIta', [[840, 228], [850, 250]], 'border'],
  norBarB: ['raeNorBar', 'norBar', [[878, 186], [916, 160], [960, 156]], 'frontier'],
  raeItaB: ['alpRaeIta', 'raeNorIta', [[690, 280], [760, 268]], 'border'],
  alpItaB: ['alpRaeIta', 'alpIta', [[604, 300], [574, 318]], 'border'],
  norItaB: ['raeNorIta', 'norIta', [[900, 284], [950, 276]], 'border'],
}

export type Region = { readonly at: Point; readonly label: Point; readonly loop: readonly string[] };
export const REGION: Readonly<Record<string, Region>> = {
  britannia: { at: [338, 60], label: [338, 27], loop: [] },
  'germania-inferior': { at: [704, 74], label: [706, 42], loop: ['belInfB', 'infCoast', 'infBarB', 'infSupB'] },
  'germania-superior': { at: [742, 160], label: [742, 132], loop: ['belSupB', 'infSupB', 'supBarB', 'supRaeB'] },
  belgica: { at: [556, 150], label: [536, 114], loop: ['lugBelB', 'belCoast', 'belInfB', 'belSupB', 'belRaeB', 'belAlpB'] },
  lugdunensis: { at: [352, 194], label: [340, 160], loop: ['lugCoast', 'lugBelB', 'lugAlpB', 'lugNarB', 'lugAquB'] },
  aquitania: { at: [266, 278], label: [266, 244], loop: ['lugAquB', 'aquNarB', 'aquCoast'] },
  narbonensis: { at: [398, 294], label: [400, 260], loop: ['aquNarB', 'lugNarB', 'narAlpB', 'narCoast'] },
  alpes: { at: [542, 262], label: [542, 228], loop: ['lugAlpB', 'belAlpB', 'alpRaeB', 'alpItaB', 'alpCoast', 'narAlpB'] },
  raetia: { at: [734, 240], label: [734, 207], loop: ['belRaeB', 'supRaeB', 'raeBarB', 'raeNorB', 'raeItaB', 'alpRaeB'] },
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
const BRITANNIA: readonly Point[] = [[246, 62], [262, 48], [258, 32], [280, 24], [292, 8], [330, 4], [366, 6], [398, 12], [410, 28], [432, 40], [440, 56], [424, 70], [428, 84], [396, 90], [360, 88], [334, 98], [300, 96], [270, 104], [252, 98], [276, 84], [262, 76]]

const NAMES = Object.keys(EDGE);
const LINE: Record<string, readonly Point[]> = {};
NAMES.forEach((name, k) => {
  const [from, to, via, kind] = EDGE[name] as (typeof EDGE)[string];
  LINE[name] = rough([NODE[from] as Point, ...via, NODE[to] as Point], k + 7, 2, kind === 'coast' ? 0.16 : 0.1);
});
LINE['NE'] = [NODE['norBar'] as Point, NODE['norIta'] as Point];

const line = (name: string): readonly Point[] => LINE[name] ?? [];
const last = (points: readonly Point[]): Point => points[points.length - 1] ?? [0, 0];
const first = (points: readonly Point[]): Point => points[0] ?? [0, 0];
const back = (points: readonly Point[]): readonly Point[] => [...points].reverse();

/** The outline of a province. */
export function regionPath(id: string): string {
  if (id === 'britannia') {
    const points = rough(BRITANNIA, 3, 1, 0.2);
    return `${moveTo(first(points))}${smooth([...points, first(points)])}z`;
  }
  const [start = [], ...rest] = (REGION[id]?.loop ?? []).map(line);
  const second = rest[0] ?? [];
  const joins = isSame(last(start), first(second)) || isSame(last(start), last(second));
  const opening = joins ? start : back(start);
  let path = moveTo(first(opening)) + smooth(opening);
  let end = last(opening);
  for (const points of rest) {
    const next = isSame(first(points), end) ? points : back(points);
    path += smooth(next);
    end = last(next);
  }
  return `${path}z`;
}

export const edgePaths = (kind: 'coast' | 'border' | 'frontier'): string =>
  NAMES.filter(name => EDGE[name]?.[3] === kind).map(name => moveTo(first(line(name))) + smooth(line(name))).join('');

/** All dry land of the picture, for the coast's ripples: provinces, barbary, and Italy down to the city. */
export function landPath(harbour: string): string {
  const run = (name: string): string => smooth(line(name));
  const runBack = (name: string): string => smooth(back(line(name)));
  return (
    moveTo(NODE['infBar'] as Point) + runBack('infCoast') + runBack('belCoast') + runBack('lugCoast') + run('aquCoast') + run('narCoast') +
    run('alpCoast') + harbour + 'L1000 760L1000 0z'
  );
}

export const barbaryPath = (): string =>
  moveTo(NODE['infBar'] as Point) + ['infBarB', 'supBarB', 'raeBarB', 'norBarB'].map(name => smooth(line(name))).join('') + 'L1000 0z';

/** Whether the drawing joins two provinces. */
export function areDrawnAdjacent(a: string, b: string): boolean {
  const shared = (REGION[a]?.loop ?? []).some(edge => REGION[b]?.loop.includes(edge));
  return shared || ROUTES.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}

/** The middle of two places of the map, where an arrow's head looks best. */
export const between = (a: Point, b: Point, part: number): Point => [round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part)];
