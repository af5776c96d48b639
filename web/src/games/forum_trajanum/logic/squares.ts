/** What an envoy finds on a square of the Forum, in words. */
import type { Offer, Texts } from '../../../table/contract';
import { COLOURS, squareOf } from '../printed';
import type { ForumTrajanumView } from '../view';
import { wordsFor } from '../words';
import { areaAt, completes, freeIn } from './areas';

/** The sentence of `send`, with the colour and the area of its square; undefined for other moves. */
export function squareLabel(view: ForumTrajanumView, offer: Offer, texts: Texts): string | undefined {
  if (offer.verb !== 'send') return undefined;
  const words = wordsFor(texts);
  const square = squareOf(String(offer.nouns[0] ?? ''));
  const area = areaAt(view.forum, square);
  const move = texts.move(offer);
  if (!area) return words('with', { move, what: words('eagle') });
  const colour = texts.thing('colour', COLOURS[area.colour] ?? '');
  const state = completes(view.forum, square) ? 'completes' : area.state;
  return words('send-area', { move, colour, size: area.squares.length, free: freeIn(view.forum, area).length, state });
}
