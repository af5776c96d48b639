/** What happened, turn by turn: one sentence for each, made here and nowhere else, and its events beneath. */
import type { SayFunction } from '../i18n/catalogue';
import type { Entry } from '../generated/wire';
import type { AnyGameTable, GameEvent, Seat, Texts, TurnTelling } from './contract';
import { actionLine, eventLine, type LogLine } from './log-lines';

/** A turn, a chapter of the game (the set-up, a round, a scoring) or something that people did at the table. */
export type LogRow = {
  readonly key: string;
  readonly kind: 'turn' | 'chapter' | 'event' | 'action';
  /** Its first and its last entry. */
  readonly since: number;
  readonly seq: number;
  readonly seat: Seat | undefined;
  readonly text: string;
  /** The same without the name and the points, for the strip of a seat. */
  readonly actions: string;
  readonly points: number;
  readonly lines: readonly LogLine[];
};

type PlacedEvent = { readonly event: GameEvent; readonly seq: number; readonly place: number };
type EventGroup = {
  readonly kind: 'turn' | 'chapter' | 'event';
  readonly seat: Seat | undefined;
  readonly told: PlacedEvent[];
};
type TellingContext = {
  readonly texts: Texts;
  readonly names: readonly string[];
  readonly say: SayFunction;
  readonly game: Pick<AnyGameTable, 'turns' | 'isQuiet'>;
};

/** All rows, oldest first. A game that says nothing of turns has one row for each event. */
export function logRows(entries: readonly Entry[], about: TellingContext): LogRow[] {
  const rows: (LogRow | EventGroup)[] = [];
  let group: EventGroup | undefined;
  for (const entry of entries) {
    const action = actionLine(entry, about.names, about.say);
    if (action !== undefined) rows.push(rowOfLine(action));
    for (const [place, event] of (entry.events ?? []).entries()) {
      const begun = kindOf(event, about.game);
      if (begun === 'event' && about.game.isQuiet?.(event)) continue;
      if (group === undefined || begun !== undefined) {
        const seat = begun === 'turn' || begun === 'event' ? (event.seat ?? undefined) : undefined;
        group = { kind: begun ?? 'chapter', seat, told: [] };
        rows.push(group);
      }
      group.told.push({ event, seq: entry.seq, place });
    }
  }
  return rows.map((row) => ('told' in row ? rowOf(row, about, row === group) : row));
}

const kindOf = (
  event: GameEvent,
  { turns }: TellingContext['game'],
): EventGroup['kind'] | undefined => (turns === undefined ? 'event' : turns.begins(event));

/** Rows that were made before, by the last event they tell: a long log grows by one row at a time. */
const MADE = new WeakMap<GameEvent, { readonly texts: Texts; readonly row: LogRow }>();

function rowOf(group: EventGroup, about: TellingContext, isLast: boolean): LogRow {
  const [first, last] = [group.told[0], group.told.at(-1)];
  if (first === undefined || last === undefined)
    throw new Error('a group tells at least one event');
  const before = MADE.get(last.event);
  const key = `${first.seq}.${first.place}`;
  if (before?.texts === about.texts && before.row.key === key) return before.row;
  const row: LogRow = {
    key,
    kind: group.kind,
    since: first.seq,
    seq: last.seq,
    seat: group.seat,
    ...(group.kind === 'turn' ? tellTurn(group, about, isLast) : tellChapter(first.event, about)),
    lines: linesOf(group, about),
  };
  if (!isLast) MADE.set(last.event, { texts: about.texts, row });
  return row;
}

function linesOf(group: EventGroup, { texts, game }: TellingContext): LogLine[] {
  if (group.kind === 'event') return [];
  return group.told
    .filter(({ event }) => game.isQuiet?.(event) !== true)
    .map(({ event, seq, place }) => eventLine(event, seq, place, texts));
}

type Sentence = Pick<LogRow, 'text' | 'actions' | 'points'>;

/** "Miles: IV → senate; took bread; 5 points". */
function tellTurn(
  group: EventGroup,
  { texts, names, say, game }: TellingContext,
  isLast: boolean,
): Sentence {
  const mine = group.told.map(({ event }) => event).filter((event) => event.seat === group.seat);
  const points = pointsOf(mine, game.turns);
  const actions = joinActions(
    mine.map((event) => texts.action(event)).filter((action) => action !== undefined),
    say,
  );
  const name = names[group.seat ?? -1] ?? say('someone');
  const nothing = isLast ? 'title-turn-of' : 'turn-quiet';
  if (actions === '') return { text: say(nothing, { name }), actions, points };
  const text =
    points === 0
      ? say('turn-line', { name, actions })
      : say('turn-scored', { name, actions, points });
  return { text, actions, points };
}

const pointsOf = (events: readonly GameEvent[], turns: TurnTelling | undefined): number =>
  events.reduce((sum, event) => sum + (turns?.points(event) ?? 0), 0);

function tellChapter(event: GameEvent, { texts, say, game }: TellingContext): Sentence {
  const isNamed = kindOf(event, game) !== undefined;
  return { text: isNamed ? texts.event(event) : say('turn-setup'), actions: '', points: 0 };
}

/** A list as the catalogue joins it; what was done again is counted. */
function joinActions(actions: readonly string[], say: SayFunction): string {
  const counts = new Map<string, number>();
  for (const action of actions) counts.set(action, (counts.get(action) ?? 0) + 1);
  return [...counts]
    .map(([action, count]) => (count === 1 ? action : say('turn-action-times', { action, count })))
    .reduce((first, last) => (first === '' ? last : say('turn-actions', { first, last })), '');
}

const rowOfLine = (line: LogLine): LogRow => ({
  key: line.key,
  kind: 'action',
  since: line.seq,
  seq: line.seq,
  seat: line.seat,
  text: line.text,
  actions: '',
  points: 0,
  lines: [],
});

/** The last turn that a seat has ended or is taking, for its strip. */
export const lastTurnOf = (rows: readonly LogRow[], seat: Seat): LogRow | undefined =>
  [...rows].reverse().find((row) => row.kind === 'turn' && row.seat === seat && row.actions !== '');
