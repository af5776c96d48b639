"""Play the games that the networks of Imperator learn from.

usage: python -m tools.training.play --folder DIR [--batches N] [--minutes M] [--jobs N] [--seed S]

The sets (a game title and a number of seats) grow together, each by its share, in batches of four
games. The rows of a set lie in one file, in the order of its games; the same seed and number of
batches give the same files, on any number of cores. It needs no library.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count, islice
from pathlib import Path
from typing import Final

from tools.training.branches import HEADER, BranchedGame

SHARES: Final = {
    ("trajan", 2): 12,
    ("trajan", 3): 1,
    ("trajan", 4): 4,
    ("forum-trajanum", 2): 10,
    ("forum-trajanum", 3): 1,
    ("forum-trajanum", 4): 5,
}
"""How many games of each set are played in a round."""
GAMES_OF_JOB: Final = 4
BATCHES: Final = 1660
"""What the networks in the package learned from: 6,640 games."""

Job = tuple[str, int, int, int]


def play_job(job: Job) -> tuple[Job, int, bytes]:
    """Play some games of a set; return the length of a row, and the rows."""
    name, seats, first, seed = job
    rows = b""
    length = 0
    for number in range(first, first + GAMES_OF_JOB):
        game = BranchedGame(name, seats, number, seed)
        rows += game.play().tobytes()
        length = len(HEADER) + game.writer.length + seats * (len(game.game.sources) + 1)
    gc.collect()
    return job, length, rows


def list_jobs(seed: int) -> Iterator[Job]:
    """Yield what is to be played, without end: rounds in which every set has its share."""
    for number in count(0, GAMES_OF_JOB):
        for (name, seats), share in SHARES.items():
            first = number * share
            for at in range(share):
                yield name, seats, first + at * GAMES_OF_JOB, seed


def play_all(folder: Path, batches: int, minutes: float, workers: int, seed: int) -> None:
    """Play until all batches are there or the time is up."""
    folder.mkdir(parents=True, exist_ok=True)
    ends = time.time() + 60 * minutes
    left = list(islice(list_jobs(seed), batches))[::-1]
    rows: dict[Job, bytes] = {}
    lengths: dict[str, int] = {}
    running: set[Future[tuple[Job, int, bytes]]] = set()
    with ProcessPoolExecutor(workers, initializer=gc.disable) as pool:
        while left or running:
            while left and len(running) < 2 * workers and time.time() < ends:
                running.add(pool.submit(play_job, left.pop()))
            if not running:
                break
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                job, length, data = future.result()
                rows[job] = data
                lengths[f"{job[0]}-{job[1]}"] = length
    for name, length in lengths.items():
        jobs = sorted([job for job in rows if f"{job[0]}-{job[1]}" == name], key=lambda job: job[2])
        with (folder / f"{name}.rows").open("wb") as file:
            for job in jobs:
                file.write(rows[job])
        about = {"games": GAMES_OF_JOB * len(jobs), "length": length, "seed": seed}
        (folder / f"{name}.json").write_text(json.dumps(about))
        print(name, json.dumps(about), flush=True)


def command_line(description: str | None) -> argparse.ArgumentParser:
    """Return the command line of whoever plays games to learn from."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--batches", type=int, default=BATCHES)
    parser.add_argument("--minutes", type=float, default=6000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main() -> None:
    given = command_line(__doc__).parse_args()
    play_all(given.folder, given.batches, given.minutes, given.jobs, given.seed)


if __name__ == "__main__":
    main()
