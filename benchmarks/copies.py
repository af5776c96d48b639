"""Microseconds for one copy of a state, averaged over states from the middle of random games.

usage: python benchmarks/copies.py GAME [--seats N] [--games N] [--seed S]

Prints one JSON object.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from ulpia.games.registry import game_named
from ulpia.kernel import playout
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import Game
from ulpia.kernel.state import State, apply, decisions

REPEATS = 5
COPIES = 400


def middle_state(game: Game[Any], seats: int, seed: int) -> State:
    """Return a random game's state after half of its decisions."""
    length = playout.play_randomly(game.start(seats, {}, seed), Dice(seed))
    state: State = game.start(seats, {}, seed)
    dice = Dice(seed)
    for _ in range(length // 2):
        asked = decisions(state)
        decision = asked[0] if len(asked) == 1 else asked[dice.below(len(asked))]
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])
    decisions(state)
    return state


def one_pass(game: Game[Any], states: list[State]) -> float:
    """Return the seconds that one copy takes on average."""
    copy = game.copy
    began = time.perf_counter()
    for state in states:
        for _ in range(COPIES):
            copy(state)
    return (time.perf_counter() - began) / (COPIES * len(states))


def measure(name: str, seats: int, games: int, seed: int) -> dict[str, object]:
    game = game_named(name)
    states = [middle_state(game, seats, seed + number) for number in range(games)]
    best = min([one_pass(game, states) for _ in range(REPEATS)])
    return {
        "what": f"{name} copies",
        "compiled": not str(playout.__file__).endswith(".py"),
        "states": games,
        "microseconds": round(best * 1e6, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(json.dumps(measure(given.game, given.seats, given.games, given.seed)))


if __name__ == "__main__":
    main()
