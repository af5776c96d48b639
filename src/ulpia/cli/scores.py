"""Tables of points by source."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from ulpia.cli.narrator import SEAT_STYLES
from ulpia.kernel.game import Game
from ulpia.text import Texts

BySource = list[list[int]]


def points_table(
    texts: Texts,
    game: Game[Any],
    names: list[str],
    title: str,
    so_far: BySource,
    final: BySource,
) -> Table:
    """Return the points of all seats; what the end of the game would add follows an arrow."""
    table = Table(title=title, title_justify="left", pad_edge=False)
    table.add_column(texts.message("cli-source"))
    for seat, name in enumerate(names):
        table.add_column(Text(name, SEAT_STYLES[seat % len(SEAT_STYLES)]), justify="right")
    for number, source in enumerate(game.sources):
        cells = [(now[number], end[number]) for now, end in zip(so_far, final, strict=True)]
        if any(now or end for now, end in cells):
            table.add_row(texts.source(game, source), *[cell(now, end) for now, end in cells])
    table.add_section()
    totals = [cell(sum(now), sum(end)) for now, end in zip(so_far, final, strict=True)]
    table.add_row(texts.message("cli-total"), *totals, style="bold")
    return table


def cell(now: int, end: int) -> str:
    return str(now) if now == end else f"{now} → {end}"
