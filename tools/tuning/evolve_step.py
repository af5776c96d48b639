"""Find better weights for a full table from the games of `tools.tuning.evolve`, and try them.

usage: python -m tools.tuning.evolve_step GAME --folder DIR [--games N] [--jobs N] [--seats S]

A surface is laid through all games so far: the points of a seat as a curved function of its own
weights and of those of the others. From the newest centre a step is made to where the surface
promises most, of two things: points when all at the table have the new weights, and a lead over
others who still have the old ones. One alone misleads: by the own advantage all fight for the
same thing and have less, by common points all are so friendly that anybody beats them.

Then several lengths of the step are played: with themselves, and two seats against two with the
old weights. The best with themselves stays as the next centre, of those which do not lose.
"""

from __future__ import annotations

import gc
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tools.tuning.evolve import FULL_TABLE, Folder, draw_perturbation, perturb_full_table
from tools.tuning.self_play import PART_COUNT, play_game
from tools.tuning.tune import command_line
from ulpia.ai.evaluate.evaluation import find_evaluation
from ulpia.games.registry import game_named

Numbers = NDArray[np.float64]

TOGETHER: Final = 0.7
"""How much points for all count; the rest is the lead over others."""
NOISE: Final = 15.0
"""By how many points a seat's result spreads."""
LIKELY: Final = (0.15, 0.05, 0.1, 0.04, 0.04)
"""How large the parts of a surface probably are, in their order."""
USUAL_BEND: Final = -0.1
CAUTION: Final = 0.25
"""How much a step costs beyond what the surface knows: two weights are not independent."""
LENGTHS: Final = (0.0, 0.5, 1.0, 1.5)
FIRST_TRIAL: Final = 500_000_000


@dataclass(frozen=True)
class Surface:
    """Points by changes of weights: slopes and bends of own, of others', of both at once."""

    own: Numbers
    others: Numbers
    own_bend: Numbers
    both: Numbers
    others_bend: Numbers

    def step(self, start: Numbers, seats: int) -> Numbers:
        """Return the changes where common points and lead are best, not far from `start`."""
        rest = seats - 1
        slope = TOGETHER * (self.own + rest * self.others)
        slope += (1 - TOGETHER) * (self.own - self.others)
        bend = TOGETHER * (self.own_bend + rest * (self.both + self.others_bend))
        bend += (1 - TOGETHER) * (self.own_bend + self.both - self.others_bend)
        bend = np.minimum(bend, USUAL_BEND / 2) - CAUTION
        best: Numbers = (slope + 2 * CAUTION * start) / (-2 * bend)
        return best


def lay_surface(games: Numbers, points: Numbers) -> Surface:
    """Fit by ridge regression: `games` has the changes of each seat, `points` what they made."""
    size = games.shape[2]
    own = games.reshape(-1, size)
    others = (games.sum(1, keepdims=True) - games).reshape(-1, size)
    squares = ((games**2).sum(1, keepdims=True) - games**2).reshape(-1, size)
    inputs = np.hstack([np.ones((len(own), 1)), own, others, own**2, own * others, squares])
    likely = np.concatenate([[1e3], np.repeat(LIKELY, size)])
    expected = np.zeros(inputs.shape[1])
    expected[1 + 2 * size : 1 + 3 * size] = USUAL_BEND
    matrix = inputs.T @ inputs / NOISE**2 + np.diag(1 / likely**2)
    missed = points.reshape(-1) - inputs @ expected
    found = expected + np.linalg.solve(matrix, inputs.T @ missed / NOISE**2)
    return Surface(*np.split(found[1:], 5))


def perturbation_between(start: list[float], end: list[float], sizes: list[float]) -> Numbers:
    parts = slice(FULL_TABLE, None, PART_COUNT)
    way: Numbers = (np.array(end[parts]) - np.array(start[parts])) / np.array(sizes)
    return way


def all_games(folder: Folder, seats: int, sizes: list[float]) -> tuple[Numbers, Numbers]:
    """Return the changes from centre 0 of every seat in every game, and the points."""
    games, points = [], []
    for number in range(folder.newest + 1):
        centre = perturbation_between(folder.centre(0), folder.centre(number), sizes)
        for seed, totals in folder.games(number):
            games.append(
                [centre + draw_perturbation(seed, seat, len(sizes)) for seat in range(seats)]
            )
            points.append(totals)
    if not games:
        raise SystemExit(
            f"there are no games in {folder.path}; play some with tools.tuning.evolve first"
        )
    return np.array(games), np.array(points, float)


def trial(job: tuple[str, int, int, list[float], list[float]]) -> tuple[float, float]:
    """Return the mean of a game in which all have the new weights; their lead in a mixed one."""
    name, seats, seed, new, old = job
    alone = fmean(play_game(name, seats, seed, [new] * seats)["totals"])
    is_new = [(seat + seed) % 2 == 0 for seat in range(seats)]
    totals = play_game(name, seats, seed, [new if each else old for each in is_new])["totals"]
    ours = [total for total, each in zip(totals, is_new, strict=True) if each]
    theirs = [total for total, each in zip(totals, is_new, strict=True) if not each]
    return alone, fmean(ours) - fmean(theirs)


def make_step(
    folder: Folder, name: str, seats: int, games: int, pool: ProcessPoolExecutor
) -> dict[str, Any]:
    sizes, number = folder.sizes(name, seats, pool), folder.newest
    start, present = folder.centre(0), folder.centre(number)
    surface = lay_surface(*all_games(folder, seats, sizes))
    here = perturbation_between(start, present, sizes)
    there = surface.step(here, seats)
    tables = [
        perturb_full_table(start, list(here + length * (there - here)), sizes) for length in LENGTHS
    ]
    jobs = [
        (name, seats, FIRST_TRIAL + number * games + game, table, present)
        for game in range(games)
        for table in tables
    ]
    results = list(pool.map(trial, jobs, chunksize=4))
    means = [fmean([each[0] for each in results[at :: len(tables)]]) for at in range(len(tables))]
    leads = [fmean([each[1] for each in results[at :: len(tables)]]) for at in range(len(tables))]
    fair = [at for at in range(len(tables)) if LENGTHS[at] == 0 or leads[at] >= 0]
    best = max(fair, key=means.__getitem__)
    if best > 0:
        folder.write_centre(number + 1, tables[best])
    way = (there - here) * np.array(sizes)
    names = find_evaluation(game_named(name)).names
    clear = np.argsort(-np.abs(there - here))[:20]
    return {
        "centre": number,
        "kept": LENGTHS[best],
        "means": dict(zip(LENGTHS, [round(mean, 2) for mean in means], strict=True)),
        "leads": dict(zip(LENGTHS, [round(lead, 2) for lead in leads], strict=True)),
        "way": {names[place]: round(float(way[place]), 2) for place in clear},
    }


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("--games", type=int, default=150, help="games for every length")
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    folder = Folder(given.folder, given.game)
    with ProcessPoolExecutor(given.jobs, initializer=gc.disable) as pool:
        report = make_step(folder, given.game, given.seats, given.games, pool)
    print(json.dumps(report), flush=True)
    with (folder.path / "log.jsonl").open("a") as log:
        log.write(json.dumps(report) + "\n")


if __name__ == "__main__":
    main()
