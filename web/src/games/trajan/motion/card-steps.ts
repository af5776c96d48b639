/** What flies for an event of cards and ships. */
import type { GameEvent } from '../../../table/contract';
import { text, words } from '../../../table/event-args';
import type { AnimationStep } from '../../../table/pieces/animate';
import { QUIET } from '../../../table/pieces/animation-steps';
import { commodityIcon } from '../printed';
import type { Places } from './places';
import { MOVE, REVEAL, step } from './times';

export function cardStep(
  event: GameEvent,
  { seat, mat, hand, gained, points }: Places,
): AnimationStep | undefined {
  switch (event.name) {
    case 'card_drawn':
      return step(
        [
          {
            icon: commodityIcon(text(event, 'commodity')),
            from: ['pile-deck'],
            to: hand,
            size: 44,
          },
        ],
        ['pile-deck'],
        MOVE,
        200,
      );
    case 'card_drawn_unseen':
      return step(
        [{ icon: 'card', from: ['pile-deck'], to: hand, size: 40 }],
        ['pile-deck'],
        MOVE,
        200,
      );
    case 'card_taken':
      return step(
        [
          {
            icon: commodityIcon(text(event, 'commodity')),
            from: [`pile-${text(event, 'pile')}`],
            to: hand,
            size: 44,
          },
        ],
        [`pile-${text(event, 'pile')}`],
      );
    case 'card_discarded':
      return step(
        [
          {
            icon: commodityIcon(text(event, 'commodity')),
            from: hand,
            to: [`pile-${text(event, 'pile')}`],
            size: 44,
          },
        ],
        [`pile-${text(event, 'pile')}`],
      );
    case 'pile_refilled':
      return step(
        [
          {
            icon: commodityIcon(text(event, 'commodity')),
            from: ['pile-deck'],
            to: [`pile-${text(event, 'pile')}`],
            size: 40,
          },
        ],
        [`pile-${text(event, 'pile')}`],
      );
    case 'cards_laid':
      return step(
        words(event, 'commodity').map((word) => ({
          icon: commodityIcon(word),
          from: hand,
          to: [`display-${seat}`, mat],
          size: 40,
        })),
        [`display-${seat}`],
      );
    case 'cards_shipped': {
      const ship = `ship-${text(event, 'ship')}`;
      return step(
        [
          ...words(event, 'commodity').map((word) => ({
            icon: commodityIcon(word),
            from: hand,
            to: [ship],
            size: 40,
          })),
          ...points([ship], gained),
        ],
        [ship, `display-${seat}`],
        REVEAL,
      );
    }
    case 'ship_turned':
      return { ...QUIET, hold: 120, touched: [`ship-${text(event, 'ship')}`] };
    default:
      return undefined;
  }
}
