/** What the parts of the table share. This one has nothing of its own; a game that has adds it with `extendModel`. */
import { getContext, setContext } from 'svelte';
import type { TableProps } from '../../table/contract';
import { providePieceContext } from '../../table/pieces/context';
import { createTableModel } from '../../table/pieces/table-model.svelte';
import type { StakesView } from './view';

export type Model = ReturnType<typeof createModel>;
const KEY = Symbol('template');

export const createModel = (get: () => TableProps<StakesView>) =>
  createTableModel<StakesView, StakesView>(get, {
    seatOf: (mySeat) => mySeat ?? 0,
    standingOf: (view) => view,
    rules: '/rules/stakes',
    isPreviewed: () => false,
  });

export function provideModel(model: Model): Model {
  providePieceContext(model);
  return setContext(KEY, model);
}
export const useModel = (): Model => getContext<Model>(KEY);
