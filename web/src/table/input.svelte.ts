/** What somebody uses right now: a finger has no hover, so its first tap previews. */
let isFinger = $state(false);

/** Whether the last thing that was used is a finger; a mouse or a key ends it. */
export const usesTouch = (): boolean => isFinger;

function notice(event: Event): void {
  noticePlace(event);
  const next = 'pointerType' in event && event.pointerType === 'touch';
  if (next !== isFinger) isFinger = next;
}

/** Where the mouse was last. */
let last: { readonly x: number; readonly y: number } | undefined;

/** Whether the mouse lies where it lay before: what it enters has come to it. */
export const isAtRest = (event: PointerEvent): boolean =>
  last?.x === event.clientX && last.y === event.clientY;

function noticePlace(event: Event): void {
  if (event instanceof PointerEvent && event.pointerType === 'mouse')
    last = { x: event.clientX, y: event.clientY };
}

/** A mouse that lies still is told to have moved when the page changes below it; that is nobody's wish. */
function noticeMove(event: PointerEvent): void {
  noticePlace(event);
  if (event.movementX !== 0 || event.movementY !== 0) notice(event);
}

if (typeof window !== 'undefined') {
  const early = { capture: true, passive: true };
  window.addEventListener('pointerdown', notice, early);
  window.addEventListener('keydown', notice, early);
  window.addEventListener('pointermove', noticeMove, early);
}
