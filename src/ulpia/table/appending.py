"""What must be written to make new entries of a table true."""

from __future__ import annotations

from typing import Final

from ulpia.kernel.codec import encode_state
from ulpia.table.clock import deadlines
from ulpia.table.entries import ENCODE, Entry, Undone
from ulpia.table.entry_rows import write_entry
from ulpia.table.guards import Actor
from ulpia.table.orders import next_entries, note_entry
from ulpia.table.snapshots import StoredSnapshot
from ulpia.table.store import Append, EntryRow, RowUpdate, SeatRow
from ulpia.table.table import Table

MAX_ENTRIES_WITHOUT_SNAPSHOT: Final = 100
MAX_FOLLOWING: Final = 200
"""How many entries may follow by themselves: more than four seats can have planned."""


def plan_append(table: Table, entries: list[Entry], at: int, move_key: str | None = None) -> Append:
    """Apply new entries to a table and return what must be written; the first has the key.

    What standing orders and routine answers play then is written with them, all of it or nothing;
    `entries` gets it too.
    """
    expected, waited = table.version, table.waiting()
    was_started, was_over = table.started_at is not None, table.finished_at is not None
    rows: list[EntryRow] = []
    following = list(entries)
    while following and len(rows) < len(entries) + MAX_FOLLOWING:
        for entry in following:
            key = None if rows else move_key
            table.apply_entry(entry, table.version + 1, at, key)
            note_entry(table, entry)
            rows.append(write_entry(entry, key))
        following = next_entries(table, following[-1], Actor(None, None, at))
        entries.extend(following)
    update = row_update(table, was_started, was_over)
    change = Append(table.id, expected, at, rows, update, changed_seats(table))
    change.notes = table.notes.take_changes()
    table.stored_seats = table.seats
    plan_snapshot(table, change, entries, waited)
    return change


def row_update(table: Table, was_started: bool, was_over: bool) -> RowUpdate:
    """Return the columns of the row that follow from the game."""
    waiting = sorted(table.waiting_since.items())
    result = None
    if not was_over and table.result is not None:
        result = ENCODE.encode(table.result).decode()
    return RowUpdate(
        ENCODE.encode(waiting).decode(),
        min([since for _, since in waiting], default=0),
        bool(table.bots_waited_for()) or table.awaiting_confirmation() is not None,
        table.status,
        table.rematch,
        stored_deadlines(table),
        None if was_started else table.started_at,
        None if was_over else table.finished_at,
        result,
    )


def stored_deadlines(table: Table) -> str | None:
    """Return when the time of each seat that thinks runs out, for lists of tables."""
    if table.clock is None or table.pace is None:
        return None
    return ENCODE.encode(deadlines(table.clock, table.pace)).decode()


def changed_seats(table: Table) -> list[SeatRow]:
    if table.seats is table.stored_seats:
        return []
    pairs = zip(table.seats, table.stored_seats, strict=True)
    return [row for row, stored in pairs if not row.is_stored_as(stored)]


def plan_snapshot(table: Table, change: Append, entries: list[Entry], waited: list[int]) -> None:
    """Add a snapshot where the game waits for others than before, and now and then."""
    if table.match is None:
        return
    undone = [seq for entry in entries if isinstance(entry, Undone) for seq in entry.undone]
    if undone:
        change.forget_from = min(undone)
        table.snapshots = [seq for seq in table.snapshots if seq < min(undone)]
    since = table.version - (table.snapshots[-1] if table.snapshots else 0)
    is_due = since >= MAX_ENTRIES_WITHOUT_SNAPSHOT or not table.snapshots
    if is_due or table.waiting() != waited:
        change.snapshot = encode_snapshot(table)
        table.snapshots = [*table.snapshots[-1:], table.version]
        table.match.forget_before(table.snapshots[0])


def encode_snapshot(table: Table) -> bytes:
    match = table.running_match()
    kept = StoredSnapshot(
        encode_state(match.state),
        table.pending,
        table.asked_since,
        table.waiting_since,
        match.awaiting_confirmation,
        table.clock,
    )
    return ENCODE.encode(kept)
