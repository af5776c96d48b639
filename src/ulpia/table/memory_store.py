"""Tables in memory: for tests, and where there is no database."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ulpia.table.store import (
    Append,
    Conflict,
    DuplicateMove,
    EntryRow,
    Loaded,
    NotesRow,
    SeatRow,
    TableRow,
)


class StoredTable:
    """One table with its seats, its log and its snapshots by number."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.log: Final[list[EntryRow]] = []
        self.snapshots: dict[int, bytes] = {}
        self.move_keys: Final[dict[str, int]] = {}
        self.notes: Final[dict[int, NotesRow]] = {}

    def entries_after(self, seq: int, most: int | None = None) -> list[EntryRow]:
        return self.log[seq:] if most is None else self.log[seq : seq + most]

    def load_from(self, snapshot_seq: int, most: int | None = None) -> Loaded:
        body = self.snapshots.get(snapshot_seq)
        entries = self.entries_after(snapshot_seq, most)
        notes = list(self.notes.values())
        return Loaded(self.row, list(self.seats), snapshot_seq, body, entries, notes)

    def require_next_notes(self, notes: NotesRow) -> None:
        known = self.notes.get(notes.seat)
        if notes.revision != (0 if known is None else known.revision) + 1:
            raise Conflict(self.row.id)


class MemoryStore:
    """Keeps tables as long as the process lives. The log's numbers are 1, 2, 3, …"""

    def __init__(self) -> None:
        self.is_shared: bool = False
        self.tables: Final[dict[str, StoredTable]] = {}

    async def add_table(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.tables[row.id] = StoredTable(row, list(seats))

    async def load(self, table: str, before: int | None = None) -> Loaded | None:
        found = self.tables.get(table)
        if found is None:
            return None
        numbers = sorted(found.snapshots)
        if before is None:
            return found.load_from((numbers[-2:] or [0])[0])
        return found.load_from(max([seq for seq in numbers if seq < before], default=0))

    async def load_stretch(self, table: str, first: int, last: int) -> Loaded | None:
        found = self.tables.get(table)
        if found is None:
            return None
        seq = max([number for number in found.snapshots if number <= first], default=0)
        return found.load_from(seq, max(0, last - seq))

    async def load_news(self, table: str, seq: int) -> Loaded | None:
        found = self.tables.get(table)
        if found is None:
            return None
        notes = list(found.notes.values())
        return Loaded(found.row, list(found.seats), seq, None, found.entries_after(seq), notes)

    async def entries_after(self, table: str, seq: int, most: int | None = None) -> list[EntryRow]:
        found = self.tables.get(table)
        return [] if found is None else found.entries_after(seq, most)

    def require_next(self, change: Append) -> StoredTable:
        """Return the table that a change belongs to, or raise as `append` does."""
        found = self.tables.get(change.table)
        if found is None or found.row.version != change.expected:
            raise Conflict(change.table)
        if not found.move_keys.keys().isdisjoint(keys_of(change)):
            raise DuplicateMove(change.table)
        for notes in change.notes:
            found.require_next_notes(notes)
        return found

    async def append(self, change: Append) -> None:
        found = self.require_next(change)
        found.move_keys.update(keys_of(change))
        found.log.extend(change.entries)
        found.row = row_after(found.row, change)
        found.seats = merged_seats(found.seats, change)
        if change.forget_from is not None:
            kept = found.snapshots.items()
            found.snapshots = {seq: body for seq, body in kept if seq < change.forget_from}
        if change.snapshot is not None:
            found.snapshots[change.version()] = change.snapshot
        found.notes.update({notes.seat: notes for notes in change.notes})

    async def save_notes(self, table: str, notes: NotesRow) -> None:
        found = self.require_notes(table, notes)
        found.notes[notes.seat] = notes

    def require_notes(self, table: str, notes: NotesRow) -> StoredTable:
        """Return the table that notes belong to, or raise as `save_notes` does."""
        found = self.tables.get(table)
        if found is None:
            raise Conflict(table)
        found.require_next_notes(notes)
        return found

    async def seq_of_move(self, table: str, move_key: str) -> int | None:
        found = self.tables.get(table)
        return None if found is None else found.move_keys.get(move_key)


def keys_of(change: Append) -> dict[str, int]:
    """Return the clients' own keys of a change, each with the number of its entry."""
    return {entry.move_key: entry.seq for entry in change.entries if entry.move_key}


def merged_seats(seats: list[SeatRow], change: Append) -> list[SeatRow]:
    changed = {row.seat: row for row in change.seats}
    return [changed.get(row.seat, row) for row in seats]


def row_after(row: TableRow, change: Append) -> TableRow:
    """Return a table's row after a change."""
    update = change.update
    return replace(
        row,
        version=change.version(),
        changed_at=change.made_at,
        waiting=update.waiting,
        waiting_since=update.waiting_since,
        bot_due=update.bot_due,
        status=update.status,
        rematch=update.rematch,
        clock=update.clock,
        started_at=row.started_at if update.started_at is None else update.started_at,
        finished_at=row.finished_at if update.finished_at is None else update.finished_at,
        result=row.result if update.result is None else update.result,
    )
