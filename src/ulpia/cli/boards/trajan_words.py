"""Words, letters and colours of the Trajan board in text; it reads without colours, too."""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ulpia.cli.chronicle import SEAT_STYLES
from ulpia.kernel.game import Game
from ulpia.text import Texts

View = dict[str, Any]

MARKER_STYLES: Final = {
    "blue": "bold white on blue",
    "yellow": "bold black on bright_yellow",
    "green": "bold black on bright_green",
    "orange": "bold black on dark_orange",
    "pink": "bold black on hot_pink",
    "white": "bold black on bright_white",
}
EFFECTS: Final = {
    "cards": "cli-trajan-effect-cards",
    "plus-two": "cli-trajan-effect-plus-two",
    "workers": "cli-trajan-effect-workers",
    "legionnaires": "cli-trajan-effect-legionnaires",
}
NOTHING: Final = "–"
EXTRA: Final = "extra-"
BETWEEN: Final = " · "
SHORT: Final = 5


class Words:
    """Names things in the language of the player, and seats by a letter."""

    def __init__(self, texts: Texts, game: Game[Any], names: list[str]) -> None:
        self.texts: Final = texts
        self.game: Final = game
        self.names: Final = names
        self.numbers: Final = {kind.name: kind.numbers for kind in game.vocabulary.kinds}
        initials = [name[:1].upper() for name in names]
        is_clear = len(set(initials)) == len(initials)
        self.letters: Final = initials if is_clear else [str(seat) for seat in range(len(names))]

    def label(self, name: str, **arguments: str | int) -> str:
        return self.texts.message(name, **arguments)

    def thing(self, kind: str, word: str) -> str:
        return self.texts.thing(self.game, kind, self.numbers[kind][word])

    def title(self, kind: str, word: str) -> str:
        return capital(self.thing(kind, word))

    def seat(self, seat: int) -> Text:
        return Text(self.letters[seat], SEAT_STYLES[seat])

    def seats(self, seats: list[int]) -> Text:
        return Text(" ").join([self.seat(seat) for seat in seats])

    def marker(self, colour: str) -> Text:
        return Text(self.label(f"cli-trajan-marker-{colour}"), MARKER_STYLES[colour])

    def markers(self, colours: list[str] | None) -> Text:
        """Return markers side by side; None are those that are not shown yet."""
        if colours is None:
            return Text("?", "dim")
        return Text(" ").join([self.marker(colour) for colour in colours]) or Text(NOTHING, "dim")

    def tile(self, word: str | None) -> str:
        """Return the short name of a forum tile; extra actions are a plus and the action."""
        if word is None:
            return NOTHING
        if word.startswith(EXTRA):
            return f"+{self.title('action', word.removeprefix(EXTRA))}"
        return (
            self.label("cli-trajan-wild-action")
            if word == "wild-action"
            else self.thing("tile", word)
        )

    def building(self, word: str) -> str:
        part, _, points = word.rpartition("-")
        return f"{self.thing('part', part)} {points}"

    def trajan_tile(self, tile: View | None) -> Text:
        """Return a Trajan tile: its colours, points and effect."""
        if tile is None:
            return Text(NOTHING, "dim")
        text = self.markers(tile["colours"]).append(f" {self.points(tile['points'])}")
        effect = self.effect(tile)
        return text.append(f" {effect}") if effect else text

    def effect(self, tile: View) -> str:
        """Return in short what a Trajan tile brings besides its points."""
        if tile["demand"] is not None:
            return self.thing("demand", tile["demand"])
        name = EFFECTS.get(tile["stack"])
        return "" if name is None else self.label(name, amount=tile["amount"])

    def points(self, points: int) -> str:
        return self.label("cli-trajan-points", points=points)

    def counted(self, kind: str, things: dict[str, int]) -> str:
        return ", ".join([times(count, self.thing(kind, word)) for word, count in things.items()])

    def tiles(self, tiles: dict[str, int]) -> str:
        return ", ".join([times(count, self.tile(word)) for word, count in tiles.items()])


def times(count: int, thing: str) -> str:
    return thing if count == 1 else f"{count} {thing}"


def shortened(name: str) -> str:
    """Return a name in short, as on a crowded map: `Germ S` for Germania Superior."""
    first, _, rest = name.partition(" ")
    return f"{first[:SHORT]} {rest[:1]}".strip()


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def lines(rows: list[tuple[str, str | Text]]) -> Table:
    """Return labelled lines; what has no value is left out."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for label, value in rows:
        if value:
            grid.add_row(label, value)
    return grid


def side_by_side(left: Any, right: Any, width: int) -> Table:
    """Return two parts beside each other, the left one `width` wide."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=width)
    grid.add_column()
    grid.add_row(left, right)
    return grid
