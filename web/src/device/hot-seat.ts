/** Several people at one device: whose turn it is to hold it. */
import type { Position, SeatInfo } from '../generated/wire';
import { isHere } from '../state/api';

const ME = 'me';

/** Whether somebody sits there who plays on this device. */
const isPerson = (seat: SeatInfo): boolean =>
  seat.user === ME || (seat.user?.startsWith(`${ME}-`) ?? false);

/** Who must take the device before the table goes on; nobody where one person plays alone. */
export function nextToHold(table: string, shown: Position | undefined): SeatInfo | undefined {
  if (shown === undefined || shown.state !== 'running' || !isHere(table)) return undefined;
  const people = shown.seats.filter(isPerson);
  const isMine = shown.viewer !== null && shown.waiting.includes(shown.viewer);
  if (people.length < 2 || isMine) return undefined;
  return people.find((seat) => (seat.level ?? null) === null && shown.waiting.includes(seat.seat));
}
