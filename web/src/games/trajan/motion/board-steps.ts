/** What flies for an event on the board: Forum, provinces, Senate, construction site. */
import type { GameEvent } from '../../../table/contract';
import { text } from '../../../table/event-args';
import type { AnimationStep, Flight } from '../../../table/pieces/animate';
import { PARTS, SPACE_WORDS, tileFace } from '../printed';
import type { TrajanView } from '../view';
import type { Places } from './places';
import { REVEAL, step } from './times';

export function boardStep(
  view: TrajanView,
  event: GameEvent,
  { seat, paint, mat, mine, slot, gained, points, province }: Places,
): AnimationStep | undefined {
  switch (event.name) {
    case 'tile_collected':
      return step(
        [
          {
            icon: tileFace(text(event, 'tile')).icon,
            from: [`forum-${text(event, 'place')}`],
            to: mine(text(event, 'tile')),
            size: 38,
          },
        ],
        [`forum-${text(event, 'place')}`, ...mine(text(event, 'tile'))],
      );
    case 'leader_marched':
      return step(
        [
          {
            icon: 'leader',
            style: paint,
            from: [
              text(event, 'origin') === 'camp'
                ? 'camp-military'
                : `province-${text(event, 'origin')}`,
            ],
            to: [province],
            size: 36,
          },
        ],
        [province],
      );
    case 'tile_seized':
      return step(
        [
          {
            icon: tileFace(text(event, 'tile')).icon,
            from: [province],
            to: mine(text(event, 'tile')),
            size: 38,
          },
        ],
        mine(text(event, 'tile')),
      );
    case 'legionnaires_enlisted':
      return step(
        [
          {
            icon: 'legionnaire',
            style: paint,
            from: [`supply-${seat}`, mat],
            to: ['camp-military'],
            size: 34,
          },
        ],
        ['camp-military'],
      );
    case 'workers_hired':
      return step(
        [
          {
            icon: 'worker',
            style: paint,
            from: [`supply-${seat}`, mat],
            to: ['camp-workers'],
            size: 34,
          },
        ],
        ['camp-workers'],
      );
    case 'province_occupied':
      return step(
        [
          { icon: 'legionnaire', style: paint, from: ['camp-military'], to: [province], size: 36 },
          ...points([province], gained),
        ],
        [province],
        REVEAL,
      );
    case 'senate_advanced':
      return step(
        [
          {
            icon: 'disc',
            style: paint,
            from: [`senate-${view.players[seat]?.senate ?? 0}`],
            to: [`senate-${gained}`],
            size: 28,
          },
          ...points([`senate-${gained}`], gained),
        ],
        [`senate-${gained}`],
        REVEAL,
      );
    case 'tile_claimed':
    case 'tile_chosen': {
      return step(
        [{ icon: 'a-arch', from: [`stack-${text(event, 'stack')}`], to: [slot, mat], size: 44 }],
        [`stack-${text(event, 'stack')}`, slot],
      );
    }
    case 'building_taken':
    case 'worker_joined': {
      const space = `space-${text(event, 'space')}`;
      const building = view.board.site[SPACE_WORDS.indexOf(text(event, 'space'))]?.building;
      const part = PARTS.find((each) => building?.startsWith(each));
      const taken: readonly Flight[] = part
        ? [{ icon: `b-${part}`, from: [space], to: [`part-${seat}-${part}`, mat], size: 36 }]
        : [];
      return step(
        [
          { icon: 'worker', style: paint, from: ['camp-workers'], to: [space], size: 34 },
          ...taken,
          ...points([space], gained),
        ],
        [space],
        REVEAL,
      );
    }
    default:
      return undefined;
  }
}
