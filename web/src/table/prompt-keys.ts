/** The keys of the prompt bar's buttons: a game's own, or numbers with as many digits as the longest one needs. */

/** The number of a button as it is typed: `7` among nine, `07` among twenty, so that no number begins another one. */
export const numberKey = (place: number, count: number): string =>
  String(place + 1).padStart(String(count).length, '0');

export type Typed =
  /** The place of the button that was meant. */
  | { readonly chosen: number }
  /** What has been typed so far of a longer number. */
  | { readonly typed: string }
  | undefined;

/** What typing `key` after `typed` means for buttons with these keys; undefined if nothing. */
export function typeKey(keys: readonly string[], typed: string, key: string): Typed {
  for (const word of [typed + key, key].map((each) => each.toLowerCase())) {
    const chosen = keys.findIndex((each) => each.toLowerCase() === word);
    if (chosen >= 0) return { chosen };
    if (/^\d+$/.test(word) && keys.some((each) => each.startsWith(word))) return { typed: word };
  }
  return undefined;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Where the focus goes among `count` buttons by an arrow key, Home or End; undefined for other keys. */
export function stepFocus(key: string, now: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  if (now < 0) return step > 0 ? 0 : count - 1;
  return (now + step + count) % count;
}
