/** Forum Trajanum's events turn by turn: what begins a turn or a chapter, and what scores within a turn. */
import type { GameEvent, TurnTelling } from '../../../table/contract';

const CHAPTERS: ReadonlySet<string> = new Set(['cycle_began', 'round_began', 'scoring_began']);
const SCORES: ReadonlySet<string> = new Set(['column_scored', 'track_finished']);
/** The area bonus that is points is worth two. */
const BONUS_POINTS = 2;

export const turns: TurnTelling = {
  begins: ({ name }: GameEvent) =>
    name === 'turn_began' ? 'turn' : CHAPTERS.has(name) ? 'chapter' : undefined,
  points: ({ name, args }: GameEvent) => {
    if (name === 'bonus_gained') return args['bonus'] === 'points' ? BONUS_POINTS : 0;
    return SCORES.has(name) ? Number(args['points']) : 0;
  },
};
