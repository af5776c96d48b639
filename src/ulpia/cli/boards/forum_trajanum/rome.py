"""The middle of the table: the Forum square, benefit tracks, cards and piles."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ulpia.cli.boards.forum_trajanum.words import EAGLE, NOTHING, SIGNS, STYLES, ForumWords
from ulpia.cli.boards.layout import BETWEEN, View, capital, lines
from ulpia.games.forum_trajanum.components.buildings import GRAY_OF_PILE, PILES, STRUCTURE
from ulpia.games.forum_trajanum.components.mosaics import (
    BOARD_SQUARES,
    HEIGHT,
    ROMAN,
    SILHOUETTES,
    WIDTH,
    positions,
)
from ulpia.games.forum_trajanum.components.player_board import CYCLES, ROUNDS_PER_CYCLE
from ulpia.games.forum_trajanum.components.tracks import BENEFITS, TRACK_LENGTH, TRACKS
from ulpia.games.forum_trajanum.components.trajan_cards import CARD_WORDS, CYCLE_WORDS

BESIDE: Final = " │ "


def header(words: ForumWords, view: View) -> RenderableType:
    """Return cycle, round, Trajan's Column and the street cards."""
    when = words.label(
        "forum-trajanum-cli-when",
        cycle=CYCLE_WORDS[view["cycle"]],
        round=view["round"] + 1,
        rounds=ROUNDS_PER_CYCLE,
    )
    first = Text(when, "bold").append(
        f"{BETWEEN}{words.label('forum-trajanum-cli-column', points=view['column'])}", "not bold"
    )
    rows: list[tuple[str, str | Text]] = [
        (words.label("forum-trajanum-cli-streets"), streets(words, view)),
    ]
    return Group(first, lines(rows))


def streets(words: ForumWords, view: View) -> Text:
    """Return the street cards of this round, those of earlier ones, and how many are left."""
    now = [f"{SIGNS[sign]} {words.name('symbol', sign)}" for sign in view["streets"]]
    text = Text("  ".join(now), "bold")
    gone = "".join([SIGNS[sign] for sign in view["streets_gone"]])
    past = words.label("forum-trajanum-cli-streets-gone", signs=gone, count=view["streets_left"])
    left = words.label("forum-trajanum-cli-streets-left", count=view["streets_left"])
    return text.append(f"   {past if gone else left}" if now else left, "not bold dim")


def cards(words: ForumWords, view: View) -> RenderableType:
    """Return the Trajan cards with both tasks; the one of this cycle is marked."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    for cycle in range(CYCLES):
        card = view["trajan_cards"][cycle]
        if card == NOTHING:
            continue
        is_now = cycle == view["cycle"]
        name = Text(CARD_WORDS[card], "bold" if is_now else "dim")
        if is_now:
            name.append(" ◀", "bold")
        table.add_row(name, words.label("forum-trajanum-cli-build"), words.building_task(card))
        table.add_row("", words.label("forum-trajanum-cli-collect"), words.collecting_task(card))
    return Group(words.heading("forum-trajanum-cli-cards"), table)


# the Forum square


def forum(words: ForumWords, view: View) -> RenderableType:
    """Return the mosaic boards as they lie, free squares by number, envoys by their player."""
    parts: list[RenderableType] = [words.heading("forum-trajanum-cli-forum")]
    squares = {place: at for at, place in enumerate(positions(view["seats"]))}
    tops = sorted({top for top, _ in SILHOUETTES[view["seats"]]})
    for top in tops:
        lefts = [left for row, left in SILHOUETTES[view["seats"]] if row == top]
        parts.append(board_names(words, view, top, lefts))
        for row in range(top, top + HEIGHT):
            boards = [
                Text(" ").join(
                    [square(words, view, squares[row, left + step]) for step in range(WIDTH)]
                )
                for left in lefts
            ]
            parts.append(Text(BESIDE, "dim").join(boards))
    parts.append(Text(words.label("forum-trajanum-cli-legend-forum", eagle=EAGLE), "dim"))
    return Group(*parts)


def board_names(words: ForumWords, view: View, top: int, lefts: list[int]) -> Text:
    """Return the numerals of the places above the boards."""
    room = WIDTH * (square_width(words) + 1) - 1
    places = list(SILHOUETTES[view["seats"]])
    names = [ROMAN[places.index((top, left))].ljust(room) for left in lefts]
    return Text((" " * len(BESIDE)).join(names), "bold")


def square_width(words: ForumWords) -> int:
    return max([len(words.colour(colour)) for colour in range(len(STYLES))]) + 2


def square(words: ForumWords, view: View, at: int) -> Text:
    """Return a square: colour and number while it is free, colour and player afterwards."""
    colour = view["forum"]["colours"][at]
    envoy = view["forum"]["envoys"][at]
    sign = EAGLE if colour == NOTHING else words.colour(colour)
    style = "bold" if colour == NOTHING else STYLES[colour]
    room = square_width(words)
    if envoy == NOTHING:
        return Text(f"{sign}{at % BOARD_SQUARES + 1}".ljust(room), style)
    return Text(f"{sign}:{words.letters[envoy]}".ljust(room), f"{style} reverse")


# tracks and piles


def tracks(words: ForumWords, view: View) -> RenderableType:
    """Return the three benefit tracks with the markers; the fourth space ends at the column."""
    table = Table(box=SIMPLE, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column("", no_wrap=True)
    for level in range(1, TRACK_LENGTH + 1):
        table.add_column(str(level), ratio=1)
    for track in range(len(TRACKS)):
        cells = [
            Text(words.name("benefit", benefit))
            .append(" ")
            .append_text(markers(words, view, track, level + 1))
            for level, benefit in enumerate(BENEFITS[track])
        ]
        name = Text(capital(words.name("track", track)), "bold")
        waiting = markers(words, view, track, 0)
        table.add_row(name.append(" ").append_text(waiting), *cells)
    return Group(words.heading("forum-trajanum-cli-tracks"), table)


def markers(words: ForumWords, view: View, track: int, steps: int) -> Text:
    """Return who stands on a space of a track."""
    there = [seat for seat, held in enumerate(view["colonies"]) if held["steps"][track] == steps]
    return words.seats(there)


def piles(words: ForumWords, view: View) -> RenderableType:
    """Return how many building tiles are left, single and double."""
    title = words.heading("forum-trajanum-cli-piles")
    if view["singles"] is None:
        return title.append(
            f"  {words.label('forum-trajanum-cli-unlimited')}", "not bold not underline"
        )
    note = words.label("forum-trajanum-cli-piles-note")
    title.append(f"  {note}", "not bold not underline dim")
    table = Table.grid(padding=(0, 2))
    for pile in range(0, len(PILES), 2):
        table.add_row(tiles_left(words, view, pile), tiles_left(words, view, pile + 1))
    return Group(title, table)


def tiles_left(words: ForumWords, view: View, pile: int) -> Text:
    """Return the two buildings of a colour and how many tiles of it are left."""
    text = words.structure(GRAY_OF_PILE[pile])
    text.append(" ").append_text(words.structure(STRUCTURE + PILES[pile].colour))
    return text.append(f" {view['singles'][pile]}+{view['doubles'][pile]}")
