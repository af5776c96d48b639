/** What a finger sees before it does it. */
import type { Option } from '../../../table/contract';

/** With a finger the first tap previews on the table what these would do, the second does it. */
const PREVIEWED: ReadonlySet<string> = new Set([
  'send',
  'build',
  'on',
  'place',
  'pay',
  'leave',
  'advance',
  'cypress',
]);
export const isPreviewed = (option: Option): boolean => PREVIEWED.has(option.verb);
