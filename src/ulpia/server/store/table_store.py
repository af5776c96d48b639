"""Tables in a database, as a registry needs them."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import IntegrityError

from ulpia.server.store import log, seat_notes
from ulpia.server.store.database import Database
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


class SqlStore:
    """Tables in SQLite or PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.is_shared: bool = database.is_postgres

    async def add_table(self, row: TableRow, seats: list[SeatRow]) -> None:
        await self.database.write(lambda c: log.add_table(c, row, seats))

    async def load_stretch(self, table: str, first: int, last: int) -> Loaded | None:
        return await self.database.read(lambda c: log.stretch(c, table, first, last))

    async def load(self, table: str, before: int | None = None) -> Loaded | None:
        return await self.database.read(lambda c: log.load(c, table, before))

    async def load_news(self, table: str, seq: int) -> Loaded | None:
        return await self.database.read(lambda c: log.news(c, table, seq))

    async def entries_after(self, table: str, seq: int, most: int | None = None) -> list[EntryRow]:
        return await self.database.read(lambda c: log.after(c, table, seq, most))

    async def append(self, change: Append) -> None:
        try:
            await self.database.append(change)
        except IntegrityError as error:
            raise DuplicateMove(type(error).__name__) from error

    async def save_notes(self, table: str, notes: NotesRow) -> None:
        try:
            await self.database.write(lambda c: seat_notes.write_notes(c, table, notes))
        except IntegrityError as error:  # two first revisions at once
            raise Conflict(table) from error

    async def seq_of_move(self, table: str, move_key: str) -> int | None:
        return await self.database.read(lambda c: log.seq_of_move(c, table, move_key))
