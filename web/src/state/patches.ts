/**
 * Positions that arrive as differences: `src/ulpia/table/patches.py` says what a patch is.
 *
 * What a patch leaves alone is the same object as before, so the table sees at once what is new.
 */
import type { Patch, Position } from '../generated/wire';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Tree = { readonly [key: string]: NodePatch };
type Splice = readonly [start: number, count: number, items: readonly Json[]];
type NodePatch = 0 | readonly [Json] | Splice | Tree;

/** The position after a patch, or undefined if it does not fit and the whole one is needed. */
export function applyPatch(position: Position | undefined, patch: Patch): Position | undefined {
  if (position?.seq !== patch.base) return undefined;
  const { info: _info, skipped: _skipped, ...before } = position;
  try {
    const content = withChanges(
      { ...before, seq: patch.seq, entries: [] } as unknown as Json,
      patch.changes as Tree,
    );
    if (checksum(content) !== patch.sum) return undefined;
    return { ...(content as unknown as Position), entries: patch.entries };
  } catch (error) {
    if (error instanceof OutOfShape) return undefined;
    throw error;
  }
}

/** A patch speaks of a place that the position does not have. */
class OutOfShape extends Error {}

function withChanges(value: Json | undefined, changes: Tree): Json {
  if (value === null || typeof value !== 'object') throw new OutOfShape();
  const copy: Record<string, Json> = (
    Array.isArray(value) ? [...(value as readonly Json[])] : { ...value }
  ) as Record<string, Json>;
  for (const [key, change] of Object.entries(changes)) {
    if (change === 0) delete copy[key];
    else if (!isList(change)) copy[key] = withChanges(copy[key], change);
    else if (change.length === 1) copy[key] = change[0];
    else copy[key] = withSplice(copy[key], change);
  }
  return copy;
}

function withSplice(value: Json | undefined, [start, count, items]: Splice): Json {
  if (!Array.isArray(value)) throw new OutOfShape();
  return [...value.slice(0, start), ...items, ...value.slice(start + count)] as readonly Json[];
}

const isList = (change: NodePatch): change is readonly [Json] | Splice => Array.isArray(change);

/** The CRC-32 of a value as JSON with sorted keys. */
export function checksum(value: unknown): number {
  let sum = -1;
  for (const byte of new TextEncoder().encode(sortKeys(value as Json)))
    sum = (TABLE[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8);
  return ~sum >>> 0;
}

function sortKeys(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(sortKeys).join(',')}]`;
  const object = value as { readonly [key: string]: Json };
  const parts = Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${sortKeys(object[key] as Json)}`);
  return `{${parts.join(',')}}`;
}

const TABLE = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
