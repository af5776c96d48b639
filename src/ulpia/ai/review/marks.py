"""When a decision is marked: by chance and by points, and in doubt not."""

from __future__ import annotations

from typing import Final, NamedTuple

BEST: Final = "best"
FINE: Final = "fine"
COSTLY: Final = "costly"
"""It cost points, but not the game."""
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
ONLY: Final = "only"
"""Praised: the best by far, and not easy to see."""

ERRORS: Final = (INACCURACY, MISTAKE, BLUNDER)
THRESHOLDS: Final = ((BLUNDER, 0.15, 5.0), (MISTAKE, 0.08, 3.0), (INACCURACY, 0.04, 1.5))
LAST_TENTH: Final = 0.1
"""How much of the game is left when single points decide."""
POINTS_AT_THE_END: Final = 1.0
COSTLY_POINTS: Final = 5.0
COSTLY_CHANCE: Final = 0.04
EQUAL_POINTS: Final = 0.5
FOUND_CHANCE: Final = 0.08
FOUND_RANK: Final = 3
"""A find is not among so many by the first look, and the next best loses so much."""


class Loss(NamedTuple):
    """What the played line lost against the best: paired means over worlds, standard errors.

    Chance and points are foretold. `value` is what the judge makes of it that chooses the moves of
    players: it is fitted otherwise, and what only one of the two finds better may be its error.
    """

    chance: float
    points: float
    value: float
    chance_error: float
    points_error: float
    value_error: float


NO_LOSS: Final = Loss(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def mark_of(loss: Loss, time_left: float) -> str:
    """Return the mark of a decision that was looked at twice.

    Both judges must find it worse; how many points it cost may be the word of either.
    """
    chance = loss.chance - loss.chance_error
    points = loss.points - loss.points_error
    value = loss.value - loss.value_error
    if min(points, value) <= 0:
        return costly_or_calm(loss)
    points = max(points, value)
    for mark, enough_chance, enough_points in THRESHOLDS:
        wanted = min(enough_points, POINTS_AT_THE_END) if time_left <= LAST_TENTH else enough_points
        if chance >= enough_chance and points >= wanted:
            return mark
    return costly_or_calm(loss)


def costly_or_calm(loss: Loss) -> str:
    """Return the mark of a decision that is no error."""
    agree = loss.value > loss.value_error
    if agree and loss.points >= COSTLY_POINTS and loss.chance < COSTLY_CHANCE:
        return COSTLY
    return calm_mark(loss)


def calm_mark(loss: Loss) -> str:
    """Return the mark of a decision that lost next to nothing."""
    if loss == NO_LOSS or abs(loss.points) < EQUAL_POINTS:
        return BEST
    return FINE
