/** Labels of options with what they mean here: what a benefit gives, what a tile shows, what a row is worth. */
import type { Decision, Offer, Texts } from '../../../table/contract';
import { BENEFITS, FRONTS, ROWS, TILES, TRACKS, cellOf } from '../printed';
import type { ForumTrajanumView } from '../view';
import { wordsFor } from '../words';
import { paymentSaid } from './payment';
import { goodsSaid, spentBy } from './price';
import { squareLabel } from './squares';

export function labelOf(view: ForumTrajanumView, offer: Offer, decision: Decision | undefined, texts: Texts): string {
  const plain = squareLabel(view, offer, texts) ?? texts.move(offer);
  const words = wordsFor(texts);
  const me = decision ? view.colonies[decision.seat] : undefined;
  const [first = ''] = offer.nouns.map(String);
  const front = (number: number | undefined): string => texts.thing('front', FRONTS[number ?? -1] ?? '');
  switch (offer.verb) {
    case 'benefit': {
      const track = TRACKS.indexOf(String(decision?.args['track'] ?? '') as 'library');
      const benefit = BENEFITS[track]?.[Number(first) - 1];
      return benefit === undefined ? plain : words('with', { move: plain, what: texts.thing('benefit', benefit) });
    }
    case 'keep': {
      const place = me?.draft?.picks.indexOf(cellOf(first)) ?? -1;
      return place < 0 ? plain : words('with', { move: plain, what: front(me?.draft?.fronts[place]) });
    }
    case 'use': {
      const tile = first === 'own' ? me?.own : me?.foreign;
      return tile === undefined || tile < 0 ? plain : words('with', { move: plain, what: front(tile) });
    }
    case 'take': {
      const tile = me?.tiles[cellOf(first)] ?? -1;
      return tile < 0 ? plain : words('with', { move: plain, what: front(tile) });
    }
    case 'pay':
    case 'leave': {
      const said = decision ? paymentSaid(view, decision.seat, ROWS.indexOf(first as 'patrician1'), offer.verb, texts) : '';
      return said === '' ? plain : said;
    }
    case 'build': {
      const ways = view.ways.filter(way => TILES[way.tile] === first);
      const [only] = ways;
      if (ways.length > 1) return words('with', { move: plain, what: words('ways-count', { count: ways.length }) });
      return only ? words('build-price', { move: plain, goods: goodsSaid(spentBy(only), texts) }) : plain;
    }
    case 'done':
      return decision?.end?.moves[0] === offer.text ? words('end-turn') : plain;
    default:
      return plain;
  }
}
