/** What lies beyond the edge of a scrolling box, so that it can be said. */
export type Overflow = {
  readonly direction: 'down' | 'right';
  /** Buttons beyond the edge; none at the end of the box. */
  readonly more: number;
};

const middleOf = (start: number, size: number): number => start + size / 2;

/** undefined where everything is in sight. */
export function measureOverflow(box: HTMLElement): Overflow | undefined {
  const isTall = box.scrollHeight > box.clientHeight + 2;
  if (!isTall && box.scrollWidth <= box.clientWidth + 2) return undefined;
  const edge = isTall ? box.scrollTop + box.clientHeight : box.scrollLeft + box.clientWidth;
  const places = [...box.querySelectorAll<HTMLElement>('button')].map((each) =>
    isTall
      ? middleOf(each.offsetTop - box.offsetTop, each.offsetHeight)
      : middleOf(each.offsetLeft - box.offsetLeft, each.offsetWidth),
  );
  return {
    direction: isTall ? 'down' : 'right',
    more: places.filter((place) => place > edge).length,
  };
}
