"""Time track, quarters, senate track, and what a player starts with."""

from __future__ import annotations

from typing import Final

from ulpia.kernel.tables import Numbers

QUARTERS: Final = 4
ROUNDS: Final = 4  # of a quarter
QUARTER_WORDS: Final = ("I", "II", "III", "IV")

SENATE_TRACK: Final[Numbers] = (0, 2, 3, 4, 5, 6, 7, 8)
"""Votes and points of each space; the first is the start."""
LAST_SENATE_SPACE: Final = 7

TOKENS: Final = 15
START_SUPPLY: Final = 13
SEAT_WORDS: Final = ("red", "green", "blue", "brown")
