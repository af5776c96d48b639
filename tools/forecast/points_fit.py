"""Fit the points still to come of every source: ridge regression with few features."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from tools.forecast.data import Flags, Numbers, SetData
from ulpia.ai.evaluate.weights import Phase
from ulpia.ai.forecast.tables import KNOTS

MOMENTS: Final = len(Phase._fields)
MAX_FEATURES: Final = 16
"""How many features a source may have: short tables give honest words."""
RIDGE: Final = 0.003
"""How strongly weights are pulled to nothing, against the spread of what they weigh."""
FLOOR: Final = 0.002
TINY: Final = 1e-6
CHUNK: Final = 20_000
LEAST_GAIN: Final = 0.0005
"""By which share of the error a further feature must help on games that it was not fitted to."""


@dataclass(frozen=True)
class Sums:
    """What a regression needs to know of its rows: products of inputs, of inputs and targets."""

    inputs: Numbers
    targets: Numbers
    squares: Numbers
    rows: int
    curves_from: int  # the first column of the curves

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            self.inputs + other.inputs,
            self.targets + other.targets,
            self.squares + other.squares,
            self.rows + other.rows,
            self.curves_from,
        )


def inputs_of(data: SetData, rows: Flags, table_sizes: list[int]) -> Numbers:
    """Return features times moments, then the knots of the curves of every number of seats."""
    seats = data.seats
    count = int(rows.sum())
    features = data.features[rows].reshape(count * seats, -1).astype(np.float64)
    phase = np.repeat(data.phase[rows], seats, axis=0)
    products = (features[:, :, None] * phase[:, None, :]).reshape(count * seats, -1)
    curves = np.zeros((count * seats, len(KNOTS) * len(table_sizes)))
    at = table_sizes.index(seats) * len(KNOTS)
    curves[:, at : at + len(KNOTS)] = np.repeat(data.curve_parts()[rows], seats, axis=0)
    return np.hstack([products, curves])


def targets_of(data: SetData, rows: Flags) -> Numbers:
    missing = (data.final - data.so_far)[rows].astype(np.float64)
    return missing.reshape(-1, missing.shape[-1])


def sum_up(sets: list[SetData], rows_of: list[Flags], table_sizes: list[int]) -> Sums:
    """Return the sums over the chosen rows of all sets."""
    total: Sums | None = None
    for data, chosen in zip(sets, rows_of, strict=True):
        places = np.flatnonzero(chosen)
        for part in np.array_split(places, max(1, len(places) // CHUNK)):
            rows = np.zeros(len(chosen), dtype=bool)
            rows[part] = True
            inputs, targets = inputs_of(data, rows, table_sizes), targets_of(data, rows)
            sums = Sums(
                inputs.T @ inputs,
                inputs.T @ targets,
                (targets**2).sum(axis=0),
                len(inputs),
                inputs.shape[1] - len(KNOTS) * len(table_sizes),
            )
            total = sums if total is None else total + sums
    assert total is not None, "there are rows"
    return total


def columns_of(features: list[int], count: int, sizes: int) -> list[int]:
    """Return the columns of some features, and those of the curves behind all features."""
    own = [feature * MOMENTS + moment for feature in features for moment in range(MOMENTS)]
    return own + list(range(count * MOMENTS, count * MOMENTS + sizes * len(KNOTS)))


def solve(sums: Sums, columns: list[int], source: int) -> Numbers:
    """Return the weights of some columns; the curves, which come last, are pulled nowhere."""
    matrix = sums.inputs[np.ix_(columns, columns)]
    spread = np.diag(matrix) / sums.rows
    pull = np.where(np.array(columns) < sums.curves_from, RIDGE * spread + FLOOR, TINY)
    ridge = matrix + sums.rows * np.diag(pull)
    return np.asarray(np.linalg.solve(ridge, sums.targets[columns, source]), dtype=np.float64)


def mean_square(sums: Sums, columns: list[int], weights: Numbers, source: int) -> float:
    matrix = sums.inputs[np.ix_(columns, columns)]
    missed = sums.squares[source] - 2 * weights @ sums.targets[columns, source]
    return float((missed + weights @ matrix @ weights) / sums.rows)


def choose_features(fitted: Sums, choosing: Sums, count: int, sizes: int, source: int) -> list[int]:
    """Add the feature that helps most on other games than those fitted to, while one helps."""
    chosen: list[int] = []
    columns = columns_of(chosen, count, sizes)
    error = mean_square(choosing, columns, solve(fitted, columns, source), source)
    while len(chosen) < MAX_FEATURES and error > 0:
        trials = []
        for feature in shortlist(fitted, columns, chosen, count, source):
            own = columns_of([*chosen, feature], count, sizes)
            trials.append((mean_square(choosing, own, solve(fitted, own, source), source), feature))
        if not trials:
            break
        least, best = min(trials)
        if least > error * (1 - LEAST_GAIN):
            break
        chosen.append(best)
        columns, error = columns_of(chosen, count, sizes), least
    return sorted(chosen)


def shortlist(
    fitted: Sums, columns: list[int], chosen: list[int], count: int, source: int, most: int = 12
) -> list[int]:
    """Return the features that go best with what is still missed."""
    weights = solve(fitted, columns, source)
    missed = fitted.targets[:, source] - fitted.inputs[:, columns] @ weights
    size = np.sqrt(np.diag(fitted.inputs)) + 1e-9
    pull = np.abs(missed / size)[: count * MOMENTS].reshape(count, MOMENTS).max(axis=1)
    pull[chosen] = -1.0
    return [int(at) for at in np.argsort(-pull)[:most] if pull[at] > 0]
