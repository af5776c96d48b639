/** The points of a finished game by source, as its bars and its table show them. */

/** A colour for each source, in the order of the rules. */
const HUES = [
  'red',
  'teal',
  'ochre',
  'green',
  'lapis',
  'area-fasces',
  'area-hammer',
  'sea-line',
  'area-arch',
  'player-green',
  'ink-faint',
  'gold',
];

type BySource = Readonly<Record<string, number>>;

export const hueOf = (place: number): string => `var(--${HUES[place % HUES.length]})`;

/** What some sources have brought, without what was lost with them. */
export const gainsOf = (points: BySource | undefined, sources: readonly string[]): number =>
  sources.reduce((total, source) => total + Math.max(0, points?.[source] ?? 0), 0);

export const lossesOf = (points: BySource | undefined, sources: readonly string[]): number =>
  sources.reduce((total, source) => total + Math.max(0, -(points?.[source] ?? 0)), 0);

/** Nobody has gained anything by a source. */
export const isLoss = (source: string, points: readonly BySource[]): boolean =>
  points.every((each) => (each[source] ?? 0) <= 0);
