/** The action circle: trays on a ring, tray I at the upper left, clockwise. Mat units. */
import { onCircle, round, type Point } from './shapes';

export const RING = {
  centre: [338, 218] as Point,
  tray: 106,
  radius: 47,
  groove: 166,
  slot: 211,
  seal: 47,
} as const;

export const trayAngle = (tray: number): number => ((-120 + 60 * tray) * Math.PI) / 180;
export const trayAt = (tray: number, radius: number = RING.tray): Point =>
  onCircle(RING.centre, radius, trayAngle(tray));

/** Where `count` markers lie in a tray of radius 1, and how large they are. */
export function spots(count: number): { readonly size: number; readonly at: readonly Point[] } {
  if (count <= 1) return { size: 0.86, at: [[0, 0]] };
  if (count === 2)
    return {
      size: 0.8,
      at: [
        [-0.41, 0],
        [0.41, 0],
      ],
    };
  if (count === 3)
    return {
      size: 0.74,
      at: [
        [0, -0.44],
        [-0.41, 0.28],
        [0.41, 0.28],
      ],
    };
  if (count === 4)
    return {
      size: 0.68,
      at: [
        [-0.38, -0.38],
        [0.38, -0.38],
        [-0.38, 0.38],
        [0.38, 0.38],
      ],
    };
  const circle = (many: number, radius: number, turn = 0): Point[] =>
    Array.from({ length: many }, (_, k) =>
      onCircle([0, 0], radius, (k * 2 * Math.PI) / many - Math.PI / 2 + turn),
    );
  if (count < 8) return { size: count < 7 ? 0.6 : 0.58, at: [[0, 0], ...circle(count - 1, 0.62)] };
  if (count < 10)
    return {
      size: count === 8 ? 0.53 : 0.49,
      at: [[0, 0], ...circle(count - 1, count === 8 ? 0.67 : 0.7)],
    };
  const inner: readonly Point[] = circle(count - 8, count > 10 ? 0.34 : 0.27, Math.PI / 4);
  return { size: 0.46, at: [...inner, ...circle(8, 0.72)] };
}

/** The way of the sowing along the groove, from tray `from` over `count` trays (at most one lap is drawn). */
export function sowingArc(
  from: number,
  count: number,
): { readonly path: string; readonly start: Point; readonly head: Point; readonly turn: number } {
  const steps = Math.min(count, 6);
  const begin = trayAngle(from);
  const end = begin + (steps * Math.PI) / 3 - (steps === 6 ? 0.16 : 0.06);
  const [x0, y0] = onCircle(RING.centre, RING.groove, begin);
  const [x1, y1] = onCircle(RING.centre, RING.groove, end);
  const path = `M${x0} ${y0}A${RING.groove} ${RING.groove} 0 ${steps > 3 ? 1 : 0} 1 ${x1} ${y1}`;
  return { path, start: [x0, y0], head: [x1, y1], turn: round((end * 180) / Math.PI + 90) };
}
