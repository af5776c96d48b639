"""What belongs to a seat of Trajan, as numbers."""

from __future__ import annotations

from typing import Any

from ulpia.games.trajan.components.actions import ACTION_WORDS, SLOT_WORDS, TRAYS
from ulpia.games.trajan.components.bonus_tiles import BONUS_WORDS, SIDE_WORDS
from ulpia.games.trajan.components.commodities import COMMODITY_WORDS
from ulpia.games.trajan.components.construction import BUILDING_WORDS
from ulpia.games.trajan.components.demands import DEMAND_WORDS
from ulpia.games.trajan.components.forum_tiles import (
    TILE_WORDS,
)
from ulpia.games.trajan.components.markers import COLOUR_WORDS
from ulpia.games.trajan.components.provinces import PROVINCE_WORDS
from ulpia.games.trajan.kinds import SOURCES
from ulpia.research.observations.fields import (
    HIDDEN,
    ViewContext,
    counts_of,
)
from ulpia.research.observations.trajan.board import trajan_tile

Json = dict[str, Any]


def trays(player: Json, context: ViewContext) -> list[int]:
    """How many markers of each colour lie on each tray."""
    if player["trays"] is None:
        return [HIDDEN] * (TRAYS * len(COLOUR_WORDS))
    return [tray.count(colour) for tray in player["trays"] for colour in COLOUR_WORDS]


def slots(player: Json, context: ViewContext) -> list[int]:
    return [*[trajan_tile(tile) for tile in player["slots"]], SLOT_WORDS.index(player["arch"])]


def hand(player: Json, context: ViewContext) -> list[int]:
    return [player["cards"], *counts_of(player["hand"], COMMODITY_WORDS)]


def known_cards(player: Json, context: ViewContext) -> list[int]:
    return counts_of(player["known"], COMMODITY_WORDS)


def display(player: Json, context: ViewContext) -> list[int]:
    return counts_of(player["display"], COMMODITY_WORDS)


def tiles(player: Json, context: ViewContext) -> list[int]:
    return counts_of(player["tiles"], TILE_WORDS) + counts_of(player["kept"], DEMAND_WORDS)


def plus_two(player: Json, context: ViewContext) -> list[int]:
    return [int(action in player["plus_two"]) for action in ACTION_WORDS]


def buildings(player: Json, context: ViewContext) -> list[int]:
    return [int(building in player["buildings"]) for building in BUILDING_WORDS]


def pieces(player: Json, context: ViewContext) -> list[int]:
    return [
        player["supply"],
        player["camp_workers"],
        player["camp_legionnaires"],
        PROVINCE_WORDS.index(player["leader"]),
        player["senate"],
        player["votes"],
    ]


def bonus_tiles(player: Json, context: ViewContext) -> list[int]:
    """For each bonus tile 0, or the number of the side that lies up, counted from 1."""
    sides = {bonus["name"]: 1 + SIDE_WORDS.index(bonus["side"]) for bonus in player["bonus"]}
    return [sides.get(word, 0) for word in BONUS_WORDS]


def points(player: Json, context: ViewContext) -> list[int]:
    return [player["points"], *[player["sources"][source] for source in SOURCES]]
