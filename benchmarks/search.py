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

from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.levels import RIVALRY
from ulpia.ai.lookahead_player import make_lookahead
from ulpia.ai.search import turns
from ulpia.ai.search.ranking import Budget, rank_candidates
from ulpia.games.registry import game_named
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions

TURNS_BETWEEN = 7
REPEATS = 200


def positions_of(name: str, seats: int, count: int, seed: int) -> list[tuple[Any, Seat]]:
    """Return states of one game in which a seat begins a turn, some turns apart."""
    game = game_named(name)
    evaluator = make_evaluator(game)
    state = game.start(seats, {}, seed)
    found: list[tuple[Any, Seat]] = []
    asked = decisions(state)
    beginning = (game.copy(state), asked[0].seat)
    last = 0
    while asked and len(found) < count:
        seat = asked[0].seat
        if state.turns >= last + TURNS_BETWEEN:
            last = state.turns
            found.append((game.copy(state), seat))
        search = turns.TurnSearch(evaluator, seats, (2, 1), 1, 0.0)
        apply(state, seat, search.best_plan(state, seat).moves[0])
        asked = decisions(state)
    return found or [beginning]  # of a game that is over before


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
    evaluator = make_evaluator(game)
    evaluations = 0
    spent = copying = evaluating = 0.0
    for number, (state, seat) in enumerate(positions_of(name, seats, count, seed)):
        lookahead = make_lookahead(evaluator, seats, RIVALRY)
        world = game.imagine(state, seat, number)
        began = time.process_time()
        rank_candidates(lookahead, world, seat, number, Budget(1))
        spent += time.process_time() - began
        copy = seconds_of(lambda world=world: game.copy(world), REPEATS)
        plain = seconds_of(
            lambda world=world, seat=seat: evaluator.expected_points(world, seat), REPEATS
        )
        root, quick = lookahead.root.evaluation_count, lookahead.quick.evaluation_count
        evaluations += root + quick
        copying += (root + quick) * copy
        seats_each = seats if lookahead.root.rivalry else 1  # the others too, where they count
        evaluating += (root * seats_each + quick) * plain
    return {
        "what": f"{name} search",
        "compiled": not str(turns.__file__).endswith(".py"),
        "leaves": evaluations,
        "seconds": round(spent, 4),
        "leaves_per_s": round(evaluations / spent),
        "share_evaluation": round(evaluating / spent, 3),
        "share_copy": round(copying / spent, 3),
        "share_rules": round(1 - (evaluating + copying) / spent, 3),
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
