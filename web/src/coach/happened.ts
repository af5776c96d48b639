/** What has happened at a table, as introductions of the coach name it. */
import type { Entry, Fact } from '../generated/wire';

type NamedEvent = { readonly names: readonly string[]; readonly isNew: boolean };

/** An event as it may be named: `cycle_began`, `cycle_began II`. */
const namesOf = ({ name, args }: Fact): readonly string[] => [
  name,
  ...Object.values(args)
    .flat()
    .map((word) => `${name} ${word}`),
];

/** The events of a seat and of nobody, in order; new is what came with its last move or after. */
function eventsFor(seat: number, entries: readonly Entry[]): NamedEvent[] {
  const isOwn = entries.map((entry) => entry.kind === 'move' && entry.seat === seat);
  const last = isOwn.lastIndexOf(true);
  return entries.flatMap((entry, place) =>
    (entry.events ?? [])
      .filter((event) => event.seat === null || event.seat === seat)
      .map((event) => ({ names: namesOf(event), isNew: place >= last })),
  );
}

/** Whether all these have happened, one after the other, the last since the seat's last move. */
export function hasHappened(
  happenings: readonly (readonly string[])[],
  entries: readonly Entry[],
  seat: number,
): boolean {
  const last = happenings.length - 1;
  if (last < 0) return true;
  let found = 0;
  for (const { names, isNew } of eventsFor(seat, entries)) {
    const isIt = happenings[found]?.some((name) => names.includes(name)) === true;
    if (isIt && (found < last || isNew)) found += 1;
    if (found > last) return true;
  }
  return false;
}
