"""A table in memory: made from its rows, changed only by entries of its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Row

from ulpia.kernel.chance import commitment
from ulpia.kernel.codec import encode_state
from ulpia.kernel.game import Game
from ulpia.server import wire
from ulpia.server.store.log import Append, NewEntry
from ulpia.server.tables.affairs import SETTLE
from ulpia.server.tables.bodies import ENCODE, Affairs, Body, Snapshot
from ulpia.server.tables.course import Chosen, Course, is_together
from ulpia.server.tables.lines import Line, Told
from ulpia.server.tables.seating import Seating
from ulpia.server.tables.words import stored_fact

MOST_WITHOUT_SNAPSHOT: Final = 100


@dataclass
class Table:
    """Everything about one table; one task at a time holds it."""

    row: Row[Any]
    seats: list[Seating]
    version: int
    options: dict[str, str]
    game: Game[Any] | None
    frozen: str | None
    state: str
    course: Course | None = None
    affairs: Affairs = field(default_factory=Affairs)
    asked_since: list[int] = field(default_factory=list)
    waiting_since: dict[int, int] = field(default_factory=dict)
    move_keys: dict[str, int] = field(default_factory=dict)
    snapshots: list[int] = field(default_factory=list)  # the numbers of the last two
    written: list[dict[str, Any]] = field(default_factory=list)  # seats as the database has them
    result: wire.Result | None = None
    rematch: str | None = None
    started_at: int | None = None
    finished_at: int | None = None
    changed_at: int = 0
    since_move: int = 0  # entries since the game last went on, as far as they are in memory

    @property
    def id(self) -> str:
        return str(self.row.id)

    def seed(self) -> int:
        return int(self.row.seed)

    def commitment(self) -> str:
        return commitment(self.seed())

    def seat_of(self, user: str | None) -> int | None:
        """Return where a user sits."""
        if user is not None:
            for seating in self.seats:
                if seating.user == user:
                    return seating.seat
        return None

    def names(self) -> list[str]:
        return [seating.name or seating.level or "?" for seating in self.seats]

    def waiting(self) -> list[int]:
        return self.course.waiting() if self.course and self.state == "running" else []

    def bots_waited_for(self) -> list[int]:
        if self.held() is not None:
            return []
        return [seat for seat in self.waiting() if self.seats[seat].level is not None]

    def held(self) -> int | None:
        """Return the seat whose turn waits for its word to end."""
        return self.course.held if self.course and self.state == "running" else None

    def is_over(self) -> bool:
        """Say whether a game was played here and is over, finished or given up."""
        return self.started_at is not None and self.state in ("finished", "abandoned")

    # applying entries

    def apply(self, line: Line, seq: int, at: int) -> Told:
        """Carry out one entry, whether it is new, read from the log, or of another process."""
        before = self._decisions()
        if line.kind == "start":
            self._start(line.body, seq)
        elif line.kind == "move":
            self._move(line, seq)
        elif line.kind == "end_turn":
            self._end_turn(line, seq)
        elif line.kind == "undo":
            self._undo(line, seq)
        else:
            self._settle(line)
        self.version = seq
        self.changed_at = at
        self.since_move = 0 if line.kind in ("move", "end_turn") else self.since_move + 1
        if line.move_key is not None:
            self.move_keys[line.move_key] = seq
        self._note_decisions(before, seq, at)
        return Told(seq, line.kind, line.seat, at, line.body)

    def _decisions(self) -> list[Any]:
        if self.course is None:
            return [None] * len(self.seats)
        return [self.course.decision(seat) for seat in range(len(self.seats))]

    def _note_decisions(self, before: list[Any], seq: int, at: int) -> None:
        """Remember since when every seat has been asked what it is asked now."""
        after = self._decisions()
        for seat, decision in enumerate(after):
            if decision is not before[seat] and decision != before[seat]:
                self.asked_since[seat] = seq
        waiting = self.waiting()
        kept = {seat: since for seat, since in self.waiting_since.items() if seat in waiting}
        self.waiting_since = {seat: kept.get(seat, at) for seat in waiting}

    def _start(self, body: Body, seq: int) -> None:
        assert self.game is not None
        state = self.game.start(len(self.seats), self.options, self.seed())
        state.events = []
        self.course = Course(self.game, len(self.seats), state, seq)
        body.facts = [stored_fact(self.game, event) for event in state.events]
        state.events = None
        self.state = "running"

    def _move(self, line: Line, seq: int) -> None:
        assert self.course is not None and line.seat is not None and line.body.move is not None
        game = self.course.game
        played_together = is_together(self.course.state)
        move = game.vocabulary.read(line.body.move)
        self.course.check(line.seat, move)
        events = self.course.play(seq, line.seat, move, line.body.hold, line.body.joined)
        line.body.facts = [stored_fact(game, event) for event in events]
        self.asked_since[line.seat] = seq
        self.affairs.request = None
        self.affairs.ballots.pop(line.seat, None)
        self._forget_redo(line, played_together)

    def _end_turn(self, line: Line, seq: int) -> None:
        assert self.course is not None and line.seat is not None
        events = self.course.end_turn(seq)
        line.body.facts = [stored_fact(self.course.game, event) for event in events]
        self.asked_since[line.seat] = seq
        self.affairs.request = None
        self.affairs.ballots.pop(line.seat, None)
        self.affairs.redo.clear()

    def _forget_redo(self, line: Line, played_together: bool) -> None:
        """A move played again leaves the rest to be played again; any other ends that."""
        assert line.seat is not None
        if line.body.redo:
            if not line.body.joined:  # a click is redone as a whole
                self.affairs.redo[line.seat].pop()
        elif played_together:
            self.affairs.redo.pop(line.seat, None)
        else:
            self.affairs.redo.clear()

    def _undo(self, line: Line, seq: int) -> None:
        assert self.course is not None and line.seat is not None
        undone = set(line.body.undone)
        taken = [chosen for chosen in self.course.chosen if chosen.seq in undone]
        self.course.remove(undone)
        self.affairs.request = None
        for chosen in taken:
            self.asked_since[chosen.seat] = seq
        self.asked_since[line.seat] = seq
        if all(chosen.seat == line.seat for chosen in taken):
            stack = self.affairs.redo.setdefault(line.seat, [])
            stack.extend(reversed(self._clicks(taken)))
        else:
            self.affairs.redo.clear()

    def _clicks(self, moves: list[Chosen]) -> list[str | list[str]]:
        """Return moves in words, those of one click together."""
        assert self.course is not None
        clicks: list[list[str]] = []
        for chosen in moves:
            text = self.course.game.vocabulary.write(chosen.move)
            if chosen.joined and clicks:
                clicks[-1].append(text)
            else:
                clicks.append([text])
        return [click[0] if len(click) == 1 else click for click in clicks]

    def _settle(self, line: Line) -> None:
        """Keep the affairs between people; what concerns seats stands in their rows."""
        if line.kind in SETTLE:
            SETTLE[line.kind](self.affairs, line)

    # writing

    def plan(self, lines: list[Line], at: int) -> tuple[Append, list[Told]]:
        """Apply new entries and return what must be written to make them true."""
        expected = self.version
        waited = self.waiting()
        told = [self.apply(line, self.version + 1, at) for line in lines]
        entries = [
            NewEntry(line.kind, line.seat, ENCODE.encode(line.body), line.move_key)
            for line in lines
        ]
        change = Append(self.id, expected, at, entries, self._fields(at))
        rows = [seating.row() for seating in self.seats]
        change.seats = [row for row, old in zip(rows, self.written, strict=True) if row != old]
        self.written = rows
        self._plan_snapshot(change, lines, waited)
        return change, told

    def _fields(self, at: int) -> dict[str, Any]:
        """Return the row's columns that follow from the game."""
        if self.course is not None and self.state in ("running", "abandoned"):
            self._settle_result()
        waiting = sorted(self.waiting_since.items()) if self.state == "running" else []
        fields: dict[str, Any] = {
            "waiting": ENCODE.encode(waiting).decode(),
            "waiting_since": min([since for _, since in waiting], default=0),
            "bot_due": bool(self.bots_waited_for()) or self.held() is not None,
            "state": self.state,
            "rematch": self.rematch,
        }
        if self.started_at is None and self.state == "running":
            self.started_at = fields["started_at"] = at
        if self.finished_at is None and self.state in ("finished", "abandoned"):
            self.finished_at = fields["finished_at"] = at
            if self.result is not None:
                fields["result"] = ENCODE.encode(self.result).decode()
        return fields

    def _settle_result(self) -> None:
        """Note the result if the game has come to its end, or was given up before."""
        assert self.course is not None
        if self.course.is_over():
            winners = self.course.game.winners(self.course.state)
            self.result = self.points_so_far([int(seat) for seat in winners])
            self.state = "finished"
        elif self.state == "abandoned" and self.result is None:
            self.result = self.points_so_far([])
        if self.state != "running":
            self.waiting_since = {}

    def points_so_far(self, winners: list[int]) -> wire.Result:
        assert self.course is not None
        game, state = self.course.game, self.course.state
        points = [
            {name: value for name, value in zip(game.sources, by_source, strict=True) if value}
            for by_source in game.points(state)
        ]
        return wire.Result(game.totals(state), points, winners)

    def _plan_snapshot(self, change: Append, lines: list[Line], waited: list[int]) -> None:
        if self.course is None:
            return
        undone = [seq for line in lines if line.kind == "undo" for seq in line.body.undone]
        if undone:
            change.forget_from = min(undone)
            self.snapshots = [seq for seq in self.snapshots if seq < min(undone)]
        since = self.version - (self.snapshots[-1] if self.snapshots else 0)
        if self.waiting() != waited or since >= MOST_WITHOUT_SNAPSHOT or not self.snapshots:
            change.snapshot = self.snapshot()
            self.snapshots = [*self.snapshots[-1:], self.version]
            self.course.forget_before(self.snapshots[0])

    def snapshot(self) -> bytes:
        assert self.course is not None
        state = encode_state(self.course.state)
        kept = Snapshot(state, self.affairs, self.asked_since, self.waiting_since, self.course.held)
        return ENCODE.encode(kept)
