"""Leaf evaluations per second of Legatus's search, and where its time goes.

usage: python benchmarks/search.py GAME [--seats N] [--positions P] [--seed S]

Prints one JSON object. The positions come from a game among quick planners; every one is thought
about as Legatus does, in one imagined world. Every leaf is one copy and one evaluation; what these
cost is measured alone, on the states that the search looks at, and the rest is the rules.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from ulpia.ai.evaluate.judges import judge_of, weights_of
from ulpia.ai.levels import RIVALRY
from ulpia.ai.search import turns
from ulpia.ai.search.thinking import Budget, think
from ulpia.ai.searching import look_ahead
from ulpia.games.registry import game_named
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions

TURNS_BETWEEN = 7
REPEATS = 200


def positions_of(name: str, seats: int, count: int, seed: int) -> list[tuple[Any, Seat]]:
    """Return states of one game in which a seat begins a turn, some turns apart."""
    game = game_named(name)
    judge = judge_of(game, weights_of(game))
    state = game.start(seats, {}, seed)
    found: list[tuple[Any, Seat]] = []
    asked = decisions(state)
    last = 0
    while asked and len(found) < count:
        seat = asked[0].seat
        if state.turns >= last + TURNS_BETWEEN:
            last = state.turns
            found.append((game.copy(state), seat))
        planner = turns.Planner(judge, seats, (2, 1), 1, 0.0)
        apply(state, seat, planner.best(state, seat).moves[0])
        asked = decisions(state)
    return found


def seconds_of(work: Any, repeats: int) -> float:
    """Return the best mean of three rounds of `repeats` calls."""
    best = float("inf")
    for _ in range(3):
        began = time.process_time()
        for _ in range(repeats):
            work()
        best = min(best, (time.process_time() - began) / repeats)
    return best


def measure(name: str, seats: int, count: int, seed: int) -> dict[str, object]:
    game = game_named(name)
    judge = judge_of(game, weights_of(game))
    leaves = 0
    spent = copying = judging = 0.0
    for number, (state, seat) in enumerate(positions_of(name, seats, count, seed)):
        ahead = look_ahead(judge, seats, RIVALRY)
        world = game.imagine(state, seat, number)
        began = time.process_time()
        think(ahead, world, seat, number, Budget(1))
        spent += time.process_time() - began
        copy = seconds_of(lambda world=world: game.copy(world), REPEATS)
        plain = seconds_of(lambda world=world, seat=seat: judge.value(world, seat), REPEATS)
        leaves += ahead.root.leaves + ahead.quick.leaves
        copying += (ahead.root.leaves + ahead.quick.leaves) * copy
        judged = seats if ahead.root.rivalry else 1  # the others too, where they are minded
        judging += (ahead.root.leaves * judged + ahead.quick.leaves) * plain
    return {
        "what": f"{name} search",
        "compiled": not str(turns.__file__).endswith(".py"),
        "leaves": leaves,
        "seconds": round(spent, 4),
        "leaves_per_s": round(leaves / spent),
        "share_evaluation": round(judging / spent, 3),
        "share_copy": round(copying / spent, 3),
        "share_rules": round(1 - (judging + copying) / spent, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(json.dumps(measure(given.game, given.seats, given.positions, given.seed)))


if __name__ == "__main__":
    main()
