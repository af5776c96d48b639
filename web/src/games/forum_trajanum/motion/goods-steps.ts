/** What flies for an event of goods: gained, paid, or made into others. */
import type { GameEvent } from '../../../table/contract';
import { text } from '../../../table/event-args';
import type { AnimationStep, Flight } from '../../../table/pieces/animate';
import { MOVE, STEP, step } from './times';

const PAINT: Readonly<Record<string, string>> = {
  tribune: '--pc:var(--ft-tribune);--po:var(--red)',
  assistant: '--pc:var(--ft-assistant);--po:var(--ft-light)',
  builder: '--pc:var(--ft-builder);--po:var(--ft-light)',
};
const isWorker = (good: string): boolean => ['blue', 'red', 'yellow', 'green'].includes(good);

/** How a good is drawn. */
export const pieceOf = (good: string): Pick<Flight, 'icon' | 'style'> =>
  isWorker(good)
    ? { icon: 'ft-worker', style: `--pc:var(--ft-${good});--po:var(--ft-${good}-on)` }
    : { icon: `ft-${good}`, style: PAINT[good] ?? '' };

export function goodsStep(event: GameEvent, seat: number): AnimationStep | undefined {
  const strip = `seat-${seat}`;
  const good = text(event, 'good');
  const goodAt = (word: string): readonly string[] => [`good-${seat}-${word}`, strip];
  switch (event.name) {
    case 'goods_gained':
      return step(
        [{ ...pieceOf(good), from: [`hand-${seat}-own`, strip], to: goodAt(good), size: 32 }],
        [`good-${seat}-${good}`],
        MOVE,
        180,
      );
    case 'goods_paid':
      return step(
        [{ ...pieceOf(good), from: goodAt(good), to: ['round'], size: 30 }],
        [`good-${seat}-${good}`],
        MOVE,
        160,
      );
    case 'workers_trained':
      return step(
        [
          {
            ...pieceOf('builder'),
            from: goodAt(text(event, 'colour')),
            to: goodAt('builder'),
            size: 32,
          },
        ],
        [`good-${seat}-builder`],
        STEP,
      );
    case 'worker_recoloured':
      return step(
        [
          {
            ...pieceOf(text(event, 'target')),
            from: goodAt(text(event, 'colour')),
            to: goodAt(text(event, 'target')),
            size: 32,
          },
        ],
        [`good-${seat}-${text(event, 'target')}`],
        STEP,
      );
    case 'worker_crafted':
      return step(
        [
          {
            ...pieceOf(text(event, 'colour')),
            from: goodAt('assistant'),
            to: goodAt(text(event, 'colour')),
            size: 32,
          },
        ],
        [`good-${seat}-${text(event, 'colour')}`],
        STEP,
      );
    case 'builder_promoted':
      return step(
        [{ ...pieceOf('builder'), from: goodAt('assistant'), to: goodAt('builder'), size: 32 }],
        [`good-${seat}-builder`],
        STEP,
      );
    case 'good_exchanged':
      return step(
        [
          {
            ...pieceOf(text(event, 'target')),
            from: goodAt(good),
            to: goodAt(text(event, 'target')),
            size: 32,
          },
        ],
        [`good-${seat}-${text(event, 'target')}`],
        STEP,
      );
    default:
      return undefined;
  }
}
