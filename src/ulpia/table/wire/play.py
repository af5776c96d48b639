"""Messages about a game in progress: positions, the log, and what people ask of each other."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from ulpia.table.wire.decisions import Decision, Fact
from ulpia.table.wire.lessons import LessonPlace
from ulpia.table.wire.plans import Notes
from ulpia.table.wire.tables import Result, SeatInfo, TableInfo
from ulpia.table.wire.values import State


class Entry(Struct, omit_defaults=True):
    """A line of the table's log as I may see it."""

    seq: int
    kind: str
    at: int
    seat: int | None = None
    events: list[Fact] = []
    move: str | None = None  # only my own
    redo: bool = False
    ordered: bool = False  # from here on a standing order played, or a routine answer
    undone: list[int] = []  # numbers of entries that no longer count
    note: str | None = None  # why the host has repaired the game
    level: str | None = None
    target: int | None = None
    accept: bool | None = None
    table: str | None = None
    since: int | None = None
    until: int | None = None


class Undo(Struct, omit_defaults=True):
    """How often I may take back freely; if never, why; what I could redo.

    Moves that were sent as one are taken back and redone as one.
    """

    reach: int = 0
    why: str | None = None  # the catalogues' `undo-<why>`
    may_ask: bool = False
    redo: list[str] = []


class TurnEnd(Struct):
    """A seat has made its turn and must say that it is over; until then it may take moves back."""

    seat: int
    since: int  # the number of the log before the turn
    points: dict[str, int]  # what the turn has brought, by source


class TakenMoves(Struct):
    """How many moves of a seat an undo would take back."""

    seat: int
    count: int


class UndoRequest(Struct):
    """A seat asks to go back to before its entry `upto`, and what that would take back."""

    seat: int
    upto: int
    accepted: list[int]
    missing: list[int]  # seats whose owners must still agree
    moves: list[TakenMoves] = []
    revealed: list[Fact] = []  # what chance has shown since, as far as I saw it
    has_revealed: bool = False  # something hidden has been shown since, to me or to all


class Vote(Struct):
    """Seats that want a bot of `level` to play for an absent seat."""

    seat: int
    level: str
    by: list[int]
    needed: int


class Position(Struct, tag_field="type", tag="position", omit_defaults=True):
    """The table as I may see it now, and the log since what I had."""

    seq: int
    state: State
    viewer: int | None
    waiting: list[int]
    seats: list[SeatInfo]
    entries: list[Raw]  # of Entry
    view: dict[str, Any] | None = None
    decision: Decision | None = None
    undo: Undo | None = None
    turn_end: TurnEnd | None = None  # waiting for the word of a seat, perhaps mine
    request: UndoRequest | None = None
    votes: list[Vote] = []
    abandoning: list[int] = []  # seats that want to give the game up
    result: Result | None = None
    seed: str | None = None  # after the end
    rematch: str | None = None
    frozen: str | None = None
    now: int | None = None  # the server's time, where clocks run
    skipped: bool = False  # older entries were left out: read them from the log
    info: TableInfo | None = None  # on welcome
    hint: bool = False  # I may ask for a hint now
    lesson: LessonPlace | None = None  # for the learner alone
    may_plan: bool = False  # I may plan my turns ahead
    notes: Notes | None = None  # what I have noted: for the owner of a seat alone


class LogPage(Struct):
    entries: list[Raw]  # of Entry
    last: int


class PastView(Struct):
    """The table as I could see it after entry `seq`."""

    seq: int
    view: dict[str, Any]


class Past(Struct):
    views: list[Raw]  # of PastView
