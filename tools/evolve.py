"""Look around a table of weights: what would happen at a full table if they were a little other?

usage: python -m tools.evolve GAME --folder DIR --minutes M [--jobs N] [--seats S]

Only the last of the six weights of every feature is moved: what it is worth more with four at
the table. In each game every seat has all of these moved at random. `tools.evolve_step` finds
from such games where to go, and makes the next `centre-N.json`; then it can be looked around
there. This half needs no library, so that it runs on any lent machine.

Everything is kept in the folder, so that it can be stopped at any moment and taken up again:
`centre-N.json` are weights, `looks-N.jsonl` the games around them, `sizes.json` how far each
weight is moved.
"""

from __future__ import annotations

import gc
import json
import os
import random
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from statistics import pstdev
from typing import Final

from tools.tune import command_line, play_game
from ulpia.ai.evaluate.judge import WEIGHTS_EACH
from ulpia.ai.evaluate.judges import weights_of
from ulpia.games.registry import game_named

MOVED: Final = 0.3
"""How many points the value of a position spreads by for each weight that is moved."""
COMMON: Final = 0.25
"""What is rarer (spreads less) than this is moved no further than if it were as common."""
PLAIN_GAMES: Final = 32
FIRST_SEED: Final = 1_000_000
SEEDS_OF_A_CENTRE: Final = 10_000_000

Look = tuple[int, list[int]]
"""The seed of a game and the points of its seats."""


def moves(seed: int, seat: int, features: int) -> list[float]:
    """Return by how many of its sizes each weight of a seat is moved in the game of that seed."""
    dice = random.Random(seed * 10 + seat)  # noqa: S311 - not for secrets
    return [dice.gauss(0, 1) for _ in range(features)]


def moved(weights: list[float], by: list[float], sizes: list[float]) -> list[float]:
    """Return weights with the last of each feature moved."""
    changed = weights[:]
    for feature, (part, size) in enumerate(zip(by, sizes, strict=True)):
        changed[(feature + 1) * WEIGHTS_EACH - 1] += part * size
    return changed


@dataclass(frozen=True)
class LookJob:
    game: str
    seats: int
    seed: int
    weights: list[float]
    sizes: list[float]


def look(job: LookJob) -> Look:
    """Play a game in which every seat has other weights."""
    tables = [
        moved(job.weights, moves(job.seed, seat, len(job.sizes)), job.sizes)
        for seat in range(job.seats)
    ]
    return job.seed, play_game(job.game, job.seats, job.seed, tables)["totals"]


def possessions(job: tuple[str, int, int, list[float]]) -> list[list[float]]:
    """Play a plain game; return what the seats had at the beginning of every turn."""
    name, seats, seed, weights = job
    return [found for _, found, _, _ in play_game(name, seats, seed, [weights] * seats)["samples"]]


class Folder:
    """What is kept of a run."""

    def __init__(self, path: Path, name: str) -> None:
        self.path: Final = path
        path.mkdir(parents=True, exist_ok=True)
        if not self.centre_file(0).exists():
            self.write_centre(0, weights_of(game_named(name)))

    def centre_file(self, number: int) -> Path:
        return self.path / f"centre-{number}.json"

    def looks_file(self, number: int) -> Path:
        return self.path / f"looks-{number}.jsonl"

    @property
    def newest(self) -> int:
        """The number of the newest centre."""
        return next(number for number in count() if not self.centre_file(number + 1).exists())

    def centre(self, number: int) -> list[float]:
        weights: list[float] = json.loads(self.centre_file(number).read_text())
        return weights

    def write_centre(self, number: int, weights: list[float]) -> None:
        rounded = [round(weight, 4) for weight in weights]
        self.centre_file(number).write_text(json.dumps(rounded))

    def looks(self, number: int) -> list[Look]:
        file = self.looks_file(number)
        lines = file.read_text().splitlines() if file.exists() else []
        return [(seed, totals) for seed, totals in map(json.loads, lines)]

    def sizes(self, name: str, seats: int, pool: ProcessPoolExecutor) -> list[float]:
        """Return how far each weight is moved: as far as makes a difference of MOVED points."""
        file = self.path / "sizes.json"
        if not file.exists():
            jobs = [(name, seats, seed, self.centre(0)) for seed in range(PLAIN_GAMES)]
            rows = [row for rows in pool.map(possessions, jobs) for row in rows]
            spread = [pstdev(column) for column in zip(*rows, strict=True)]
            file.write_text(json.dumps([round(MOVED / max(COMMON, each), 4) for each in spread]))
        sizes: list[float] = json.loads(file.read_text())
        return sizes


def played(pool: ProcessPoolExecutor, jobs: Iterable[LookJob], ends: float) -> Iterator[Look]:
    """Yield results as they come, until the time is up."""
    waiting = iter(jobs)
    running: set[Future[Look]] = set()
    while True:
        room = 2 * (os.cpu_count() or 1) + 32 - len(running)
        more = islice(waiting, room) if time.time() < ends else ()
        running |= {pool.submit(look, job) for job in more}
        if not running:
            return
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            yield future.result()


def look_around(
    folder: Folder, name: str, seats: int, pool: ProcessPoolExecutor, ends: float
) -> None:
    """Play games around the newest centre until the time is up."""
    number = folder.newest
    sizes, weights = folder.sizes(name, seats, pool), folder.centre(number)
    seen = [seed for seed, _ in folder.looks(number)]
    first = max(seen, default=FIRST_SEED + number * SEEDS_OF_A_CENTRE) + 1
    jobs = (LookJob(name, seats, seed, weights, sizes) for seed in count(first))
    games = len(seen)
    with folder.looks_file(number).open("a") as file:
        for seed, totals in played(pool, jobs, ends):
            file.write(json.dumps([seed, totals]) + "\n")
            file.flush()
            games += 1
            print(f"\r{games} games around centre {number}", end="", flush=True)
    print(f"\r{games} games around centre {number}: the same command plays more of them")


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    ends = time.time() + 60 * given.minutes
    with ProcessPoolExecutor(given.jobs, initializer=gc.disable) as pool:
        look_around(Folder(given.folder, given.game), given.game, given.seats, pool, ends)


if __name__ == "__main__":
    main()
