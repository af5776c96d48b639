"""The view of a seat in Trajan as numbers."""

from __future__ import annotations

from typing import Any, Final

from ulpia.games.trajan.components.actions import ACTION_WORDS, SLOT_WORDS, TRAYS
from ulpia.games.trajan.components.bonus_tiles import BONUS_ON_SENATE, BONUS_WORDS, SIDE_WORDS
from ulpia.games.trajan.components.commodities import COMMODITIES, COMMODITY_WORDS, SHIP_WORDS
from ulpia.games.trajan.components.construction import BUILDING_WORDS, SPACES
from ulpia.games.trajan.components.demands import DEMAND_WORDS
from ulpia.games.trajan.components.forum_tiles import (
    GREEN_SPACES_PER_PLAYER,
    TILE_WORDS,
    YELLOW_SPACES,
)
from ulpia.games.trajan.components.markers import COLOUR_WORDS
from ulpia.games.trajan.components.provinces import PROVINCE_WORDS, PROVINCES
from ulpia.games.trajan.components.tracks import QUARTER_WORDS
from ulpia.games.trajan.components.trajan_tiles import STACKS
from ulpia.games.trajan.vocabulary import SOURCES, TRAJAN_TILE
from ulpia.research.observing import (
    DECISION,
    HIDDEN,
    LEAST_POINTS,
    MOST_POINTS,
    NOTHING,
    Field,
    Look,
    by_seat,
    counts_of,
    flat,
    number_of,
    padded,
    table,
    with_flags,
)

Json = dict[str, Any]


def course(look: Look) -> list[int]:
    view, board = look.view, look.view["board"]
    return [
        look.seat,
        int(view["edition"] == "2022"),
        look.who(view["start"]),
        look.who(view["active"]),
        view["turn"],
        int(view["over"]),
        board["time"]["position"],
        board["time"]["length"],
        QUARTER_WORDS.index(board["quarter"]),
        board["round"],
        board["deck"],
        board["forum"]["stack"],
    ]


def demands(look: Look) -> list[int]:
    return [look.view["board"]["demands"].count(word) for word in DEMAND_WORDS]


def piles(look: Look) -> list[int]:
    """For each pile its top card, and how many of each kind lie in it."""
    found: list[int] = []
    for pile in look.view["board"]["piles"]:
        found.append(number_of(pile[-1] if pile else None, COMMODITY_WORDS))
        found += [pile.count(word) for word in COMMODITY_WORDS]
    return found


def ships(look: Look) -> list[int]:
    sides = look.view["board"]["ships"]
    return [int(sides[ship] == SIDE_WORDS[1]) for ship in SHIP_WORDS]


def forum(look: Look) -> list[int]:
    """The extra-action tiles, then the others; before the deal there is nothing."""
    spaces = look.view["board"]["forum"]
    yellow = [number_of(tile, TILE_WORDS) for tile in spaces["yellow"]]
    green = [number_of(tile, TILE_WORDS) for tile in spaces["green"]]
    room = GREEN_SPACES_PER_PLAYER * look.seats
    return padded(yellow, YELLOW_SPACES) + padded(green, room)


def provinces(look: Look) -> list[int]:
    """For each province its tile, whose legionnaires and whose leaders stand there."""
    found: list[int] = []
    for province in look.view["board"]["provinces"]:
        found.append(number_of(province["tile"], TILE_WORDS))
        found += look.flags(province["legionnaires"]) + look.flags(province["leaders"])
    return found


def stacks(look: Look) -> list[int]:
    """For each stack how many tiles are left, and the top one."""
    found: list[int] = []
    for stack in look.view["board"]["stacks"]:
        found += [stack["left"], trajan_tile(stack["top"])]
    return found


def site(look: Look) -> list[int]:
    """For each space of the construction site its building and whose workers stand there."""
    found: list[int] = []
    for space in look.view["board"]["site"]:
        found.append(number_of(space["building"], BUILDING_WORDS))
        found += look.flags(space["workers"])
    return found


def senate_bonus(look: Look) -> list[int]:
    found = [number_of(word, BONUS_WORDS) for word in look.view["board"]["senate"]["bonus"]]
    return padded(found, BONUS_ON_SENATE)


