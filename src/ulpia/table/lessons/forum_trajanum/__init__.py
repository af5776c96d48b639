"""The lessons of Forum Trajanum."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import ROW_WORDS
from ulpia.games.forum_trajanum.components.player_board import CORNER_WORDS
from ulpia.table.lessons.forum_trajanum.first import FIRST
from ulpia.table.lessons.forum_trajanum.scoring import SCORING
from ulpia.table.lessons.lesson import Introduction, Lesson, introduce, introduce_after

ROWS: Final = tuple([f"row-0-{word}" for word in ROW_WORDS])

CRANES: Final = tuple([f"crane-0-{word}" for word in CORNER_WORDS])

LESSONS: Final[tuple[Lesson, ...]] = (FIRST, SCORING)
INTRODUCTIONS: Final[tuple[Introduction, ...]] = (
    introduce("tribunes", "use", look=("good-0-tribune",), on="mat", offers="both"),
    introduce("citizen", "place", look=ROWS, on="mat"),
    introduce("row", "row_bonus", look=(), on="mat"),
    introduce("area", "area_bonus", look=("bonus-tribune", "bonus-points")),
    introduce("bar", "upgrade", look=("bar-0",), on="mat"),
    introduce("pay", "pay", look=("good-0-coin",), on="mat"),
    introduce("eagle", "send_to_eagle", look=()),
    introduce_after("crane", ("crane_uncovered",), look=CRANES, on="mat"),
    introduce_after("fragment", ("cycle_began II",), look=("column",)),
)
