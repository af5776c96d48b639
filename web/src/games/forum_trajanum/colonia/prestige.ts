/** What a prestige track says in words: the largest area and Trajan's tasks, now and after the next upgrade. */
import type { ColoniaView } from '../view';
import type { Words } from '../words';

export function prestigeLines(words: Words, colonia: ColoniaView | undefined): readonly string[] {
  if (!colonia) return [];
  const { bar, flipped, outlook } = colonia;
  const { size } = outlook.area;
  const [now, next] = [outlook.bar[bar], outlook.bar[bar + 1]];
  return [
    size === 0 ? words('col-no-area') : words('col-area', { size, points: now?.area ?? 0 }),
    next ? words('col-area-next', { points: next.area, head: next.head }) : words('col-bar-end'),
    words('col-head', { points: now?.head ?? 0 }),
    words(flipped ? 'col-bar-merchant' : 'col-bar-basic'),
  ];
}
