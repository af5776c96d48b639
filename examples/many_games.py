#!/usr/bin/env python3
"""Plays many random games as fast as it goes and writes the points of every seat as CSV.

    python3 dev.py ulpia games        makes the environment and the compiled engine
    PYTHONPATH=build/compiled .venv/bin/python examples/many_games.py trajan --games 1000000 \\
        --jobs 2 --out points.csv.gz

One line for each seat of each game: seed, seat, whether it won, total, points by source. The same
seed gives the same line, with any number of jobs.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import sys
import time
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.playout import play_randomly

CHUNK = 500
SLICE = 20_000  # handed over at a time, so that results never pile up

Row = tuple[int, ...]


def play(name: str, seats: int, seed: int) -> list[Row]:
    """Play one game and return a row for each seat."""
    game = game_named(name)
    state = game.start(seats, {}, seed)
    play_randomly(state, Dice(seed))
    winners = game.winners(state)
    return [
        (seed, seat, int(seat in winners), sum(points), *points)
        for seat, points in enumerate(game.points(state))
    ]


def play_all(name: str, seats: int, seeds: range, jobs: int) -> Iterator[list[Row]]:
    """Return the rows of all games in the order of their seeds."""
    one = partial(play, name, seats)
    if jobs == 1:
        yield from map(one, seeds)
        return
    with Pool(jobs) as pool:
        for at in range(0, len(seeds), SLICE):
            yield from pool.imap(one, seeds[at : at + SLICE], CHUNK)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games as CSV.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("points.csv.gz"))
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    began = time.perf_counter()
    with gzip.open(asked.out, "wt", compresslevel=3, newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["seed", "seat", "won", "total", *game_named(asked.game).sources])
        for rows in play_all(asked.game, asked.seats, seeds, asked.jobs):
            writer.writerows(rows)
    seconds = time.perf_counter() - began
    print(f"{asked.games} games in {seconds:.1f} s: {asked.out}", file=sys.stderr)


if __name__ == "__main__":
    main()
