"""What a player of Trajan has: points, cards, tiles, people."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ulpia.cli.boards.layout import BETWEEN, View, lines
from ulpia.cli.boards.trajan.ring import ring_in_lines
from ulpia.cli.boards.trajan.words import TrajanWords
from ulpia.cli.narrator import SEAT_STYLES


def own_mat(words: TrajanWords, view: View) -> RenderableType:
    """Return everything of the seat that looks, except the action circle."""
    player = view["players"][view["seat"]]
    hand = words.list_counts("commodity", player["hand"])
    rows = [(words.label("trajan-cli-hand"), hand), *belongings(words, player)]
    return Group(name_line(words, view, view["seat"]), lines(rows))


def other_mat(words: TrajanWords, view: View, seat: int) -> RenderableType:
    """Return the mat of somebody else, the action circle in two lines."""
    player = view["players"][seat]
    trays, slots = ring_in_lines(words, player)
    known = words.list_counts("commodity", player["known"])
    rows: list[tuple[str, str | Text]] = [
        (words.label("trajan-cli-trays"), trays),
        (words.label("trajan-cli-slots"), slots),
        (words.label("trajan-cli-known"), known),
        *belongings(words, player),
    ]
    return Group(name_line(words, view, seat), lines(rows))


def name_line(words: TrajanWords, view: View, seat: int) -> Text:
    """Return who it is, the points, and where the people are."""
    player = view["players"][seat]
    text = Text(f"{words.letters[seat]} {words.names[seat]}", SEAT_STYLES[seat])
    if seat == view["active"]:
        text.append(" ◀", "bold")
    facts = [
        words.points(player["points"]),
        words.label("trajan-cli-cards", count=player["cards"]),
        words.label(
            "trajan-cli-people",
            supply=player["supply"],
            workers=player["camp_workers"],
            legionnaires=player["camp_legionnaires"],
        ),
    ]
    return text.append(f"  {BETWEEN.join(facts)}", "not bold default")


def belongings(words: TrajanWords, player: View) -> list[tuple[str, str | Text]]:
    bonus = [
        f"{words.thing('bonus', tile['name'])} ({words.thing('side', tile['side'])},"
        f" {words.points(tile['points'])})"
        for tile in player["bonus"]
    ]
    actions = [words.title("action", action) for action in player["plus_two"]]
    return [
        (words.label("trajan-cli-display"), words.list_counts("commodity", player["display"])),
        (words.label("trajan-cli-tiles"), words.tiles(player["tiles"])),
        (words.label("trajan-cli-kept"), words.list_counts("demand", player["kept"])),
        ("[+2]", BETWEEN.join(actions)),
        (
            words.label("trajan-cli-buildings"),
            ", ".join([words.building(building) for building in player["buildings"]]),
        ),
        (words.label("trajan-cli-bonus"), BETWEEN.join(bonus)),
    ]
