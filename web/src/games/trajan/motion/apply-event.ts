/** How an event changes the picture while a batch of events is played. The server's view replaces all of it at the end. */
import { number, text, words } from '../../../table/event-args';
import type { GameEvent } from '../../../table/contract';
import { SPACE_WORDS } from '../printed';
import {
  ACTIONS,
  COLOURS,
  TRAYS,
  type Action,
  type BoardView,
  type Colour,
  type Counts,
  type PlayerView,
  type TrajanTileView,
  type TrajanView,
  type Commodity,
  type Province,
  type Slot,
} from '../view';

const plus = (counts: Counts, word: string, by = 1): Counts => {
  const count = Math.max(0, (counts[word] ?? 0) + by);
  const rest = Object.fromEntries(Object.entries(counts).filter(([other]) => other !== word));
  return count === 0
    ? rest
    : word in counts
      ? { ...counts, [word]: count }
      : { ...rest, [word]: count };
};
const plusAll = (counts: Counts, all: readonly string[], by = 1): Counts =>
  all.reduce((sum, word) => plus(sum, word, by), counts);
const put = <T>(list: readonly T[], at: number, item: T): readonly T[] =>
  list.map((each, k) => (k === at ? item : each));
const sortColours = (colours: readonly Colour[]): readonly Colour[] =>
  [...colours].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));

function withPlayer(
  view: TrajanView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): TrajanView {
  const player = view.players[seat];
  return player
    ? { ...view, players: put(view.players, seat, { ...player, ...change(player) }) }
    : view;
}
const withBoard = (view: TrajanView, change: Partial<BoardView>): TrajanView => ({
  ...view,
  board: { ...view.board, ...change },
});

function withTray(
  view: TrajanView,
  seat: number,
  tray: number,
  change: (markers: readonly Colour[]) => readonly Colour[],
): TrajanView {
  return withPlayer(view, seat, ({ trays }) => ({
    trays: trays && put(trays, tray, change(trays[tray] ?? [])),
  }));
}
const withHand = (
  view: TrajanView,
  seat: number,
  cards: readonly string[],
  by: number,
): TrajanView =>
  withPlayer(view, seat, (player) => ({
    cards: player.cards + by * cards.length,
    hand: player.hand && plusAll(player.hand, cards, by),
  }));
const withPile = (
  view: TrajanView,
  pile: string,
  change: (cards: readonly string[]) => readonly string[],
): TrajanView =>
  withBoard(view, {
    piles: view.board.piles.map((cards, k) =>
      k === (pile === 'left' ? 0 : 1) ? (change(cards) as readonly Commodity[]) : cards,
    ),
  });
const withProvince = (
  view: TrajanView,
  name: string,
  change: (place: BoardView['provinces'][number]) => Partial<BoardView['provinces'][number]>,
): TrajanView =>
  withBoard(view, {
    provinces: view.board.provinces.map((place) =>
      place.name === name ? { ...place, ...change(place) } : place,
    ),
  });
const withPoints = (view: TrajanView, seat: number, points: number): TrajanView =>
  withPlayer(view, seat, (player) => ({ points: player.points + points }));

function takeFromStack(view: TrajanView, seat: number, event: GameEvent): TrajanView {
  const stack = view.board.stacks.find(({ name }) => name === text(event, 'stack'));
  const slot = TRAYS.indexOf(text(event, 'slot') as 'I');
  const tile: TrajanTileView | null = stack?.top ?? null;
  const board = withBoard(view, {
    stacks: view.board.stacks.map((each) =>
      each === stack ? { ...each, left: each.left - 1, top: null } : each,
    ),
  });
  return withPlayer(board, seat, (player) => ({ slots: put(player.slots, slot, tile) }));
}

function build(view: TrajanView, seat: number, event: GameEvent): TrajanView {
  const at = SPACE_WORDS.indexOf(text(event, 'space'));
  const space = view.board.site[at];
  const building = space?.building;
  const site = space
    ? put(view.board.site, at, { building: null, workers: [...space.workers, seat] })
    : view.board.site;
  const points = number(event, 'points');
  return withPlayer(withBoard(view, { site }), seat, (player) => ({
    camp_workers: player.camp_workers - 1,
    buildings: building ? [...player.buildings, building] : player.buildings,
    points: player.points + points,
  }));
}

function advance(view: TrajanView, seat: number, points: number): TrajanView {
  const order = [...view.board.senate.order.filter((other) => other !== seat), seat];
  const board = withBoard(view, { senate: { ...view.board.senate, order } });
  return withPlayer(board, seat, (player) => ({
    senate: points,
    votes: player.votes + points - player.senate,
    points: player.points + points,
  }));
}

function collect(view: TrajanView, seat: number, event: GameEvent): TrajanView {
  const { forum } = view.board;
  const place = number(event, 'place');
  const yellow = forum.yellow.length;
  const left =
    place < yellow
      ? { yellow: put(forum.yellow, place, null) }
      : { green: put(forum.green, place - yellow, null) };
  return withPlayer(withBoard(view, { forum: { ...forum, ...left } }), seat, (player) => ({
    tiles: plus(player.tiles, text(event, 'tile')),
  }));
}

