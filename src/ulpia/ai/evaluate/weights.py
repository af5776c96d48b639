"""What a feature is worth: six weights with names, and the phase of a game that mixes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class FeatureWeights(NamedTuple):
    """What one unit of a feature is worth, in points still to come: the sum of six parts."""

    base: float = 0.0
    """What it is worth at all."""
    game_left: float = 0.0
    """What more while the whole game is still to come."""
    part_left: float = 0.0
    """What more while the whole quarter (or cycle) is still to come."""
    last_part: float = 0.0
    """What more in the last quarter."""
    last_part_left: float = 0.0
    """What more while all of the last quarter is still to come."""
    full_table: float = 0.0
    """What more with four at the table."""


class Phase(NamedTuple):
    """How much each of the six weights counts at a moment of the game."""

    base: float
    game_left: float
    part_left: float
    last_part: float
    last_part_left: float
    full_table: float


WeightTable = Mapping[str, FeatureWeights]
"""Weights by the name of the feature; a feature that is absent weighs nothing."""

NO_WEIGHTS = FeatureWeights()


def mix_weights(weights: FeatureWeights, phase: Phase) -> float:
    """Return what a feature is worth in a phase of the game."""
    return (
        phase.base * weights.base
        + phase.game_left * weights.game_left
        + phase.part_left * weights.part_left
        + phase.last_part * weights.last_part
        + phase.last_part_left * weights.last_part_left
        + phase.full_table * weights.full_table
    )


def order_weights(table: WeightTable, names: tuple[str, ...]) -> list[FeatureWeights]:
    """Return the weights of a table in the order of the features called `names`."""
    unknown = set(table) - set(names)
    if unknown:
        raise ValueError(f"there are weights for unknown features: {', '.join(sorted(unknown))}")
    return [table.get(name, NO_WEIGHTS) for name in names]


def leave_out(table: WeightTable, *overlooked: str) -> WeightTable:
    """Return the table of somebody who overlooks some features and cares for the others."""
    unknown = set(overlooked) - set(table)
    if unknown:
        raise ValueError(f"nobody looks at these anyway: {', '.join(sorted(unknown))}")
    return {name: weights for name, weights in table.items() if name not in overlooked}
