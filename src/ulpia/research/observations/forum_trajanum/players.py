"""What belongs to a seat of Forum Trajanum, as numbers."""

from __future__ import annotations

from typing import Any, Final

from ulpia.games.forum_trajanum.components.citizens import ROWS
from ulpia.games.forum_trajanum.components.colonia_tiles import FRONTS
from ulpia.games.forum_trajanum.components.player_board import (
    CELLS,
)
from ulpia.research.observations.fields import (
    NOTHING,
    ViewContext,
    flags_of,
)

Json = dict[str, Any]

CORNERS: Final = 4


def points(colonia: Json, context: ViewContext) -> list[int]:
    return [sum(colonia["points"]), *colonia["points"]]


def goods(colonia: Json, context: ViewContext) -> list[int]:
    return list(colonia["goods"])


def tiles(colonia: Json, context: ViewContext) -> list[int]:
    return list(colonia["tiles"])


def buildings(colonia: Json, context: ViewContext) -> list[int]:
    return list(colonia["buildings"])


def doubles(colonia: Json, context: ViewContext) -> list[int]:
    """For each space the other space of its double tile."""
    found = [NOTHING] * CELLS
    spaces = colonia["doubles"]
    for at in range(0, len(spaces), 2):
        found[spaces[at]], found[spaces[at + 1]] = spaces[at + 1], spaces[at]
    return found


def vacant(colonia: Json, context: ViewContext) -> list[int]:
    return flags_of(colonia["vacant"], CELLS)


def cranes(colonia: Json, context: ViewContext) -> list[int]:
    return [*colonia["cranes"], *flags_of(colonia["scored_cranes"], CORNERS)]


def citizens(colonia: Json, context: ViewContext) -> list[int]:
    return [*colonia["citizens"], *flags_of(colonia["active"], ROWS)]


def fronts(numbers: list[int]) -> list[int]:
    """Return how many tiles there are of each front."""
    return [numbers.count(front) for front in range(FRONTS)]


def travellers(colonia: Json, context: ViewContext) -> list[int]:
    return fronts(colonia["travellers"])


def beside(colonia: Json, context: ViewContext) -> list[int]:
    return fronts(colonia["beside"])


def gone_tiles(colonia: Json, context: ViewContext) -> list[int]:
    return fronts(colonia["gone"])


def pieces(colonia: Json, context: ViewContext) -> list[int]:
    return [
        colonia["woman"],
        colonia["ship"],
        colonia["placing"],
        colonia["bar"],
        int(colonia["flipped"]),
        *colonia["steps"],
        *colonia["uses"],
        colonia["fresh"],
        colonia["own"],
        colonia["foreign"],
        int(colonia["picked"]),
        colonia["river"],
    ]
