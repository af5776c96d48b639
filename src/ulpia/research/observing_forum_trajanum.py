"""The view of a seat in Forum Trajanum as numbers."""

from __future__ import annotations

from typing import Any, Final

from ulpia.games.forum_trajanum.coming import WORDS as COMING_WORDS
from ulpia.games.forum_trajanum.components.citizens import ROWS
from ulpia.games.forum_trajanum.components.colonia_tiles import FRONTS
from ulpia.games.forum_trajanum.components.goods import COLOURS, GOODS
from ulpia.games.forum_trajanum.components.mosaics import BOARD_SQUARES, PLACES
from ulpia.games.forum_trajanum.components.player_board import (
    CARDS_PER_ROUND,
    CELLS,
    CYCLES,
    SIDES,
    SYMBOL_WORDS,
)
from ulpia.games.forum_trajanum.components.tracks import TRACKS
from ulpia.games.forum_trajanum.points import SOURCES
from ulpia.games.forum_trajanum.state import PHASES
from ulpia.research.observing import (
    DECISION,
    HIDDEN,
    LEAST_POINTS,
    MOST_POINTS,
    NOTHING,
    Field,
    Look,
    by_seat,
    flat,
    marked,
    padded,
)

Json = dict[str, Any]

CORNERS: Final = 4
STOCKS: Final = len(COLOURS)
BOARDS_FIELD: Final = 2 * PLACES
AGENDA: Final = 16
"""How many steps of the rest of a turn are told."""


def course(look: Look) -> list[int]:
    view = look.view
    return [
        look.seat,
        SIDES.index(view["side"]),
        int(view["introductory"]),
        PHASES.index(view["phase"]),
        view["cycle"],
        view["round"],
        look.who(view["start"]),
        look.who(view["active"]),
        view["column"],
        view["streets_left"],
    ]


def trajan_cards(look: Look) -> list[int]:
    return list(look.view["trajan_cards"])


def streets(look: Look) -> list[int]:
    return padded(look.view["streets"], CARDS_PER_ROUND)


def streets_gone(look: Look) -> list[int]:
    gone = look.view["streets_gone"]
    return [gone.count(symbol) for symbol in range(len(SYMBOL_WORDS))]


def boards(look: Look) -> list[int]:
    """For each mosaic board its number and how it was turned."""
    numbers = [int(number) for board in look.view["forum"]["boards"] for number in board]
    return padded(numbers, BOARDS_FIELD)


def squares(seats: int) -> tuple[int, ...]:
    return ((seats + 1) * BOARD_SQUARES,)


def colours(look: Look) -> list[int]:
    return padded(look.view["forum"]["colours"], squares(look.seats)[0])


def envoys(look: Look) -> list[int]:
    found = [look.who(seat) for seat in look.view["forum"]["envoys"]]
    return padded(found, squares(look.seats)[0])


def supply(look: Look) -> list[int]:
    """How many single and double building tiles are left; nothing if they never run out."""
    found: list[int] = []
    for tiles in (look.view["singles"], look.view["doubles"]):
        found += [HIDDEN] * STOCKS if tiles is None else tiles
    return found


def points(colonia: Json, look: Look) -> list[int]:
    return [sum(colonia["points"]), *colonia["points"]]


def goods(colonia: Json, look: Look) -> list[int]:
    return list(colonia["goods"])


def tiles(colonia: Json, look: Look) -> list[int]:
    return list(colonia["tiles"])


def buildings(colonia: Json, look: Look) -> list[int]:
    return list(colonia["buildings"])


def doubles(colonia: Json, look: Look) -> list[int]:
    """For each space the other space of its double tile."""
    found = [NOTHING] * CELLS
    spaces = colonia["doubles"]
    for at in range(0, len(spaces), 2):
        found[spaces[at]], found[spaces[at + 1]] = spaces[at + 1], spaces[at]
    return found


def vacant(colonia: Json, look: Look) -> list[int]:
    return marked(colonia["vacant"], CELLS)


def cranes(colonia: Json, look: Look) -> list[int]:
    return [*colonia["cranes"], *marked(colonia["scored_cranes"], CORNERS)]


def citizens(colonia: Json, look: Look) -> list[int]:
    return [*colonia["citizens"], *marked(colonia["active"], ROWS)]


def fronts(numbers: list[int]) -> list[int]:
    """Return how many tiles there are of each front."""
    return [numbers.count(front) for front in range(FRONTS)]


def travellers(colonia: Json, look: Look) -> list[int]:
    return fronts(colonia["travellers"])


def beside(colonia: Json, look: Look) -> list[int]:
    return fronts(colonia["beside"])


def gone(colonia: Json, look: Look) -> list[int]:
    return fronts(colonia["gone"])


def pieces(colonia: Json, look: Look) -> list[int]:
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


def agenda(look: Look) -> list[int]:
    """What the rest of the turn brings, the next first: what, to whom, what it is about."""
    found: list[int] = []
    for entry in look.view["agenda"][:AGENDA]:
        found += [COMING_WORDS.index(entry["what"]), look.who(entry["seat"]), entry["number"]]
    return padded(found, 3 * AGENDA)


def draft(look: Look) -> list[int]:
    """What only the seat itself knows: its secret choices."""
    own = look.view["colonies"][look.seat]["draft"]
    return [
        own["home"],
        own["corner"],
        *padded(own["picks"], CARDS_PER_ROUND),
        *padded(own["fronts"], CARDS_PER_ROUND),
        own["paid"],
        own["keep"],
        own["kept"],
        own["passed"],
    ]


COLONIES: Final = "colonies"
PIECES: Final = 5 + len(TRACKS) + 3 + 5
FIELDS: Final = (
    DECISION,
    flat("course", 10, course),
    flat("trajan_cards", CYCLES, trajan_cards),
    flat("streets", CARDS_PER_ROUND, streets),
    flat("streets_gone", len(SYMBOL_WORDS), streets_gone),
    flat("boards", BOARDS_FIELD, boards),
    Field("colours", squares, colours),
    Field("envoys", squares, envoys),
    flat("supply", 2 * STOCKS, supply),
    flat("agenda", 3 * AGENDA, agenda),
    flat("draft", 6 + 2 * CARDS_PER_ROUND, draft),
    by_seat("points", 1 + len(SOURCES), points, COLONIES, LEAST_POINTS, MOST_POINTS),
    by_seat("goods", len(GOODS), goods, COLONIES),
    by_seat("tiles", CELLS, tiles, COLONIES),
    by_seat("buildings", CELLS, buildings, COLONIES),
    by_seat("doubles", CELLS, doubles, COLONIES),
    by_seat("vacant", CELLS, vacant, COLONIES),
    by_seat("cranes", 2 * CORNERS, cranes, COLONIES),
    by_seat("citizens", 3 * ROWS, citizens, COLONIES),
    by_seat("travellers", FRONTS, travellers, COLONIES),
    by_seat("beside", FRONTS, beside, COLONIES),
    by_seat("gone", FRONTS, gone, COLONIES),
    by_seat("pieces", PIECES, pieces, COLONIES),
)
