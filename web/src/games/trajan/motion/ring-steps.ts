/** What flies for an event of the ring: sowing, tiles completed, what they bring. */
import type { GameEvent } from '../../../table/contract';
import { text } from '../../../table/event-args';
import type { AnimationStep } from '../../../table/pieces/animate';
import { QUIET } from '../../../table/pieces/animation-steps';
import { demandIcon, tileFace } from '../printed';
import { TRAYS, type TrajanView } from '../view';
import type { Places } from './places';
import { STEP, REVEAL, step } from './times';

export function ringStep(
  view: TrajanView,
  event: GameEvent,
  { seat, mat, mine, tray, slot, points }: Places,
  source: string | undefined,
): AnimationStep | undefined {
  switch (event.name) {
    case 'sown': {
      const markers = view.players[seat]?.trays?.[TRAYS.indexOf(text(event, 'tray') as 'I')] ?? [];
      return step(
        markers.map((each) => ({
          icon: `m-${each}`,
          from: [tray(text(event, 'tray'))],
          to: [`hub-${seat}`, tray(text(event, 'tray'))],
          size: 28,
        })),
        [tray(text(event, 'tray'))],
        STEP,
        150,
      );
    }
    case 'time_moved':
      return { ...QUIET, hold: 160, touched: ['time'] };
    case 'marker_dropped':
    case 'marker_placed': {
      const to = tray(text(event, 'tray'));
      return step(
        [
          {
            icon: `m-${text(event, 'colour')}`,
            from: [
              `held-${text(event, 'colour')}`,
              ...(source ? [source] : []),
              `hub-${seat}`,
              mat,
            ],
            to: [to, mat],
            via: source ? between(source, to) : [],
            size: 30,
          },
        ],
        [to],
        STEP,
        130,
      );
    }
    case 'tile_completed':
      return step(points([slot, mat], Number(event.args['worth'] ?? 0)), [slot], REVEAL);
    case 'demand_kept':
      return step(
        [
          {
            icon: demandIcon(text(event, 'demand')),
            from: [`hub-${seat}`, mat],
            to: mine(text(event, 'demand')),
            size: 36,
          },
        ],
        mine(text(event, 'demand')),
      );
    case 'plus_two_assigned':
      return step(
        [
          {
            icon: 'plus2',
            from: [`hub-${seat}`, mat],
            to: [`plus-${seat}-${text(event, 'action')}`, mat],
            size: 34,
          },
        ],
        [`plus-${seat}-${text(event, 'action')}`],
      );
    case 'action_repeated':
      return step(
        [
          {
            icon: tileFace(text(event, 'tile')).icon,
            from: mine(text(event, 'tile')),
            to: [`hub-${seat}`, mat],
            size: 36,
          },
        ],
        [],
      );
    default:
      return undefined;
  }
}

/** The trays between two trays of a ring, clockwise. */
export function between(from: string, to: string): readonly string[] {
  const [, seat, a] = from.split('-');
  const b = Number(to.split('-')[2]);
  const steps = (b - Number(a) + 6) % 6 || 6;
  return Array.from({ length: steps - 1 }, (_, k) => `tray-${seat}-${(Number(a) + k + 1) % 6}`);
}
