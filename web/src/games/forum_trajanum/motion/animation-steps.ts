/** What flies for an event: pictures from place to place. */
import type { GameEvent } from '../../../table/contract';
import { text, words } from '../../../table/event-args';
import type { AnimationStep, Flight } from '../../../table/pieces/animate';
import { QUIET } from '../../../table/pieces/animation-steps';
import { BUILDINGS, TILES, halvesOf } from '../printed';
import type { ForumTrajanumView } from '../view';
import { lookOf, seatStyle } from '../model.svelte';
import { goodsStep, pieceOf } from './goods-steps';
import { isScoring } from './news';
import { MOVE, REVEAL, SCORE, STEP, step } from './times';

const HOUSE =
  'color:var(--ink);--tone:var(--ft-wall);--tone-2:var(--ft-light);--tone-3:var(--ft-depth)';

export function animationStepOf(view: ForumTrajanumView, event: GameEvent): AnimationStep {
  const seat = event.seat ?? 0;
  const strip = `seat-${seat}`;
  const paint = seatStyle(seat);
  const coins = [`good-${seat}-coin`, strip];
  const cell = (word: string): readonly string[] => [`cell-${seat}-${word}`, strip];
  const row = [`row-${seat}-${text(event, 'row')}`, strip];
  const gained = Number(event.args['points'] ?? 0);
  const points = (from: readonly string[], amount = gained): readonly Flight[] =>
    amount === 0
      ? []
      : [{ icon: 'laurel', from, to: [`points-${seat}`, strip], label: `+${amount}`, size: 46 }];
  const score = (from: readonly string[], touched: readonly string[]): AnimationStep =>
    gained === 0 ? { ...QUIET, hold: 120 } : step(points(from), touched, SCORE, SCORE + 120);
  const ofGoods = goodsStep(event, seat);
  if (ofGoods !== undefined) return ofGoods;
  switch (event.name) {
    case 'streets_revealed':
      return { ...QUIET, hold: REVEAL, touched: ['called-0', 'called-1'] };
    case 'tiles_taken':
      return step(
        words(event, 'cell').map((word) => ({
          icon: 'ft-envoy',
          style: paint,
          from: cell(word),
          to: [`hand-${seat}-own`, strip],
          size: 40,
        })),
        words(event, 'cell').map((word) => `cell-${seat}-${word}`),
        MOVE,
        200,
      );
    case 'tile_passed':
      return step(
        [
          {
            icon: 'ft-envoy',
            style: paint,
            from: [`hand-${seat}-own`, strip],
            to: [`hand-${event.args['receiver']}-foreign`, `seat-${event.args['receiver']}`],
            size: 40,
          },
        ],
        [],
        MOVE,
        220,
      );
    case 'tile_revealed':
      return { ...QUIET, hold: 260, touched: [`hand-${seat}-${text(event, 'origin')}`] };
    case 'tile_shipped':
      return step(
        [
          {
            icon: 'ft-envoy',
            style: paint,
            from: [`hand-${seat}-own`, strip],
            to: [`ship-${seat}`, strip],
            size: 36,
          },
        ],
        [`ship-${seat}`],
        MOVE,
        240,
      );
    case 'tile_laid_beside':
      return { ...QUIET, hold: 160, touched: [`beside-${seat}`] };
    case 'citizen_placed':
    case 'citizen_doubled':
      return step(
        [
          {
            icon: `ft-${text(event, 'front')}`,
            style: HOUSE,
            from: [`hand-${seat}-${text(event, 'origin')}`, strip],
            to: row,
            size: 44,
          },
        ],
        row,
        REVEAL,
      );
    case 'bar_moved':
      return { ...QUIET, hold: 220, touched: [`bar-${seat}`] };
    case 'tile_built':
    case 'double_built': {
      const halves = halvesOf(TILES.indexOf(text(event, 'tile') as 'library'));
      const cells = [text(event, 'cell'), text(event, 'other')].filter((word) => word !== '');
      return step(
        cells.map((word, k) => ({
          icon: `ft-${BUILDINGS[halves[k] ?? 0]}`,
          style: HOUSE,
          from: [`pile-${text(event, 'tile')}`],
          to: cell(word),
          size: 48,
        })),
        cells.map((word) => `cell-${seat}-${word}`),
        REVEAL,
      );
    }
    case 'column_scored':
      return step(points(['column']), ['column'], REVEAL);
    case 'marker_moved':
      return step(
        [
          {
            icon: 'ft-marker',
            style: paint,
            from: [`track-${text(event, 'track')}-${Math.max(1, Number(event.args['level']) - 1)}`],
            to: [`track-${text(event, 'track')}-${event.args['level']}`],
            size: 26,
          },
        ],
        [`track-${text(event, 'track')}-${event.args['level']}`],
        MOVE,
        260,
      );
    case 'track_finished':
      return step(
        [
          {
            icon: 'ft-marker',
            style: paint,
            from: [`track-${text(event, 'track')}-4`],
            to: ['column'],
            size: 28,
          },
          ...points(['column']),
        ],
        ['column'],
        REVEAL,
      );
    case 'envoy_sent':
      return step(
        [
          {
            icon: 'ft-envoy',
            style: paint,
            from: [`ship-${seat}`, strip],
            to: [`square-${text(event, 'square')}`],
            size: 42,
          },
        ],
        [`square-${text(event, 'square')}`],
        REVEAL,
      );
    case 'area_completed':
      return { ...QUIET, hold: 300, touched: [`square-${text(event, 'square')}`] };
    case 'bonus_gained':
      return text(event, 'bonus') === 'points' ? step(points([`seat-${seat}`], 2), []) : QUIET;
    case 'scoring_began':
    case 'cycle_began':
      return { ...QUIET, hold: 900, touched: ['round', 'column'] };
    case 'row_paid':
      return step([{ ...pieceOf('coin'), from: coins, to: row, size: 32 }], row, MOVE, 300);
    case 'row_unpaid':
      return { ...QUIET, hold: 260, touched: row };
    case 'crane_scored':
      return score(
        [`crane-${seat}-${text(event, 'corner')}`, strip],
        [`crane-${seat}-${text(event, 'corner')}`],
      );
    case 'row_scored':
      return score(row, row);
    case 'eagles_scored':
      return score([`square-${eagleWord(view)}`], []);
    case 'area_scored':
      return score([`bar-${seat}`, strip], [`bar-${seat}`]);
    case 'task_scored':
      return score([`card-${view.cycle}`], [`card-${view.cycle}`]);
    case 'figure_passed':
      return step(
        [
          {
            icon: `p-${lookOf(seat).colour}`,
            style: paint,
            from: ['round'],
            to: ['round'],
            size: 20,
          },
        ],
        ['round'],
        STEP,
        120,
      );
    default:
      return QUIET;
  }
}

const PLACES = ['i', 'ii', 'iii', 'iv', 'v'];
const eagleWord = (view: ForumTrajanumView): string => {
  const square = view.forum.eagles[0] ?? 0;
  return `${PLACES[Math.floor(square / 12)]}${(square % 12) + 1}`;
};

/** How long all of it may take: scoring is shown calmly. */
export const longest = (events: readonly GameEvent[]): number =>
  isScoring(events) ? 11_000 : 2500;