def senate_order(look: Look) -> list[int]:
    order = [look.who(seat) for seat in look.view["board"]["senate"]["order"]]
    return padded(order, look.seats)


def trajan_tile(tile: Json | None) -> int:
    return NOTHING if tile is None else TRAJAN_TILE.numbers[tile["tile"]]


def trays(player: Json, look: Look) -> list[int]:
    """How many markers of each colour lie on each tray."""
    if player["trays"] is None:
        return [HIDDEN] * (TRAYS * len(COLOUR_WORDS))
    return [tray.count(colour) for tray in player["trays"] for colour in COLOUR_WORDS]


def slots(player: Json, look: Look) -> list[int]:
    return [*[trajan_tile(tile) for tile in player["slots"]], SLOT_WORDS.index(player["arch"])]


def hand(player: Json, look: Look) -> list[int]:
    return [player["cards"], *counts_of(player["hand"], COMMODITY_WORDS)]


def known(player: Json, look: Look) -> list[int]:
    return counts_of(player["known"], COMMODITY_WORDS)


def display(player: Json, look: Look) -> list[int]:
    return counts_of(player["display"], COMMODITY_WORDS)


def tiles(player: Json, look: Look) -> list[int]:
    return counts_of(player["tiles"], TILE_WORDS) + counts_of(player["kept"], DEMAND_WORDS)


def plus_two(player: Json, look: Look) -> list[int]:
    return [int(action in player["plus_two"]) for action in ACTION_WORDS]


def buildings(player: Json, look: Look) -> list[int]:
    return [int(building in player["buildings"]) for building in BUILDING_WORDS]


def pieces(player: Json, look: Look) -> list[int]:
    return [
        player["supply"],
        player["camp_workers"],
        player["camp_legionnaires"],
        PROVINCE_WORDS.index(player["leader"]),
        player["senate"],
        player["votes"],
    ]


def bonus_tiles(player: Json, look: Look) -> list[int]:
    """For each bonus tile 0, or the number of the side that lies up, counted from 1."""
    sides = {bonus["name"]: 1 + SIDE_WORDS.index(bonus["side"]) for bonus in player["bonus"]}
    return [sides.get(word, 0) for word in BONUS_WORDS]


def points(player: Json, look: Look) -> list[int]:
    return [player["points"], *[player["sources"][source] for source in SOURCES]]


PLAYERS: Final = "players"
FIELDS: Final = (
    DECISION,
    flat("course", 12, course, 1000),
    flat("demands", len(DEMAND_WORDS), demands),
    table("piles", 2, piles, 1 + COMMODITIES),
    flat("ships", len(SHIP_WORDS), ships),
    Field("forum", lambda seats: (YELLOW_SPACES + GREEN_SPACES_PER_PLAYER * seats,), forum),
    with_flags("provinces", PROVINCES, 1, 2, provinces),
    table("stacks", STACKS, stacks, 2),
    with_flags("site", SPACES, 1, 1, site),
    flat("senate_bonus", BONUS_ON_SENATE, senate_bonus),
    Field("senate_order", lambda seats: (seats,), senate_order),
    by_seat("trays", TRAYS * len(COLOUR_WORDS), trays, PLAYERS),
    by_seat("slots", TRAYS + 1, slots, PLAYERS),
    by_seat("hand", 1 + COMMODITIES, hand, PLAYERS),
    by_seat("known", COMMODITIES, known, PLAYERS),
    by_seat("display", COMMODITIES, display, PLAYERS),
    by_seat("tiles", len(TILE_WORDS) + len(DEMAND_WORDS), tiles, PLAYERS),
    by_seat("plus_two", len(ACTION_WORDS), plus_two, PLAYERS),
    by_seat("buildings", len(BUILDING_WORDS), buildings, PLAYERS),
    by_seat("pieces", 6, pieces, PLAYERS),
    by_seat("bonus_tiles", len(BONUS_WORDS), bonus_tiles, PLAYERS),
    by_seat("points", 1 + len(SOURCES), points, PLAYERS, LEAST_POINTS, MOST_POINTS),
)
