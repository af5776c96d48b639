"""The parts of the Trajan board that lie on the map: provinces, forum, construction site."""

from __future__ import annotations

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ulpia.cli.boards.layout import BETWEEN, View, capital
from ulpia.cli.boards.trajan.words import NOTHING, TrajanWords, shorten
from ulpia.games.trajan.components.construction import COLUMNS, ROWS
from ulpia.games.trajan.components.demands import OPEN_DEMANDS
from ulpia.games.trajan.components.provinces import (
    CAMP,
    NEIGHBOURS,
    PROVINCE_POINTS,
    PROVINCE_WORDS,
)

ROW_LETTERS = "abcd"
NEIGHBOURS_FROM = 96
"""The width from which the neighbours of provinces are shown."""


def header(words: TrajanWords, board: View) -> RenderableType:
    """Return quarter, round, time track and demands."""
    time = board["time"]
    track = Text("●" * time["position"], "bold yellow").append(
        "○" * (time["length"] - time["position"]), "dim"
    )
    when = words.label("trajan-cli-when", quarter=board["quarter"], round=board["round"])
    first = Text(f"{when}  ", "bold").append_text(track)
    first.append(f" {time['position']}/{time['length']}")
    demands = [words.thing("demand", demand) for demand in board["demands"]]
    demands += [NOTHING] * (OPEN_DEMANDS - len(demands))
    second = Text(f"{words.label('trajan-cli-demands')} ", "dim").append(
        BETWEEN.join(demands), "bold"
    )
    return Group(first, second)


def provinces(words: TrajanWords, view: View, width: int) -> RenderableType:
    """Return the provinces: points, tile, legionnaires, leaders; neighbours if there is room."""
    table = Table(box=SIMPLE, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column(words.label("trajan-cli-province"), no_wrap=True)
    table.add_column(words.label("trajan-cli-worth"), justify="right")
    table.add_column(words.label("trajan-cli-tile"))
    table.add_column(words.label("trajan-cli-legionnaires"))
    table.add_column(words.label("trajan-cli-leaders"))
    if width >= NEIGHBOURS_FROM:
        table.add_column(words.label("trajan-cli-borders"), style="dim")
    for number, province in enumerate(view["board"]["provinces"]):
        cells: list[str | Text] = [
            words.thing("province", province["name"]),
            str(PROVINCE_POINTS[number]),
            words.tile(province["tile"]),
            words.seats(province["legionnaires"]),
            words.seats(province["leaders"]),
        ]
        if width >= NEIGHBOURS_FROM:
            cells.append(neighbours(words, number))
        table.add_row(*cells)
    return Group(table, camp(words, view))


def neighbours(words: TrajanWords, province: int) -> str:
    near = [place for place in NEIGHBOURS[province] if place != CAMP]
    return ", ".join([shorten(words.thing("province", PROVINCE_WORDS[place])) for place in near])


def camp(words: TrajanWords, view: View) -> Text:
    """Return who still has the leader in the camp, and where one goes from there."""
    waiting = [
        seat
        for seat, player in enumerate(view["players"])
        if player["leader"] == PROVINCE_WORDS[CAMP]
    ]
    name = words.title("province", PROVINCE_WORDS[CAMP])
    text = Text(f"{name} → {neighbours(words, CAMP)}  ", "dim")
    return text.append_text(words.seats(waiting))


def forum(words: TrajanWords, board: View) -> RenderableType:
    """Return the tiles of the forum, equal ones counted."""
    lying = board["forum"]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row(
        words.label("trajan-cli-yellow"),
        BETWEEN.join([words.tile(tile) for tile in lying["yellow"]]),
    )
    grid.add_row(
        words.label("trajan-cli-green"), BETWEEN.join([words.tile(tile) for tile in lying["green"]])
    )
    title = words.heading("trajan-cli-forum").append(
        f" ({words.label('trajan-cli-stack', count=lying['stack'])})", "dim"
    )
    return Group(title, grid)


def site(words: TrajanWords, board: View) -> RenderableType:
    """Return the construction site: tiles still lying, and whose workers stand where."""
    table = Table.grid(padding=(0, 1))
    table.add_row("", *[Text(str(column), "bold") for column in range(1, COLUMNS + 1)])
    for row in range(ROWS):
        spaces = board["site"][COLUMNS * row : COLUMNS * row + COLUMNS]
        table.add_row(Text(ROW_LETTERS[row], "bold"), *[space(words, each) for each in spaces])
    return Group(words.heading("trajan-cli-site"), table)


def space(words: TrajanWords, lying: View) -> Text:
    if lying["building"] is not None:
        return Text(capital(words.building(lying["building"])))
    return words.seats(lying["workers"]) or Text(NOTHING, "dim")
