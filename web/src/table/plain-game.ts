/** The table of a game that nobody has drawn yet. */
import type { AnyGameTable } from './contract';
import PlainTable from './PlainTable.svelte';
import { usualLook } from './seat-looks';

/** Where views usually tell points: of each player, or one number for each seat. */
type PlainView = {
  readonly points?: readonly number[];
  readonly players?: readonly {
    readonly points?: number;
    readonly sources?: Record<string, number>;
  }[];
};

export const plainGame: AnyGameTable = {
  Table: PlainTable,
  look: (_view: unknown, seat: number) => usualLook(seat),
  points: (view: PlainView, seat: number) =>
    view.players?.[seat]?.points ?? view.points?.[seat] ?? 0,
  sources: (view: PlainView, seat: number) => view.players?.[seat]?.sources ?? {},
  status: () => ({ long: '', short: '' }),
  paneFor: () => 'board',
};
