/** What things of the table do, in one sentence, and the ruling that says more. */
import type { Words } from '../words';
import type { Action, TrajanTileView } from '../view';

export type Help = { readonly lines: readonly string[]; readonly ruling: number };

const ACTION_RULING: Readonly<Record<Action, number>> = {
  seaport: 26,
  forum: 33,
  military: 36,
  senate: 46,
  trajan: 44,
  construction: 48,
};
const WILD_RULING: Readonly<Record<string, number>> = {
  'wild-commodity': 29,
  'wild-demand': 63,
  'wild-construction': 76,
  'wild-action': 60,
};
const BONUS_RULING = { cards: 78, demand: 64, workers: 80, legionnaires: 65, yellow: 79 } as const;

export const actionHelp = (words: Words, action: Action): Help => ({
  lines: [words(`action-help-${action}`)],
  ruling: ACTION_RULING[action],
});

/** A tile of the forum, in the forum, in a province or on a mat. */
export function tileHelp(words: Words, tile: string): Help {
  if (tile.startsWith('wild-'))
    return { lines: [words(`tile-help-${tile}`)], ruling: WILD_RULING[tile] ?? 34 };
  if (tile.startsWith('votes-')) return { lines: [words('tile-help-votes')], ruling: 65 };
  if (tile.startsWith('extra-')) return { lines: [words('tile-help-extra')], ruling: 54 };
  return { lines: [words('tile-help-demand')], ruling: 63 };
}

export function bonusHelp(words: Words, bonus: string): Help {
  const kind = bonus.includes('-')
    ? 'cards'
    : bonus === 'workers' || bonus === 'legionnaires' || bonus === 'yellow'
      ? bonus
      : 'demand';
  return { lines: [words(`bonus-help-${kind}`)], ruling: BONUS_RULING[kind] };
}

/** What completing a Trajan tile brings besides its points. */
export const effectHelp = (words: Words, tile: TrajanTileView): string =>
  words(`effect-${tile.stack}`);
