/** Events that everybody should be able to read: the news banner says them. */
import type { GameEvent } from '../../../table/contract';

const HEADINGS = new Set(['cycle_began', 'scoring_began', 'streets_revealed']);
const NEWS = new Set([
  ...HEADINGS,
  'row_unpaid',
  'crane_scored',
  'row_scored',
  'eagles_scored',
  'area_scored',
  'task_scored',
  'game_ended',
  'first_player',
]);
const SCORED = new Set([
  'crane_scored',
  'row_scored',
  'eagles_scored',
  'area_scored',
  'task_scored',
]);

export const isHeading = (event: GameEvent): boolean => HEADINGS.has(event.name);
export const isNews = (event: GameEvent): boolean =>
  NEWS.has(event.name) && !(SCORED.has(event.name) && Number(event.args['points'] ?? 0) === 0);
/** Whether an event gives points in the scoring at the end of a cycle. */
export const isScored = (event: GameEvent): boolean =>
  SCORED.has(event.name) && Number(event.args['points'] ?? 0) !== 0;
export const isScoring = (events: readonly GameEvent[]): boolean =>
  events.some(({ name }) => SCORED.has(name));
/** The source of points an event belongs to. */
export const sourceOf = (event: GameEvent): string | undefined =>
  ({
    crane_scored: 'cranes',
    row_scored: 'colonia',
    eagles_scored: 'eagles',
    area_scored: 'largest-area',
    column_scored: 'columns',
    track_finished: 'tracks',
  })[event.name] ?? (event.name === 'task_scored' ? `${event.args['task']}-tasks` : undefined);

/** The events of each scoring so far, from the log: its beginning, then what it brought. */
export function scoringsOf(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const all: GameEvent[][] = [];
  for (const event of events) {
    if (event.name === 'scoring_began') all.push([event]);
    else if (isScored(event)) all.at(-1)?.push(event);
  }
  return all;
}

/** The pane of a phone, and the part of the centre, in which that is counted; nothing for what happens at another player's place. */
export function placeOfScoring(
  event: GameEvent | undefined,
  mySeat: number | undefined,
): { readonly pane: 'board' | 'mat'; readonly area?: 'forum' | 'cards' } | undefined {
  if (event === undefined || !isScored(event)) return undefined;
  if (event.name === 'eagles_scored') return { pane: 'board', area: 'forum' };
  if (event.name === 'task_scored') return { pane: 'board', area: 'cards' };
  return event.seat === mySeat ? { pane: 'mat' } : undefined;
}
