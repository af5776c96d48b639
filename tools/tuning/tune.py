"""Tune the weights of an evaluation by self-play, in two stages that can be repeated.

usage: python -m tools.tuning.tune GAME --folder DIR --minutes M [--jobs N] [--fits F] [--seats S]

Stage 1, `--fits` times: play games, half of the seats with perturbed weights (groups of features
valued more or less than now), note at the beginning of every turn what each seat has, fit the
points that were still to come (ridge regression towards the present weights), and go a step there.
Stage 2, until the time is up: evolution strategy with mirrored pairs: the weights move along
random directions by the margin with which one side of each pair beat the other; new weights stay
only if they do not lose a duel against the old ones over paired seeds.

Everything is kept in the folder, so that a run can be stopped at any moment and taken up again:
`weights.json` is the result, `log.jsonl` what happened. The fit needs numpy, in this Python or in
the one that the environment variable FIT_PYTHON names.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import os
import random
import subprocess
import sys
import time
from array import array
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from tools.tuning.self_play import PART_COUNT, play_game, tuned_weights
from ulpia.ai.evaluate.weights import FeatureWeights
from ulpia.games.registry import game_named

GAME_LEFT: Final = FeatureWeights._fields.index("game_left")
PERTURBED_GROUPS: Final = 3
"""How many groups of features a player with perturbed weights values otherwise."""
GROUP_DEVIATION: Final = 0.5
"""How much otherwise (deviation of the logarithm of the factor)."""
SINGLE_DEVIATION: Final = 3.0
"""How many points more or less a single feature may be worth to it at the beginning."""
DIRECTIONS: Final = 48
PAIRS_PER_DIRECTION: Final = 4
STEP: Final = 0.12
"""How far a weight is moved to try a direction, relative to its size."""
CLIP: Final = 60
DUEL_PAIRS: Final = 96
KEPT_ROUNDS: Final = 3
"""How many rounds of games a fit looks at."""

FIT_SCRIPT: Final = """
import json, sys
import numpy as np
folder, count, each, files = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]
now = np.array(json.load(open(folder + "/present.json")))
matrix, change, total, squares, rows = 0.0, 0.0, 0.0, 0.0, 0
for name in files:
    every = np.fromfile(name, dtype=np.float32).reshape(-1, count + each + 1)
    for part in np.array_split(every, max(1, len(every) // 20000)):
        values, phase = part[:, :count].astype(np.float64), part[:, count : count + each]
        inputs = (values[:, :, None] * phase[:, None, :]).reshape(len(part), -1)
        error = part[:, -1] - inputs @ now
        matrix = matrix + inputs.T @ inputs
        change = change + inputs.T @ error
        total, squares, rows = total + error.sum(), squares + (error**2).sum(), rows + len(part)
spread = np.sqrt(np.diag(matrix) / rows) + 1e-6
ridge = matrix + rows * np.diag(0.005 * spread**2 + 0.002)  # what is rare stays as it is
moved = np.linalg.solve(ridge, change)
left = (squares - 2 * moved @ change + moved @ matrix @ moved) / rows
report = {"rows": rows, "error before": (squares / rows) ** 0.5, "error": left**0.5}
json.dump({"weights": [round(float(x), 4) for x in now + moved], "report": report}, sys.stdout)
"""


def perturb(weights: list[float], dice: random.Random) -> list[float]:
    """Return weights of somebody who values a few groups of features otherwise."""
    changed = weights[:]
    features = len(weights) // PART_COUNT
    for _ in range(PERTURBED_GROUPS):
        factor = math.exp(dice.gauss(0, GROUP_DEVIATION))
        first = dice.randrange(features)
        last = min(features, first + dice.randrange(1, 9))
        for at in range(first * PART_COUNT, last * PART_COUNT):
            changed[at] *= factor
        changed[first * PART_COUNT + GAME_LEFT] += dice.gauss(0, SINGLE_DEVIATION)
    return changed


def explore(job: tuple[str, int, list[float], int]) -> tuple[int, list[int], bytes]:
    """Play a game, half of the seats with perturbed weights.

    Return the number of seats, the points by source of a plain seat, and the samples as rows of
    numbers.
    """
    name, seed, weights, seats = job
    dice = random.Random(seed)  # noqa: S311 - not for secrets
    game = game_named(name)
    seats = seats or game.fewest + seed % (game.most - game.fewest + 1)
    plain = dice.randrange(seats)
    tables = [perturb(weights, dice) if (seat - plain) % 2 else weights[:] for seat in range(seats)]
    played = play_game(name, seats, seed, tables)
    rows = array("f")
    for seat, values, phase, points in played["samples"]:
        rows.extend([*values, *phase, played["totals"][seat] - points])
    return seats, played["points"][plain], rows.tobytes()


def duel(job: tuple[str, int, list[float], list[float]]) -> tuple[float, float]:
    """Play two games at two seats and two at four; return share and clipped margin of the first."""
    name, seed, first, second = job
    share = margin = 0.0
    for seats in (2, 4):
        for own in (0, 1):
            weights = [first if seat % 2 == own else second for seat in range(seats)]
            totals = play_game(name, seats, seed, weights)["totals"]
            lead = sum(totals[own::2]) - sum(totals[1 - own :: 2])
            lead = lead * 2 / seats
            share += 0.5 if lead == 0 else float(lead > 0)
            margin += max(-CLIP, min(CLIP, lead))
    return share / 4, margin / 4


class Tuning:
    """A run: the pool of processes, the folder, the best weights so far."""

    def __init__(self, name: str, folder: Path, pool: ProcessPoolExecutor) -> None:
        self.name: Final = name
        self.folder: Final = folder
        self.pool: Final = pool
        self.log: Final = folder / "log.jsonl"
        self.file: Final = folder / "weights.json"
        start = tuned_weights(name)
        self.best: list[float] = json.loads(self.file.read_text()) if self.file.exists() else start
        self.round = len(self.log.read_text().splitlines()) if self.log.exists() else 0

    def compare(self, trial: list[float]) -> None:
        """Let new weights duel with the best; keep them if they do not lose."""
        first = 10_000_000 + self.round * 10_000
        jobs = [(self.name, first + number, trial, self.best) for number in range(DUEL_PAIRS)]
        results = list(self.pool.map(duel, jobs, chunksize=2))
        share = sum([result[0] for result in results]) / len(results)
        margin = sum([result[1] for result in results]) / len(results)
        self.note({"round": self.round, "stage": "evolve", "share": share, "margin": margin})
        if margin > 0:
            self.best = trial
            self.file.write_text(json.dumps([round(weight, 4) for weight in trial]))

    def note(self, entry: dict[str, Any]) -> None:
        print(json.dumps(entry), flush=True)
        with self.log.open("a") as file:
            file.write(json.dumps(entry) + "\n")

    def fit(self, games: int, step: float, seats: int) -> None:
        """Stage 1, at tables of all sizes if `seats` is 0."""
        self.round += 1
        first = self.round * 10_000
        jobs = [(self.name, first + number, self.best, seats) for number in range(games)]
        means: dict[int, list[list[int]]] = {}
        with (self.folder / f"rows-{self.round}.bin").open("wb") as file:
            for size, points, rows in self.pool.map(explore, jobs, chunksize=2):
                file.write(rows)
                means.setdefault(size, []).append(points)
        (self.folder / "present.json").write_text(json.dumps(self.best))
        python = os.environ.get("FIT_PYTHON", sys.executable)
        count = len(self.best) // PART_COUNT
        kept = [self.folder / f"rows-{self.round - back}.bin" for back in range(KEPT_ROUNDS)]
        files = [str(file) for file in kept if file.exists()]
        fitted = subprocess.run(
            [python, "-c", FIT_SCRIPT, str(self.folder), str(count), str(PART_COUNT), *files],
            capture_output=True,
            text=True,
            check=True,
        )
        found = json.loads(fitted.stdout)
        self.best = [
            step * new + (1 - step) * old
            for new, old in zip(found["weights"], self.best, strict=True)
        ]
        (self.folder / f"weights-{self.round}.json").write_text(json.dumps(self.best))
        self.file.write_text(json.dumps([round(weight, 4) for weight in self.best]))
        mean = {
            seats: [round(sum(column) / len(rows), 1) for column in zip(*rows, strict=True)]
            for seats, rows in sorted(means.items())
        }
        total = {seats: round(sum(points), 1) for seats, points in mean.items()}
        self.note(
            {
                "round": self.round,
                "stage": "fit",
                "mean": total,
                "by source": mean,
                **found["report"],
            }
        )

    def evolve(self) -> None:
        """Stage 2."""
        self.round += 1
        dice = random.Random(self.round)  # noqa: S311 - not for secrets
        sizes = [abs(weight) + 0.15 for weight in self.best]
        directions = [[dice.gauss(0, 1) * STEP * size for size in sizes] for _ in range(DIRECTIONS)]
        jobs = []
        for number, direction in enumerate(directions):
            ahead = [weight + part for weight, part in zip(self.best, direction, strict=True)]
            behind = [weight - part for weight, part in zip(self.best, direction, strict=True)]
            for pair in range(PAIRS_PER_DIRECTION):
                seed = 20_000_000 + self.round * 10_000 + number * 100 + pair
                jobs.append((self.name, seed, ahead, behind))
        margins = [result[1] for result in self.pool.map(duel, jobs, chunksize=2)]
        step = [0.0] * len(self.best)
        for number, direction in enumerate(directions):
            at = number * PAIRS_PER_DIRECTION
            margin = sum(margins[at : at + PAIRS_PER_DIRECTION]) / PAIRS_PER_DIRECTION
            for place, part in enumerate(direction):
                step[place] += part * margin / (10.0 * DIRECTIONS**0.5)
        self.compare([weight + part for weight, part in zip(self.best, step, strict=True)])


def command_line(description: str | None) -> argparse.ArgumentParser:
    """Return what the command lines of all tools for weights have."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--fits", type=int, default=3, help="rounds of stage 1")
    parser.add_argument("--games", type=int, default=400, help="games for each fit")
    parser.add_argument("--step", type=float, default=0.7, help="how far to go to what was fitted")
    parser.add_argument("--seats", type=int, default=0, help="fit tables of this size only")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    ends = time.time() + 60 * given.minutes
    with ProcessPoolExecutor(given.jobs, initializer=gc.disable) as pool:
        tuning = Tuning(given.game, given.folder, pool)
        for _ in range(given.fits):
            if time.time() < ends:
                tuning.fit(given.games, given.step, given.seats)
        while time.time() < ends:
            tuning.evolve()


if __name__ == "__main__":
    main()
