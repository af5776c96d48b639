/** What flies for an event: pictures from place to place. Places are `data-at` names; the first that is on the screen counts. */
import type { GameEvent } from '../../../table/contract';
import type { AnimationStep, Flight } from '../../../table/pieces/animate';
import { PARTS, SPACE_WORDS, commodityIcon, demandIcon, tileFace } from '../printed';
import { TRAYS, type TrajanView } from '../view';
import { words } from './apply-event';

const STEP = 220;
const MOVE = 380;
const REVEAL = 520;
const QUIET: AnimationStep = { flights: [], time: 0, hold: 0, touched: [] };

const text = (event: GameEvent, name: string): string => String(event.args[name] ?? '');
const step = (
  flights: readonly Flight[],
  touched: readonly string[],
  time = MOVE,
  hold = time - 60,
): AnimationStep => ({ flights, time, hold, touched });

/** `source`: the tray that was emptied, while its markers are laid. */
export function animationStepOf(
  view: TrajanView,
  event: GameEvent,
  source: string | undefined,
): AnimationStep {
  const seat = event.seat ?? 0;
  const colour = view.players[seat]?.colour ?? 'red';
  const paint = `--pc:var(--player-${colour});--po:var(--player-${colour}-on);--pl:var(--piece-line)`;
  const mat = `seat-${seat}`;
  const hand = [`hand-${seat}`, mat];
  const mine = (word: string): readonly string[] => [`tiles-${seat}-${word}`, mat];
  const tray = (numeral: string): string => `tray-${seat}-${TRAYS.indexOf(numeral as 'I')}`;
  const points = (from: readonly string[], amount: number): readonly Flight[] =>
    amount === 0
      ? []
      : [
          {
            icon: 'laurel',
            from,
            to: [`points-${seat}`, mat],
            label: amount > 0 ? `+${amount}` : String(amount),
            size: 44,
          },
        ];
  const gained = Number(event.args['points'] ?? 0);
  const province = `province-${text(event, 'province')}`;
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
      return step(
        points(
          [`slot-${seat}-${TRAYS.indexOf(text(event, 'slot') as 'I')}`, mat],
          Number(event.args['worth'] ?? 0),
        ),
        [`slot-${seat}-${TRAYS.indexOf(text(event, 'slot') as 'I')}`],
        REVEAL,
      );
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
      const slot = `slot-${seat}-${TRAYS.indexOf(text(event, 'slot') as 'I')}`;
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
      return QUIET;
  }
}

/** The trays between two trays of a ring, clockwise. */
export function between(from: string, to: string): readonly string[] {
  const [, seat, a] = from.split('-');
  const b = Number(to.split('-')[2]);
  const steps = (b - Number(a) + 6) % 6 || 6;
  return Array.from({ length: steps - 1 }, (_, k) => `tray-${seat}-${(Number(a) + k + 1) % 6}`);
}
