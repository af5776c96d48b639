"""What all seats of Forum Trajanum see, and what the seat alone knows, as numbers."""

from __future__ import annotations

from typing import Any, Final

from ulpia.games.forum_trajanum.components.goods import COLOURS
from ulpia.games.forum_trajanum.components.mosaics import BOARD_SQUARES, PLACES
from ulpia.games.forum_trajanum.components.player_board import (
    CARDS_PER_ROUND,
    SIDES,
    SYMBOL_WORDS,
)
from ulpia.games.forum_trajanum.encoding import MAX_AGENDA
from ulpia.games.forum_trajanum.preview.upcoming import WORDS as UPCOMING_WORDS
from ulpia.games.forum_trajanum.state import PHASES
from ulpia.research.observations.fields import (
    HIDDEN,
    ViewContext,
    pad,
)

Json = dict[str, Any]

STOCKS: Final = len(COLOURS)
BOARDS_FIELD: Final = 2 * PLACES


def progress(context: ViewContext) -> list[int]:
    view = context.view
    return [
        context.seat,
        SIDES.index(view["side"]),
        int(view["introductory"]),
        PHASES.index(view["phase"]),
        view["cycle"],
        view["round"],
        context.who(view["start"]),
        context.who(view["active"]),
        view["column"],
        view["streets_left"],
    ]


def trajan_cards(context: ViewContext) -> list[int]:
    return list(context.view["trajan_cards"])


def streets(context: ViewContext) -> list[int]:
    return pad(context.view["streets"], CARDS_PER_ROUND)


def streets_gone(context: ViewContext) -> list[int]:
    gone = context.view["streets_gone"]
    return [gone.count(symbol) for symbol in range(len(SYMBOL_WORDS))]


def boards(context: ViewContext) -> list[int]:
    """For each mosaic board its number and how it was turned."""
    numbers = [int(number) for board in context.view["forum"]["boards"] for number in board]
    return pad(numbers, BOARDS_FIELD)


def squares(seats: int) -> tuple[int, ...]:
    return ((seats + 1) * BOARD_SQUARES,)


def colours(context: ViewContext) -> list[int]:
    return pad(context.view["forum"]["colours"], squares(context.seats)[0])


def envoys(context: ViewContext) -> list[int]:
    found = [context.who(seat) for seat in context.view["forum"]["envoys"]]
    return pad(found, squares(context.seats)[0])


def supply(context: ViewContext) -> list[int]:
    """How many single and double building tiles are left; nothing if they never run out."""
    found: list[int] = []
    for tiles in (context.view["singles"], context.view["doubles"]):
        found += [HIDDEN] * STOCKS if tiles is None else tiles
    return found


def agenda(context: ViewContext) -> list[int]:
    """What the rest of the turn brings, the next first: what, to whom, what it is about."""
    found: list[int] = []
    for entry in context.view["agenda"][:MAX_AGENDA]:
        found += [UPCOMING_WORDS.index(entry["what"]), context.who(entry["seat"]), entry["number"]]
    return pad(found, 3 * MAX_AGENDA)


def draft(context: ViewContext) -> list[int]:
    """What only the seat itself knows: its secret choices."""
    own = context.view["colonies"][context.seat]["draft"]
    return [
        own["home"],
        own["corner"],
        *pad(own["picks"], CARDS_PER_ROUND),
        *pad(own["fronts"], CARDS_PER_ROUND),
        own["paid"],
        own["keep"],
        own["kept"],
        own["passed"],
    ]
