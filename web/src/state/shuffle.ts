/** The commitment to a shuffle: told before the game, and computed again from the seed that is told after it. */

type Noted = { readonly commitment: string; readonly at: number };

const PLACE = 'ulpia.commitments';
const MOST_NOTED = 200;

/** The hash of a seed, as `commitment` of the engine computes it; undefined where the browser cannot (pages without https). */
export async function commitmentOf(seed: string): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle;
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`ulpia seed ${seed}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function allNoted(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Noted>;
  } catch {
    return {};
  }
}

/** Remember what a table promised when this browser first saw it. */
export function noteCommitment(table: string, commitment: string, at: number): void {
  const noted = allNoted();
  if (noted[table] !== undefined) return;
  const newest = Object.entries({ ...noted, [table]: { commitment, at } }).sort(
    ([, one], [, other]) => other.at - one.at,
  );
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest.slice(0, MOST_NOTED))));
  } catch {
    return; // no room, or not allowed: then nothing was noted, and the page says so
  }
}

export const notedCommitment = (table: string): Noted | undefined => allNoted()[table];
