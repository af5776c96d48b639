"""Features: what a seat has, as numbers with names."""

from __future__ import annotations

from collections.abc import Iterable


class Features:
    """One number for each feature of a game, as an attribute of its name.

    An object holds either what a seat has, or what each of these things is worth at a moment.
    Compiled, an attribute costs a fraction of an entry in a list.
    """

    __slots__ = ()

    def weighted_sum(self, points: float, weights: Features) -> float:
        """Return `points` and the sum of all features, each times its weight."""
        raise NotImplementedError


def fill_features(features: Features, values: Iterable[tuple[str, float]]) -> None:
    """Set features by their names."""
    for name, value in values:
        setattr(features, name, value)


def read_features(features: Features, names: tuple[str, ...]) -> dict[str, float]:
    """Return features by their names."""
    return {name: getattr(features, name) for name in names}
