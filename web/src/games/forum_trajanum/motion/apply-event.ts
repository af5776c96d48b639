/** How an event changes the picture while a batch of events is played. The server's view replaces all of it at the end. */
import { number, text, words } from '../../../table/event-args';
import type { GameEvent } from '../../../table/contract';
import {
  CORNERS,
  CORNER_CELLS,
  FOREIGN,
  FRONTS,
  GOODS,
  ROWS,
  SOURCES,
  TILES,
  TRACKS,
  cellOf,
  halvesOf,
  squareOf,
} from '../printed';
import { FACE_DOWN, NOTHING } from '../printed';
import type { ColoniaView, ForumTrajanumView } from '../view';
import { sourceOf } from './news';

const put = <T>(list: readonly T[], at: number, item: T): readonly T[] =>
  list.map((each, k) => (k === at ? item : each));
const add = (list: readonly number[], at: number, by: number): readonly number[] =>
  list.map((each, k) => (k === at ? Math.max(0, each + by) : each));

function withColonia(
  view: ForumTrajanumView,
  seat: number,
  change: (colonia: ColoniaView) => Partial<ColoniaView>,
): ForumTrajanumView {
  const colonia = view.colonies[seat];
  return colonia
    ? { ...view, colonies: put(view.colonies, seat, { ...colonia, ...change(colonia) }) }
    : view;
}
const withGood = (
  view: ForumTrajanumView,
  seat: number,
  good: string,
  by: number,
): ForumTrajanumView =>
  withColonia(view, seat, ({ goods }) => ({
    goods: add(goods, GOODS.indexOf(good as 'coin'), by),
  }));
const withPoints = (
  view: ForumTrajanumView,
  seat: number,
  source: string,
  by: number,
): ForumTrajanumView =>
  withColonia(view, seat, ({ points }) => ({
    points: points.map((each, k) => (SOURCES[k] === source ? each + by : each)),
  }));

function take(view: ForumTrajanumView, seat: number, cells: readonly number[]): ForumTrajanumView {
  return withColonia(view, seat, (colonia) => ({
    tiles: colonia.tiles.map((tile, cell) => (cells.includes(cell) ? NOTHING : tile)),
    vacant: [
      ...colonia.vacant,
      ...cells.filter(
        (cell) => !CORNER_CELLS.includes(cell as 0) && !colonia.vacant.includes(cell),
      ),
    ],
  }));
}

function build(
  view: ForumTrajanumView,
  seat: number,
  tile: number,
  cells: readonly number[],
): ForumTrajanumView {
  const halves = halvesOf(tile);
  return withColonia(view, seat, (colonia) => ({
    buildings: colonia.buildings.map((building, cell) =>
      cells.includes(cell) ? (halves[cells.indexOf(cell)] ?? building) : building,
    ),
    vacant: colonia.vacant.filter((cell) => !cells.includes(cell)),
    doubles: cells.length === 2 ? [...colonia.doubles, ...cells] : colonia.doubles,
  }));
}

function settle(
  view: ForumTrajanumView,
  seat: number,
  event: GameEvent,
  place: 0 | 1,
): ForumTrajanumView {
  const row = ROWS.indexOf(text(event, 'row') as 'patrician1');
  const front =
    FRONTS.indexOf(text(event, 'front') as 'builder') +
    (text(event, 'origin') === 'foreign' ? FOREIGN : 0);
  return withColonia(view, seat, ({ citizens }) => ({
    citizens: put(citizens, 2 * row + place, front),
  }));
}

function send(view: ForumTrajanumView, seat: number, square: number): ForumTrajanumView {
  const envoys = put(view.forum.envoys, square, seat);
  const areas = view.forum.areas.map((area) =>
    area.squares.includes(square)
      ? {
          ...area,
          state: area.squares.every((each) => (envoys[each] ?? -1) >= 0)
            ? ('completed' as const)
            : ('started' as const),
        }
      : area,
  );
  return withColonia({ ...view, forum: { ...view.forum, envoys, areas } }, seat, ({ ship }) => ({
    ship: Math.max(0, ship - 1),
  }));
}

const setRow = (
  view: ForumTrajanumView,
  seat: number,
  row: string,
  isActive: boolean,
): ForumTrajanumView =>
  withColonia(view, seat, ({ active }) => {
    const at = ROWS.indexOf(row as 'patrician1');
    return {
      active: isActive
        ? [...active.filter((each) => each !== at), at]
        : active.filter((each) => each !== at),
    };
  });

