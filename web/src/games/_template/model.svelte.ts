/** What the parts of the table share. This one has nothing of its own; a game that has adds it with `withShared`. */
import { getContext, setContext } from 'svelte';
import type { TableProps } from '../../table/contract';
import { provideThings } from '../../table/things/context';
import { createShared } from '../../table/things/shared.svelte';
import type { StakesView } from './view';

export type Model = ReturnType<typeof createModel>;
const KEY = Symbol('template');

export const createModel = (get: () => TableProps<StakesView>) =>
  createShared<StakesView, StakesView>(get, { seatOf: mySeat => mySeat ?? 0, standingOf: view => view, rules: '/rules/stakes', isPreviewed: () => false });

export function provideModel(model: Model): Model {
  provideThings(model);
  return setContext(KEY, model);
}
export const useModel = (): Model => getContext<Model>(KEY);
