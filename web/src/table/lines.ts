/** The log as lines: one for each fact, newest first. */
import type { Entry } from '../generated/wire';
import type { GameEvent, Seat, Texts } from './contract';

export type LogLine = {
  readonly key: string;
  readonly seq: number;
  readonly seat: Seat | undefined;
  readonly text: string;
  /** Not a fact of the game but something that people did. */
  readonly isOfTable: boolean;
};

type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;
type Quiet = ((event: GameEvent) => boolean) | undefined;

/** Lines that were made before, by entry: a log of a thousand lines grows by a few at a time. */
const MADE = new WeakMap<Entry, { readonly texts: Texts; readonly lines: readonly LogLine[] }>();

export function logLines(entries: readonly Entry[], texts: Texts, names: readonly string[], say: Say, isQuiet: Quiet): LogLine[] {
  return entries.flatMap(entry => linesOf(entry, texts, names, say, isQuiet)).reverse();
}

function linesOf(entry: Entry, texts: Texts, names: readonly string[], say: Say, isQuiet: Quiet): readonly LogLine[] {
  const before = MADE.get(entry);
  if (before?.texts === texts) return before.lines;
  const lines = [...deed(entry, names, say), ...facts(entry, texts, isQuiet)];
  MADE.set(entry, { texts, lines });
  return lines;
}

function facts(entry: Entry, texts: Texts, isQuiet: Quiet): LogLine[] {
  return (entry.events ?? [])
    .filter(event => isQuiet?.(event) !== true)
    .map((event, place) => ({ key: `${entry.seq}.${place}`, seq: entry.seq, seat: event.seat ?? undefined, text: texts.event(event), isOfTable: false }));
}

function deed(entry: Entry, names: readonly string[], say: Say): LogLine[] {
  if (entry.kind === 'move' || entry.kind === 'end_turn') return [];
  const about = entry.kind === 'replace' ? entry.target : entry.seat;
  const name = names[about ?? -1] ?? say('someone');
  const text = say(`did-${entry.kind}`, { name, accept: entry.accept ? 'yes' : 'no' });
  return [{ key: `${entry.seq}`, seq: entry.seq, seat: about ?? undefined, text, isOfTable: true }];
}

/** The number of my last own move before others played; lines after it are new to me. */
export function lastOwn(entries: readonly Entry[], seat: Seat | undefined): number {
  if (seat === undefined) return 0;
  let others = false;
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const entry = entries[place];
    if (entry === undefined || entry.kind !== 'move') continue;
    if (entry.seat !== seat) others = true;
    else if (others) return entry.seq;
  }
  return 0;
}
