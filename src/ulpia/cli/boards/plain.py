"""A board for any game: its view as an indented list."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from ulpia.cli.plain_lines import INDENT, lines_of
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision
from ulpia.text import Texts


class PlainBoard:
    """Every field of the view on a line of its own."""

    quiet: frozenset[str] = frozenset()
    previewed: frozenset[str] = frozenset()

    def __init__(self, texts: Texts, game: Game[Any], names: list[str]) -> None:
        self.title: Final = texts.title(game)
        self.names: Final = names

    def full(self, view: dict[str, Any], width: int) -> Text:
        return Text("\n".join([self.title, *lines_of(view, INDENT)]))

    def brief(self, view: dict[str, Any], decision: Decision, width: int) -> Text:
        return self.full(view, width)

    def hint(self, view: dict[str, Any], events: list[Event]) -> Text:
        return Text()
