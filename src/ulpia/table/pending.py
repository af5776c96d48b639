"""What is pending between the people at a table, as entries of the log change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from ulpia.table.entries import (
    AbandonWished,
    Entry,
    GivenUp,
    HandedOver,
    HolidaySet,
    Left,
    Moved,
    Replaced,
    TakenBack,
    TimeGranted,
    TurnEnded,
    UndoAnswered,
    UndoPreview,
    UndoRequested,
    UndoWithdrawn,
    Voted,
)


class PendingUndo(Struct):
    """A seat asks to go back to before entry `upto`."""

    seat: int
    upto: int
    accepted: list[int] = []
    taking: UndoPreview | None = None


class Ballot(Struct):
    """Who wants a bot in an absent seat."""

    level: str
    by: list[int]


class Pending(Struct):
    """Requests, votes and wishes that are not settled, and moves that could be played again."""

    request: PendingUndo | None = None
    ballots: dict[int, Ballot] = {}
    abandoning: list[int] = []
    replaced: list[int] = []  # absent owners whose seats a vote gave to bots, until they return
    redo: dict[int, list[str | list[str]]] = {}  # moves, or all moves of a click; the next last
    gone: dict[str, int] = {}  # users who gave their seats up, and which seats these were
    holidays: dict[int, list[tuple[int, int]]] = {}  # of seats whose game has not begun

    def apply(self, entry: Entry) -> None:
        """Follow an entry; most kinds settle nothing."""
        change = CHANGES.get(type(entry))
        if change is not None:
            change(self, entry)

    def note_move(self, seat: int) -> None:
        """Drop what a move, or the end of a turn, has overtaken."""
        self.request = None
        self.ballots.pop(seat, None)

    def forget_redo(self, entry: Moved, is_together: bool) -> None:
        """A move played again leaves the rest to be played again; any other ends that."""
        if entry.redo:
            if not entry.joined:  # a click is redone as a whole
                self.redo[entry.seat].pop()
        elif is_together:
            self.redo.pop(entry.seat, None)
        else:
            self.redo.clear()


def request_undo(pending: Pending, entry: UndoRequested) -> None:
    pending.request = PendingUndo(entry.seat, entry.upto, taking=entry.taking)


def answer_undo(pending: Pending, entry: UndoAnswered) -> None:
    request = pending.request
    if request is not None and entry.accept:
        request.accepted = sorted({*request.accepted, entry.seat})
    else:
        pending.request = None


def withdraw_undo(pending: Pending, entry: UndoWithdrawn) -> None:
    pending.request = None


def vote(pending: Pending, entry: Voted) -> None:
    ballot = pending.ballots.get(entry.target)
    if ballot is None or ballot.level != entry.level:
        pending.ballots[entry.target] = Ballot(entry.level, [entry.seat])
    else:
        ballot.by = sorted({*ballot.by, entry.seat})


def hand_over(pending: Pending, entry: HandedOver) -> None:
    """An owner lets a bot play; what they wish still counts."""
    pending.ballots.pop(entry.seat, None)


def replace_owner(pending: Pending, entry: Replaced) -> None:
    """A vote puts a bot in the place of an absent owner."""
    pending.ballots.pop(entry.seat, None)
    pending.abandoning = [seat for seat in pending.abandoning if seat != entry.seat]
    pending.replaced = sorted({*pending.replaced, entry.seat})


def take_back(pending: Pending, entry: TakenBack) -> None:
    pending.ballots.pop(entry.seat, None)
    pending.replaced = [seat for seat in pending.replaced if seat != entry.seat]


def wish_to_abandon(pending: Pending, entry: AbandonWished) -> None:
    others = [seat for seat in pending.abandoning if seat != entry.seat]
    pending.abandoning = sorted([*others, entry.seat]) if entry.accept else others


def give_up(pending: Pending, entry: GivenUp) -> None:
    pending.ballots.pop(entry.seat, None)
    pending.abandoning = [seat for seat in pending.abandoning if seat != entry.seat]
    pending.replaced = [seat for seat in pending.replaced if seat != entry.seat]
    if entry.user is not None:
        pending.gone[entry.user] = entry.seat


def note_holiday(pending: Pending, entry: HolidaySet) -> None:
    pending.holidays[entry.seat] = [(entry.since, entry.until)]


def forget_holiday(pending: Pending, entry: Left) -> None:
    pending.holidays.pop(entry.seat, None)


def grant_time(pending: Pending, entry: TimeGranted) -> None:
    """Whoever gets more time is not replaced meanwhile."""
    pending.ballots.pop(entry.target, None)


def end_turn(pending: Pending, entry: TurnEnded) -> None:
    pending.note_move(entry.seat)
    pending.redo.clear()


CHANGES: Final[dict[type[Any], Callable[[Pending, Any], None]]] = {
    TurnEnded: end_turn,
    UndoRequested: request_undo,
    UndoAnswered: answer_undo,
    UndoWithdrawn: withdraw_undo,
    Voted: vote,
    HandedOver: hand_over,
    Replaced: replace_owner,
    TakenBack: take_back,
    AbandonWished: wish_to_abandon,
    GivenUp: give_up,
    HolidaySet: note_holiday,
    Left: forget_holiday,
    TimeGranted: grant_time,
}
