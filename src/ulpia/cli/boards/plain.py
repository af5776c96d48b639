"""A board for any game: its view as an indented list."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision
from ulpia.text import Texts

INDENT: Final = "  "


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


def lines_of(value: dict[str, Any], indent: str) -> list[str]:
    lines = []
    for name, item in value.items():
        if isinstance(item, dict):
            lines += [f"{indent}{name}", *lines_of(item, indent + INDENT)]
        elif isinstance(item, list) and any(isinstance(each, dict) for each in item):
            parts = {f"{name} {number}": each for number, each in enumerate(item)}
            lines += lines_of(parts, indent)
        else:
            lines.append(f"{indent}{name}: {written(item)}")
    return lines


def written(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join([written(each) for each in value]) or "-"
    return str(value)
