"""What each viewer gets to see of the entries of a table's log."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Raw

from ulpia.table import wire
from ulpia.table.entries import (
    ENCODE,
    AbandonWished,
    ClocksStopped,
    Entry,
    GivenUp,
    HandedOver,
    HolidaySet,
    Moved,
    RematchMade,
    Replaced,
    Started,
    StoredEvent,
    TimeGranted,
    TurnEnded,
    UndoAnswered,
    Undone,
    Voted,
)
from ulpia.table.entry_rows import read_entry
from ulpia.table.store import EntryRow
from ulpia.table.words import fact_message


def entries_for(entries: Iterable[Entry], viewer: int | None) -> list[Raw]:
    """Return entries as `viewer` may see them."""
    return [entry_for(entry, viewer) for entry in entries]


def stored_entries_for(rows: Iterable[EntryRow], viewer: int | None) -> list[Raw]:
    return [entry_for(read_entry(row), viewer) for row in rows]


def entry_for(entry: Entry, viewer: int | None) -> Raw:
    """Return an entry as `viewer` may see it: the move itself only if it is its own."""
    told = wire.Entry(entry.seq, entry.kind, entry.at, entry.seat)
    if isinstance(entry, Started | Moved | TurnEnded):
        told.events = events_for(entry.events, viewer)
    if isinstance(entry, Moved):
        told.move = entry.move if viewer is not None and entry.seat == viewer else None
        told.redo = entry.redo
        told.ordered = entry.ordered
    elif isinstance(entry, Undone):
        told.undone = entry.undone
        told.note = entry.note
    else:
        add_other_details(told, entry)
    return Raw(ENCODE.encode(told))


def add_other_details(told: wire.Entry, entry: Entry) -> None:
    """Add what an entry tells that is no move: all of it is for everybody."""
    if isinstance(entry, Voted | HandedOver | Replaced | GivenUp):
        told.level = entry.level
        told.target = entry.target if isinstance(entry, Voted) else None
    elif isinstance(entry, TimeGranted):
        told.target = entry.target
    elif isinstance(entry, HolidaySet | ClocksStopped):
        told.since = entry.since
        told.until = entry.until if isinstance(entry, HolidaySet) else entry.at
    elif isinstance(entry, UndoAnswered | AbandonWished):
        told.accept = entry.accept
    elif isinstance(entry, RematchMade):
        told.table = entry.table


def events_for(events: Iterable[StoredEvent], viewer: int | None) -> list[wire.Fact]:
    return [fact_message(event) for event in events if event.is_for(viewer)]
