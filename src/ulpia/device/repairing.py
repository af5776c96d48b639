"""What is left of a damaged journal: everything up to its last entry that can still be played."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ulpia.device.journal import JournalStore, Page
from ulpia.device.refusals import device_refusal
from ulpia.table.appending import row_update
from ulpia.table.entry_rows import read_entry
from ulpia.table.loading import table_at_snapshot
from ulpia.table.memory_store import row_after
from ulpia.table.refusals import NotAllowed
from ulpia.table.store import Append, EntryRow, Loaded, SeatRow, TableRow


async def repair(store: JournalStore, table: str) -> int:
    """Cut a damaged log behind its last good entry, and return how many entries are left."""
    text = await store.journal.read(table)
    if text is None:
        raise NotAllowed("no_table")
    page = sound_part(text)
    await store.replace_all(table, page)
    return len(page.entries)


def sound_part(text: str) -> Page:
    """Return what can be played of a damaged page, or refuse one of which nothing is left."""
    try:
        read: dict[str, Any] = msgspec.json.decode(text)
        row = msgspec.convert(read.get("row"), TableRow)
        seats = msgspec.convert(read.get("seats"), list[SeatRow])
        bodies = msgspec.convert(read.get("entries", []), list[Any])
    except msgspec.MsgspecError as error:
        raise device_refusal("journal_lost") from error
    return played_again(empty_row(row), seats, sound_entries(bodies))


def empty_row(row: TableRow) -> TableRow:
    """Return the row as it was before the first entry."""
    return replace(
        row,
        version=0,
        status="open",
        waiting="[]",
        waiting_since=0,
        bot_due=False,
        result=None,
        rematch=None,
        started_at=None,
        finished_at=None,
    )


def sound_entries(bodies: list[Any]) -> list[EntryRow]:
    """Return the entries up to the first that is missing or cannot be read."""
    entries: list[EntryRow] = []
    for body in bodies:
        try:
            entry = msgspec.convert(body, EntryRow)
            read_entry(entry)
        except (msgspec.MsgspecError, KeyError):
            break
        if entry.seq != len(entries) + 1:
            break
        entries.append(entry)
    return entries


def played_again(row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> Page:
    """Return a page with those of the entries that the game accepts, one after the other."""
    table = table_at_snapshot(Loaded(row, seats, 0, None, []))
    played: list[EntryRow] = []
    for entry in entries:
        try:
            table.apply_entry(read_entry(entry), entry.seq, entry.made_at, entry.move_key)
        except Exception:  # whatever a game makes of a damaged move, the log ends before it
            break
        played.append(entry)
    if not played or table.started_at is None:
        raise device_refusal("journal_lost")
    # An entry that failed half-way has changed the table: what counts is played once more.
    whole = table_at_snapshot(Loaded(row, seats, 0, None, []))
    for entry in played:
        whole.apply_entry(read_entry(entry), entry.seq, entry.made_at, entry.move_key)
    update = row_update(whole, was_started=False, was_over=False)
    change = Append(row.id, 0, played[-1].made_at, played, update)
    return Page(row_after(row, change), whole.seats, entries=played)
