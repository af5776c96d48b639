"""Entries of a table's log: one struct for each kind of thing that can happen.

An entry has its number and time once it was applied to its table. entry_rows.py stores them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import Struct, field
from msgspec.json import Encoder

from ulpia.table.wire import Arguments

ENCODE: Final = Encoder()
NO_SEAT: Final = -1


class StoredEvent(Struct, omit_defaults=True):
    """An event in words, who may hear of it, and whether chance decided it."""

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


class UndoPreview(Struct, omit_defaults=True):
    """What a request to undo would take back, as it was when it was asked."""

    moves: dict[int, int] = {}  # how many, by seat
    events: list[StoredEvent] = field(default_factory=list, name="facts")  # drawn since
    shown_to: list[int] = []  # seats that have learned something hidden since


class NumberedEntry(Struct, omit_defaults=True, kw_only=True):
    """What all entries share."""

    kind: ClassVar[str]

    seq: int = 0
    at: int = 0


class SeatEntry(NumberedEntry, kw_only=True):
    """Something that a seat does, or that happens to it."""

    seat: int = NO_SEAT


class TableEntry(NumberedEntry, kw_only=True):
    """Something that concerns the whole table; the seat of whoever did it, if they have one."""

    seat: int | None = None


# before the game


class Opened(TableEntry):
    """The table was made."""

    kind = "open"


class Joined(SeatEntry, kw_only=True):
    """Somebody took a seat.

    `name`, `guest` and `program` are their account's and not stored. Before decision 22 `user` was
    not stored either: it stands in the rows of the seats.
    """

    kind = "join"

    user: str | None = None
    name: str | None = None
    guest: bool = False
    program: bool = False


class Left(SeatEntry):
    """Somebody gave up a seat before the game."""

    kind = "leave"


class Started(TableEntry, kw_only=True):
    """The game began; bots of level `fill` took the seats that were free."""

    kind = "start"

    events: list[StoredEvent] = field(default_factory=list, name="facts")
    fill: str | None = None


# the game


class Moved(SeatEntry, kw_only=True):
    """A seat chose a move."""

    kind = "move"

    move: str
    redo: bool = False
    hold: bool = False  # the end of the turn awaits a confirmation, an entry TurnEnded
    joined: bool = False  # played by the same click as the seat's move before it
    ordered: bool = False  # from here on its click is of a standing order, or a routine answer
    events: list[StoredEvent] = field(default_factory=list, name="facts")
    thought: str | None = None  # of a bot, as JSON: told when the game is over


class TurnEnded(SeatEntry, kw_only=True):
    """A seat confirmed the end of its turn, or somebody did in its place."""

    kind = "end_turn"

    events: list[StoredEvent] = field(default_factory=list, name="facts")


class Undone(SeatEntry, kw_only=True):
    """The entries with these numbers were taken back."""

    kind = "undo"

    undone: list[int]
    revealed: bool = False  # something hidden had been shown meanwhile
    note: str | None = None  # the host has repaired the game: why


class UndoRequested(SeatEntry, kw_only=True):
    """A seat asked to go back to before entry `upto`."""

    kind = "ask_undo"

    upto: int
    taking: UndoPreview | None = None


class UndoAnswered(SeatEntry, kw_only=True):
    kind = "answer_undo"

    accept: bool


class UndoWithdrawn(SeatEntry):
    kind = "withdraw_undo"


class HintGiven(SeatEntry, kw_only=True):
    """A seat was told what a strong player would do.

    `since` is the entry since which it has been asked what the hint is about, `answer` the hint as
    JSON: told again when the seat asks again.
    """

    kind = "hint"

    since: int
    answer: str


# people who are away, and the end


class HandedOver(SeatEntry, kw_only=True):
    """An owner lets a bot play."""

    kind = "hand_over"

    level: str


class TakenBack(SeatEntry):
    """An owner plays in person again."""

    kind = "take_back"


class Voted(SeatEntry, kw_only=True):
    """A seat voted for a bot in the seat `target` of somebody who is away."""

    kind = "vote"

    level: str
    target: int


class Replaced(SeatEntry, kw_only=True):
    """A bot took the place of an owner who is away, or gone for good."""

    kind = "replace"

    level: str


class GivenUp(SeatEntry, kw_only=True):
    """An owner left a running game for good; a bot plays until somebody else takes the seat."""

    kind = "give_up"

    level: str
    user: str | None = None  # who may take this seat again, and no other


class AbandonWished(SeatEntry, kw_only=True):
    """A seat wishes to abandon the game, or no longer does."""

    kind = "abandon"

    accept: bool


class Closed(TableEntry):
    """The table was closed before its game was over."""

    kind = "close"


class RematchMade(TableEntry, kw_only=True):
    kind = "rematch"

    table: str


# time


class TimeGranted(SeatEntry, kw_only=True):
    """A seat gave more time to the seat `target`, whose time had run out."""

    kind = "grant_time"

    target: int


class HolidaySet(SeatEntry, kw_only=True):
    """The clock of a seat will rest from `since` to `until`; all other holidays to come end."""

    kind = "holiday"

    since: int
    until: int


class ClocksStopped(TableEntry, kw_only=True):
    """The server was away from `since` until this entry: no time was lost by anybody."""

    kind = "clocks_stopped"

    since: int


Entry = (
    Opened
    | Joined
    | Left
    | Started
    | Moved
    | TurnEnded
    | Undone
    | UndoRequested
    | UndoAnswered
    | UndoWithdrawn
    | HintGiven
    | HandedOver
    | TakenBack
    | Voted
    | Replaced
    | GivenUp
    | AbandonWished
    | Closed
    | RematchMade
    | TimeGranted
    | HolidaySet
    | ClocksStopped
)

ENTRY_TYPES: Final[tuple[type[Any], ...]] = Entry.__args__
