"""What a table is stored as, and the few calls that a place to store tables must answer.

A store keeps for each table one row, one row for each seat, a log of entries that only grows, and
snapshots of the game. All of it can be made anew from the first row and the log.
"""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct, field

TableStatus = Literal["open", "running", "finished", "abandoned"]


STRICT_EVENTS = ("daily:", "tournament:")


class Conflict(Exception):
    """Somebody else has appended to the log first."""


class DuplicateMove(Exception):
    """The log already holds an entry with the same `move_key`."""


class TableRow(Struct, frozen=True):
    """A table as it is stored; times are milliseconds since 1970."""

    id: str
    game: str
    rules: int
    seats: int
    options: str  # JSON: names and values
    seed: str
    status: TableStatus  # the column is called `state`
    host_id: str
    listed: bool
    watching: Literal["public", "link"]
    undo: Literal["free", "ask", "never", "lesson"]
    away_after: int  # seconds until others may vote
    join_key: str
    watch_key: str
    version: int
    waiting: str  # JSON: seats that must choose, and since when
    waiting_since: int
    bot_due: bool
    result: str | None
    rematch: str | None
    created_at: int
    started_at: int | None
    changed_at: int
    finished_at: int | None
    clock: str | None = None  # JSON: seats that think, and when their time runs out
    pace: str | None = None  # JSON; null: everybody takes the time they need
    hints: bool = False  # also where other people play
    rated: bool = False  # its result changes ratings
    event: str | None = None  # what made it, if not a person's wish: branch, daily:…, …
    thinking: Literal["quick", "normal", "long"] | None = None  # of bots that look ahead

    def is_strict(self) -> bool:
        """Say whether what was shown stays shown, and nobody is told moves or hands a seat over."""
        return self.rated or (self.event or "").startswith(STRICT_EVENTS)


class SeatRow(Struct, frozen=True):
    """A seat. `place` says who may take it; `level` that a bot plays there now.

    `name`, `guest`, `former` and `program` belong to the account of `user`: stores read them with
    the seat and never write them.
    """

    seat: int
    place: str  # open, link, kept, bot
    user: str | None = None
    kept_for: str | None = None
    level: str | None = None
    seen_at: int | None = None
    name: str | None = None
    guest: bool = False
    former: bool = False
    program: bool = False

    def is_free(self) -> bool:
        return self.user is None and self.place != "bot"

    def is_given_up(self) -> bool:
        """Say whether a person sat here who has left a running game for good."""
        return self.former or (self.is_free() and self.level is not None)

    def is_owned(self) -> bool:
        """Say whether the seat is somebody's, even while a bot plays it for them."""
        return self.user is not None and not self.former

    def is_human(self) -> bool:
        """Say whether a person plays here now, not a bot."""
        return self.user is not None and self.level is None and not self.former

    def is_stored_as(self, other: SeatRow) -> bool:
        """Say whether the columns that stores write are the same."""
        return (
            self.place == other.place
            and self.user == other.user
            and self.kept_for == other.kept_for
            and self.level == other.level
            and self.seen_at == other.seen_at
        )


class EntryRow(Struct, frozen=True):
    """An entry of a log as it is stored: its kind says what the body, JSON, holds."""

    seq: int
    kind: str
    seat: int | None
    made_at: int
    body: bytes
    move_key: str | None = None


class NotesRow(Struct, frozen=True):
    """What a user has noted for a seat, as JSON. `revision` counts the versions of one seat."""

    seat: int
    user: str
    revision: int
    body: bytes


class RowUpdate(Struct, frozen=True):
    """The columns of a table's row that follow from its log; None leaves the last three alone."""

    waiting: str
    waiting_since: int
    bot_due: bool
    status: TableStatus
    rematch: str | None
    clock: str | None = None
    started_at: int | None = None
    finished_at: int | None = None
    result: str | None = None

    def is_milestone(self) -> bool:
        """Say whether the game begins or ends with it."""
        return not (self.started_at is None and self.finished_at is None and self.result is None)


class Append(Struct):
    """Everything that one change of a table writes, all of it or nothing."""

    table: str
    expected: int  # the number of the log's last entry before
    made_at: int
    entries: list[EntryRow]
    update: RowUpdate
    seats: list[SeatRow] = field(default_factory=list)  # those that have changed
    snapshot: bytes | None = None  # of the game after the last entry
    forget_from: int | None = None  # snapshots from here on were made untrue by an undo
    notes: list[NotesRow] = field(default_factory=list)  # each of the revision after the stored one

    def version(self) -> int:
        return self.expected + len(self.entries)

    def is_rare(self) -> bool:
        """Say whether it touches more than most moves do."""
        is_rare = self.forget_from is not None or self.update.is_milestone()
        return is_rare or bool(self.seats) or bool(self.notes)


class Loaded(Struct, frozen=True):
    """A table read from a store: row and seats as they are now, a snapshot, entries after it."""

    row: TableRow
    seats: list[SeatRow]
    snapshot_seq: int
    snapshot: bytes | None
    entries: list[EntryRow]
    notes: list[NotesRow] = []


class Store(Protocol):
    """Where tables are kept. What is read is one moment of the store; None: no such table."""

    is_shared: bool  # other processes write too, so a table in memory may be behind

    async def add_table(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Keep a new table, whose log is still empty."""

    async def load(self, table: str, before: int | None = None) -> Loaded | None:
        """Read the last snapshot but one, so that a turn just ended can still be undone.

        With `before` it is the last snapshot older than that entry. All entries after it follow.
        """

    async def load_stretch(self, table: str, first: int, last: int) -> Loaded | None:
        """Read the last snapshot up to entry `first`, and the entries from there to `last`."""

    async def load_news(self, table: str, seq: int) -> Loaded | None:
        """Read the entries after number `seq`, without any snapshot."""

    async def entries_after(self, table: str, seq: int, most: int | None = None) -> list[EntryRow]:
        """Return the entries after number `seq`, at most so many."""

    async def append(self, change: Append) -> None:
        """Write a change; raise Conflict or DuplicateMove, and then nothing is written."""

    async def save_notes(self, table: str, notes: NotesRow) -> None:
        """Keep the notes of a seat; raise Conflict if another revision is stored than the last."""

    async def seq_of_move(self, table: str, move_key: str) -> int | None:
        """Return the number of the entry that a client's own key already has."""
