/** Small helpers for drawing by numbers. */

export type Point = readonly [number, number];

export const round = (value: number): number => +value.toFixed(2);

export const onCircle = (centre: Point, radius: number, angle: number): Point => [
  round(centre[0] + radius * Math.cos(angle)),
  round(centre[1] + radius * Math.sin(angle)),
];

/** The corners of a hexagon as an SVG list; `turn` in degrees. */
export const hexagon = (centre: Point, radius: number, turn = 0): string =>
  Array.from({ length: 6 }, (_, k) =>
    onCircle(centre, radius, ((60 * k + turn) * Math.PI) / 180).join(','),
  ).join(' ');

/** Deterministic noise in -1 … 1, so the coast is the same on every screen. */
export function noise(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return (state / 2 ** 32) * 2 - 1;
  };
}

/** Roughen a polyline by midpoint displacement. */
export function rough(
  points: readonly Point[],
  seed: number,
  depth: number,
  amount: number,
): readonly Point[] {
  const random = noise(seed);
  let line = points;
  for (let turn = 0; turn < depth; turn++) {
    const finer: Point[] = [];
    line.forEach((point, k) => {
      const before = line[k - 1];
      if (before) {
        const shift = random() * amount;
        finer.push([
          (before[0] + point[0]) / 2 - (point[1] - before[1]) * shift,
          (before[1] + point[1]) / 2 + (point[0] - before[0]) * shift,
        ]);
      }
      finer.push(point);
    });
    line = finer;
  }
  return line;
}

/** Quadratic curves through the midpoints: soft but faithful, and the ends stay put. */
export function smooth(points: readonly Point[]): string {
  let path = '';
  for (let k = 1; k < points.length - 1; k++) {
    const [x, y] = points[k] as Point;
    const [u, v] = points[k + 1] as Point;
    const isLast = k === points.length - 2;
    path += `Q${round(x)} ${round(y)} ${round(isLast ? u : (x + u) / 2)} ${round(isLast ? v : (y + v) / 2)}`;
  }
  const end = points[points.length - 1] as Point;
  return path || `L${round(end[0])} ${round(end[1])}`;
}

export const moveTo = ([x, y]: Point): string => `M${round(x)} ${round(y)}`;
export const isSame = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.5;
