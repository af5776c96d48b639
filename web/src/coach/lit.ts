/** What a card speaks of, found on the page. */
import type { Rect } from '../table/placing';

/** Everything of these names that can be seen, in the order of the names. */
export function litElements(names: readonly string[]): Element[] {
  return names.flatMap((name) =>
    [...document.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)].filter(isSeen),
  );
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
}

/** The part of a rectangle that lies within another; undefined if none does. */
export function within(rect: Rect, bounds: Rect): Rect | undefined {
  const part = {
    left: Math.max(rect.left, bounds.left),
    top: Math.max(rect.top, bounds.top),
    right: Math.min(rect.right, bounds.right),
    bottom: Math.min(rect.bottom, bounds.bottom),
  };
  return part.right > part.left && part.bottom > part.top ? part : undefined;
}
