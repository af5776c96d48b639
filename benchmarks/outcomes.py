"""Milliseconds to tell what all options of a position would bring, over whole random games.

usage: python -m benchmarks.outcomes GAME [--seats N] [--games N] [--seed S]

Prints one JSON object: the median, the slowest one of a hundred, the slowest (in processor time,
and in units of the plain Python of `paired.py`, so that busy hours do not count), and how large
decisions are on the wire with and without what their options bring.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import msgspec

from benchmarks.paired import reference
from ulpia.games.registry import game_named
from ulpia.kernel import playout
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision
from ulpia.kernel.state import apply, decisions
from ulpia.table import wire
from ulpia.table.decisions import decision_for
from ulpia.table.words import decision_message

REPEATS = 3


def unit() -> float:
    """Return the seconds that a fixed piece of plain Python takes here and now."""
    times: list[float] = []
    for seed in range(5):
        began = time.process_time()
        reference(seed)
        times.append(time.process_time() - began)
    return min(times)


def quickest(game: Game[Any], state: Any, decision: Decision) -> tuple[float, wire.Decision]:
    """Return the least of some measurements: other programs take their turns, too."""
    times: list[float] = []
    for _ in range(REPEATS):
        began = time.process_time()
        message = decision_for(game, state, decision)
        times.append(time.process_time() - began)
    return min(times), message


def measure_game(game: Game[Any], match: Match[Any]) -> list[tuple[float, int, int]]:
    """Play a game at random; return seconds, bytes, and bytes without outcomes of each decision."""
    found: list[tuple[float, int, int]] = []
    dice = Dice(len(match.log) + 1)
    state = match.state
    while asked := decisions(state):
        decision = asked[dice.below(len(asked))]
        seconds, message = quickest(game, state, decision)
        plain = decision_message(game, decision, {})
        sizes = len(msgspec.json.encode(message)), len(msgspec.json.encode(plain))
        found.append((seconds, *sizes))
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])
    return found


def measure(name: str, seats: int, games: int, seed: int) -> dict[str, object]:
    game = game_named(name)
    found: list[tuple[float, int, int]] = []
    for number in range(games):
        found += measure_game(game, Match(game, seats, {}, seed + number))
    found.sort()
    largest = max(found, key=lambda each: each[1])
    return {
        "what": f"{name} outcomes",
        "compiled": not str(playout.__file__).endswith(".py"),
        "positions": len(found),
        "median_ms": round(found[len(found) // 2][0] * 1e3, 3),
        "slowest_of_100_ms": round(found[-1 - len(found) // 100][0] * 1e3, 3),
        "slowest_ms": round(found[-1][0] * 1e3, 3),
        "slowest_in_units": round(found[-1][0] / unit(), 2),
        "mean_bytes": round(sum([each[1] for each in found]) / len(found)),
        "mean_bytes_without": round(sum([each[2] for each in found]) / len(found)),
        "largest_bytes": largest[1],
        "largest_bytes_without": largest[2],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(json.dumps(measure(given.game, given.seats, given.games, given.seed)))


if __name__ == "__main__":
    main()
