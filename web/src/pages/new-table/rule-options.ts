/** Options of a game whose values name seats: `random`, `0`, `0+2`. */
import type { GameInfo } from '../../generated/wire';

export type RuleOption = GameInfo['options'][number];

export const seatsIn = (value: string): readonly number[] =>
  /^\d/.test(value) ? value.split('+').map(Number) : [];

/** Whether the values are sets of seats: one box for each seat instead of a button for each set. */
export const areSetsOfSeats = (values: readonly string[]): boolean =>
  values.some((value) => /^\d+(\+\d+)+$/.test(value));

/** Leave out values that name seats which are not at the table; `2011` and `11-16-21` name none. */
export function optionsFor(game: GameInfo, seats: number): readonly RuleOption[] {
  const namesSeats = (values: readonly string[]): boolean =>
    values.every((value) => seatsIn(value).every((number) => number < game.most));
  const fits = (value: string): boolean => seatsIn(value).every((number) => number < seats);
  return game.options.map((option) =>
    namesSeats(option.values)
      ? { ...option, values: option.values.filter((value) => fits(value)) }
      : option,
  );
}

/** What is chosen for an option, or its default where that is not to be had any more. */
export function valueOf(option: RuleOption, chosen: Readonly<Record<string, string>>): string {
  const value = chosen[option.name] ?? option.default;
  return option.values.includes(value) ? value : option.default;
}

/** The value of a set of seats with one seat more or less. */
export function withSeat(option: RuleOption, value: string, seat: number, isIn: boolean): string {
  const others = seatsIn(value).filter((each) => each !== seat);
  const all = (isIn ? [...others, seat] : others).sort((one, other) => one - other).join('+');
  return all || (option.values.find((each) => seatsIn(each).length === 0) ?? '');
}
