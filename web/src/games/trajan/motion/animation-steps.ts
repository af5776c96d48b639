/** What flies for an event: pictures from place to place. Places are `data-at` names; the first that is on the screen counts. */
import type { GameEvent } from '../../../table/contract';
import type { AnimationStep } from '../../../table/pieces/animate';
import { QUIET } from '../../../table/pieces/animation-steps';
import type { TrajanView } from '../view';
import { boardStep } from './board-steps';
import { cardStep } from './card-steps';
import { placesOf } from './places';
import { quarterStep } from './quarter-steps';
import { ringStep } from './ring-steps';

/** `source`: the tray that was emptied, while its markers are laid. */
export function animationStepOf(
  view: TrajanView,
  event: GameEvent,
  source: string | undefined,
): AnimationStep {
  const places = placesOf(view, event);
  return (
    ringStep(view, event, places, source) ??
    cardStep(event, places) ??
    boardStep(view, event, places) ??
    quarterStep(view, event, places) ??
    QUIET
  );
}
