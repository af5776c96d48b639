"""A common scale for the levels of a game: ratings from the steps at two seats, and people's."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from tools.ladder.contests import SEATS, STEPS, LadderStep, Results, StepTally
from ulpia.ai.levels import LEVELS
from ulpia.ai.sequential import elo_difference

ANCHOR: Final = "centurio"
ANCHOR_RATING: Final = 1500.0
ELO_PER_LOGIT: Final = 400 / math.log(10)


@dataclass(frozen=True)
class HumanMark:
    """What people usually make in Trajan; None where there is no bound."""

    name: str
    least: float
    most: float | None


HUMAN_MARKS: Final = (
    HumanMark("first games", 85, 105),
    HumanMark("solid", 110, 130),
    HumanMark("strong", 140, None),
)
"""../shared/design/ai.md: what to expect of human tables in Trajan."""


@dataclass(frozen=True)
class RatedLevel:
    """Where a level stands: its rating, how unsure that is (95 %), and its usual points."""

    level: str
    rating: float
    unsure: float
    points: float


def careful_share(tally: StepTally) -> float:
    """Return the win share with one game more that was half won: never quite none or all."""
    return (tally.wins + 0.5) / (tally.games + 1)


def variance_of_step(tally: StepTally) -> float:
    """Return the variance of the step's height on Elo's scale."""
    share = careful_share(tally)
    return ELO_PER_LOGIT**2 / ((tally.games + 1) * share * (1 - share))


def places(results: Results, game: str) -> list[RatedLevel]:
    """Return the levels of a game on the scale, as far as steps without a gap reach."""
    rating, variance = {LEVELS[1]: 0.0}, {LEVELS[1]: 0.0}
    for weaker, stronger in STEPS:
        tally = results.tally(LadderStep(game, 2, weaker, stronger))
        if not tally.games:
            break
        rating[stronger] = rating[weaker] + elo_difference(careful_share(tally))
        variance[stronger] = variance[weaker] + variance_of_step(tally)
    if len(rating) < 2:
        return []
    points = usual_points(results, game, len(rating) - 1)
    anchor = ANCHOR if ANCHOR in rating else LEVELS[1]
    shift, known = ANCHOR_RATING - rating[anchor], variance[anchor]
    return [
        RatedLevel(
            level,
            rating[level] + shift,
            1.96 * math.sqrt(abs(variance[level] - known)),
            points[level],
        )
        for level in rating
    ]


def usual_points(results: Results, game: str, count: int) -> dict[str, float]:
    """Return what the levels of the first `count` steps make against their neighbours.

    It is the mean of all sizes of tables at which all these steps were played: nobody says at how
    many seats people make the points that they are said to make.
    """
    points: dict[str, list[float]] = {}
    for seats in SEATS:
        steps = [LadderStep(game, seats, weaker, stronger) for weaker, stronger in STEPS[:count]]
        if not all(results.tally(step).games for step in steps):
            continue
        made: dict[str, list[float]] = {}
        for step in steps:
            tally = results.tally(step)
            made.setdefault(step.stronger, []).append(tally.points[0] / tally.games)
            others = tally.points[1] / tally.games / (seats - 1)
            made.setdefault(step.weaker, []).append(others)
        for level, means in made.items():
            points.setdefault(level, []).append(fmean(means))
    return {level: fmean(means) for level, means in points.items()}


def rating_of_points(found: list[RatedLevel], points: float) -> float:
    """Return the rating of somebody who makes so many points: between the levels who make them.

    Beyond the ends the nearest step goes on.
    """
    ordered = sorted(found, key=lambda place: place.points)
    at = 1
    while at < len(ordered) - 1 and ordered[at].points < points:
        at += 1
    low, high = ordered[at - 1], ordered[at]
    slope = (high.rating - low.rating) / max(1.0, high.points - low.points)
    return low.rating + slope * (points - low.points)
