"""What is stored in the bodies of entries and snapshots."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from ulpia.server.wire import Arguments


class StoredFact(Struct, omit_defaults=True):
    """A fact in words, who may hear of it, and whether chance decided it."""

    name: str
    seat: int | None
    args: Arguments
    audience: int = -1
    drawn: bool = False

    def is_for(self, viewer: int | None) -> bool:
        """Say whether a seat may hear of it; None stands for a spectator (as Event.is_for)."""
        if viewer is None:
            return self.audience < 0
        return (self.audience >> viewer) & 1 == 1


class TakenBack(Struct, omit_defaults=True):
    """What a request to undo would take back, as it was when it was asked."""

    moves: dict[int, int] = {}  # how many, by seat
    facts: list[StoredFact] = []  # what chance has shown since
    shown_to: list[int] = []  # seats that have learned something hidden since


class Body(Struct, omit_defaults=True):
    """All that an entry of any kind holds."""

    move: str | None = None
    redo: bool = False
    hold: bool = False  # the end of the turn waits for an entry `end_turn`
    joined: bool = False  # played by the same click as the seat's move before it
    facts: list[StoredFact] = []
    undone: list[int] = []
    level: str | None = None
    target: int | None = None
    upto: int | None = None
    accept: bool | None = None
    table: str | None = None
    taking: TakenBack | None = None  # of a request to undo
    thought: str | None = None  # of a bot's move, as JSON: told when the game is over
    revealed: bool = False  # of an undo: something hidden had been shown meanwhile


class Request(Struct):
    """A seat asks to go back to before entry `upto`."""

    seat: int
    upto: int
    accepted: list[int] = []
    taking: TakenBack | None = None


class Ballot(Struct):
    """Who wants a bot in an absent seat."""

    level: str
    by: list[int]


class Affairs(Struct):
    """What is pending between the people at a table."""

    request: Request | None = None
    ballots: dict[int, Ballot] = {}
    abandoning: list[int] = []
    replaced: list[int] = []  # absent owners whose seats a vote gave to bots, until they return
    redo: dict[int, list[str | list[str]]] = {}  # moves, or all moves of a click; the next last


class Snapshot(Struct):
    """A table's game at one number of its log."""

    state: Any
    affairs: Affairs
    asked_since: list[int]  # by seat: since which number its decision is the same
    waiting_since: dict[int, int]  # by seat: since when the table waits for it
    held: int | None = None  # the seat whose end of turn waits for its word


ENCODE: Final = Encoder()
BODIES: Final = Decoder(Body)
SNAPSHOTS: Final = Decoder(Snapshot)
