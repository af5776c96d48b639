/** Where a card stands: beside what it speaks of, never on it. */
export type Rect = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type Size = { readonly width: number; readonly height: number };
export type Spot = { readonly left: number; readonly top: number; readonly overlap: number };

const STEP = 6;
/** How far a card likes to stay away from what it speaks of. */
const GAP = 18;
/** What is worse than any distance. */
const COVERING = 1000;

export function rectOf(element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

export const sizeOf = ({ left, top, right, bottom }: Rect): Size => ({
  width: right - left,
  height: bottom - top,
});

export function overlapOf(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The gap between two rectangles that do not touch. */
function gapBetween(one: Rect, other: Rect): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(across, down);
}

const middle = (rect: Rect): number => (rect.top + rect.bottom) / 2;

/** The place within `bounds` that covers least of `lit` and `avoid` and is nearest to the first that is lit. */
export function placeCard(
  size: Size,
  bounds: Rect,
  lit: readonly Rect[],
  avoid: readonly Rect[] = [],
): Spot {
  const lastLeft = Math.max(bounds.left, bounds.right - size.width);
  const lastTop = Math.max(bounds.top, bounds.bottom - size.height);
  const [main] = lit;
  const all = [...lit, ...avoid];
  let best: Spot = { left: bounds.left, top: lastTop, overlap: Infinity };
  let least = Infinity;
  for (const top of steps(bounds.top, lastTop))
    for (const left of steps(bounds.left, lastLeft)) {
      const card = { left, top, right: left + size.width, bottom: top + size.height };
      const overlap = all.reduce((sum, each) => sum + overlapOf(card, each), 0);
      const cost = overlap * COVERING + (main === undefined ? -top : distance(card, main));
      if (cost < least) {
        least = cost;
        best = { left, top, overlap };
      }
    }
  return best;
}

const distance = (card: Rect, main: Rect): number =>
  Math.abs(gapBetween(card, main) - GAP) + Math.abs(middle(card) - middle(main)) / 40;

function steps(first: number, last: number): number[] {
  const found: number[] = [];
  for (let at = first; at < last; at += STEP) found.push(at);
  return [...found, last];
}

/** What is lit, and where the card stands: as much of `lit`, from its beginning, as the card need not cover. */
export function placeBeside(
  size: Size,
  bounds: Rect,
  lit: readonly Rect[],
  avoid: readonly Rect[],
): { readonly spot: Spot; readonly count: number } {
  for (let count = lit.length; count >= 0; count -= 1) {
    const spot = placeCard(size, bounds, lit.slice(0, count), avoid);
    if (spot.overlap === 0) return { spot, count };
  }
  return { spot: placeCard(size, bounds, []), count: 0 };
}

/** The outline of a rectangle with round corners. */
export function roundedOutline({ left, top, right, bottom }: Rect, radius: number): string {
  const r = Math.max(0, Math.min(radius, (right - left) / 2, (bottom - top) / 2));
  const turn = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return (
    `M${left + r} ${top}H${right - r}${turn(r, r)}V${bottom - r}${turn(-r, r)}` +
    `H${left + r}${turn(-r, -r)}V${top + r}${turn(r, -r)}Z`
  );
}

export const inflate = ({ left, top, right, bottom }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
