"""Tables kept in a journal: a small place of the device that writes whole pages or nothing.

In a browser the journal is IndexedDB, and each call is one transaction of it. Several tabs may have
the same table open: a page is only written after the one that its writer has seen, so that a log
never forks; whoever was too late reads on and is judged again, as at a server with several
processes.
"""

from __future__ import annotations

from typing import Final, Literal, Protocol

import msgspec
from msgspec import Struct, field

from ulpia.device.people import ME, is_here
from ulpia.device.refusals import device_refusal
from ulpia.table import wire
from ulpia.table.entry_rows import read_entry
from ulpia.table.memory_store import MemoryStore, StoredTable, merged_seats, row_after
from ulpia.table.store import Append, Conflict, EntryRow, Loaded, NotesRow, SeatRow, TableRow
from ulpia.table.summaries import table_summary

NO_TABLE_YET: Final = -1
ANY_VERSION: Final = -2

Outcome = Literal["written", "late", "full", "failed"]


class Journal(Protocol):
    """Where a device keeps its tables; pages are JSON."""

    async def version(self, table: str) -> int | None:
        """Return the number of a table's last entry, or nothing if there is no such table."""

    async def read(self, table: str) -> str | None:
        """Return everything of a table as one page."""

    async def write(self, table: str, expected: int, page: str) -> Outcome:
        """Write a page after entry `expected`, or write nothing.

        NO_TABLE_YET is expected of a new table; ANY_VERSION replaces everything of a table.
        """


class StoredState(Struct, frozen=True):
    """A snapshot of a game after an entry."""

    seq: int
    body: bytes


class Page(Struct):
    """What one change writes; a page that is read holds all entries of a table."""

    row: TableRow
    seats: list[SeatRow]
    info: wire.TableInfo | None = None  # what lists show, so that they need not start anything
    entries: list[EntryRow] = field(default_factory=list)
    snapshots: list[StoredState] = field(default_factory=list)
    forget_from: int | None = None
    notes: list[NotesRow] = field(default_factory=list)  # of all seats, after the change


PAGES: Final = msgspec.json.Decoder(Page)
ENCODER: Final = msgspec.json.Encoder()


class JournalStore:
    """A store of tables over a journal; what was read stays in memory as long as it is the last."""

    def __init__(self, journal: Journal) -> None:
        self.is_shared: bool = True  # other tabs write too
        self.journal: Final = journal
        self.memory: Final = MemoryStore()

    async def add_table(self, row: TableRow, seats: list[SeatRow]) -> None:
        page = Page(row, seats, list_info(row, seats))
        await self._write(row.id, NO_TABLE_YET, page)
        await self.memory.add_table(row, seats)

    async def load(self, table: str, before: int | None = None) -> Loaded | None:
        await self._refresh(table)
        return await self.memory.load(table, before)

    async def load_stretch(self, table: str, first: int, last: int) -> Loaded | None:
        await self._refresh(table)
        return await self.memory.load_stretch(table, first, last)

    async def load_news(self, table: str, seq: int) -> Loaded | None:
        await self._refresh(table)
        return await self.memory.load_news(table, seq)

    async def entries_after(self, table: str, seq: int, most: int | None = None) -> list[EntryRow]:
        await self._refresh(table)
        return await self.memory.entries_after(table, seq, most)

    async def append(self, change: Append) -> None:
        await self._refresh(change.table)
        found = self.memory.require_next(change)
        page = Page(row_after(found.row, change), merged_seats(found.seats, change))
        page.info = list_info(page.row, page.seats)
        page.entries = change.entries
        page.forget_from = change.forget_from
        if change.snapshot is not None:
            page.snapshots = [StoredState(change.version(), change.snapshot)]
        page.notes = merged_notes(found, change.notes)
        await self._write(change.table, change.expected, page)
        await self.memory.append(change)

    async def save_notes(self, table: str, notes: NotesRow) -> None:
        await self._refresh(table)
        found = self.memory.require_notes(table, notes)
        page = Page(found.row, found.seats, table_summary(found.row, found.seats, ME))
        page.notes = merged_notes(found, [notes])
        await self._write(table, found.row.version, page)
        await self.memory.save_notes(table, notes)

    async def seq_of_move(self, table: str, move_key: str) -> int | None:
        await self._refresh(table)
        return await self.memory.seq_of_move(table, move_key)

    async def replace_all(self, table: str, page: Page) -> None:
        """Write a table anew, whatever was there."""
        page.info = list_info(page.row, page.seats)
        await self._write(table, ANY_VERSION, page)
        self.memory.tables.pop(table, None)

    async def _write(self, table: str, expected: int, page: Page) -> None:
        outcome = await self.journal.write(table, expected, ENCODER.encode(page).decode())
        if outcome == "written":
            return
        self.memory.tables.pop(table, None)
        if outcome == "late":
            raise Conflict(table)
        raise device_refusal("storage_full" if outcome == "full" else "storage_failed")

    async def _refresh(self, table: str) -> None:
        """Have in memory what the journal holds now."""
        version = await self.journal.version(table)
        known = self.memory.tables.get(table)
        if version is None:
            self.memory.tables.pop(table, None)
        elif known is None or known.row.version != version:
            text = await self.journal.read(table)
            if text is not None:
                self.memory.tables[table] = stored_table(require_sound(text))


def list_info(row: TableRow, seats: list[SeatRow]) -> wire.TableInfo:
    """Return what lists show of a table; it is my turn if anybody here is waited for."""
    told = table_summary(row, seats, ME)
    waited = [seats[seat] for seat in told.waiting]
    told.my_turn = any(is_here(seat.user) and seat.level is None for seat in waited)
    return told


def require_sound(text: str) -> Page:
    """Return a page that was read, or refuse one that is damaged."""
    try:
        page = PAGES.decode(text)
        if [entry.seq for entry in page.entries] != list(range(1, page.row.version + 1)):
            raise device_refusal("journal_damaged")
        for entry in page.entries:
            read_entry(entry)
    except (msgspec.MsgspecError, KeyError) as error:
        raise device_refusal("journal_damaged") from error
    return page


def merged_notes(table: StoredTable, changed: list[NotesRow]) -> list[NotesRow]:
    """Return the notes of all seats of a table after some have changed."""
    return list({**table.notes, **{each.seat: each for each in changed}}.values())


def stored_table(page: Page) -> StoredTable:
    table = StoredTable(page.row, page.seats)
    table.log.extend(page.entries)
    table.snapshots = {each.seq: each.body for each in page.snapshots}
    table.notes.update({each.seat: each for each in page.notes})
    table.move_keys.update({each.move_key: each.seq for each in page.entries if each.move_key})
    return table
