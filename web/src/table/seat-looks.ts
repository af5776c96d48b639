/** How seats look where no view tells it: in lists, and at tables that nobody has drawn. */
import type { Seat, SeatLook } from './contract';

const LOOKS: readonly SeatLook[] = [
  { colour: 'red', shape: 'lozenge' },
  { colour: 'green', shape: 'triangle' },
  { colour: 'blue', shape: 'ring' },
  { colour: 'brown', shape: 'square' },
];

export const usualLook = (seat: Seat): SeatLook =>
  LOOKS[seat % LOOKS.length] ?? { colour: 'red', shape: 'lozenge' };
