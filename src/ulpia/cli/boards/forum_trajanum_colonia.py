"""A Colonia in text: citizen rows and street grid side by side, as they lie on the table."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ulpia.cli.boards.forum_trajanum_words import (
    ACTIVE,
    ASLEEP,
    CRANE,
    FACE_DOWN,
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
from ulpia.cli.boards.trajan_words import BETWEEN, View, lines
from ulpia.cli.chronicle import SEAT_STYLES
from ulpia.games.forum_trajanum.components.buildings import BUILDINGS, GRAYS
from ulpia.games.forum_trajanum.components.citizens import ROW_WORDS, ROWS
from ulpia.games.forum_trajanum.components.player_board import (
    CELL_WORDS,
    CORNER_AT,
    CORNERS,
    SIZE,
    TEMPLES,
)
from ulpia.games.forum_trajanum.components.prestige import (
    CYPRESSES,
    HEAD,
    LARGEST_PRINTED,
    LAST_POSITION,
    area_points,
)
from ulpia.games.forum_trajanum.mosaic import groups_of

CELL: Final = 3
COLUMN_LETTERS: Final = "abcdef"
ABILITIES_FROM: Final = 100
"""The width from which the abilities stand beside the citizen rows."""
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
        facts.append(words.label("cli-forum-starting-player"))
    return text.append(f"  {BETWEEN.join(facts)}", "not bold default")


# the grid


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
        return words.building(held["buildings"][number])
    if number in taken(view, seat):
        return Text(f" {TAKEN} ", "bold yellow")
    in_street = any(is_called(view, sign) and number in held["streets"][sign] for sign in range(12))
    corner = CORNER_AT[number]
    if corner >= 0:
        return corner_cell(words, held, corner, in_street)
    if held["tiles"][number] == NOTHING:
        return Text(f" {FREE} ", "dim")
    return tile_sign(in_street, CELL)


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
    parts = [f"{TILE} {words.label('cli-forum-legend-tile')}"]
    if view["phase"] == "drafting":
        parts.append(f"{TILE_IN_STREET} {words.label('cli-forum-legend-street')}")
    parts += [
        f"{CRANE} {words.label('cli-forum-legend-crane')}",
        f"{TEMPLE} {words.label('cli-forum-legend-temple')}",
        f"{FREE} {words.label('cli-forum-legend-free')}",
        f"{ACTIVE}{ASLEEP} {words.label('cli-forum-legend-citizens')}",
    ]
    return Text("  ".join(parts), "dim")


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
        (words.label("cli-forum-goods"), words.goods(held["goods"])),
        (words.label("cli-forum-workers"), words.workers(held["goods"])),
        (words.label("cli-forum-corners"), corner_tiles(words, view, seat)),
        (words.label("cli-forum-ship"), ship(words, held)),
        (words.label("cli-forum-beside"), words.fronts(held["beside"])),
        (words.label("cli-forum-prestige"), prestige(words, held)),
        (words.label("cli-forum-area"), area_values(view, seat)),
    ]
    if width < ABILITIES_FROM:
        rows += [(words.name("row", row), words.ability(row)) for row in held["active"]]
    return rows


def taken(view: View, seat: int) -> list[int]:
    """Return the spaces whose tiles the seat that looks has taken, until all tiles are passed."""
    draft = view["colonies"][seat]["draft"]
    return [] if draft is None or view["phase"] != "drafting" else list(draft["picks"])


def tiles_of_the_round(words: ForumWords, view: View, seat: int) -> list[tuple[str, str | Text]]:
    """Return the tiles that were looked at, and those in hand."""
    held = view["colonies"][seat]
    seen = [
        f"{CELL_WORDS[place]} {words.front(held['draft']['fronts'][at])}"
        for at, place in enumerate(taken(view, seat))
    ]
    hand = []
    if held["own"] != NOTHING:
        hand.append(words.label("cli-forum-own", tile=words.front(held["own"])))
    if held["foreign"] != NOTHING:
        giver = words.names[(seat + 1) % view["seats"]]
        tile = words.front(held["foreign"])
        hand.append(words.label("cli-forum-foreign", giver=giver, tile=tile))
    return [
        (words.label("cli-forum-taken"), Text(BETWEEN.join(seen), "bold")),
        (words.label("cli-forum-tiles"), Text(BETWEEN.join(hand), "bold")),
    ]


def corner_tiles(words: ForumWords, view: View, seat: int) -> str:
    """Return what the tiles in the corners show."""
    tiles = view["colonies"][seat]["tiles"]
    gone = taken(view, seat)
    return BETWEEN.join(
        [
            f"{CELL_WORDS[corner]} {words.front(tiles[corner])}"
            for corner in CORNERS
            if tiles[corner] != NOTHING and corner not in gone
        ]
    )


def ship(words: ForumWords, held: View) -> str:
    """Return how many envoys wait; the first of them is known to its owner."""
    count = words.label("cli-forum-envoys", count=held["ship"])
    if held["river"] in (NOTHING, FACE_DOWN) or not held["ship"]:
        return count
    return f"{count} ({words.label('cli-forum-river', tile=words.front(held['river']))})"


def prestige(words: ForumWords, held: View) -> Text:
    """Return the track with the slide bar, and what a task of Trajan is worth."""
    track = Text()
    for position in range(LAST_POSITION + 1):
        sign = f"{position}{CYPRESS}" if position in CYPRESSES else str(position)
        if position == held["bar"]:
            track.append(f"[{sign}]", "bold")
        else:
            track.append(f" {sign} ", "dim")
    track.append(f" {words.label('cli-forum-head', points=HEAD[held['bar']])}")
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


def in_short(words: ForumWords, view: View, seat: int) -> RenderableType:
    """Return the Colonia of somebody else in a few lines."""
    held = view["colonies"][seat]
    rows: list[tuple[str, str | Text]] = [
        *tiles_of_the_round(words, view, seat),
        (words.label("cli-forum-goods"), words.goods(held["goods"])),
        (words.label("cli-forum-workers"), words.workers(held["goods"])),
        (words.label("cli-forum-citizens"), settled(words, held)),
        (words.label("cli-forum-built"), built(words, held)),
        (words.label("cli-forum-cranes"), cranes(words, held)),
        (words.label("cli-forum-corners"), corner_tiles(words, view, seat)),
        (words.label("cli-forum-beside"), words.fronts(held["beside"])),
        (words.label("cli-forum-in-rome"), in_rome(words, view, seat)),
    ]
    return Group(name_line(words, view, seat), lines(rows))


def settled(words: ForumWords, held: View) -> Text:
    """Return the rows that have citizens, active or not."""
    parts = []
    for row in range(len(ROW_WORDS)):
        name, places, _ = citizens(words, held, row)
        if held["citizens"][2 * row] != NOTHING:
            parts.append(places + Text(" ") + name)
    return Text(BETWEEN).join(parts)


def built(words: ForumWords, held: View) -> Text:
    """Return the buildings, equal ones counted."""
    parts = []
    for building in range(len(BUILDINGS)):
        count = held["buildings"].count(building)
        if count:
            parts.append(words.building(building).append(f" {count}"))
    return Text(" ").join(parts)


def cranes(words: ForumWords, held: View) -> Text:
    """Return the cranes that are open and will be scored."""
    parts = []
    for corner, colour in enumerate(held["cranes"]):
        is_open = held["tiles"][CORNERS[corner]] == NOTHING and colour != NOTHING
        if is_open and corner not in held["scored_cranes"]:
            parts.append(Text(CRANE).append(words.colour(colour), STYLES[colour]))
    return Text(" ").join(parts)


def in_rome(words: ForumWords, view: View, seat: int) -> Text:
    """Return envoys on the ship and in the Forum, and the slide bar."""
    held = view["colonies"][seat]
    sent = view["forum"]["envoys"].count(seat)
    text = words.label(
        "cli-forum-envoys-sent",
        ship=held["ship"],
        forum=sent,
        area=largest_area(view, seat),
        bar=held["bar"],
        head=HEAD[held["bar"]],
    )
    return Text(text)
