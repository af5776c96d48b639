"""Work of the engine in units of a fixed piece of plain Python, measured by turns.

usage: python benchmarks/paired.py WORK GAME [--pairs N]

Both are measured one after the other, many times, in processor time: what slows the machine down
slows both, and the median of the quotients hardly moves. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from ulpia.games.registry import game_named
from ulpia.kernel import playout
from ulpia.kernel.batch import COUNT_BYTES, NUMBER_BYTES, Batch
from ulpia.kernel.chance import Dice
from ulpia.kernel.state import apply, decisions
from ulpia.research.action_space import action_space

SEATS = 4
UNIT = 6000
SLICE_S = 0.03
UNITS_A_PAIR = 4


def reference(seed: int) -> None:
    """Plain Python of the kind that engines consist of: integers, lists, dictionaries, calls."""
    counts: dict[int, int] = {}
    items: list[int] = []
    number = 12345 + seed
    for step in range(UNIT):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        counts[number % 97] = counts.get(number % 97, 0) + 1
        items.append(number ^ step)
        if len(items) > 40:
            items = sorted(items)[:5]


def play_games(name: str) -> Callable[[int], None]:
    game = game_named(name)

    def work(seed: int) -> None:
        playout.play_randomly(game.start(SEATS, {}, seed), Dice(seed))

    return work


def copy_states(name: str) -> Callable[[int], None]:
    game = game_named(name)
    state = middle_state(name)

    def work(seed: int) -> None:
        for _ in range(200):
            game.copy(state)

    return work


def play_and_look(name: str) -> Callable[[int], None]:
    """A move in each of some games, chosen by number, and what the seats see then."""
    game = game_named(name)
    moves = action_space(game).moves
    batch = Batch(game, SEATS, game.complete_options(SEATS, {}), moves, list(range(50)))
    dice = Dice(1)

    def work(seed: int) -> None:
        numbers, counts = batch.legal()
        chosen: list[int] = []
        start = 0
        for at in range(0, len(counts), COUNT_BYTES):
            count = int.from_bytes(counts[at : at + COUNT_BYTES], "little")
            place = NUMBER_BYTES * (start + dice.below(count))
            chosen.append(int.from_bytes(numbers[place : place + NUMBER_BYTES], "little"))
            start += count
        batch.step(chosen)
        batch.observations()

    return work


def middle_state(name: str) -> Any:
    game = game_named(name)
    state: Any = game.start(SEATS, {}, 1)
    dice = Dice(1)
    for _ in range(150):
        asked = decisions(state)[0]
        apply(state, asked.seat, asked.options[dice.below(len(asked.options))])
    decisions(state)
    return state


WORKS = {"games": play_games, "copies": copy_states, "rows": play_and_look}


def seconds_for(work: Callable[[int], None], seeds: range) -> float:
    """Return the processor time of a piece of work for each seed."""
    began = time.process_time()
    for seed in seeds:
        work(seed)
    return time.process_time() - began


def measure(name: str, game: str, pairs: int) -> dict[str, Any]:
    work = WORKS[name](game)
    work(0)  # warm caches, not counted
    repeats = max(1, round(SLICE_S / max(seconds_for(work, range(1, 2)), 1e-6)))
    quotients: list[float] = []
    for pair in range(pairs):
        unit = seconds_for(reference, range(UNITS_A_PAIR)) / UNITS_A_PAIR
        seeds = range(1 + pair * repeats, 1 + (pair + 1) * repeats)
        quotients.append(seconds_for(work, seeds) / repeats / unit)
    return {
        "what": f"{game} {name}",
        "compiled": not str(playout.__file__).endswith(".py"),
        "units": median(quotients),
        "pairs": pairs,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", choices=WORKS)
    parser.add_argument("game")
    parser.add_argument("--pairs", type=int, default=41)
    given = parser.parse_args()
    print(json.dumps(measure(given.work, given.game, given.pairs)))


if __name__ == "__main__":
    main()
