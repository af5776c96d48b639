"""A Colonia in text: the grid with its citizens, and all that belongs to it."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ulpia.cli.boards.forum_trajanum.grid import (
    ABILITIES_FROM,
    citizens,
    grid,
    legend,
    taken_spaces,
)
from ulpia.cli.boards.forum_trajanum.words import CRANE, FACE_DOWN, NOTHING, STYLES, ForumWords
from ulpia.cli.boards.layout import BETWEEN, View, lines
from ulpia.cli.narrator import SEAT_STYLES
from ulpia.games.forum_trajanum.components.buildings import BUILDINGS
from ulpia.games.forum_trajanum.components.citizens import ROWS
from ulpia.games.forum_trajanum.components.player_board import CELL_WORDS, CORNERS
from ulpia.games.forum_trajanum.components.prestige import (
    CYPRESSES,
    HEAD,
    LARGEST_PRINTED,
    LAST_POSITION,
    area_points,
)
from ulpia.games.forum_trajanum.mosaic import groups_of

CYPRESS: Final = "♣"


def own_colonia(words: ForumWords, view: View, width: int) -> RenderableType:
    """Return everything of the seat that looks."""
    return colonia(words, view, view["seat"], width)


def colonia(words: ForumWords, view: View, seat: int, width: int) -> RenderableType:
    """Return a Colonia with its street grid and all that belongs to it."""
    parts: list[RenderableType] = [name_line(words, view, seat), ""]
    parts += [grid(words, view, seat, width), legend(words, view)]
    if view["start"] != NOTHING:
        parts += ["", lines(belongings(words, view, seat, width))]
    return Group(*parts)


def name_line(words: ForumWords, view: View, seat: int) -> Text:
    """Return who it is and the points."""
    text = Text(f"{words.letters[seat]} {words.names[seat]}", SEAT_STYLES[seat])
    if seat == view["active"]:
        text.append(" ◀", "bold")
    facts = [words.points(sum(view["colonies"][seat]["points"]))]
    if seat == view["start"]:
        facts.append(words.label("forum-trajanum-cli-starting-player"))
    return text.append(f"  {BETWEEN.join(facts)}", "not bold default")


# everything else of a Colonia


def own_goods(words: ForumWords, view: View, width: int) -> RenderableType:
    """Return what belongs to the seat that looks, without the grid."""
    return lines(belongings(words, view, view["seat"], width))


def belongings(
    words: ForumWords, view: View, seat: int, width: int
) -> list[tuple[str, str | Text]]:
    held = view["colonies"][seat]
    rows: list[tuple[str, str | Text]] = [
        *tiles_of_the_round(words, view, seat),
        (words.label("forum-trajanum-cli-goods"), words.goods(held["goods"])),
        (words.label("forum-trajanum-cli-workers"), words.workers(held["goods"])),
        (words.label("forum-trajanum-cli-corners"), corner_tiles(words, view, seat)),
        (words.label("forum-trajanum-cli-ship"), ship(words, held)),
        (words.label("forum-trajanum-cli-beside"), words.fronts(held["beside"])),
        (words.label("forum-trajanum-cli-prestige"), prestige(words, held)),
        (words.label("forum-trajanum-cli-area"), area_values(view, seat)),
    ]
    if width < ABILITIES_FROM:
        rows += [(words.name("row", row), words.ability(row)) for row in held["active"]]
    return rows


def tiles_of_the_round(words: ForumWords, view: View, seat: int) -> list[tuple[str, str | Text]]:
    """Return the tiles that were looked at, and those in hand."""
    held = view["colonies"][seat]
    seen = [
        f"{CELL_WORDS[place]} {words.front(held['draft']['fronts'][at])}"
        for at, place in enumerate(taken_spaces(view, seat))
    ]
    hand = []
    if held["own"] != NOTHING:
        hand.append(words.label("forum-trajanum-cli-own", tile=words.front(held["own"])))
    if held["foreign"] != NOTHING:
        giver = words.names[(seat + 1) % view["seats"]]
        tile = words.front(held["foreign"])
        hand.append(words.label("forum-trajanum-cli-foreign", giver=giver, tile=tile))
    return [
        (words.label("forum-trajanum-cli-taken"), Text(BETWEEN.join(seen), "bold")),
        (words.label("forum-trajanum-cli-tiles"), Text(BETWEEN.join(hand), "bold")),
    ]


def corner_tiles(words: ForumWords, view: View, seat: int) -> str:
    """Return what the tiles in the corners show."""
    tiles = view["colonies"][seat]["tiles"]
    gone = taken_spaces(view, seat)
    return BETWEEN.join(
        [
            f"{CELL_WORDS[corner]} {words.front(tiles[corner])}"
            for corner in CORNERS
            if tiles[corner] != NOTHING and corner not in gone
        ]
    )


def ship(words: ForumWords, held: View) -> str:
    """Return how many envoys wait; the first of them is known to its owner."""
    count = words.label("forum-trajanum-cli-envoys", count=held["ship"])
    if held["river"] in (NOTHING, FACE_DOWN) or not held["ship"]:
        return count
    return f"{count} ({words.label('forum-trajanum-cli-river', tile=words.front(held['river']))})"


def prestige(words: ForumWords, held: View) -> Text:
    """Return the track with the slide bar, and what a task of Trajan is worth."""
    track = Text()
    for position in range(LAST_POSITION + 1):
        sign = f"{position}{CYPRESS}" if position in CYPRESSES else str(position)
        if position == held["bar"]:
            track.append(f"[{sign}]", "bold")
        else:
            track.append(f" {sign} ", "dim")
    track.append(f" {words.label('forum-trajanum-cli-head', points=HEAD[held['bar']])}")
    return track


def area_values(view: View, seat: int) -> Text:
    """Return what the largest area would be worth for each size, the present one marked."""
    held = view["colonies"][seat]
    size = largest_area(view, seat)
    text = Text()
    for envoys in range(1, LARGEST_PRINTED + 1):
        pair = f"{envoys}→{area_points(envoys, held['bar'], held['flipped'])}"
        if envoys == min(size, LARGEST_PRINTED):
            text.append(f"[{pair}]", "bold")
        else:
            text.append(f" {pair} ", "dim")
    return text


def largest_area(view: View, seat: int) -> int:
    """Return the size of the largest group of envoys that stand side by side."""
    envoys = sum([1 << at for at, owner in enumerate(view["forum"]["envoys"]) if owner == seat])
    return max([group.bit_count() for group in groups_of(view["seats"], envoys)], default=0)


# the others


def colonia_summary(words: ForumWords, view: View, seat: int) -> RenderableType:
    """Return the Colonia of somebody else in a few lines."""
    held = view["colonies"][seat]
    rows: list[tuple[str, str | Text]] = [
        *tiles_of_the_round(words, view, seat),
        (words.label("forum-trajanum-cli-goods"), words.goods(held["goods"])),
        (words.label("forum-trajanum-cli-workers"), words.workers(held["goods"])),
        (words.label("forum-trajanum-cli-citizens"), citizen_rows(words, held)),
        (words.label("forum-trajanum-cli-built"), building_counts(words, held)),
        (words.label("forum-trajanum-cli-cranes"), cranes(words, held)),
        (words.label("forum-trajanum-cli-corners"), corner_tiles(words, view, seat)),
        (words.label("forum-trajanum-cli-beside"), words.fronts(held["beside"])),
        (words.label("forum-trajanum-cli-in-rome"), rome_line(words, view, seat)),
    ]
    return Group(name_line(words, view, seat), lines(rows))


def citizen_rows(words: ForumWords, held: View) -> Text:
    """Return the rows that have citizens, active or not."""
    parts = []
    for row in range(ROWS):
        name, places, _ = citizens(words, held, row)
        if held["citizens"][2 * row] != NOTHING:
            parts.append(places + Text(" ") + name)
    return Text(BETWEEN).join(parts)


def building_counts(words: ForumWords, held: View) -> Text:
    """Return the buildings, equal ones counted."""
    parts = []
    for building in range(len(BUILDINGS)):
        count = held["buildings"].count(building)
        if count:
            parts.append(words.structure(building).append(f" {count}"))
    return Text(" ").join(parts)


def cranes(words: ForumWords, held: View) -> Text:
    """Return the cranes that are open and will be scored."""
    parts = []
    for corner, colour in enumerate(held["cranes"]):
        is_open = held["tiles"][CORNERS[corner]] == NOTHING and colour != NOTHING
        if is_open and corner not in held["scored_cranes"]:
            parts.append(Text(CRANE).append(words.colour(colour), STYLES[colour]))
    return Text(" ").join(parts)


def rome_line(words: ForumWords, view: View, seat: int) -> Text:
    """Return envoys on the ship and in the Forum, and the slide bar."""
    held = view["colonies"][seat]
    sent = view["forum"]["envoys"].count(seat)
    text = words.label(
        "forum-trajanum-cli-envoys-sent",
        ship=held["ship"],
        forum=sent,
        area=largest_area(view, seat),
        bar=held["bar"],
        head=HEAD[held["bar"]],
    )
    return Text(text)
