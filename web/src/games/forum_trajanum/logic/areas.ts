/** The Forum square as lines: outlines of areas and boards, and what an envoy would do there. */
import type { AreaView, ForumView } from '../view';

export type Extent = { readonly rows: number; readonly columns: number };

export function extentOf(forum: ForumView): Extent {
  return {
    rows: Math.max(0, ...forum.places.map(([row]) => row)) + 1,
    columns: Math.max(0, ...forum.places.map(([, column]) => column)) + 1,
  };
}

/** The border of a set of squares as one path, drawn a little inside of them. */
export function outline(
  forum: ForumView,
  squares: readonly number[],
  size: number,
  inset: number,
): string {
  const inside = new Set(squares.map((square) => forum.places[square]?.join()));
  const has = (row: number, column: number): boolean => inside.has(`${row},${column}`);
  const parts: string[] = [];
  for (const square of squares) {
    const [row, column] = forum.places[square] ?? [0, 0];
    const [x, y] = [column * size, row * size];
    const [up, down, left, right] = [
      has(row - 1, column),
      has(row + 1, column),
      has(row, column - 1),
      has(row, column + 1),
    ];
    /** A side that meets a neighbour of the same area runs on to the square's edge, or round an inner corner. */
    const from = (isJoined: boolean, corner: boolean): number =>
      isJoined ? (corner ? -inset : 0) : inset;
    if (!up)
      parts.push(
        `M${x + from(left, has(row - 1, column - 1))} ${y + inset}H${x + size - from(right, has(row - 1, column + 1))}`,
      );
    if (!down)
      parts.push(
        `M${x + from(left, has(row + 1, column - 1))} ${y + size - inset}H${x + size - from(right, has(row + 1, column + 1))}`,
      );
    if (!left)
      parts.push(
        `M${x + inset} ${y + from(up, has(row - 1, column - 1))}V${y + size - from(down, has(row + 1, column - 1))}`,
      );
    if (!right)
      parts.push(
        `M${x + size - inset} ${y + from(up, has(row - 1, column + 1))}V${y + size - from(down, has(row + 1, column + 1))}`,
      );
  }
  return parts.join('');
}

export const areaAt = (forum: ForumView, square: number): AreaView | undefined =>
  forum.areas.find((area) => area.squares.includes(square));
export const freeIn = (forum: ForumView, area: AreaView): readonly number[] =>
  area.squares.filter((square) => (forum.envoys[square] ?? -1) < 0);
/** Whether an envoy on this square would fill its area. */
export function completes(forum: ForumView, square: number): boolean {
  const area = areaAt(forum, square);
  const free = area ? freeIn(forum, area) : [];
  return free.length === 1 && free[0] === square;
}
