/** What a building costs in words: the goods of a way to pay as the engine counted them, and the exchanges in it. */
import type { Texts } from '../../../table/contract';
import { GOODS } from '../printed';
import type { SiteView, PaymentView } from '../view';
import { wordsFor } from '../words';

export type Counted = { readonly good: string; readonly count: number };

const isDouble = (tile: number): boolean => tile >= 8;

/** What a way uses up. */
export const goodsSpent = (way: PaymentView): readonly Counted[] =>
  way.spent.flatMap((count, k) => (count > 0 ? [{ good: GOODS[k] ?? '', count }] : []));
/** What it leaves over: a worker that an exchange brings and the building does not need. */
export const goodsLeft = (way: PaymentView): readonly Counted[] =>
  way.spent.flatMap((count, k) => (count < 0 ? [{ good: GOODS[k] ?? '', count: -count }] : []));

export const goodsSaid = (goods: readonly Counted[], texts: Texts): string =>
  texts.list(
    goods.map(({ good, count }) =>
      count === 1
        ? texts.thing('good', good)
        : texts.message('list-times', { count, thing: texts.thing('good', good) }),
    ),
  );

/** The exchanges of a way as sentences, in order. */
export const stepsOf = (way: PaymentView, texts: Texts): readonly string[] =>
  way.moves.slice(0, -1).map((text) => {
    const [verb = '', ...nouns] = text.split(' ');
    return texts.move({ text, verb, nouns });
  });

/** The price, then how it is paid. */
export function priceLines(way: PaymentView, texts: Texts): readonly string[] {
  return [
    wordsFor(texts)('price', { goods: goodsSaid(goodsSpent(way), texts) }),
    ...stepsOf(way, texts),
  ];
}

/** The moves that lay a tile on the spaces picked before it, as far as these decide it. */
export function siteMoves(
  sites: readonly SiteView[],
  tile: number,
  picked: readonly number[],
): readonly string[] {
  if (picked.length === 0) return [];
  const size = isDouble(tile) ? 2 : 1;
  const wanted = picked.slice(0, size);
  const fitting = sites.filter(
    ({ cells }) => cells.length === size && wanted.every((cell, k) => cells[k] === cell),
  );
  const [first] = fitting;
  if (!first) return [];
  const differs = first.moves.findIndex((move, k) =>
    fitting.some(({ moves }) => moves[k] !== move),
  );
  return differs < 0 ? first.moves : first.moves.slice(0, differs);
}
