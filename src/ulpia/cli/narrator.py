"""Events as sentences, for one seat or a spectator, in their language."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rich.text import Text

from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.text import Texts

SEAT_STYLES: Final = ("bold red", "bold green", "bold blue", "bold yellow")


class Narrator:
    """Writes sentences about the events that a seat may hear of; None is a spectator."""

    def __init__(self, texts: Texts, game: Game[Any], names: list[str], seat: Seat | None) -> None:
        self.texts: Final = texts
        self.game: Final = game
        self.names: Final = names
        self.seat: Final = seat

    def sentences(self, events: list[Event], quiet: Collection[str] = ()) -> list[Text]:
        """Return a sentence for each event that the seat may hear of, but the quiet ones."""
        return [
            self.sentence(event)
            for event in events
            if event.is_for(self.seat) and event.name not in quiet
        ]

    def sentence(self, event: Event) -> Text:
        return self.colour_names(self.texts.event(self.game, event, self.names))

    def colour_names(self, sentence: str) -> Text:
        """Return a sentence with the names of the players in their colours."""
        text = Text(sentence)
        for seat, name in enumerate(self.names):
            text.highlight_words([name], SEAT_STYLES[seat % len(SEAT_STYLES)])
        return text

    def move(self, match: Match[Any], number: int) -> Text:
        """Return who chose what in an entry of the log."""
        entry = match.log[number]
        words = self.texts.move(self.game, entry.move, self.names)
        who = self.texts.seat_name(entry.seat, self.names)
        return self.colour_names(
            self.texts.message("cli-played", number=str(number + 1), seat=who, move=words)
        )
