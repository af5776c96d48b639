/** What a finger sees before it does it. */
import type { Option } from '../../../table/contract';
import { CONVERSIONS } from './exchanges';

/** With a finger the first tap previews what these would do, the second does it: what is spent, laid or looked at. */
const PREVIEWED: ReadonlySet<string> = new Set([
  ...CONVERSIONS,
  'take',
  'ignore',
  'keep',
  'use',
  'both',
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