/** The picture after one more event. */
export function applyEvent(view: TrajanView, event: GameEvent): TrajanView {
  const seat = event.seat ?? -1;
  const province = text(event, 'province');
  switch (event.name) {
    case 'sown':
      return withTray(view, seat, TRAYS.indexOf(text(event, 'tray') as 'I'), () => []);
    case 'time_moved':
      return withBoard(view, { time: { ...view.board.time, position: number(event, 'position') } });
    case 'marker_dropped':
    case 'marker_placed':
      return withTray(view, seat, TRAYS.indexOf(text(event, 'tray') as 'I'), (markers) =>
        sortColours([...markers, text(event, 'colour') as Colour]),
      );
    case 'tile_completed':
      return withPlayer(view, seat, (player) => ({
        slots: put(player.slots, TRAYS.indexOf(text(event, 'slot') as 'I'), null),
        points: player.points + number(event, 'worth'),
      }));
    case 'demand_kept':
      return withPlayer(view, seat, (player) => ({
        kept: plus(player.kept, text(event, 'demand')),
      }));
    case 'plus_two_assigned':
      return withPlayer(view, seat, (player) => ({
        plus_two: ACTIONS.filter(
          (action) =>
            player.plus_two.includes(action) || action === (text(event, 'action') as Action),
        ),
      }));
    case 'arch_moved':
      return withPlayer(view, seat, () => ({ arch: text(event, 'slot') as Slot }));
    case 'action_repeated':
      return withPlayer(view, seat, (player) => ({
        tiles: plus(player.tiles, text(event, 'tile'), -1),
      }));
    case 'card_drawn':
      return withHand(
        withBoard(view, { deck: Math.max(0, view.board.deck - 1) }),
        seat,
        words(event, 'commodity'),
        1,
      );
    case 'card_drawn_unseen':
      return withPlayer(
        withBoard(view, { deck: Math.max(0, view.board.deck - 1) }),
        seat,
        (player) => ({ cards: player.cards + 1 }),
      );
    case 'card_taken':
      return withHand(
        withPile(view, text(event, 'pile'), (cards) => cards.slice(0, -1)),
        seat,
        words(event, 'commodity'),
        1,
      );
    case 'card_discarded':
      return withHand(
        withPile(view, text(event, 'pile'), (cards) => [...cards, text(event, 'commodity')]),
        seat,
        words(event, 'commodity'),
        -1,
      );
    case 'pile_refilled':
      return withPile(
        withBoard(view, { deck: Math.max(0, view.board.deck - 1) }),
        text(event, 'pile'),
        () => words(event, 'commodity'),
      );
    case 'cards_laid':
    case 'cards_shipped': {
      const cards = words(event, 'commodity').filter((word) => word !== 'wild');
      return withPlayer(withHand(view, seat, cards, -1), seat, (player) => ({
        display: plusAll(player.display, cards),
        points: player.points + number(event, 'points'),
      }));
    }
    case 'ship_turned':
      return withBoard(view, { ships: { ...view.board.ships, [text(event, 'ship')]: 'gray' } });
    case 'ships_turned_back':
      return withBoard(view, {
        ships: { identical: 'coloured', different: 'coloured', pairs: 'coloured' },
      });
    case 'tile_collected':
      return collect(view, seat, event);
    case 'leader_marched': {
      const left = withProvince(view, text(event, 'origin'), (place) => ({
        leaders: place.leaders.filter((other) => other !== seat),
      }));
      return withPlayer(
        withProvince(left, province, (place) => ({ leaders: [...place.leaders, seat].sort() })),
        seat,
        () => ({ leader: province as Province }),
      );
    }
    case 'tile_seized':
      return withPlayer(
        withProvince(view, province, () => ({ tile: null })),
        seat,
        (player) => ({ tiles: plus(player.tiles, text(event, 'tile')) }),
      );
    case 'legionnaires_enlisted':
      return withPlayer(view, seat, (player) => ({
        supply: player.supply - number(event, 'count'),
        camp_legionnaires: player.camp_legionnaires + number(event, 'count'),
      }));
    case 'workers_hired':
      return withPlayer(view, seat, (player) => ({
        supply: player.supply - number(event, 'count'),
        camp_workers: player.camp_workers + number(event, 'count'),
      }));
    case 'province_occupied': {
      const placed = withProvince(view, province, (place) => ({
        legionnaires: [...place.legionnaires, seat].sort(),
      }));
      return withPlayer(withPoints(placed, seat, number(event, 'points')), seat, (player) => ({
        camp_legionnaires: player.camp_legionnaires - 1,
      }));
    }
    case 'senate_advanced':
      return advance(view, seat, number(event, 'points'));
    case 'tile_claimed':
    case 'tile_chosen':
      return takeFromStack(view, seat, event);
    case 'building_taken':
    case 'worker_joined':
      return build(view, seat, event);
    case 'demand_revealed':
      return withBoard(view, {
        demands: [...view.board.demands, text(event, 'demand') as 'bread'],
        round: view.board.round + 1,
      });
    case 'demands_unmet':
      return withPoints(view, seat, -Math.abs(number(event, 'points')));
    case 'final_points':
      return withPoints(view, seat, number(event, 'points'));
    default:
      return view;
  }
}
