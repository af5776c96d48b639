/**
 * The map as a planar graph: borders are edges, and two provinces are neighbours exactly when they share an edge or a dotted
 * route, so what looks adjacent is adjacent. Board units.
 */
import { EDGE, NODE } from './borders';
import { BRITANNIA, REGION, ROUTES } from './regions';
import { isSame, moveTo, rough, round, smooth, type Point } from './shapes';

const NAMES = Object.keys(EDGE);
const LINE: Record<string, readonly Point[]> = {};
NAMES.forEach((name, k) => {
  const [from, to, via, kind] = EDGE[name] as (typeof EDGE)[string];
  LINE[name] = rough(
    [NODE[from] as Point, ...via, NODE[to] as Point],
    k + 7,
    2,
    kind === 'coast' ? 0.16 : 0.1,
  );
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
  NAMES.filter((name) => EDGE[name]?.[3] === kind)
    .map((name) => moveTo(first(line(name))) + smooth(line(name)))
    .join('');

/** All dry land of the picture, for the coast's ripples: provinces, barbary, and Italy down to the city. */
export function landPath(harbour: string): string {
  const run = (name: string): string => smooth(line(name));
  const runBack = (name: string): string => smooth(back(line(name)));
  return (
    moveTo(NODE['infBar'] as Point) +
    runBack('infCoast') +
    runBack('belCoast') +
    runBack('lugCoast') +
    run('aquCoast') +
    run('narCoast') +
    run('alpCoast') +
    harbour +
    'L1000 760L1000 0z'
  );
}

export const barbaryPath = (): string =>
  moveTo(NODE['infBar'] as Point) +
  ['infBarB', 'supBarB', 'raeBarB', 'norBarB'].map((name) => smooth(line(name))).join('') +
  'L1000 0z';

/** Whether the drawing joins two provinces. */
export function areDrawnAdjacent(a: string, b: string): boolean {
  const shared = (REGION[a]?.loop ?? []).some((edge) => REGION[b]?.loop.includes(edge));
  return shared || ROUTES.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}

/** The middle of two places of the map, where an arrow's head looks best. */
export const between = (a: Point, b: Point, part: number): Point => [
  round(a[0] + (b[0] - a[0]) * part),
  round(a[1] + (b[1] - a[1]) * part),
];
