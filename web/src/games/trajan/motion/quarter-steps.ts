/** What flies for an event at the end of a round, a quarter and the game. */
import type { GameEvent } from '../../../table/contract';
import { text } from '../../../table/event-args';
import type { AnimationStep } from '../../../table/pieces/animate';
import { QUIET } from '../../../table/pieces/animation-steps';
import { demandIcon } from '../printed';
import type { TrajanView } from '../view';
import type { Places } from './places';
import { STEP, MOVE, REVEAL, step } from './times';

export function quarterStep(
  view: TrajanView,
  event: GameEvent,
  { mat, mine, points, gained }: Places,
): AnimationStep | undefined {
  switch (event.name) {
    case 'demand_revealed':
      return { ...QUIET, hold: REVEAL, touched: [`demand-${view.board.demands.length}`] };
    case 'demand_met':
      return step(
        [
          {
            icon: demandIcon(text(event, 'demand')),
            from: mine(text(event, 'demand')),
            to: ['demand-1'],
            size: 34,
          },
        ],
        [],
        MOVE,
        420,
      );
    case 'demands_unmet':
      return step(points(['demand-1'], -Math.abs(gained)), [], REVEAL, 700);
    case 'bonus_awarded':
      return step(
        [{ icon: 'laurel', from: ['bonus-0', mat], to: [mat], size: 44 }],
        ['bonus-0', 'bonus-1'],
        REVEAL,
        900,
      );
    case 'votes_counted':
      return { ...QUIET, hold: 450 };
    case 'final_points':
    case 'bonus_scored':
      return step(points([mat], gained), [], STEP, 260);
    case 'quarter_ended':
    case 'quarter_began':
      return { ...QUIET, hold: 800, touched: ['time'] };
    default:
      return undefined;
  }
}
