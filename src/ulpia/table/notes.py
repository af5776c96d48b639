"""What a seat has noted for itself: a plan, a standing order, answers to routine questions.

Notes are no part of the log: all who sit there see its numbers, and a number without an entry would
tell that somebody has noted something. What an order plays is an entry like any other.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from ulpia.table import wire
from ulpia.table.entries import Entry, Moved, Undone
from ulpia.table.store import NotesRow, SeatRow

ENCODE: Final = Encoder()


class KeptPlan(Struct):
    """Turns in words, what each promised to score, and among what each move was chosen.

    `steps` are the entries that have played the first moves of the first turn.
    """

    turns: list[list[str]]
    points: list[int]
    choices: list[list[str]]  # a digest for each move of each turn
    steps: list[int] = []

    def without_first(self) -> KeptPlan | None:
        """Return the plan without its first turn, or None if nothing is left."""
        if len(self.turns) == 1:
            return None
        return KeptPlan(self.turns[1:], self.points[1:], self.choices[1:])

    def remaining_turns(self) -> list[list[str]]:
        """Return the turns without the moves that are played already."""
        return [self.turns[0][len(self.steps) :], *self.turns[1:]]


class StandingOrder(Struct):
    """Rules that stop it, each with its mark when it was given, and what else it looks at."""

    stops: list[str]
    marks: list[int]
    on_choices: bool
    on_points: bool


class SeatNotes(Struct):
    """All that a seat has noted."""

    plan: KeptPlan | None = None
    order: StandingOrder | None = None
    stopped: wire.StoppedOrder | None = None
    routine: dict[str, str] = {}

    def is_empty(self) -> bool:
        return self.plan is None and self.stopped is None and not self.routine


NOTES: Final = Decoder(SeatNotes)
NOTHING_NOTED: Final = SeatNotes()
"""Shared, and never changed: notes are replaced."""


class TableNotes:
    """The notes of one table: as they are stored, and those that have changed since."""

    def __init__(self, rows: list[NotesRow]) -> None:
        self._rows: Final[dict[int, NotesRow]] = {row.seat: row for row in rows}
        self._read: Final[dict[int, SeatNotes]] = {row.seat: NOTES.decode(row.body) for row in rows}
        self._changed: Final[set[int]] = set()

    def of(self, seat: SeatRow) -> SeatNotes:
        """Return what whoever sits there has noted; the notes of others before are not theirs."""
        row = self._rows.get(seat.seat)
        if row is None or row.user != seat.user:
            return NOTHING_NOTED
        return self._read[seat.seat]

    def put(self, seat: SeatRow, notes: SeatNotes) -> None:
        """Have other notes of a seat; they are to be written."""
        assert seat.user is not None, "only a person notes something"
        known = self._rows.get(seat.seat)
        revision = 0 if known is None else known.revision
        if seat.seat not in self._changed:
            revision += 1
        self._rows[seat.seat] = NotesRow(seat.seat, seat.user, revision, ENCODE.encode(notes))
        self._read[seat.seat] = notes
        self._changed.add(seat.seat)

    def take_changes(self) -> list[NotesRow]:
        """Return the rows that are to be written, each once."""
        changed = [self._rows[seat] for seat in sorted(self._changed)]
        self._changed.clear()
        return changed


def plan_after(plan: KeptPlan | None, entry: Entry) -> KeptPlan | None:
    """Return what is left of a seat's plan after an entry of its own or an undo."""
    if plan is None:
        return None
    if isinstance(entry, Undone):
        steps = [seq for seq in plan.steps if seq not in entry.undone]
        return KeptPlan(plan.turns, plan.points, plan.choices, steps)
    if not isinstance(entry, Moved):
        return plan
    turn, done = plan.turns[0], len(plan.steps)
    if done < len(turn) and entry.move == turn[done]:
        steps = [*plan.steps, entry.seq]
        if len(steps) == len(turn):
            return plan.without_first()
        return KeptPlan(plan.turns, plan.points, plan.choices, steps)
    return plan.without_first() if done else plan
