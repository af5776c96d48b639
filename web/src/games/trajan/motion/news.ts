/** Events that everybody should be able to follow in words: the end of a round, of a quarter and of the game. */
import type { GameEvent } from '../../../table/contract';

const NEWS = new Set([
  'demand_revealed',
  'quarter_ended',
  'demand_met',
  'demands_unmet',
  'votes_counted',
  'bonus_awarded',
  'discs_restacked',
  'forum_cleared',
  'ships_turned_back',
  'quarter_began',
  'final_points',
  'bonus_scored',
  'game_ended',
]);
const HEADINGS = new Set(['quarter_ended', 'quarter_began', 'demand_revealed']);

export const isNews = (event: GameEvent): boolean => NEWS.has(event.name);
export const isHeading = (event: GameEvent): boolean => HEADINGS.has(event.name);
export const endsQuarter = (events: readonly GameEvent[]): boolean =>
  events.some(({ name }) => name === 'quarter_ended' || name === 'final_points');
