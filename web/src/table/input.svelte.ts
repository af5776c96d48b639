/** What somebody uses right now: a finger has no hover, so its first tap previews. */
let isFinger = $state(false);

/** Whether the last thing that was used is a finger; a mouse or a key ends it. */
export const usesTouch = (): boolean => isFinger;

function notice(event: Event): void {
  const next = 'pointerType' in event && event.pointerType === 'touch';
  if (next !== isFinger) isFinger = next;
}

if (typeof window !== 'undefined') {
  for (const kind of ['pointerover', 'pointerdown', 'keydown']) window.addEventListener(kind, notice, { capture: true, passive: true });
}
