"""Decisions per second of random games: enumerate the legal moves, choose one, apply it.

usage: python benchmarks/playouts.py GAME [--seats N] [--seconds S] [--seed S]

Prints one JSON object. Whole games are played, set-up included, until the time is over.
"""

from __future__ import annotations

import argparse
import json
import time

from ulpia.games.registry import game_named
from ulpia.kernel import playout
from ulpia.kernel.chance import Dice


def measure(name: str, seats: int, seconds: float, seed: int) -> dict[str, object]:
    game = game_named(name)
    playout.play_randomly(game.start(seats, {}, seed), Dice(seed))  # warm caches, not counted
    decisions = games = 0
    began, began_work = time.perf_counter(), time.process_time()
    spent = 0.0
    while spent < seconds:
        seed += 1
        decisions += playout.play_randomly(game.start(seats, {}, seed), Dice(seed))
        games += 1
        spent = time.perf_counter() - began
    return {
        "what": f"{name} playouts",
        "compiled": not str(playout.__file__).endswith(".py"),
        "games": games,
        "decisions": decisions,
        "seconds": round(spent, 4),
        "decisions_per_s": round(decisions / spent),
        "decisions_per_processor_s": round(decisions / (time.process_time() - began_work)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(json.dumps(measure(given.game, given.seats, given.seconds, given.seed)))


if __name__ == "__main__":
    main()
