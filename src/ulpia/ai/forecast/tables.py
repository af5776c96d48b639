"""The numbers that a forecast is made of; `tools/forecast` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ulpia.ai.evaluate.weights import WeightTable

KNOTS: Final[tuple[float, ...]] = (1.0, 0.75, 0.5, 0.25, 0.1, 0.0)
"""How much of the game is left where a curve has its values; straight lines lie between them.

Typed as a tuple of any length: mypyc loses a Final tuple of floats whose length it knows.
"""

Curve = tuple[float, ...]
"""One value for each of the KNOTS."""

FLAT: Final[Curve] = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


class ChanceCurves(NamedTuple):
    """What makes a seat likely to win, in the exponent of a softmax over all seats."""

    expected: Curve
    """A point that is expected at the end."""
    points: Curve
    """A point that was scored already."""
    moves_next: Curve
    """Being the only one who is to move."""


class ForecastTables(NamedTuple):
    """What a game brings: its folder has one as `TABLES`."""

    points: Mapping[str, WeightTable]
    """By source: what features bring of it, in points still to come."""
    usual: Mapping[int, Mapping[str, Curve]]
    """By number of seats and source: what is still to come for everybody."""
    chances: Mapping[int, ChanceCurves]
    """By number of seats."""


def height(curve: Curve, left: float) -> float:
    """Return the value of a curve when `left` of the game is left."""
    if left >= KNOTS[0]:
        return curve[0]
    for at in range(1, len(KNOTS)):
        if left >= KNOTS[at]:
            part = (left - KNOTS[at]) / (KNOTS[at - 1] - KNOTS[at])
            return curve[at] + part * (curve[at - 1] - curve[at])
    return curve[-1]
