"""Tune the weights of an evaluation by self-play, in two stages that can be repeated.

usage: python -m tools.tune GAME --folder DIR --minutes M [--jobs N] [--fits F]

Stage 1, `--fits` times: play games among players with blurred weights, note at the beginning of
every turn what each seat has, and fit (ridge regression towards the present weights) the points
that were still to come. Stage 2, until the time is up: evolution strategy with mirrored pairs: the
weights move along random directions by the margin with which one side of each pair beat the other.
New weights stay only if they do not lose a duel against the old ones over paired seeds.

Everything is kept in the folder, so that a run can be stopped at any moment and taken up again:
`weights.json` is the result, `log.jsonl` what happened. The fit needs numpy, in this Python or in
the one that the environment variable FIT_PYTHON names.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from array import array
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from ulpia.ai.evaluate.judges import judge_of, weights_of
from ulpia.ai.search.turns import Planner
from ulpia.games.registry import game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions

WIDTHS: Final = (4, 2)
BLUR: Final = 0.25
DIRECTIONS: Final = 48
PAIRS_PER_DIRECTION: Final = 4
STEP: Final = 0.12
"""How far a weight is moved to try a direction, relative to its size."""
CLIP: Final = 60
DUEL_PAIRS: Final = 128

FIT_SCRIPT: Final = """
import json, sys
import numpy as np
folder, count = sys.argv[1], int(sys.argv[2])
rows = np.fromfile(folder + "/rows.bin", dtype=np.float32).reshape(-1, count + 3)
now = np.array(json.load(open(folder + "/present.json")))
found = rows[:, :count].astype(np.float64)
stacked = np.stack([found, found * rows[:, count : count + 1], found * rows[:, count + 1 : count + 2]], axis=2)
inputs = stacked.reshape(len(rows), -1)
target = rows[:, count + 2]
spread = inputs.std(axis=0) + 1e-6
scaled = inputs / spread
matrix = scaled.T @ scaled + 0.003 * len(rows) * np.eye(inputs.shape[1])
change = np.linalg.solve(matrix, scaled.T @ (target - inputs @ now)) / spread
error = float((target - inputs @ (now + change)).std())
json.dump({"weights": [round(float(x), 4) for x in now + change], "error": error}, sys.stdout)
"""  # noqa: E501 - a script in a string


def play_game(name: str, seats: int, seed: int, weights: list[list[float]]) -> dict[str, Any]:
    """Play one game, seat i with weights[i]; return samples and final totals."""
    game = game_named(name)
    planners = [Planner(judge_of(game, own), seats, WIDTHS, 1, 0.0) for own in weights]
    judge = planners[0].judge
    state = game.start(seats, {}, seed)
    samples: list[tuple[int, list[float], float, float, int]] = []
    asked = decisions(state)
    turn = number = 0
    while asked:
        if state.turns != turn:
            turn = state.turns
            game_left, part_left = judge.time_left(state)
            for at in range(seats):
                found = judge.features(state, Seat(at))
                points = judge.points(state, Seat(at))
                samples.append((at, found, game_left, part_left, points))
        seat = asked[0].seat
        number += 1
        world = game.imagine(state, seat, seed * 1000 + number)
        asked = follow(state, seat, planners[seat].best(world, seat).moves)
    return {"samples": samples, "totals": game.totals(state)}


def follow(state: Any, seat: Seat, moves: list[Any]) -> list[Any]:
    """Play the moves of a plan until something is revealed that it did not know."""
    reveals = state.reveals
    asked = decisions(state)
    for move in moves:
        mine = [decision for decision in asked if decision.seat == seat]
        if state.reveals != reveals or not mine or move not in mine[0].options:
            break
        apply(state, seat, move)
        asked = decisions(state)
    return asked


def explore(job: tuple[str, int, list[float]]) -> bytes:
    """Play a game with blurred weights; return its samples as rows of numbers."""
    name, seed, weights = job
    dice = Dice(seed + 77)
    game = game_named(name)
    seats = game.fewest + dice.below(game.most - game.fewest + 1)
    blurred = [
        [weight * (1 + BLUR * (dice.below(2001) - 1000) / 1000) for weight in weights]
        for _ in range(seats)
    ]
    played = play_game(name, seats, seed, blurred)
    rows = array("f")
    for seat, found, game_left, part_left, points in played["samples"]:
        rows.extend([*found, game_left, part_left, played["totals"][seat] - points])
    return rows.tobytes()


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
        start = weights_of(game_named(name))
        self.best: list[float] = json.loads(self.file.read_text()) if self.file.exists() else start
        self.round = len(self.log.read_text().splitlines()) if self.log.exists() else 0

    def compare(self, trial: list[float], stage: str, more: dict[str, float]) -> bool:
        """Let new weights duel with the best; keep them if they do not lose."""
        first = 10_000_000 + self.round * 10_000
        jobs = [(self.name, first + number, trial, self.best) for number in range(DUEL_PAIRS)]
        results = list(self.pool.map(duel, jobs, chunksize=2))
        share = sum([result[0] for result in results]) / len(results)
        margin = sum([result[1] for result in results]) / len(results)
        entry = {"round": self.round, "stage": stage, "share": share, "margin": margin, **more}
        print(json.dumps(entry), flush=True)
        with self.log.open("a") as file:
            file.write(json.dumps(entry) + "\n")
        if margin <= 0:
            return False
        self.best = trial
        self.file.write_text(json.dumps([round(weight, 4) for weight in trial]))
        return True

    def fit(self, games: int) -> None:
        """Stage 1."""
        self.round += 1
        first = self.round * 10_000
        jobs = [(self.name, first + number, self.best) for number in range(games)]
        with (self.folder / "rows.bin").open("wb") as file:
            for rows in self.pool.map(explore, jobs, chunksize=2):
                file.write(rows)
        (self.folder / "present.json").write_text(json.dumps(self.best))
        python = os.environ.get("FIT_PYTHON", sys.executable)
        count = len(self.best) // 3
        fitted = subprocess.run(
            [python, "-c", FIT_SCRIPT, str(self.folder), str(count)],
            capture_output=True,
            text=True,
            check=True,
        )
        found = json.loads(fitted.stdout)
        for share in (1.0, 0.5, 0.25):
            mixed = [
                share * new + (1 - share) * old
                for new, old in zip(found["weights"], self.best, strict=True)
            ]
            if self.compare(mixed, "fit", {"mix": share, "error": found["error"]}):
                return

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
        self.compare(
            [weight + part for weight, part in zip(self.best, step, strict=True)], "evolve", {}
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fits", type=int, default=3, help="rounds of stage 1")
    parser.add_argument("--games", type=int, default=400, help="games for each fit")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    ends = time.time() + 60 * given.minutes
    with ProcessPoolExecutor(given.jobs) as pool:
        tuning = Tuning(given.game, given.folder, pool)
        for _ in range(given.fits):
            if time.time() < ends:
                tuning.fit(given.games)
        while time.time() < ends:
            tuning.evolve()


if __name__ == "__main__":
    main()
