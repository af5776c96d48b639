/** How long things fly, in milliseconds at normal speed. */
import type { AnimationStep, Flight } from '../../../table/pieces/animate';
import { fly } from '../../../table/pieces/animation-steps';

export const STEP = 240;
export const MOVE = 400;
export const REVEAL = 560;
export const SCORE = 620;

export const step = (
  flights: readonly Flight[],
  touched: readonly string[],
  time = MOVE,
  hold?: number,
): AnimationStep => fly(flights, touched, time, hold);
