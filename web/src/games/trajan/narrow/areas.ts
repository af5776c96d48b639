/** The parts of the board that a phone enlarges, and which of them a question is about. */
import type { Decision } from '../../../table/contract';

export const AREAS = [
  'all',
  'military',
  'seaport',
  'construction',
  'trajan',
  'forum',
  'senate',
] as const;
export type Area = (typeof AREAS)[number];

export const BOXES: Readonly<Record<Exclude<Area, 'all'>, string>> = {
  military: '176 0 824 656',
  seaport: '2 340 502 190',
  construction: '506 340 494 306',
  trajan: '4 536 444 130',
  forum: '0 0 252 236',
  senate: '0 0 404 254',
};

const ABOUT: Readonly<Record<string, Area>> = {
  seaport: 'seaport',
  discard: 'seaport',
  take_cards: 'seaport',
  draw_effect: 'seaport',
  forum: 'forum',
  military: 'military',
  legionnaires_effect: 'military',
  construction: 'construction',
  workers_effect: 'construction',
  trajan: 'trajan',
  choose_tiles: 'trajan',
  senate: 'senate',
  pick: 'senate',
};

export const areaOf = (decision: Decision | undefined): Area =>
  (decision && ABOUT[decision.prompt]) || 'all';

/** Questions that are answered on the mat. */
export const isOnMat = (decision: Decision): boolean =>
  ['sow', 'drop', 'place', 'plus_two_effect', 'repeat'].includes(decision.prompt);
