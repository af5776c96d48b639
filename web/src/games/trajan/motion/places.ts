/** Whom an event is about, and where their things lie. */
import type { GameEvent } from '../../../table/contract';
import { number, text } from '../../../table/event-args';
import type { Flight } from '../../../table/pieces/animate';
import { TRAYS, type TrajanView } from '../view';

export type Places = ReturnType<typeof placesOf>;

/** Places are `data-at` names. */
export function placesOf(view: TrajanView, event: GameEvent) {
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
  const gained = number(event, 'points');
  const province = `province-${text(event, 'province')}`;
  const slot = `slot-${seat}-${TRAYS.indexOf(text(event, 'slot') as 'I')}`;
  return { seat, paint, mat, hand, mine, tray, slot, points, gained, province };
}
