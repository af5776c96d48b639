/** What offers say here that the server does not say of them: the end of a turn, and tiles that take exchanges first. */
import type { Decision, Option, Texts } from '../../../table/contract';
import { TILES } from '../printed';
import type { ForumTrajanumView } from '../view';
import { wordsFor } from '../words';
import { goodsSaid, goodsSpent } from './price';

export function labelOf(
  view: ForumTrajanumView,
  option: Option,
  decision: Decision | undefined,
  texts: Texts,
): string {
  const words = wordsFor(texts);
  if (option.verb === 'done' && decision?.end?.moves[0] === option.text) return words('end-turn');
  if (option.verb === 'build' && option.outcome === undefined)
    return exchangedFirst(view, option, texts);
  return texts.outcome(option);
}

/** A building tile that is paid after exchanges. */
function exchangedFirst(view: ForumTrajanumView, option: Option, texts: Texts): string {
  const words = wordsFor(texts);
  const move = texts.move(option);
  const ways = view.ways.filter((way) => TILES[way.tile] === option.nouns[0]);
  const [only] = ways;
  if (ways.length > 1)
    return words('with', { move, what: words('ways-count', { count: ways.length }) });
  return only ? words('build-price', { move, goods: goodsSaid(goodsSpent(only), texts) }) : move;
}
