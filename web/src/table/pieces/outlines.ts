/** Outlines of things as paths. */

export const circleOf = ([x, y, r]: readonly [x: number, y: number, r: number]): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A box with round corners, and so much more around it. */
export function outlineOf(
  [x, y, w, h, corner]: readonly [x: number, y: number, w: number, h: number, r: number],
  more = 0,
): string {
  const r = corner + more;
  const across = w + 2 * (more - r);
  const down = h + 2 * (more - r);
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return `M${x - more + r} ${y - more}h${across}${turn(1, 1)}v${down}${turn(-1, 1)}h${-across}${turn(-1, -1)}v${-down}${turn(1, -1)}z`;
}
