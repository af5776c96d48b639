"""The 34 Colonia tiles of a player, by what their fronts show.

Tiles with the same front are the same thing: the engine counts fronts and gives tiles no names.
Which resources the 28 other fronts show was nowhere found: RECONSTRUCTED. An owner of the box
corrects RESOURCE_TILES; everything else follows from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from ulpia.games.forum_trajanum.components.goods import ASSISTANT, BUILDER, COIN, TRIBUNE, WORKER

Front = NewType("Front", int)

CLASSES: Final = ("patrician", "merchant", "craftsman")


@dataclass(frozen=True)
class ResourceTile:
    """A front with resources: its word, how many tiles show it, what it gives."""

    word: str
    copies: int
    goods: tuple[int, ...]
    upgrades: int = 0


B: Final = WORKER
R: Final = WORKER + 1
Y: Final = WORKER + 2
G: Final = WORKER + 3

RESOURCE_TILES: Final = (
    ResourceTile("builder", 4, (BUILDER,)),
    ResourceTile("blue-blue", 1, (B, B)),
    ResourceTile("red-red", 1, (R, R)),
    ResourceTile("yellow-yellow", 1, (Y, Y)),
    ResourceTile("green-green", 1, (G, G)),
    ResourceTile("blue-red", 1, (B, R)),
    ResourceTile("blue-yellow", 1, (B, Y)),
    ResourceTile("blue-green", 1, (B, G)),
    ResourceTile("red-yellow", 1, (R, Y)),
    ResourceTile("red-green", 1, (R, G)),
    ResourceTile("yellow-green", 1, (Y, G)),
    ResourceTile("blue-assistant", 1, (B, ASSISTANT)),
    ResourceTile("red-assistant", 1, (R, ASSISTANT)),
    ResourceTile("yellow-assistant", 1, (Y, ASSISTANT)),
    ResourceTile("green-assistant", 1, (G, ASSISTANT)),
    ResourceTile("coin-coin", 2, (COIN, COIN)),
    ResourceTile("coin-tribune", 2, (COIN, TRIBUNE)),
    ResourceTile("assistant-tribune", 2, (ASSISTANT, TRIBUNE)),
    ResourceTile("upgrade", 2, (), 1),
    ResourceTile("upgrade-coin", 2, (COIN,), 1),
)

# Fronts, numbered: the three women, the three men, the resources.
WOMEN: Final = 3
CITIZENS: Final = 6
FRONTS: Final = CITIZENS + len(RESOURCE_TILES)
FRONT_WORDS: Final = (
    *["woman-" + name for name in CLASSES],
    *["man-" + name for name in CLASSES],
    *[tile.word for tile in RESOURCE_TILES],
)
FRONT_COPIES: Final = (*[1] * CITIZENS, *[tile.copies for tile in RESOURCE_TILES])
FRONT_CLASS: Final = (0, 1, 2, 0, 1, 2, *[-1] * len(RESOURCE_TILES))
FRONT_GOODS: Final[tuple[tuple[int, ...], ...]] = (
    *[()] * CITIZENS,
    *[tile.goods for tile in RESOURCE_TILES],
)
FRONT_UPGRADES: Final = (*[0] * CITIZENS, *[tile.upgrades for tile in RESOURCE_TILES])

OTHER_TILES: Final = tuple(
    [front for front in range(WOMEN, FRONTS) for _ in range(FRONT_COPIES[front])]
)
"""The 31 tiles that are mixed face down: everything but the three women."""

FOREIGN: Final = FRONTS
"""Added to the front of a citizen that came from the left neighbour."""
