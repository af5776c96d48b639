/** The props of a table that only shows a view: nothing is asked, nothing moves, nothing can be chosen. */
import type { ScoringsProps, TableProps } from './contract';

const nothing = (): void => undefined;

export const staticProps = <V>({
  view,
  names,
  texts,
  settings,
}: Pick<ScoringsProps<V>, 'view' | 'names' | 'texts' | 'settings'>): TableProps<V> => ({
  view,
  decision: undefined,
  batch: { id: 0, events: [], live: false, undone: false },
  names,
  mySeat: undefined,
  waiting: [],
  texts,
  settings,
  layout: 'wide',
  pane: undefined,
  send: nothing,
  explain: () => Promise.resolve(''),
  hovered: undefined,
  hover: nothing,
  filterOptions: nothing,
  announce: nothing,
  onSettled: nothing,
  skips: 0,
  seats: undefined as never,
  log: undefined as never,
});
