/** A position in parts: what has not changed stays the same object, and whoever draws a part hears only of that part. */
import { untrack } from 'svelte';

type SignalBranch = Record<string, unknown>;

/** A new view with every part that has not changed taken from the old one, so that only what has changed is drawn anew. */
export function structuralShare<T>(before: unknown, after: T): T {
  if (
    before === after ||
    !isBranch(before) ||
    !isBranch(after) ||
    Array.isArray(before) !== Array.isArray(after)
  )
    return after;
  const keys = Object.keys(after);
  const parts: SignalBranch = (Array.isArray(after) ? [] : {}) as SignalBranch;
  const earlier = Object.keys(before);
  // things are drawn in their order: another order is another thing
  let isSame = keys.length === earlier.length && keys.every((key, place) => key === earlier[place]);
  for (const key of keys) {
    const part = (parts[key] = structuralShare(before[key], after[key]));
    if (part !== before[key] || (part === undefined && !(key in before))) isSame = false;
  }
  return (isSame ? before : parts) as T;
}

const isBranch = (value: unknown): value is SignalBranch =>
  typeof value === 'object' && value !== null;

/** A part that differs from what is drawn, about how much of it, and how to draw it. */
export type Change = { readonly weight: number; readonly apply: () => void };

/** An object in parts, each a state of its own: whoever reads one of them is not even asked when another one changes. */
export type SignalsByKey<T> = {
  readonly parts: T;
  readonly changes: (next: T) => readonly Change[];
  readonly update: (next: T) => void;
};

/** How many things within a thing are new, two steps deep. */
function weightOf(before: unknown, after: unknown, depth = 2): number {
  if (before === after) return 0;
  if (depth === 0 || !isBranch(before) || !isBranch(after)) return 1;
  return Math.max(
    1,
    Object.keys(after).reduce((sum, key) => sum + weightOf(before[key], after[key], depth - 1), 0),
  );
}

/** `inside`: a part that is an object in parts, too. */
export function signalsByKey<T extends object>(first: T, inside?: keyof T): SignalsByKey<T> {
  const parts: Partial<T> = {};
  const all = (Object.keys(first) as (keyof T)[]).map((key): ((next: T) => readonly Change[]) => {
    if (key === inside) {
      const inner = signalsByKey(first[key] as object);
      parts[key] = inner.parts as T[keyof T];
      return (next) => inner.changes(next[key] as object);
    }
    let part = $state.raw(first[key]);
    Object.defineProperty(parts, key, { get: () => part, enumerable: true, configurable: true });
    return (next) => {
      const weight = weightOf(
        untrack(() => part),
        next[key],
      );
      return weight === 0 ? [] : [{ weight, apply: () => void (part = next[key]) }];
    };
  });
  const changes = (next: T): readonly Change[] => all.flatMap((of) => of(next));
  return {
    parts: parts as T,
    changes,
    update: (next) => changes(next).forEach((change) => change.apply()),
  };
}

/** As many changes as one frame may draw (but one at least), and those that are left. */
export function takeWithinBudget(
  changes: readonly Change[],
  most: number,
): readonly [now: readonly Change[], later: readonly Change[]] {
  let sum = 0;
  const end = changes.findIndex(({ weight }, k) => (sum += weight) > most && k > 0);
  return end < 0 ? [changes, []] : [changes.slice(0, end), changes.slice(end)];
}
