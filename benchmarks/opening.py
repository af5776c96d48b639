"""Seconds to open the record of a finished random game: read it and replay every move.

usage: python benchmarks/opening.py GAME [--seats N] [--records N] [--seed S]

Prints one JSON object: the mean over several records, each timed as the best of three.
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
from ulpia.kernel.match import Match
from ulpia.kernel.record import parse_record, replay
from ulpia.kernel.record_writer import write_record

REPEATS = 3


def finished_record(game: Game[Any], seats: int, seed: int) -> str:
    """Return the record of a random game."""
    match = Match(game, seats, {}, seed)
    dice = Dice(seed)
    while not match.is_over():
        asked = match.waiting()
        decision = asked[0] if len(asked) == 1 else asked[dice.below(len(asked))]
        match.play(decision.seat, decision.options[dice.below(len(decision.options))])
    return write_record(match)


def open_once(game: Game[Any], text: str) -> float:
    began = time.perf_counter()
    match = replay(game, parse_record(text))
    spent = time.perf_counter() - began
    assert match.is_over()
    return spent


def measure(name: str, seats: int, records: int, seed: int) -> dict[str, object]:
    game = game_named(name)
    texts = [finished_record(game, seats, seed + number) for number in range(records)]
    times = [min([open_once(game, text) for _ in range(REPEATS)]) for text in texts]
    return {
        "what": f"{name} records",
        "compiled": not str(playout.__file__).endswith(".py"),
        "records": records,
        "seconds": round(sum(times) / records, 4),
        "slowest": round(max(times), 4),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--records", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(json.dumps(measure(given.game, given.seats, given.records, given.seed)))


if __name__ == "__main__":
    main()
