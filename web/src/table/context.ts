/** What all parts of a table's page need, so that nobody hands it on: the game, the seats' names, the texts. */
import { getContext, setContext } from 'svelte';
import type { AnyGameTable, Seat, TableSettings, Texts } from './contract';

export type TableContext = {
  readonly game: AnyGameTable;
  readonly names: readonly string[];
  /** undefined: I watch. */
  readonly mySeat: Seat | undefined;
  readonly texts: Texts;
  readonly settings: TableSettings;
};

export const TABLE_CONTEXT = Symbol('table');
export const provideTable = (table: TableContext): TableContext => setContext(TABLE_CONTEXT, table);
export const useTable = (): TableContext => getContext<TableContext>(TABLE_CONTEXT);
