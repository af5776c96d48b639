/** Arrow keys go from one glowing thing to the next in that direction. */
type ArrowPoint = { readonly x: number; readonly y: number };
const DIRECTIONS: Readonly<Record<string, ArrowPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest spot that lies ahead, straight ones first; -1 if there is none. */
export function nearest(spots: readonly ArrowPoint[], from: ArrowPoint, key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  let best = -1;
  let least = Infinity;
  for (const [k, { x, y }] of spots.entries()) {
    const ahead = (x - from.x) * direction.x + (y - from.y) * direction.y;
    const aside = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
    const cost = ahead + 2.5 * aside;
    if (ahead < 1 || cost >= least) continue;
    best = k;
    least = cost;
  }
  return best;
}

const middle = (node: Element): ArrowPoint => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** Move the focus from a glowing thing inside `root` to the next one. */
export function followArrow(event: KeyboardEvent, root: Element): void {
  if (!(event.key in DIRECTIONS) || event.altKey || event.ctrlKey || event.metaKey) return;
  const things = [...root.querySelectorAll<SVGElement>('.piece.offered > [role=button]')];
  const now = document.activeElement;
  if (!now || !things.includes(now as SVGElement)) return;
  const next = things[nearest(things.map(middle), middle(now), event.key)];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
