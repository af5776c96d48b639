/** A new view with every part that has not changed taken from the old one, so that only what has changed is drawn anew. */
export function reuse<T>(before: unknown, after: T): T {
  if (before === after || !isThing(before) || !isThing(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const parts = keys.map(key => reuse(before[key], after[key]));
  if (keys.length === Object.keys(before).length && parts.every((part, k) => part === before[keys[k] ?? ''])) return before as T;
  return (Array.isArray(after) ? parts : Object.fromEntries(keys.map((key, k) => [key, parts[k]]))) as T;
}

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
