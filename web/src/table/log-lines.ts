/** The log as lines: one for each event, newest first. */
import type { SayFunction } from '../i18n/catalogue';
import type { Entry } from '../generated/wire';
import type { GameEvent, Seat, Texts } from './contract';

export type LogLine = {
  readonly key: string;
  readonly seq: number;
  readonly seat: Seat | undefined;
  readonly text: string;
  /** Not an event of the game but something that people did. */
  readonly isOfTable: boolean;
};

type Quiet = ((event: GameEvent) => boolean) | undefined;

/** Lines that were made before, by entry: a log of a thousand lines grows by a few at a time. */
const MADE = new WeakMap<Entry, { readonly texts: Texts; readonly lines: readonly LogLine[] }>();

export function logLines(
  entries: readonly Entry[],
  texts: Texts,
  names: readonly string[],
  say: SayFunction,
  isQuiet: Quiet,
): LogLine[] {
  return entries.flatMap((entry) => linesOf(entry, texts, names, say, isQuiet)).reverse();
}

function linesOf(
  entry: Entry,
  texts: Texts,
  names: readonly string[],
  say: SayFunction,
  isQuiet: Quiet,
): readonly LogLine[] {
  const before = MADE.get(entry);
  if (before?.texts === texts) return before.lines;
  const action = actionLine(entry, names, say);
  const lines = [...(action ? [action] : []), ...eventLines(entry, texts, isQuiet)];
  MADE.set(entry, { texts, lines });
  return lines;
}

function eventLines(entry: Entry, texts: Texts, isQuiet: Quiet): LogLine[] {
  return (entry.events ?? [])
    .filter((event) => isQuiet?.(event) !== true)
    .map((event, place) => eventLine(event, entry.seq, place, texts));
}

export const eventLine = (event: GameEvent, seq: number, place: number, texts: Texts): LogLine => ({
  key: `${seq}.${place}`,
  seq,
  seat: event.seat ?? undefined,
  text: texts.event(event),
  isOfTable: false,
});

/** What people did at the table, such as taking back; undefined for moves, unless they were ordered. */
export function actionLine(
  entry: Entry,
  names: readonly string[],
  say: SayFunction,
): LogLine | undefined {
  const isMove = entry.kind === 'move' || entry.kind === 'end_turn';
  if (isMove && !entry.ordered) return undefined;
  const { seq, seat } = entry;
  const kind = entry.ordered ? 'ordered' : entry.note ? 'repair' : entry.kind;
  const text = say(`did-${kind}`, {
    note: entry.note ?? '',
    name: names[seat ?? -1] ?? say('someone'),
    target: names[entry.target ?? -1] ?? say('someone'),
    accept: entry.accept ? 'yes' : 'no',
    ended: (entry.until ?? 0) <= entry.at ? 'yes' : 'no',
  });
  return {
    key: isMove ? `${seq}.ordered` : `${seq}`,
    seq,
    seat: seat ?? undefined,
    text,
    isOfTable: true,
  };
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
