/** Exchanges are free at any time of the building phase: they lie at hand in the storage and are never a question. */
export const CONVERSIONS: ReadonlySet<string> = new Set([
  'train',
  'recolour',
  'craft',
  'promote',
  'exchange',
]);
