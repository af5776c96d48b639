"""How much a review looks at: worlds are the budget, never seconds."""

from __future__ import annotations

from typing import Final, NamedTuple


class ReviewSetting(NamedTuple):
    """How many worlds are imagined in the two passes, and by the forecast of chances and luck."""

    name: str
    first_pass: int
    second_pass: int
    forecast_worlds: int


QUICK: Final = ReviewSetting("quick", 4, 12, 32)
THOROUGH: Final = ReviewSetting("thorough", 12, 36, 64)
SETTINGS: Final = {setting.name: setting for setting in (QUICK, THOROUGH)}

KEPT: Final = 3
"""How many of the best candidates are tried again in the second pass."""
ALL_TRIED_PART: Final = 3
"""In which part of the worlds of the second pass all of them are tried: one third."""
DOUBT_CHANCE: Final = 0.02
DOUBT_POINTS: Final = 1.0
"""From which loss on a decision is looked at a second time."""
