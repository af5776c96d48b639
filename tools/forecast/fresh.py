"""Measure the shipped model on games it was not fitted to, and write that into docs/ai.md.

usage: python -m tools.forecast.fresh --folder DIR

DIR holds rows of such games: `python -m tools.ladder --minutes M --rows DIR` keeps them. Games that
were fitted prove nothing here.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import numpy as np

from tools.forecast import chance_fit
from tools.forecast.data import FOLDS, Numbers, SetData, load_set
from tools.forecast.measures import Belief, measure
from tools.forecast.picture import draw_diagrams
from tools.forecast.report import DOCUMENT, caption
from tools.forecast.rows import GameSet, all_sets
from tools.paths import ROOT
from ulpia.ai.evaluate.evaluation import find_evaluation
from ulpia.ai.evaluate.weights import Phase
from ulpia.ai.forecast.finding import find_forecast
from ulpia.ai.forecast.forecast import MODEL_NUMBER, Forecast
from ulpia.games.registry import game_named

PICTURE: Final = ROOT / "docs" / "reliability-fresh.svg"
BEGIN: Final = "<!-- fresh games: written by tools.forecast.fresh -->"
END: Final = "<!-- end of the fresh games -->"


def foretell(game: str, data: SetData) -> tuple[Numbers, Numbers]:
    """Return what the shipped model says of every row: expected points and chances of all seats."""
    rules = game_named(game)
    forecast, names = find_forecast(rules), find_evaluation(rules).names
    places = [names.index(name) for name in forecast.names]
    expected = np.zeros((len(data.game), data.seats))
    chances = np.zeros_like(expected)
    for row in range(len(data.game)):
        own = expected_of_row(forecast, places, data, row)
        points = [float(number) for number in data.so_far[row].sum(axis=1)]
        expected[row] = own
        left, mover = float(data.left[row]), int(data.mover[row])
        chances[row] = forecast.chances_at(left, mover, points, own)
    return expected, chances


def expected_of_row(
    forecast: Forecast[Any], places: list[int], data: SetData, row: int
) -> list[float]:
    """Return the expected points of all seats in one row."""
    phase_weights = forecast.weights_at(
        data.seats, float(data.left[row]), Phase(*data.phase[row].tolist())
    )
    found = []
    for seat in range(data.seats):
        values = [float(data.features[row, seat, place]) for place in places]
        so_far = [float(number) for number in data.so_far[row, seat]]
        found.append(sum(forecast.add_expected(so_far, values, phase_weights)))
    return found


def lead_alone(data: SetData) -> Numbers:
    """Return chances by the points so far alone, each tenth by a fit to the others."""
    inputs = chance_fit.chance_inputs(data, np.zeros((len(data.game), data.seats)))
    said = np.zeros((len(data.game), data.seats))
    for fold in range(FOLDS):
        own = data.fold() == fold
        if own.any():
            curves = chance_fit.fit_curves(inputs, data.share, ~own, [chance_fit.POINTS])
            said[own] = chance_fit.chances(inputs[own], curves)
    return said


def table_row(game_set: GameSet, data: SetData, expected: Numbers, belief: Belief) -> str:
    lead = measure(lead_alone(data), data.share)
    missed = expected - data.final.sum(axis=2)
    return (
        f"| {caption(game_set.name)} | {data.games} | {belief.log_loss:.3f} ({lead.log_loss:.3f}) "
        f"| {belief.brier:.3f} ({lead.brier:.3f}) | {belief.calibration_error:.3f} "
        f"| {missed.mean() + 0.0:+.1f} ± {(missed**2).mean() ** 0.5:.0f} |"
    )


def section(rows: list[str]) -> str:
    return "\n".join(
        [
            BEGIN,
            "",
            f"Model {MODEL_NUMBER} on games of the ladder, to none of which it was fitted (in"
            ' brackets "points lead',
            'now", fitted to nine tenths of these very games); the last column is expected less'
            " final points:",
            "",
            "| | games | log loss | Brier | ECE | points |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
            f"![Chances told and how often they came true, on fresh games]({PICTURE.name})",
            "",
            END,
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, required=True)
    rows: list[str] = []
    bins: dict[str, list[list[float]]] = {}
    for game_set in all_sets(parser.parse_args().folder):
        if game_set.games < FOLDS:
            continue
        data = load_set(game_set)
        expected, chances = foretell(game_set.game, data)
        belief = measure(chances, data.share)
        rows.append(table_row(game_set, data, expected, belief))
        bins[caption(game_set.name)] = [list(pair) for pair in belief.bins]
        print(rows[-1], flush=True)
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    DOCUMENT.write_text(before + section(rows) + after, encoding="utf-8")
    PICTURE.write_text(draw_diagrams(bins), encoding="utf-8")


if __name__ == "__main__":
    main()
