/** What the seats of a table are called. */
import type { SayFunction } from '../i18n/catalogue';
import type { SeatInfo } from '../generated/wire';
import { levelName } from '../components/levels';

export function seatNames(seats: readonly SeatInfo[], say: SayFunction): string[] {
  const bots = seats.filter((seat) => seat.place === 'bot');
  return seats.map((seat) => {
    if (seat.former) return say('former');
    if (seat.name) return seat.name;
    if (seat.place !== 'bot') return say('free-seat');
    const name = levelName(seat.level ?? '');
    const twins = bots.filter((bot) => bot.level === seat.level);
    return twins.length > 1 ? `${name} ${twins.indexOf(seat) + 1}` : name;
  });
}

/** Names by which everybody is told from the others: two of one name get numbers, as bots at a table do. */
export const numberTwins = (names: readonly string[]): string[] =>
  names.map((name, place) => {
    const twins = names.filter((each) => each === name).length;
    return twins > 1
      ? `${name} ${names.slice(0, place + 1).filter((each) => each === name).length}`
      : name;
  });
