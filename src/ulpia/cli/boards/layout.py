"""What boards of all games share: words, seats by a letter, labelled lines, two columns."""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ulpia.cli.narrator import SEAT_STYLES
from ulpia.kernel.game import Game
from ulpia.text import Texts

View = dict[str, Any]

BETWEEN: Final = " · "


class BoardWords:
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

    def heading(self, name: str) -> Text:
        return Text(self.label(name), "bold underline")

    def thing(self, kind: str, word: str) -> str:
        return self.texts.thing(self.game, kind, self.numbers[kind][word])

    def title(self, kind: str, word: str) -> str:
        return capital(self.thing(kind, word))

    def seat(self, seat: int) -> Text:
        return Text(self.letters[seat], SEAT_STYLES[seat % len(SEAT_STYLES)])

    def seats(self, seats: list[int]) -> Text:
        return Text(" ").join([self.seat(seat) for seat in seats])


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
