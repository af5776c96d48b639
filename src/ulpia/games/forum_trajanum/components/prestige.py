"""The prestige track and the slide bar.

Printed: Trajan's head pays 3, 5 or 7; the bar starts at the left with its basic side up. Where
on the track they stand, the values of areas, the number of positions and the cypresses are
RECONSTRUCTED so that they fit both examples of the rulebook (an area of 6 for 6 points; 7 for 9
points with the head at 7).
"""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.rulings import LARGER_AREAS_COUNT_AS_TEN
from ulpia.kernel.tables import Numbers

HEAD: Final[Numbers] = (3, 3, 3, 5, 5, 5, 7, 7, 7)
"""Points of a Trajan task for each position of the bar. 3, 5 and 7 are printed, the positions at
which they change are RECONSTRUCTED."""
LAST_POSITION: Final = len(HEAD) - 1

VALUES: Final[Numbers] = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
"""RECONSTRUCTED: the row of values below the bar."""
BASIC_SIDE: Final[Numbers] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
"""For areas of 1, 2 … envoys the value they stand above, counted from 1 at the first position."""
MERCHANT_SIDE: Final[Numbers] = (2, 4, 4, 5, 6, 7, 8, 9, 10, 11)
"""RECONSTRUCTED: the same on the side that Merchant I turns up."""
LARGEST_PRINTED: Final = 10

CYPRESSES: Final[Numbers] = (2, 4, 6, 8)
"""RECONSTRUCTED: the positions with a cypress."""
NEXT_CYPRESS: Final = tuple(
    [
        min([tree for tree in CYPRESSES if tree > position], default=LAST_POSITION)
        for position in range(LAST_POSITION + 1)
    ]
)


def area_points(size: int, position: int, flipped: bool) -> int:
    """R-72: return what a largest area of `size` envoys is worth."""
    if size == 0:
        return 0
    side = MERCHANT_SIDE if flipped else BASIC_SIDE
    if size > LARGEST_PRINTED and not LARGER_AREAS_COUNT_AS_TEN:
        beyond = side[-1] + size - LARGEST_PRINTED + position
        return VALUES[min(beyond, len(VALUES)) - 1]
    return VALUES[side[min(size, LARGEST_PRINTED) - 1] + position - 1]
