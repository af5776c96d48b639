"""A table in memory: made from its rows, changed only by entries of its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.structs import replace

from ulpia.kernel.chance import commitment
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Seat
from ulpia.kernel.played_moves import PlayedMove, is_together
from ulpia.kernel.record_writer import points_by_source
from ulpia.table import wire
from ulpia.table.clock import Clock, count_time, follow, start_clock
from ulpia.table.entries import (
    Closed,
    Entry,
    HintGiven,
    Moved,
    RematchMade,
    Started,
    TurnEnded,
    Undone,
)
from ulpia.table.notes import TableNotes
from ulpia.table.pending import Pending
from ulpia.table.seats import seats_after
from ulpia.table.store import SeatRow, TableRow, TableStatus
from ulpia.table.words import stored_event

OVER: Final = ("finished", "abandoned")


@dataclass
class Table:
    """Everything about one table; one task at a time holds it.

    `seats` are as after entry `seats_version`: rows of seats are read as they are now, while the
    entries that led to them may still have to be applied to the game.
    """

    row: TableRow
    seats: list[SeatRow]
    seats_version: int
    version: int
    options: dict[str, str]
    game: Game[Any] | None
    frozen: str | None
    status: TableStatus
    match: Match[Any] | None = None
    pending: Pending = field(default_factory=Pending)
    asked_since: list[int] = field(default_factory=list)
    waiting_since: dict[int, int] = field(default_factory=dict)
    move_keys: dict[str, int] = field(default_factory=dict)
    snapshots: list[int] = field(default_factory=list)  # the numbers of the last two
    stored_seats: list[SeatRow] = field(default_factory=list)  # as the store has them
    pace: wire.Pace | None = None
    clock: Clock | None = None  # of a table with a pace whose game has begun
    result: wire.Result | None = None
    rematch: str | None = None
    started_at: int | None = None
    finished_at: int | None = None
    changed_at: int = 0
    hints: dict[int, HintGiven] = field(default_factory=dict)  # the last one of each seat
    notes: TableNotes = field(default_factory=lambda: TableNotes([]))  # no part of the log
    entries_since_move: int = 0  # as far as they are in memory

    @property
    def id(self) -> str:
        return self.row.id

    def seed(self) -> int:
        return int(self.row.seed)

    def commitment(self) -> str:
        return commitment(self.seed())

    def seat_of(self, user: str | None) -> int | None:
        """Return where a user sits."""
        if user is not None:
            for row in self.seats:
                if row.user == user:
                    return row.seat
        return None

    def names(self) -> list[str]:
        return [row.name or row.level or "?" for row in self.seats]

    def waiting(self) -> list[int]:
        """Return the seats that the game waits for."""
        return self.match.waiting_seats() if self.match and self.status == "running" else []

    def bots_waited_for(self) -> list[int]:
        if self.awaiting_confirmation() is not None:
            return []
        return [seat for seat in self.waiting() if self.seats[seat].level is not None]

    def awaiting_confirmation(self) -> int | None:
        """Return the seat that must confirm the end of its turn."""
        if self.match is None or self.status != "running":
            return None
        return self.match.awaiting_confirmation

    def is_over(self) -> bool:
        """Say whether a game was played here and is over, finished or abandoned."""
        return self.started_at is not None and self.status in OVER

    # what is no part of the log

    def rename_person(self, user: str, name: str | None, guest: bool, former: bool) -> None:
        """Show a player as their account is called now."""
        self.seats = [
            replace(row, name=name, guest=guest, former=former) if row.user == user else row
            for row in self.seats
        ]

    def note_presence(self, seat: int, at: int) -> None:
        """Note when a seat was last seen here."""
        self.seats = [replace(row, seen_at=at) if row.seat == seat else row for row in self.seats]

    # applying entries

    def apply_entry(self, entry: Entry, seq: int, at: int, move_key: str | None = None) -> None:
        """Carry out one entry, whether it is new, read from the log, or of another process."""
        entry.seq, entry.at = seq, at
        before = self._decisions()
        if self.clock is not None and self.pace is not None:
            count_time(self.clock, self.pace, entry)
        if seq > self.seats_version:
            self.seats = seats_after(self.seats, entry)
            self.seats_version = seq
        self._change_game(entry)
        self.pending.apply(entry)
        self.version = seq
        self.changed_at = at
        is_move = isinstance(entry, Moved | TurnEnded)
        self.entries_since_move = 0 if is_move else self.entries_since_move + 1
        if is_move and self.match is not None and self.match.is_over():
            self._close("finished", at)
        if move_key is not None:
            self.move_keys[move_key] = seq
        self._note_decisions(before, seq, at)
        if self.clock is not None and self.pace is not None:
            follow(self.clock, self.pace, entry, self.waiting())

    def _change_game(self, entry: Entry) -> None:
        if isinstance(entry, Moved):
            self._move(entry)
        elif isinstance(entry, TurnEnded):
            self._end_turn(entry)
        elif isinstance(entry, Undone):
            self._undo(entry)
        elif isinstance(entry, Started):
            self._start(entry)
        elif isinstance(entry, Closed):
            self._close("abandoned", entry.at)
        elif isinstance(entry, HintGiven):
            self.hints[entry.seat] = entry
        elif isinstance(entry, RematchMade):
            self.rematch = entry.table

    def _decisions(self) -> list[Decision | None]:
        if self.match is None:
            return [None] * len(self.seats)
        return [self.match.decision(seat) for seat in range(len(self.seats))]

    def _note_decisions(self, before: list[Decision | None], seq: int, at: int) -> None:
        """Remember since when every seat has been asked what it is asked now."""
        for seat, decision in enumerate(self._decisions()):
            if decision is not before[seat] and decision != before[seat]:
                self.asked_since[seat] = seq
        waiting = self.waiting()
        kept = {seat: since for seat, since in self.waiting_since.items() if seat in waiting}
        self.waiting_since = {seat: kept.get(seat, at) for seat in waiting}

    def _start(self, entry: Started) -> None:
        assert self.game is not None, "no game starts whose rules are gone"
        match = Match(self.game, len(self.seats), self.options, self.seed(), base=entry.seq)
        entry.events = [stored_event(self.game, event) for event in match.opening]
        self.match = match
        self.status = "running"
        self.started_at = entry.at
        if self.pace is not None:
            self.clock = start_clock(self.pace, self.seats, entry.at, self.pending.holidays)

    def running_match(self) -> Match[Any]:
        """Return the match of a game that was started."""
        assert self.match is not None, "entries of a game follow its start"
        return self.match

    def _move(self, entry: Moved) -> None:
        match = self.running_match()
        together = is_together(match.state)
        move = match.game.vocabulary.read(entry.move)
        events = match.play(Seat(entry.seat), move, entry.seq, entry.hold, entry.joined)
        entry.events = [stored_event(match.game, event) for event in events]
        self.asked_since[entry.seat] = entry.seq
        self.pending.note_move(entry.seat)
        self.pending.forget_redo(entry, together)

    def _end_turn(self, entry: TurnEnded) -> None:
        match = self.running_match()
        events = match.end_turn(entry.seq)
        entry.events = [stored_event(match.game, event) for event in events]
        self.asked_since[entry.seat] = entry.seq

    def _undo(self, entry: Undone) -> None:
        match = self.running_match()
        undone = set(entry.undone)
        taken = [played for played in match.log if played.number in undone]
        match.remove(undone)
        self.pending.request = None
        for played in taken:
            self.asked_since[played.seat] = entry.seq
        self.asked_since[entry.seat] = entry.seq
        if entry.note is None and all(played.seat == entry.seat for played in taken):
            stack = self.pending.redo.setdefault(entry.seat, [])
            stack.extend(reversed(clicks_in_words(match.game, taken)))
        else:
            self.pending.redo.clear()

    def _close(self, status: TableStatus, at: int) -> None:
        """Note the end of the game and its points; a game that is over stays as it ended."""
        if self.status in OVER:
            return
        self.status = status
        self.finished_at = at
        if self.match is not None:
            is_finished = status == "finished"
            winners = self.match.game.winners(self.match.state) if is_finished else []
            self.result = self.points_so_far([int(seat) for seat in winners])

    def points_so_far(self, winners: list[int]) -> wire.Result:
        match = self.running_match()
        points = points_by_source(match.game, match.state)
        return wire.Result(match.game.totals(match.state), points, winners)


def clicks_in_words(game: Game[Any], moves: list[PlayedMove]) -> list[str | list[str]]:
    """Return moves in words, those of one click together."""
    clicks: list[list[str]] = []
    for played in moves:
        text = game.vocabulary.write(played.move)
        if played.joined and clicks:
            clicks[-1].append(text)
        else:
            clicks.append([text])
    return [click[0] if len(click) == 1 else click for click in clicks]
