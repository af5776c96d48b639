/** What a prestige track says in words: the largest area and Trajan's tasks, now and after the next upgrade. */
import { HEAD } from '../printed';
import type { ColoniaView } from '../view';
import type { Words } from '../words';
import { LAST, valueOfArea } from './logic';

export function prestigeLines(words: Words, colonia: ColoniaView | undefined): readonly string[] {
  if (!colonia) return [];
  const { bar, flipped, outlook } = colonia;
  const { size } = outlook.area;
  return [
    size === 0 ? words('col-no-area') : words('col-area', { size, points: valueOfArea(size, bar, flipped) }),
    bar < LAST ? words('col-area-next', { points: valueOfArea(size, bar + 1, flipped), head: HEAD[bar + 1] ?? 0 }) : words('col-bar-end'),
    words('col-head', { points: HEAD[bar] ?? 0 }),
    words(flipped ? 'col-bar-merchant' : 'col-bar-basic'),
  ];
}
