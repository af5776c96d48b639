"""Buildings, structures and the tiles they are printed on.

Printed: park is green, the double tile of the rulebook's example is column and park. The colours
of the other three structures and the other three pairings are RECONSTRUCTED: correct PILES.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from ulpia.games.forum_trajanum.components.goods import BLUE, GREEN, RED, YELLOW, Colour
from ulpia.kernel.tables import Numbers

Tile = NewType("Tile", int)

LIBRARY: Final = 0
BASILICA: Final = 1
MARKET: Final = 2
COLUMN: Final = 3
STRUCTURE: Final = 4
"""The first coloured structure; the structure of a colour is STRUCTURE + colour."""
BUILDINGS: Final = (
    "library",
    "basilica",
    "market",
    "column",
    "fountain",
    "house",
    "stable",
    "park",
)
GRAYS: Final = 4
KINDS: Final = 8


@dataclass(frozen=True)
class Pile:
    """The tiles with one back colour: singles show a gray or the structure, doubles add one."""

    colour: Colour
    gray: int
    singles: int
    doubles: int


PILES: Final = (
    Pile(BLUE, LIBRARY, 14, 12),
    Pile(RED, BASILICA, 14, 12),
    Pile(YELLOW, MARKET, 14, 12),
    Pile(GREEN, COLUMN, 14, 12),
)
SINGLES: Final = tuple([pile.singles for pile in PILES])
DOUBLES: Final = tuple([pile.doubles for pile in PILES])
PILE_OF_GRAY: Final = tuple([[pile.gray for pile in PILES].index(gray) for gray in range(GRAYS)])
GRAY_OF_PILE: Final = tuple([pile.gray for pile in PILES])

# What can be built, in four groups of four: one gray, one coloured, gray and coloured (by
# colour), two coloured (by colour).
ONE_GRAY: Final = 0
ONE_COLOURED: Final = 4
MIXED: Final = 8
TWO_COLOURED: Final = 12
TILES: Final = 16
TILE_WORDS: Final = (
    *BUILDINGS,
    *[BUILDINGS[pile.gray] + "-" + BUILDINGS[STRUCTURE + pile.colour] for pile in PILES],
    *["two-" + BUILDINGS[STRUCTURE + pile.colour] + "s" for pile in PILES],
)
TILE_PILE: Final[Numbers] = (*PILE_OF_GRAY, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3)
IS_DOUBLE: Final = (*[False] * MIXED, *[True] * (TILES - MIXED))
FIRST_HALF: Final = (*range(KINDS), *GRAY_OF_PILE, *range(STRUCTURE, KINDS))
SECOND_HALF: Final = (*[-1] * MIXED, *range(STRUCTURE, KINDS), *range(STRUCTURE, KINDS))
BUILDERS_FOR: Final[Numbers] = (1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0)
WORKERS_FOR: Final[Numbers] = (0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2)
