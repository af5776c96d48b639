"""How far chances and expected points can be believed, on games that nothing was fitted to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from tools.forecast.data import Flags, Numbers, SetData

BINS: Final = 10
TINY: Final = 1e-9


@dataclass(frozen=True)
class Belief:
    """Measures of chances: `bins` are pairs of what was said and how often it came true."""

    rows: int
    log_loss: float
    brier: float
    calibration_error: float
    bins: list[tuple[float, float]]


def measure(chance: Numbers, share: Numbers) -> Belief:
    """Return how good the chances of rows and seats were; `share` is the part in the victory."""
    log_loss = float(-(share * np.log(np.maximum(chance, TINY))).sum(axis=1).mean())
    brier = float(((chance - share) ** 2).sum(axis=1).mean())
    said, came = chance.reshape(-1), share.reshape(-1)
    order = np.argsort(said, kind="stable")
    bins, missed = [], 0.0
    for part in np.array_split(order, BINS):
        mean_said, mean_came = float(said[part].mean()), float(came[part].mean())
        bins.append((mean_said, mean_came))
        missed += abs(mean_said - mean_came) * len(part)
    return Belief(len(chance), log_loss, brier, missed / len(said), bins)


def quarter_rows(data: SetData, quarter: int) -> Flags:
    """Return which rows are in a quarter of the game, by the time that is left."""
    passed = np.minimum(3, ((1 - data.left) * 4).astype(int))
    rows: Flags = passed == quarter
    return rows


def bias_by_quarter(data: SetData, expected: Numbers, rows: Flags) -> list[tuple[float, float]]:
    """Return for each quarter the mean of what was expected too much, and its root mean square."""
    missed = expected - data.final.sum(axis=2)
    found = []
    for quarter in range(4):
        own = missed[rows & quarter_rows(data, quarter)]
        if own.size:
            found.append((float(own.mean()), float((own**2).mean() ** 0.5)))
        else:
            found.append((0.0, 0.0))
    return found
