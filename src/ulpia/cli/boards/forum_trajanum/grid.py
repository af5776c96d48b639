"""The street grid of a Colonia and the citizen rows beside it, as they lie on the table."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from ulpia.cli.boards.forum_trajanum.words import (
    ACTIVE,
    ASLEEP,
    CRANE,
    FREE,
    NOTHING,
    SCORED,
    SIGNS,
    STYLES,
    TAKEN,
    TEMPLE,
    TILE,
    TILE_IN_STREET,
    ForumWords,
    sign_of_column,
    sign_of_row,
)
from ulpia.cli.boards.layout import View
from ulpia.games.forum_trajanum.components.buildings import GRAYS
from ulpia.games.forum_trajanum.components.citizens import ROWS
from ulpia.games.forum_trajanum.components.player_board import (
    CORNER_AT,
    CORNERS,
    SIZE,
    STREETS,
    TEMPLES,
)

CELL: Final = 3
COLUMN_LETTERS: Final = "abcdef"
ABILITIES_FROM: Final = 116
"""The width from which the abilities stand beside the citizen rows."""


def grid(words: ForumWords, view: View, seat: int, width: int) -> Table:
    """Return the six citizen rows and the street beside each."""
    held = view["colonies"][seat]
    table = Table.grid(padding=(0, 1))
    for _ in range(4):
        table.add_column(no_wrap=True)
    for _ in range(SIZE):
        table.add_column(width=CELL)
    heads = [column_head(view, held, column) for column in range(SIZE)]
    table.add_row("", "", "", "", *heads)
    for row in range(ROWS):
        cells = [cell(words, view, seat, SIZE * row + column) for column in range(SIZE)]
        more: list[str | Text] = [worth(held, row)]
        if width >= ABILITIES_FROM:
            more.append(Text(words.ability(row), "" if row in held["active"] else "dim"))
        table.add_row(*citizens(words, held, row), row_head(view, held, row), *cells, *more)
    return table


def column_head(view: View, held: View, column: int) -> Text:
    sign = sign_of_column(held, column)
    text = Text(f"{COLUMN_LETTERS[column]}{SIGNS[sign]}", "bold")
    return text.append("▼", "bold yellow") if is_called(view, sign) else text


def row_head(view: View, held: View, row: int) -> Text:
    sign = sign_of_row(held, row)
    text = Text(f"{SIGNS[sign]}{row + 1}", "bold")
    return text.append("▶", "bold yellow") if is_called(view, sign) else text.append(" ")


def is_called(view: View, sign: int) -> bool:
    """Say whether a street card of this round, while tiles are taken, names the symbol."""
    return view["phase"] == "drafting" and sign in view["streets"]


def citizens(words: ForumWords, held: View, row: int) -> tuple[Text, Text, Text]:
    """Return the name of a row, its citizens, and what they multiply by."""
    is_active = row in held["active"]
    name = Text(words.name("row", row), "bold" if is_active else "dim")
    sign = Text(ACTIVE, "bold") if is_active else Text(ASLEEP)
    places = [
        sign if held["citizens"][2 * row + place] != NOTHING else Text(FREE, "dim")
        for place in range(2)
    ]
    return name, Text("").join(places), Text(f"×{multiplier(held, row)}", "dim")


def multiplier(held: View, row: int) -> int:
    settled = [citizen for citizen in held["citizens"][2 * row : 2 * row + 2] if citizen != NOTHING]
    return 1 + len(settled) if row in held["active"] else 1


def worth(held: View, row: int) -> Text:
    """Return what a row would score now: kinds of gray buildings times citizens."""
    built = held["buildings"][SIZE * row : SIZE * row + SIZE]
    kinds = len({building for building in built if 0 <= building < GRAYS})
    if not kinds:
        return Text("")
    times = multiplier(held, row)
    return Text(f"{kinds}×{times}=").append(str(kinds * times), "bold")


def cell(words: ForumWords, view: View, seat: int, number: int) -> Text:
    """Return what lies on a space."""
    held = view["colonies"][seat]
    if number in TEMPLES:
        return Text(f" {TEMPLE} ", "bold")
    if held["buildings"][number] != NOTHING:
        return words.structure(held["buildings"][number])
    if number in taken_spaces(view, seat):
        return Text(f" {TAKEN} ", "bold yellow")
    in_street = any(
        is_called(view, sign) and number in held["streets"][sign] for sign in range(STREETS)
    )
    corner = CORNER_AT[number]
    if corner >= 0:
        return corner_cell(words, held, corner, in_street)
    if held["tiles"][number] == NOTHING:
        return Text(f" {FREE} ", "dim")
    return tile_sign(in_street, CELL)


def taken_spaces(view: View, seat: int) -> list[int]:
    """Return the spaces whose tiles the seat that looks has taken, until all tiles are passed."""
    draft = view["colonies"][seat]["draft"]
    return [] if draft is None or view["phase"] != "drafting" else list(draft["picks"])


def tile_sign(in_street: bool, count: int) -> Text:
    if in_street:
        return Text(TILE_IN_STREET * count, "bold yellow")
    return Text(TILE * count, "dim")


def corner_cell(words: ForumWords, held: View, corner: int, in_street: bool) -> Text:
    """Return a crane with its colour, and the tile on it as long as one lies there."""
    colour = held["cranes"][corner]
    if corner in held["scored_cranes"]:
        return Text(f"{CRANE}{SCORED}", "dim")
    if held["tiles"][CORNERS[corner]] == NOTHING:
        text = Text(CRANE, "bold")
    else:
        text = tile_sign(in_street, 1)
    return text if colour == NOTHING else text.append(words.colour(colour), STYLES[colour])


def legend(words: ForumWords, view: View) -> Text:
    parts = [f"{TILE} {words.label('forum-trajanum-cli-legend-tile')}"]
    if view["phase"] == "drafting":
        parts.append(f"{TILE_IN_STREET} {words.label('forum-trajanum-cli-legend-street')}")
    parts += [
        f"{CRANE} {words.label('forum-trajanum-cli-legend-crane')}",
        f"{TEMPLE} {words.label('forum-trajanum-cli-legend-temple')}",
        f"{FREE} {words.label('forum-trajanum-cli-legend-free')}",
        f"{ACTIVE}{ASLEEP} {words.label('forum-trajanum-cli-legend-citizens')}",
    ]
    return Text("  ".join(parts), "dim")
