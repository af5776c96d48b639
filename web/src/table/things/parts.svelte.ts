/** A position in parts: what has not changed stays the same object, and whoever draws a part hears only of that part. */
import { untrack } from 'svelte';

type Thing = Record<string, unknown>;

/** A new view with every part that has not changed taken from the old one, so that only what has changed is drawn anew. */
export function reuse<T>(before: unknown, after: T): T {
  if (before === after || !isThing(before) || !isThing(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const parts: Thing = (Array.isArray(after) ? [] : {}) as Thing;
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = (parts[key] = reuse(before[key], after[key]));
    if (part !== before[key] || (part === undefined && !(key in before))) isSame = false;
  }
  return (isSame ? before : parts) as T;
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** The same object in parts: whoever reads one of them hears only of changes to that one. */
export function inParts<T extends object>(get: () => T): T {
  const parts: Partial<T> = {};
  for (const key of Object.keys(untrack(get)) as (keyof T)[]) {
    const part = $derived(get()[key]);
    Object.defineProperty(parts, key, { get: () => part, enumerable: true, configurable: true });
  }
  return parts as T;
}
