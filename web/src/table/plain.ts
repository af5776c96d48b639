/** The table of a game that nobody has drawn yet. */
import type { AnyGameTable } from './contract';
import PlainTable from './PlainTable.svelte';
import { usualLook } from './looks';

type View = { readonly players?: readonly { readonly points?: number; readonly sources?: Record<string, number> }[] };

export const plainGame: AnyGameTable = {
  Table: PlainTable,
  look: (_view: unknown, seat: number) => usualLook(seat),
  points: (view: View, seat: number) => view.players?.[seat]?.points ?? 0,
  sources: (view: View, seat: number) => view.players?.[seat]?.sources ?? {},
  status: () => ({ long: '', short: '' }),
  paneFor: () => 'board',
};
