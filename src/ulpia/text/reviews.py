"""The words of a review: its patterns and lines as sentences of a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ulpia.kernel.events import ALL, Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Seat
from ulpia.text.messages import Argument
from ulpia.text.texts import Texts

DECIMAL_COMMA = ("de", "ru")


class ReviewTexts:
    """Says what a review found out about one game, with the names of its seats."""

    def __init__(self, texts: Texts, game: Game[Any], names: Sequence[str]) -> None:
        self.texts = texts
        self.game = game
        self.names = names

    def reasons(self, words: Mapping[str, Any]) -> list[str]:
        """Return what was done, what was better, where it shows and what is unsure."""
        told = [] if words["did"] is None else [self.event(words["did"])]
        parts = [words[part] for part in ("better", "where", "doubt")]
        return told + [self.sentence(part) for part in parts if part is not None]

    def sentence(self, told: Mapping[str, Any]) -> str:
        """Return a message of the catalogue with everything it speaks of in words."""
        arguments: dict[str, Argument] = {}
        for name, value in told["arguments"].items():
            arguments |= self.argument(name, value)
        return self.texts.message(told["id"], **arguments)

    def argument(self, name: str, value: Any) -> dict[str, Argument]:
        if isinstance(value, int):
            return {name: value}
        if "kind" in value:
            return self.texts.thing_forms(self.game, name, value["kind"], value["value"])
        if "move" in value:
            return {name: self.move(value["move"])}
        if "source" in value:
            return {name: self.texts.source(self.game, value["source"])}
        if "seat" in value:
            return {name: self.texts.seat_name(value["seat"], self.names)}
        return {name: self.signed_text(value["signed"])}

    def event(self, told: Mapping[str, Any]) -> str:
        event = Event(told["event"], Seat(told["seat"]), tuple(told["values"]), ALL)
        return self.texts.event(self.game, event, self.names)

    def move(self, text: str) -> str:
        return self.texts.move(self.game, self.game.vocabulary.read(text), self.names)

    def line(self, moves: Sequence[str]) -> str:
        """Return the moves of a line in words."""
        return "; ".join([self.move(move) for move in moves])

    def mark(self, mark: str) -> str:
        return self.texts.message(f"review-mark-{mark}")

    def signed_text(self, number: float, digits: int = 1) -> str:
        """Return a difference with its sign, as the language writes numbers."""
        text = f"{abs(number):.{digits}f}"
        if self.texts.language in DECIMAL_COMMA:
            text = text.replace(".", ",")
        if not float(f"{number:.{digits}f}"):
            return text
        return f"+{text}" if number > 0 else f"\N{MINUS SIGN}{text}"
