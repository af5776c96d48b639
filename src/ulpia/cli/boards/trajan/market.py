"""The parts of the Trajan board beside the map: seaport, senate, stacks of Trajan tiles."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ulpia.cli.boards.layout import BETWEEN, View, capital, lines
from ulpia.cli.boards.trajan.words import NOTHING, TrajanWords
from ulpia.games.trajan.components.commodities import GRAY_SHIP_POINTS, SHIP_POINTS
from ulpia.games.trajan.components.tracks import SENATE_TRACK


def seaport(words: TrajanWords, board: View) -> RenderableType:
    """Return the ships with what they pay now, and the three piles of cards."""
    rows: list[tuple[str, str | Text]] = []
    for number, (name, side) in enumerate(board["ships"].items()):
        ladder = GRAY_SHIP_POINTS[number] if side == "gray" else SHIP_POINTS[number]
        pays = BETWEEN.join([str(points) for points in ladder[1:]])
        text = Text(pays)
        if side == "gray":
            text.append(f" ({words.label('trajan-cli-gray')})", "dim")
        rows.append((capital(words.thing("ship", name)), text))
    left, right = board["piles"]
    rows.append((capital(words.thing("pile", "left")), pile(words, left)))
    rows.append((capital(words.thing("pile", "right")), pile(words, right)))
    rows.append(
        (capital(words.thing("pile", "deck")), words.label("trajan-cli-cards", count=board["deck"]))
    )
    return Group(words.heading("trajan-cli-seaport"), lines(rows))


def pile(words: TrajanWords, cards: list[str]) -> str:
    """Return the top card and how many there are."""
    if not cards:
        return NOTHING
    count = words.label("trajan-cli-cards", count=len(cards))
    return f"{words.thing('commodity', cards[-1])} ({count})"


def senate(words: TrajanWords, view: View) -> RenderableType:
    """Return the track with the discs, higher ones later, the votes, and the bonus tiles."""
    at_space: dict[int, list[int]] = {space: [] for space in SENATE_TRACK}
    for seat in view["board"]["senate"]["order"]:
        at_space[view["players"][seat]["senate"]].append(seat)
    track = Text("  ").join(
        [
            Text(f"{space}:", "dim").append_text(words.seats(seats))
            if seats
            else Text(str(space), "dim")
            for space, seats in at_space.items()
        ]
    )
    votes = Text("  ").join(
        [
            words.seat(seat).append(f" {player['votes']}", "not bold")
            for seat, player in enumerate(view["players"])
        ]
    )
    offered = [words.thing("bonus", bonus) for bonus in view["board"]["senate"]["bonus"]]
    rows: list[tuple[str, str | Text]] = [
        (words.label("trajan-cli-track"), track),
        (words.label("trajan-cli-votes"), votes),
        (words.label("trajan-cli-offered"), BETWEEN.join(offered)),
    ]
    return Group(words.heading("trajan-cli-senate"), lines(rows))


def stacks(words: TrajanWords, board: View) -> RenderableType:
    """Return the top of each stack of Trajan tiles and how many are left."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", style="dim")
    grid.add_column()
    for stack in board["stacks"]:
        grid.add_row(
            capital(words.thing("stack", stack["name"])),
            f"{stack['left']}×",
            words.trajan_tile(stack["top"]),
        )
    return Group(words.heading("trajan-cli-stacks"), grid)
