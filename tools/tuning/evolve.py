"""Play games around a table of weights: what if they were a little different at a full table?

usage: python -m tools.tuning.evolve GAME --folder DIR --minutes M [--jobs N] [--seats S]

Only one of the six weights of every feature is perturbed: `full_table`, what it is worth more with
four at the table. In each game every seat has all of these perturbed at random.
`tools.tuning.evolve_step` finds from such games where to go, and makes the next `centre-N.json`;
then games can be played around that. This half needs no library: it runs on any lent machine.

Everything is kept in the folder, so that it can be stopped at any moment and taken up again:
`centre-N.json` are weights, `looks-N.jsonl` the games around them, `sizes.json` how far each
weight is changed.
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

from tools.tuning.self_play import PART_COUNT, play_game, tuned_weights
from tools.tuning.tune import command_line
from ulpia.ai.evaluate.weights import FeatureWeights

FULL_TABLE: Final = FeatureWeights._fields.index("full_table")
POINTS_EACH: Final = 0.3
"""How many points the value of a position spreads by for each weight that is changed."""
COMMON: Final = 0.25
"""What is rarer (spreads less) than this is changed no further than if it were as common."""
PLAIN_GAMES: Final = 32
FIRST_SEED: Final = 1_000_000
SEEDS_OF_A_CENTRE: Final = 10_000_000

TrialResult = tuple[int, list[int]]
"""The seed of a game and the points of its seats."""


def draw_perturbation(seed: int, seat: int, features: int) -> list[float]:
    """Return by how many of its sizes each weight of a seat is changed in the game of that seed."""
    dice = random.Random(seed * 10 + seat)  # noqa: S311 - not for secrets
    return [dice.gauss(0, 1) for _ in range(features)]


def perturb_full_table(weights: list[float], by: list[float], sizes: list[float]) -> list[float]:
    """Return weights with the `full_table` part of each feature changed."""
    changed = weights[:]
    for feature, (part, size) in enumerate(zip(by, sizes, strict=True)):
        changed[feature * PART_COUNT + FULL_TABLE] += part * size
    return changed


@dataclass(frozen=True)
class TrialGame:
    game: str
    seats: int
    seed: int
    weights: list[float]
    sizes: list[float]


def play_trial(job: TrialGame) -> TrialResult:
    """Play a game in which every seat has other weights."""
    tables = [
        perturb_full_table(
            job.weights, draw_perturbation(job.seed, seat, len(job.sizes)), job.sizes
        )
        for seat in range(job.seats)
    ]
    return job.seed, play_game(job.game, job.seats, job.seed, tables)["totals"]


def features_in_game(job: tuple[str, int, int, list[float]]) -> list[list[float]]:
    """Play a plain game; return what the seats had at the beginning of every turn."""
    name, seats, seed, weights = job
    return [
        values for _, values, _, _ in play_game(name, seats, seed, [weights] * seats)["samples"]
    ]


class Folder:
    """What is kept of a run."""

    def __init__(self, path: Path, name: str) -> None:
        self.path: Final = path
        path.mkdir(parents=True, exist_ok=True)
        if not self.centre_file(0).exists():
            self.write_centre(0, tuned_weights(name))

    def centre_file(self, number: int) -> Path:
        return self.path / f"centre-{number}.json"

    def games_file(self, number: int) -> Path:
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

    def games(self, number: int) -> list[TrialResult]:
        file = self.games_file(number)
        lines = file.read_text().splitlines() if file.exists() else []
        return [(seed, totals) for seed, totals in map(json.loads, lines)]

    def sizes(self, name: str, seats: int, pool: ProcessPoolExecutor) -> list[float]:
        """Return how far each weight is changed: as far as makes POINTS_EACH points."""
        file = self.path / "sizes.json"
        if not file.exists():
            jobs = [(name, seats, seed, self.centre(0)) for seed in range(PLAIN_GAMES)]
            rows = [row for rows in pool.map(features_in_game, jobs) for row in rows]
            spread = [pstdev(column) for column in zip(*rows, strict=True)]
            file.write_text(
                json.dumps([round(POINTS_EACH / max(COMMON, each), 4) for each in spread])
            )
        sizes: list[float] = json.loads(file.read_text())
        return sizes


def play_until(
    pool: ProcessPoolExecutor, jobs: Iterable[TrialGame], ends: float
) -> Iterator[TrialResult]:
    """Yield results as they come, until the time is up."""
    waiting = iter(jobs)
    running: set[Future[TrialResult]] = set()
    while True:
        room = 2 * (os.cpu_count() or 1) + 32 - len(running)
        more = islice(waiting, room) if time.time() < ends else ()
        running |= {pool.submit(play_trial, job) for job in more}
        if not running:
            return
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            yield future.result()


def play_around(
    folder: Folder, name: str, seats: int, pool: ProcessPoolExecutor, ends: float
) -> None:
    """Play games around the newest centre until the time is up."""
    number = folder.newest
    sizes, weights = folder.sizes(name, seats, pool), folder.centre(number)
    seen = [seed for seed, _ in folder.games(number)]
    first = max(seen, default=FIRST_SEED + number * SEEDS_OF_A_CENTRE) + 1
    jobs = (TrialGame(name, seats, seed, weights, sizes) for seed in count(first))
    games = len(seen)
    with folder.games_file(number).open("a") as file:
        for seed, totals in play_until(pool, jobs, ends):
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
        play_around(Folder(given.folder, given.game), given.game, given.seats, pool, ends)


if __name__ == "__main__":
    main()
