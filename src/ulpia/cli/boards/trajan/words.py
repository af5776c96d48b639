"""Words, letters and colours of the Trajan board in text; it reads without colours, too."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ulpia.cli.boards.layout import BoardWords, View

MARKER_STYLES: Final = {
    "blue": "bold white on blue",
    "yellow": "bold black on bright_yellow",
    "green": "bold black on bright_green",
    "orange": "bold black on dark_orange",
    "pink": "bold black on hot_pink",
    "white": "bold black on bright_white",
}
EFFECTS: Final = {
    "cards": "trajan-cli-effect-cards",
    "plus-two": "trajan-cli-effect-plus-two",
    "workers": "trajan-cli-effect-workers",
    "legionnaires": "trajan-cli-effect-legionnaires",
}
NOTHING: Final = "–"
EXTRA: Final = "extra-"
SHORT: Final = 5


class TrajanWords(BoardWords):
    """Names the things of a view."""

    def marker(self, colour: str) -> Text:
        return Text(self.label(f"trajan-cli-marker-{colour}"), MARKER_STYLES[colour])

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
            self.label("trajan-cli-wild-action")
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
        return self.label("trajan-cli-points", points=points)

    def list_counts(self, kind: str, things: dict[str, int]) -> str:
        return ", ".join([times(count, self.thing(kind, word)) for word, count in things.items()])

    def tiles(self, tiles: dict[str, int]) -> str:
        return ", ".join([times(count, self.tile(word)) for word, count in tiles.items()])


def times(count: int, thing: str) -> str:
    return thing if count == 1 else f"{count} {thing}"


def shorten(name: str) -> str:
    """Return a name in short, as on a crowded map: `Germ S` for Germania Superior."""
    first, _, rest = name.partition(" ")
    return f"{first[:SHORT]} {rest[:1]}".strip()
