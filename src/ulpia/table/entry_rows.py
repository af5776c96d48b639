"""Entries as rows of the store, and back.

A row has columns for number, time, kind and seat; its body is the JSON of whatever is left.
"""

from __future__ import annotations

from typing import Final

from msgspec.json import Decoder
from msgspec.structs import replace

from ulpia.table.entries import ENCODE, ENTRY_TYPES, NO_SEAT, Entry, Joined, TableEntry
from ulpia.table.store import EntryRow

DECODERS: Final[dict[str, Decoder[Entry]]] = {cls.kind: Decoder(cls) for cls in ENTRY_TYPES}


def read_entry(row: EntryRow) -> Entry:
    """Return an entry from its stored row."""
    entry = DECODERS[row.kind].decode(row.body)
    entry.seq, entry.at = row.seq, row.made_at
    if row.seat is not None:
        entry.seat = row.seat
    return entry


def write_entry(entry: Entry, move_key: str | None = None) -> EntryRow:
    """Return the row of an entry that was applied."""
    seat = None if entry.seat == NO_SEAT else entry.seat
    body = ENCODE.encode(body_of(entry))
    return EntryRow(entry.seq, entry.kind, seat, entry.at, body, move_key)


def body_of(entry: Entry) -> Entry:
    """Return an entry without what stands in other columns or is not stored."""
    if isinstance(entry, Joined):
        return Joined(user=entry.user)
    if isinstance(entry, TableEntry):
        return replace(entry, seq=0, at=0, seat=None)
    return replace(entry, seq=0, at=0, seat=NO_SEAT)
