"""What a player of Trajan has: points, cards, tiles, people."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ulpia.cli.boards.trajan_ring import ring_in_lines
from ulpia.cli.boards.trajan_words import BETWEEN, View, Words, lines
from ulpia.cli.chronicle import SEAT_STYLES


def own_mat(words: Words, view: View) -> RenderableType:
    """Return everything of the seat that looks, except the action circle."""
    player = view["players"][view["seat"]]
    hand = words.counted("commodity", player["hand"])
    rows = [(words.label("cli-trajan-hand"), hand), *belongings(words, player)]
    return Group(name_line(words, view, view["seat"]), lines(rows))


def other_mat(words: Words, view: View, seat: int) -> RenderableType:
    """Return the mat of somebody else, the action circle in two lines."""
    player = view["players"][seat]
    trays, slots = ring_in_lines(words, player)
    known = words.counted("commodity", player["known"])
    rows: list[tuple[str, str | Text]] = [
        (words.label("cli-trajan-trays"), trays),
        (words.label("cli-trajan-slots"), slots),
        (words.label("cli-trajan-known"), known),
        *belongings(words, player),
    ]
    return Group(name_line(words, view, seat), lines(rows))


def name_line(words: Words, view: View, seat: int) -> Text:
    """Return who it is, the points, and where the people are."""
    player = view["players"][seat]
    text = Text(f"{words.letters[seat]} {words.names[seat]}", SEAT_STYLES[seat])
    if seat == view["active"]:
        text.append(" ◀", "bold")
    facts = [
        words.points(player["points"]),
        words.label("cli-trajan-cards", count=player["cards"]),
        words.label(
            "cli-trajan-people",
            supply=player["supply"],
            workers=player["camp_workers"],
            legionnaires=player["camp_legionnaires"],
        ),
    ]
    return text.append(f"  {BETWEEN.join(facts)}", "not bold default")


def belongings(words: Words, player: View) -> list[tuple[str, str | Text]]:
    bonus = [
        f"{words.thing('bonus', tile['name'])} ({words.thing('side', tile['side'])},"
        f" {words.points(tile['points'])})"
        for tile in player["bonus"]
    ]
    actions = [words.title("action", action) for action in player["plus_two"]]
    return [
        (words.label("cli-trajan-display"), words.counted("commodity", player["display"])),
        (words.label("cli-trajan-tiles"), words.tiles(player["tiles"])),
        (words.label("cli-trajan-kept"), words.counted("demand", player["kept"])),
        ("[+2]", BETWEEN.join(actions)),
        (
            words.label("cli-trajan-buildings"),
            ", ".join([words.building(building) for building in player["buildings"]]),
        ),
        (words.label("cli-trajan-bonus"), BETWEEN.join(bonus)),
    ]
