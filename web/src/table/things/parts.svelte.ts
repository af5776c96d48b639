/** A position in parts: what has not changed stays the same object, and whoever draws a part hears only of that part. */
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

/** An object in parts, each a state of its own: whoever reads one of them is not even asked when another one changes. */
export type InParts<T> = { readonly parts: T; readonly update: (next: T) => void };

/** `inside`: a part that is an object in parts, too. */
export function inParts<T extends object>(first: T, inside?: keyof T): InParts<T> {
  const parts: Partial<T> = {};
  const updates = (Object.keys(first) as (keyof T)[]).map(key => {
    if (key === inside) {
      const inner = inParts(first[key] as object);
      parts[key] = inner.parts as T[keyof T];
      return (next: T): void => inner.update(next[key] as object);
    }
    let part = $state.raw(first[key]);
    Object.defineProperty(parts, key, { get: () => part, enumerable: true, configurable: true });
    return (next: T): void => void (part = next[key]);
  });
  return { parts: parts as T, update: next => updates.forEach(update => update(next)) };
}
