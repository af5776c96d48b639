"""The 70 forum tiles and the 12 extra-action tiles.

Both have the same fronts where they show an extra action, and lie on the same mats; so a tile is
one of 17 kinds, and equal tiles are interchangeable.
"""

from __future__ import annotations

from typing import Final, NewType

from ulpia.games.trajan.components.actions import ACTION_WORDS, Action
from ulpia.games.trajan.components.demands import Demand
from ulpia.kernel.tables import Numbers

Tile = NewType("Tile", int)

KINDS: Final = 17
VOTES_2: Final = Tile(3)
VOTES_3: Final = Tile(4)
VOTES_4: Final = Tile(5)
VOTES_5: Final = Tile(6)
WILD_COMMODITY: Final = Tile(7)
WILD_DEMAND: Final = Tile(8)
WILD_CONSTRUCTION: Final = Tile(9)
WILD_ACTION: Final = Tile(10)
FIRST_EXTRA: Final = 11
TILE_WORDS: Final = (
    "bread",
    "games",
    "religion",
    "votes-2",
    "votes-3",
    "votes-4",
    "votes-5",
    "wild-commodity",
    "wild-demand",
    "wild-construction",
    "wild-action",
    *[f"extra-{word}" for word in ACTION_WORDS],
)

FORUM_COPIES: Final[Numbers] = (14, 14, 14, 3, 3, 3, 3, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1)
EXTRA_COPIES: Final[Numbers] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2)
VOTES: Final[Numbers] = (0, 0, 0, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
VOTE_TILES: Final[tuple[Tile, ...]] = (VOTES_2, VOTES_3, VOTES_4, VOTES_5)

YELLOW_SPACES: Final = 3
GREEN_SPACES_PER_PLAYER: Final = 3  # 6, 9 or 12


def demand_tile(demand: Demand) -> Tile:
    """Return the forum tile that shows `demand`."""
    return Tile(demand)


def extra_tile(action: Action) -> Tile:
    """Return the extra-action tile that shows `action`."""
    return Tile(FIRST_EXTRA + action)


def all_tiles(copies: tuple[int, ...]) -> list[int]:
    """Return every tile of a stack, sorted by kind."""
    return [kind for kind in range(KINDS) for _ in range(copies[kind])]
