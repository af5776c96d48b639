/** The payment of the citizens in words: what a coin keeps, and what sleeps without it. All numbers are the engine's. */
import type { Texts } from '../../../table/contract';
import { ROMAN, ROWS } from '../printed';
import type { ForumTrajanumView } from '../view';
import { wordsFor } from '../words';

export type Answer = 'pay' | 'leave';

/** What paying a row, or leaving it, means for a seat now. */
export function paymentSaid(view: ForumTrajanumView, seat: number, row: number, answer: Answer, texts: Texts): string {
  const colonia = view.colonies[seat];
  const outlook = colonia?.outlook.rows[row];
  if (!outlook) return '';
  const { active, inactive, stake } = outlook;
  /** What hangs on it besides the street: eagles and the Trajan card; less than nothing where the card counts the coin. */
  const more = stake - (active - inactive);
  const next = ROMAN[view.cycle + 1];
  const what = active !== inactive ? 'points' : more === 0 && next !== undefined ? 'ability' : 'nothing';
  const beside = more > 0 ? '-more' : more < 0 ? '-card' : '';
  return wordsFor(texts)(`${answer}-${what}${beside}`, { row: texts.thing('row', ROWS[row] ?? ''), awake: colonia.active.includes(row) ? 'yes' : 'no', active, inactive, more: Math.abs(more), cycle: next ?? '' });
}
