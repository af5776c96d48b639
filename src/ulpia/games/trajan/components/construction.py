"""The construction site: 20 tiles on four rows of five spaces."""

from __future__ import annotations

from typing import Final, NewType

from ulpia.games.trajan.components.actions import FORUM, MILITARY, SEAPORT, SENATE, TRAJAN, Action
from ulpia.kernel.tables import Numbers

Part = NewType("Part", int)
Building = NewType("Building", int)
Space = NewType("Space", int)

PARTS: Final = 5
PART_WORDS: Final = ("stairs", "door", "fountain", "roof", "window")
PART_ACTION: Final[tuple[Action, ...]] = (FORUM, SENATE, SEAPORT, TRAJAN, MILITARY)
PART_POINTS: Final[Numbers] = (2, 3, 4, 5)
BUILDINGS: Final = 20
BUILDING_WORDS: Final = tuple([f"{part}-{points}" for part in PART_WORDS for points in PART_POINTS])

ROWS: Final = 4
COLUMNS: Final = 5
SPACES: Final = 20
SPACE_WORDS: Final = tuple([f"{row}{column}" for row in "abcd" for column in range(1, 6)])

SET_POINTS: Final[Numbers] = (0, 0, 0, 10, 20, 20, 20)  # R-76, by number of equal parts and wilds


def part_of(building: Building) -> Part:
    return Part(building // len(PART_POINTS))


def points_of(building: Building) -> int:
    return PART_POINTS[building % len(PART_POINTS)]


PART_MASK: Final = tuple([15 << 4 * part for part in range(PARTS)])
"""The buildings of each part, as bits."""

ALL_SPACES: Final = (1 << SPACES) - 1
_LEFT_EDGE: Final = sum([1 << COLUMNS * row for row in range(ROWS)])
_RIGHT_EDGE: Final = _LEFT_EDGE << (COLUMNS - 1)


def beside(spaces: int) -> int:
    """Return the spaces that lie orthogonally next to one of `spaces` (both as bits)."""
    to_the_right = (spaces & ~_RIGHT_EDGE) << 1
    to_the_left = (spaces & ~_LEFT_EDGE) >> 1
    up_and_down = (spaces << COLUMNS) | (spaces >> COLUMNS)
    return (to_the_right | to_the_left | up_and_down) & ALL_SPACES
