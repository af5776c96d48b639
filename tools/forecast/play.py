"""Play games between mixed levels, to learn from them how games end.

usage: python -m tools.forecast.play --folder DIR [--games N] [--minutes M] [--only GAME-SEATS …]

In one game of four all seats have one level, in another each has one of two neighbours, in the
others each seat draws its own; every other seat has perturbed weights. At a quarter of the
decisions a row is noted: what every seat has in one world imagined for one of them, its points so
far by source and at the end, who is to move and who won.

The sets (a game title and a number of seats) grow evenly. The command can be stopped at any moment
and taken up again; a set is fitted from whatever is there. It needs no library.
"""

from __future__ import annotations

import argparse
import gc
import random
import time
from array import array
from pathlib import Path
from typing import Any, Final

from tools.forecast.rows import GameSet, Row, all_sets
from tools.tuning.self_play import QuickPlayer, flatten, tuned_weights, unflatten
from tools.tuning.tune import perturb
from ulpia.ai.evaluate.evaluation import find_evaluation, make_evaluator
from ulpia.ai.levels import find_level
from ulpia.ai.player import Player, PlayerTable, make_player_table
from ulpia.ai.search.ranking import Budget
from ulpia.ai.turn_players import PlanFollower
from ulpia.games.registry import game_named
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import apply, decisions

EQUAL_TABLES: Final = 0.25
NEIGHBOUR_TABLES: Final = 0.25
"""People meet their like: at such tables chances are hardest to tell."""
KEPT_DECISIONS: Final = 0.25
NARROW: Final = "narrow"
"""Legatus with a narrow look, one own turn ahead."""
SHARES: Final = {
    "tiro": 25,
    "miles": 32,
    "optio": 36,
    "centurio": 43,
    "tribunus": 45,
    NARROW: 18,
    "legatus": 1,
}
"""How many of two hundred seats have each level: Legatus costs as much as thirty others."""
LEGATUS_WORLDS: Final = 1


class NarrowPlayer(PlanFollower):
    """The quick player of the tuning, as a player of a table."""

    def __init__(self, name: str, seats: int, weights: list[float], seed: int) -> None:
        super().__init__()
        self.quick: Final = QuickPlayer(name, seats, weights)
        self.seed: Final = seed

    def plan_turn(self, table: PlayerTable) -> list[Move]:
        evaluator = self.quick.evaluator
        world = evaluator.reopen_choices(table.imagine(self.seed), table.seat)
        return self.quick.plan_turn(world, table.seat, self.seed)


def draw_levels(seats: int, dice: random.Random) -> list[str]:
    """Return the level of every seat: one for all, one of two neighbours, or each its own."""
    names, shares = list(SHARES), list(SHARES.values())
    kind = dice.random()
    if kind < EQUAL_TABLES:
        return dice.choices(names, shares) * seats
    if kind < EQUAL_TABLES + NEIGHBOUR_TABLES:
        stronger = names.index(dice.choices(names[1:], shares[1:])[0])
        return dice.choices(names[stronger - 1 : stronger + 1], k=seats)
    return dice.choices(names, shares, k=seats)


def begin_game(set_name: str, seats: int, number: int) -> tuple[random.Random, int, list[str]]:
    """Return the dice of a game, which seats have perturbed weights, and the level of each."""
    dice = random.Random(f"{set_name} {number}")  # noqa: S311 - not for secrets
    return dice, dice.randrange(2), draw_levels(seats, dice)


def are_neighbours(levels: list[str]) -> bool:
    """Say whether nobody at a table is more than one level above another."""
    names = list(SHARES)
    places = [names.index(level) for level in levels]
    return max(places) - min(places) <= 1


def make_mixed_player(
    name: str, game: Game[Any], seats: int, is_perturbed: bool, dice: random.Random
) -> Player:
    """Return a player of a level, who may value some things otherwise."""
    seed = dice.randrange(1 << 30)
    evaluation = find_evaluation(game)
    if name == NARROW:
        weights = tuned_weights(game.name)
        return NarrowPlayer(
            game.name, seats, perturb(weights, dice) if is_perturbed else weights, seed
        )
    level = find_level(name)
    if not is_perturbed:
        return level.make_player(game, seed, Budget(LEGATUS_WORLDS))
    own = perturb(flatten(evaluation.weights(level.weights)), dice)
    evaluator = evaluation.make(game, unflatten(own))
    return level.search.make_player(evaluator, seed, Budget(LEGATUS_WORLDS))


def play_mixed(game_set: GameSet, number: int) -> array[float]:
    """Play game `number` of a set and return its rows."""
    game, seats = game_named(game_set.game), game_set.seats
    dice, first, levels = begin_game(game_set.name, seats, number)
    players = [
        make_mixed_player(level, game, seats, (seat + first) % 2 == 0, dice)
        for seat, level in enumerate(levels)
    ]
    evaluator = make_evaluator(game)
    state = game.start(seats, {}, dice.randrange(1 << 30))
    rows: list[Row] = []
    asked = decisions(state)
    entries = 0
    while asked:
        entries += 1
        if dice.random() < KEPT_DECISIONS:
            world = game.imagine(state, Seat(dice.randrange(seats)), dice.randrange(1 << 30))
            rows.append(Row.look(game, evaluator, world))
        decision = asked[0]
        table = make_player_table(game, state, seats, decision, entries)
        apply(state, decision.seat, players[decision.seat].choose(table))
        asked = decisions(state)
    final, winners = game.points(state), game.winners(state)
    numbers = array("f")
    for row in rows:
        row.write(numbers, number, final, winners)
    return numbers


def grow(sets: list[GameSet], games: int, ends: float) -> None:
    """Play for the smallest set next, until all have enough games or the time is up."""
    gc.disable()
    while time.time() < ends:
        smallest = min(sets, key=GameSet.count_games)
        number = smallest.count_games()
        if number >= games:
            return
        smallest.append(play_mixed(smallest, number))
        if number % 25 == 0:
            gc.collect()
            print(f"{smallest.name}: {number + 1} games", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--games", type=int, default=2000, help="games of each set")
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--only", nargs="+", help="these sets, such as trajan-2")
    given = parser.parse_args()
    sets = all_sets(given.folder)
    chosen = [each for each in sets if given.only is None or each.name in given.only]
    grow(chosen, given.games, time.time() + 60 * given.minutes)


if __name__ == "__main__":
    main()
