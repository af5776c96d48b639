// Written by `python -m tools.web.types` from src/ulpia/games/_template/view_types.py. Do not edit.

export const CARDS = ['1', '2', '3', '4', '5', '6'] as const;
export type Card = (typeof CARDS)[number];

/** A position of the game of stakes as one seat sees it. */
export type StakesView = {
  /** Who sees this; null is a spectator. */
  readonly seat: number | null;
  /** My cards; null for spectators. */
  readonly hand: readonly Card[] | null;
  /** The card I have staked in this round. */
  readonly staked: Card | null;
  /** By seat: who is still choosing. */
  readonly waiting: readonly boolean[];
  readonly played: readonly Card[];
  readonly points: readonly number[];
};
