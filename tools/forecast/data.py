"""The rows of a set as arrays, split by game into what is fitted, chosen by, and held out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tools.forecast.rows import HEAD, GameSet
from ulpia.ai.evaluate.weights import Phase
from ulpia.ai.forecast.tables import KNOTS

Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]

FOLDS: Final = 10
CHOOSING_FOLD: Final = 8
HELD_OUT_FOLD: Final = 9


@dataclass(frozen=True)
class SetData:
    """One set; `seats` come second in all arrays but those of whole rows."""

    name: str
    seats: int
    game: NDArray[np.int64]
    left: Numbers
    phase: Numbers
    mover: NDArray[np.int64]
    features: NDArray[np.float32]
    so_far: NDArray[np.float32]
    final: NDArray[np.float32]
    share: Numbers

    @property
    def games(self) -> int:
        return len(np.unique(self.game))

    def fold(self) -> NDArray[np.int64]:
        return self.game % FOLDS

    def fitted_rows(self) -> Flags:
        return self.fold() < CHOOSING_FOLD

    def choosing_rows(self) -> Flags:
        flags: Flags = self.fold() == CHOOSING_FOLD
        return flags

    def held_out_rows(self) -> Flags:
        flags: Flags = self.fold() == HELD_OUT_FOLD
        return flags

    def curve_parts(self) -> Numbers:
        return curve_parts(self.left)


def load_set(game_set: GameSet) -> SetData:
    """Read a set as far as whole games of it are there."""
    raw = np.fromfile(game_set.file, dtype=np.float32, count=game_set.size // 4)
    rows = raw.reshape(-1, game_set.width)
    moments = len(Phase._fields)
    own = rows[:, HEAD:].reshape(len(rows), game_set.seats, game_set.of_seat)
    points = game_set.features + game_set.sources
    return SetData(
        game_set.name,
        game_set.seats,
        rows[:, 0].astype(np.int64),
        rows[:, 1].astype(np.float64),
        rows[:, 2 : 2 + moments].astype(np.float64),
        rows[:, 2 + moments].astype(np.int64),
        own[:, :, : game_set.features],
        own[:, :, game_set.features : points],
        own[:, :, points : points + game_set.sources],
        own[:, :, -1].astype(np.float64),
    )


def curve_parts(left: Numbers) -> Numbers:
    """Return how much each of the KNOTS counts, as `height` reads a curve."""
    ascending = np.array(KNOTS[::-1])
    parts = np.empty((len(left), len(KNOTS)))
    for at in range(len(KNOTS)):
        bump = np.zeros(len(KNOTS))
        bump[at] = 1.0
        parts[:, at] = np.interp(left, ascending, bump[::-1])
    return parts
