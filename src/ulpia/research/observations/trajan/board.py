"""What all seats of Trajan see of the board, as numbers."""

from __future__ import annotations

from typing import Any

from ulpia.games.trajan.components.bonus_tiles import BONUS_ON_SENATE, BONUS_WORDS, SIDE_WORDS
from ulpia.games.trajan.components.commodities import COMMODITY_WORDS, SHIP_WORDS
from ulpia.games.trajan.components.construction import BUILDING_WORDS
from ulpia.games.trajan.components.demands import DEMAND_WORDS
from ulpia.games.trajan.components.forum_tiles import (
    GREEN_SPACES_PER_PLAYER,
    TILE_WORDS,
    YELLOW_SPACES,
)
from ulpia.games.trajan.components.tracks import QUARTER_WORDS
from ulpia.games.trajan.kinds import TRAJAN_TILE
from ulpia.research.observations.fields import (
    NOTHING,
    ViewContext,
    number_of,
    pad,
)

Json = dict[str, Any]


def progress(context: ViewContext) -> list[int]:
    view, board = context.view, context.view["board"]
    return [
        context.seat,
        int(view["edition"] == "2022"),
        context.who(view["start"]),
        context.who(view["active"]),
        view["turn"],
        int(view["over"]),
        board["time"]["position"],
        board["time"]["length"],
        QUARTER_WORDS.index(board["quarter"]),
        board["round"],
        board["deck"],
        board["forum"]["stack"],
    ]


def demands(context: ViewContext) -> list[int]:
    return [context.view["board"]["demands"].count(word) for word in DEMAND_WORDS]


def piles(context: ViewContext) -> list[int]:
    """For each pile its top card, and how many of each kind lie in it."""
    found: list[int] = []
    for pile in context.view["board"]["piles"]:
        found.append(number_of(pile[-1] if pile else None, COMMODITY_WORDS))
        found += [pile.count(word) for word in COMMODITY_WORDS]
    return found


def ships(context: ViewContext) -> list[int]:
    sides = context.view["board"]["ships"]
    return [int(sides[ship] == SIDE_WORDS[1]) for ship in SHIP_WORDS]


def forum(context: ViewContext) -> list[int]:
    """The extra-action tiles, then the others; before the deal there is nothing."""
    spaces = context.view["board"]["forum"]
    yellow = [number_of(tile, TILE_WORDS) for tile in spaces["yellow"]]
    green = [number_of(tile, TILE_WORDS) for tile in spaces["green"]]
    room = GREEN_SPACES_PER_PLAYER * context.seats
    return pad(yellow, YELLOW_SPACES) + pad(green, room)


def provinces(context: ViewContext) -> list[int]:
    """For each province its tile, whose legionnaires and whose leaders stand there."""
    found: list[int] = []
    for province in context.view["board"]["provinces"]:
        found.append(number_of(province["tile"], TILE_WORDS))
        found += context.flags(province["legionnaires"]) + context.flags(province["leaders"])
    return found


def stacks(context: ViewContext) -> list[int]:
    """For each stack how many tiles are left, and the top one."""
    found: list[int] = []
    for stack in context.view["board"]["stacks"]:
        found += [stack["left"], trajan_tile(stack["top"])]
    return found


def site(context: ViewContext) -> list[int]:
    """For each space of the construction site its building and whose workers stand there."""
    found: list[int] = []
    for space in context.view["board"]["site"]:
        found.append(number_of(space["building"], BUILDING_WORDS))
        found += context.flags(space["workers"])
    return found


def senate_bonus(context: ViewContext) -> list[int]:
    found = [number_of(word, BONUS_WORDS) for word in context.view["board"]["senate"]["bonus"]]
    return pad(found, BONUS_ON_SENATE)


def senate_order(context: ViewContext) -> list[int]:
    order = [context.who(seat) for seat in context.view["board"]["senate"]["order"]]
    return pad(order, context.seats)


def trajan_tile(tile: Json | None) -> int:
    return NOTHING if tile is None else TRAJAN_TILE.numbers[tile["tile"]]
