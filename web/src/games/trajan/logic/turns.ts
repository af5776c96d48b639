/** Trajan's events turn by turn: what begins a turn or a chapter, and what scores within a turn. */
import type { GameEvent, TurnTelling } from '../../../table/contract';

const CHAPTERS: ReadonlySet<string> = new Set(['demand_revealed', 'quarter_ended']);

/** The event that names the points, by the argument it names them with. */
const SCORES: Readonly<Record<string, 'points' | 'worth'>> = {
  tile_completed: 'worth',
  cards_shipped: 'points',
  province_occupied: 'points',
  senate_advanced: 'points',
  building_taken: 'points',
};

export const turns: TurnTelling = {
  begins: ({ name }: GameEvent) =>
    name === 'turn_began' ? 'turn' : CHAPTERS.has(name) ? 'chapter' : undefined,
  points: ({ name, args }: GameEvent) => Number(args[SCORES[name] ?? ''] ?? 0),
};
