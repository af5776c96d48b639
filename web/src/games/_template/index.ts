/** The table of the game of stakes, as the shell asks for it: the smallest there can be. Not part of the build. */
import type { GameTable, SeatLook } from '../../table/contract';
import Table from './Table.svelte';
import type { StakesView } from './view';

const LOOKS: readonly SeatLook[] = [
  { colour: 'red', shape: 'lozenge' },
  { colour: 'green', shape: 'triangle' },
  { colour: 'blue', shape: 'ring' },
  { colour: 'brown', shape: 'square' },
];

const stakes: GameTable<StakesView> = {
  Table,
  look: (_view, seat) => LOOKS[seat] ?? { colour: 'red', shape: 'lozenge' },
  points: (view, seat) => view.points[seat] ?? 0,
  sources: (view, seat) => ({ stakes: view.points[seat] ?? 0 }),
  status: (_view, texts) => ({ long: texts.message('stakes-title'), short: '' }),
  paneFor: () => 'mat',
};

export default stakes;
