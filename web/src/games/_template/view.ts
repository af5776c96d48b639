/** A position of the game of stakes as the server shows it (`StakesGame.view` in src/ulpia/games/_template/game.py). */
export type StakesView = {
  /** My cards, by number; null for spectators. */
  readonly hand: readonly number[] | null;
  /** The card I have staked, or -1. */
  readonly staked: number | null;
  /** By seat: who is still choosing. */
  readonly waiting: readonly boolean[];
  readonly played: readonly number[];
  readonly points: readonly number[];
};
