"""Fit the tables of the forecast to mixed games, and report how far they can be believed.

usage: python -m tools.forecast.fit --folder DIR [--game GAME] [--write]

Eight of ten games are fitted, one more chooses the features, then all nine are fitted; the last is
held out. For numbers that depend less on which games those are, the same is done ten times, each
tenth held out once. The report is `DIR/report-GAME.json`; `tools.forecast.report` writes it into
the documents. `--write` writes `src/ulpia/ai/forecast/GAME` and the positions of the tests anew;
raise MODEL_NUMBER with it. Needs numpy, as tools.tuning does.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from tools.forecast import chance_fit, points_fit
from tools.forecast.data import (
    CHOOSING_FOLD,
    FOLDS,
    HELD_OUT_FOLD,
    Flags,
    Numbers,
    SetData,
    load_set,
)
from tools.forecast.measures import Belief, bias_by_quarter, measure, quarter_rows
from tools.forecast.play import are_neighbours, begin_game
from tools.forecast.points_fit import Sums
from tools.forecast.positions import write_positions
from tools.forecast.rows import all_sets
from tools.forecast.write import write_tables
from ulpia.ai.evaluate.evaluation import find_evaluation
from ulpia.games.registry import GAMES, game_named

DIGITS: Final = 4
ROWS_AT_ONCE: Final = 10_000
ALL_CURVES: Final = [chance_fit.EXPECTED, chance_fit.POINTS, chance_fit.MOVES_NEXT]
LEAD_ALONE: Final = [chance_fit.POINTS]


class PointsFit:
    """The weights of every source; those of fold f are fitted to all games but the f-th tenth."""

    def __init__(self, game: str, sets: list[SetData]) -> None:
        self.names: Final = find_evaluation(game_named(game)).names
        self.sources: Final = game_named(game).sources
        self.sizes: Final = [data.seats for data in sets]
        self.folds: Final = [
            points_fit.sum_up(sets, [data.fold() == fold for data in sets], self.sizes)
            for fold in range(FOLDS)
        ]
        fitted = self.sum_without(CHOOSING_FOLD, HELD_OUT_FOLD)
        self.features: Final = [
            points_fit.choose_features(
                fitted, self.folds[CHOOSING_FOLD], len(self.names), len(sets), source
            )
            for source in range(len(self.sources))
        ]
        self.weights: Final = [self.fit_without(fold) for fold in range(FOLDS)]

    def sum_without(self, *left_out: int) -> Sums:
        chosen = [self.folds[fold] for fold in range(FOLDS) if fold not in left_out]
        total = chosen[0]
        for sums in chosen[1:]:
            total = total + sums
        return total

    def fit_without(self, fold: int) -> Numbers:
        """Return the weights of all columns and sources, fitted to all games but one tenth."""
        sums = self.sum_without(fold)
        weights = np.zeros((sums.inputs.shape[0], len(self.sources)))
        for source, chosen in enumerate(self.features):
            columns = points_fit.columns_of(chosen, len(self.names), len(self.sizes))
            weights[columns, source] = np.round(points_fit.solve(sums, columns, source), DIGITS)
        return weights

    def foretell(self, data: SetData) -> Numbers:
        """Return the expected points of every row and seat, once for each fold left out."""
        total = np.stack([weights.sum(axis=1) for weights in self.weights], axis=1)
        parts = [
            points_fit.inputs_of(data, rows, self.sizes) @ total for rows in chunks(len(data.game))
        ]
        missing = np.concatenate(parts).reshape(-1, data.seats, FOLDS)
        expected: Numbers = missing + data.so_far.sum(axis=2)[:, :, None]
        return expected

    def source_errors(self, data: SetData) -> dict[str, list[float]]:
        """Return for each source bias and root mean square of the error in the held-out tenth."""
        rows = data.held_out_rows()
        inputs = points_fit.inputs_of(data, rows, self.sizes)
        missed = inputs @ self.weights[HELD_OUT_FOLD] - points_fit.targets_of(data, rows)
        return {
            source: [round(float(own.mean()), 2), round(float((own**2).mean() ** 0.5), 2)]
            for source, own in zip(self.sources, missed.T, strict=True)
        }


def chunks(count: int) -> list[Flags]:
    found = []
    for places in np.array_split(np.arange(count), max(1, count // ROWS_AT_ONCE)):
        rows = np.zeros(count, dtype=bool)
        rows[places] = True
        found.append(rows)
    return found


def foretell_crossed(data: SetData, expected: Numbers, used: list[int]) -> Numbers:
    """Return chances of every row by a fit that has not seen its tenth of the games."""
    said = np.zeros((len(data.game), data.seats))
    for fold in range(FOLDS):
        own = data.fold() == fold
        inputs = chance_fit.chance_inputs(data, expected[:, :, fold])
        curves = chance_fit.fit_curves(inputs, data.share, ~own, used)
        said[own] = chance_fit.chances(inputs[own], curves)
    return said


def rows_of_neighbours(data: SetData) -> Flags:
    """Return which rows are of tables where nobody is far above another: the hardest to tell."""
    levels = {game: begin_game(data.name, data.seats, game)[2] for game in np.unique(data.game)}
    close = [game for game, own in levels.items() if are_neighbours(own)]
    rows: Flags = np.isin(data.game, close)
    return rows


def belief_report(belief: Belief) -> dict[str, Any]:
    return {
        "rows": belief.rows,
        "log_loss": round(belief.log_loss, 4),
        "brier": round(belief.brier, 4),
        "ece": round(belief.calibration_error, 4),
        "bins": [[round(said, 4), round(came, 4)] for said, came in belief.bins],
    }


def bias_report(found: list[tuple[float, float]]) -> list[list[float]]:
    return [[round(bias, 2), round(rms, 2)] for bias, rms in found]


def report_set(data: SetData, expected: Numbers, curves: Numbers) -> dict[str, Any]:
    """Return the measures of one set: of the held-out tenth, and of all games by ten folds."""
    held, share = data.held_out_rows(), data.share
    shipped = expected[:, :, HELD_OUT_FOLD]
    inputs = chance_fit.chance_inputs(data, shipped)
    said = chance_fit.chances(inputs, curves)
    lead = chance_fit.fit_curves(inputs, share, ~held, LEAD_ALONE)
    by_lead = chance_fit.chances(inputs, lead)
    crossed = foretell_crossed(data, expected, ALL_CURVES)
    crossed_lead = foretell_crossed(data, expected, LEAD_ALONE)
    own_fold = np.take_along_axis(expected, data.fold()[:, None, None], axis=2)[:, :, 0]
    everything = data.game >= 0
    like = rows_of_neighbours(data)
    return {
        "games": data.games,
        "held_out_games": len(np.unique(data.game[held])),
        "held_out": belief_report(measure(said[held], share[held])),
        "held_out_lead": belief_report(measure(by_lead[held], share[held])),
        "ten_folds": belief_report(measure(crossed, share)),
        "ten_folds_lead": belief_report(measure(crossed_lead, share)),
        "neighbour_games": len(np.unique(data.game[like])),
        "neighbours": belief_report(measure(crossed[like], share[like])),
        "quarters": [
            belief_report(measure(crossed[rows], share[rows]))
            for rows in [quarter_rows(data, quarter) for quarter in range(4)]
        ],
        "bias_held_out": bias_report(bias_by_quarter(data, shipped, held)),
        "bias": bias_report(bias_by_quarter(data, own_fold, everything)),
    }


def fit_game(game: str, folder: Path, is_written: bool) -> None:
    found = [each for each in all_sets(folder) if each.game == game and each.games >= FOLDS]
    sets = [load_set(each) for each in found]
    fit = PointsFit(game, sets)
    report: dict[str, Any] = {}
    curves: dict[int, Numbers] = {}
    for data in sets:
        expected = fit.foretell(data)
        inputs = chance_fit.chance_inputs(data, expected[:, :, HELD_OUT_FOLD])
        rows = ~data.held_out_rows()
        fitted = chance_fit.fit_curves(inputs, data.share, rows, ALL_CURVES)
        curves[data.seats] = np.round(fitted, DIGITS)
        report[data.name] = report_set(data, expected, curves[data.seats])
        report[data.name]["sources"] = fit.source_errors(data)
        told = report[data.name]
        print(data.name, told["games"], told["held_out"], told["ten_folds"], told["bias"])
    (folder / f"report-{game}.json").write_text(json.dumps(report, indent=1))
    if is_written:
        shipped = fit.weights[HELD_OUT_FOLD]
        write_tables(game, fit.names, fit.sources, fit.features, shipped, fit.sizes, curves)
        write_positions(game, sets)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--game", choices=tuple(GAMES))
    parser.add_argument("--write", action="store_true", help="write the tables of the package")
    given = parser.parse_args()
    for game in GAMES if given.game is None else (given.game,):
        fit_game(game, given.folder, given.write)


if __name__ == "__main__":
    main()
