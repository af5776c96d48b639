/** What games put their animation steps together from. */
import type { AnimationStep, Flight } from './animate';

/** Nothing flies. */
export const QUIET: AnimationStep = { flights: [], time: 0, hold: 0, touched: [] };

/** The next step begins a little before the last flight has arrived, unless `hold` says when. */
export const fly = (
  flights: readonly Flight[],
  touched: readonly string[],
  time: number,
  hold = time - 60,
): AnimationStep => ({ flights, time, hold, touched });