/** The picture after one more event. */
export function applyEvent(view: ForumTrajanumView, event: GameEvent): ForumTrajanumView {
  const seat = event.seat ?? -1;
  const source = sourceOf(event);
  if (source)
    return addPoints(withPoints(view, seat, source, number(event, 'points')), seat, event);
  switch (event.name) {
    case 'tiles_taken':
      return take(view, seat, words(event, 'cell').map(cellOf));
    case 'tile_dug_out':
      return take(view, seat, [cellOf(text(event, 'cell'))]);
    case 'tribunes_paid':
      return withGood(view, seat, 'tribune', -number(event, 'count'));
    case 'tile_passed':
      return withColonia(view, number(event, 'receiver'), ({ foreign }) => ({
        foreign: foreign >= 0 ? foreign : FACE_DOWN,
      }));
    case 'tile_revealed':
      return withColonia(view, seat, () => ({
        [text(event, 'origin')]: FRONTS.indexOf(text(event, 'front') as 'builder'),
      }));
    case 'tile_shipped':
      return withColonia(view, seat, ({ ship }) => ({ ship: ship + 1, own: NOTHING }));
    case 'tile_laid_beside':
      return withColonia(view, seat, ({ beside }) => ({
        beside: [...beside, FRONTS.indexOf(text(event, 'front') as 'builder')],
        foreign: NOTHING,
      }));
    case 'worker_dealt':
      return withGood(view, seat, text(event, 'colour'), 1);
    case 'goods_gained':
      return withGood(view, seat, text(event, 'good'), number(event, 'count'));
    case 'goods_paid':
      return withGood(view, seat, text(event, 'good'), -number(event, 'count'));
    case 'workers_trained':
      return withGood(withGood(view, seat, text(event, 'colour'), -2), seat, 'builder', 1);
    case 'worker_recoloured':
      return withGood(
        withGood(withGood(view, seat, 'assistant', -1), seat, text(event, 'colour'), -1),
        seat,
        text(event, 'target'),
        1,
      );
    case 'worker_crafted':
      return withGood(withGood(view, seat, 'assistant', -1), seat, text(event, 'colour'), 1);
    case 'builder_promoted':
      return withGood(withGood(view, seat, 'assistant', -1), seat, 'builder', 1);
    case 'good_exchanged':
      return withGood(
        withGood(view, seat, text(event, 'good'), -1),
        seat,
        text(event, 'target'),
        1,
      );
    case 'citizen_placed':
      return settle(view, seat, event, 0);
    case 'citizen_doubled':
      return settle(view, seat, event, 1);
    case 'row_activated':
      return setRow(view, seat, text(event, 'row'), true);
    case 'row_paid':
      return withGood(setRow(view, seat, text(event, 'row'), true), seat, 'coin', -1);
    case 'row_unpaid':
      return setRow(view, seat, text(event, 'row'), false);
    case 'bar_turned':
      return withColonia(view, seat, () => ({ flipped: true }));
    case 'bar_moved':
      return withColonia(view, seat, () => ({ bar: number(event, 'position') }));
    case 'tile_built':
      return build(view, seat, TILES.indexOf(text(event, 'tile') as 'library'), [
        cellOf(text(event, 'cell')),
      ]);
    case 'double_built':
      return build(view, seat, TILES.indexOf(text(event, 'tile') as 'library'), [
        cellOf(text(event, 'cell')),
        cellOf(text(event, 'other')),
      ]);
    case 'marker_moved':
      return withColonia(view, seat, ({ steps }) => ({
        steps: add(steps, TRACKS.indexOf(text(event, 'track') as 'library'), 1),
      }));
    case 'envoy_sent':
      return send(view, seat, squareOf(text(event, 'square')));
    case 'bonus_gained':
      return text(event, 'bonus') === 'points' ? withPoints(view, seat, 'area-bonuses', 2) : view;
    default:
      return view;
  }
}

function addPoints(view: ForumTrajanumView, seat: number, event: GameEvent): ForumTrajanumView {
  if (event.name !== 'crane_scored') return view;
  const corner = CORNERS.indexOf(text(event, 'corner') as 'northwest');
  return withColonia(view, seat, ({ scored_cranes }) => ({
    scored_cranes: [...scored_cranes, corner],
  }));
}
