import { nextFrame } from './next-frame';

/** Follows a value some frames later: what comes beside the picture does not keep the picture waiting. */
export function afterPaint<T extends object>(get: () => T | undefined, frames = 1): { readonly now: T | undefined } {
  let kept = $state.raw<T | undefined>(undefined);
  $effect(() => {
    const next = get();
    return nextFrame(() => (kept = next), frames);
  });
  return {
    /** At first there is nothing to keep waiting, and what is missing would change the room for the rest. */
    get now() {
      return kept ?? get();
    },
  };
}
