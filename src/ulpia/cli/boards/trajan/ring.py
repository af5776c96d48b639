"""The action circle: six trays in a ring, the Trajan tiles and the arch beside them."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ulpia.cli.boards.layout import BETWEEN, View
from ulpia.cli.boards.trajan.words import TrajanWords
from ulpia.games.trajan.components.actions import ACTION_WORDS, SLOT_WORDS, TRAY_WORDS, TRAYS

CELL: Final = 26
INDENT: Final = 3
WIDTH: Final = 2 * CELL + 2 * INDENT
CLOCKWISE: Final = ((5, 0), (4, 1), (3, 2))
"""The trays of each line of the ring: VI and I, V and II, IV and III."""


def ring(words: TrajanWords, player: View) -> RenderableType:
    """Draw the action circle of a player."""
    in_centre = player["arch"] not in TRAY_WORDS
    centre = words.label("trajan-cli-arch") if in_centre else "↻"
    rows: list[RenderableType] = []
    for line, (left, right) in enumerate(CLOCKWISE):
        grid = Table.grid()
        cells = [cell(words, player, left), cell(words, player, right)]
        if line == 1:
            gap = Text(f"\n{centre}", "bold", justify="center")
            add_columns(grid, CELL, 2 * INDENT, CELL)
            grid.add_row(cells[0], gap, cells[1])
        else:
            add_columns(grid, INDENT, CELL, CELL)
            grid.add_row("", *cells)
        rows.append(grid)
    return Group(*rows)


def add_columns(grid: Table, *widths: int) -> None:
    for width in widths:
        grid.add_column(width=width)


def cell(words: TrajanWords, player: View, tray: int) -> Panel:
    """Draw a tray: its action as the title, the slot beside it, the markers in it."""
    title = f"{TRAY_WORDS[tray]} {words.title('action', ACTION_WORDS[tray])}"
    if ACTION_WORDS[tray] in player["plus_two"]:
        title += " [+2]"
    trays = player["trays"]
    markers = words.markers(None if trays is None else trays[tray])
    return Panel(
        Group(slot(words, player, tray), markers),
        title=Text(title, "bold"),
        title_align="left",
        box=ROUNDED,
        width=CELL,
        border_style="dim",
    )


def slot(words: TrajanWords, player: View, tray: int) -> Text:
    if player["arch"] == SLOT_WORDS[tray]:
        return Text(words.label("trajan-cli-arch"), "bold")
    return words.trajan_tile(player["slots"][tray])


def ring_in_lines(words: TrajanWords, player: View) -> tuple[Text, Text]:
    """Return trays and slots as two lines, for the circles of the others."""
    trays, slots = [], []
    for tray in range(TRAYS):
        name = Text(f"{TRAY_WORDS[tray]} ", "dim")
        shown = player["trays"]
        trays.append(name + words.markers(None if shown is None else shown[tray]))
        if player["slots"][tray] is not None:
            slots.append(name + words.trajan_tile(player["slots"][tray]))
    slots.append(
        Text(f"{words.thing('slot', player['arch'])} ", "dim").append(
            words.label("trajan-cli-arch")
        )
    )
    return Text("  ").join(trays), Text(BETWEEN).join(slots)
