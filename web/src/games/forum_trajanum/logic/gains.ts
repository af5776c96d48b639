/** What a seat has more of than before its turn, in words. */
import type { Texts } from '../../../table/contract';
import { BUILDINGS, GOODS, ROWS } from '../printed';
import type { ColoniaView, ForumTrajanumView } from '../view';
import { wordsFor } from '../words';

const more = (before: number, after: number): number => Math.max(0, after - before);
const inForum = (view: ForumTrajanumView, seat: number): number =>
  view.forum.envoys.filter((owner) => owner === seat).length;
const count = (list: readonly number[], wanted: number): number =>
  list.filter((each) => each === wanted).length;
const citizensIn = (colonia: ColoniaView, row: number): number =>
  colonia.citizens.slice(2 * row, 2 * row + 2).filter((each) => each >= 0).length;

export function gains(
  before: ForumTrajanumView,
  after: ForumTrajanumView,
  seat: number,
  texts: Texts,
): readonly string[] {
  const old = before.colonies[seat];
  const now = after.colonies[seat];
  if (!old || !now) return [];
  const words = wordsFor(texts);
  const times = (number: number, thing: string): readonly string[] =>
    number === 0
      ? []
      : number === 1
        ? [thing]
        : [texts.message('list-times', { count: number, thing })];
  const countedGain = (id: string, number: number): readonly string[] =>
    number > 0 ? [words(id, { count: number })] : [];
  return [
    ...BUILDINGS.flatMap((word, building) =>
      times(
        more(count(old.buildings, building), count(now.buildings, building)),
        texts.thing('building', word),
      ),
    ),
    ...ROWS.flatMap((word, row) =>
      citizensIn(now, row) > citizensIn(old, row) ? [texts.thing('row', word)] : [],
    ),
    ...GOODS.flatMap((word, good) =>
      times(more(old.goods[good] ?? 0, now.goods[good] ?? 0), texts.thing('good', word)),
    ),
    ...countedGain('gain-envoys', more(inForum(before, seat), inForum(after, seat))),
    ...countedGain('gain-ship', more(old.ship, now.ship)),
    ...countedGain('gain-upgrades', more(old.bar, now.bar)),
  ];
}
