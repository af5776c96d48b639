"""Everything about finished games as Parquet files, for DuckDB and pandas; memory stays bounded.

`games` has a row for each game, `seats` for each of its seats, `points` for each source of a seat,
`decisions` for each move that was made, taken back or not, and `records` the record of each game as
text. Rows are read and written in batches, so that the number of games does not matter. People are
told by numbers that mean nothing outside these files: no names, no ids, no addresses.
"""

from __future__ import annotations

import gc
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace
from sqlalchemy import Connection, Row, Select, select

from ulpia.server.store import log, seat_rows
from ulpia.server.store.club_schema import result_points, result_seats, results
from ulpia.server.store.database import Database
from ulpia.server.store.retention import ARCHIVED
from ulpia.server.store.schema import entries, seats, tables
from ulpia.table.entries import Entry, Moved, Undone
from ulpia.table.records import read_for_record, record_of_log
from ulpia.table.store import EntryRow, Loaded

if TYPE_CHECKING:
    import pyarrow

BATCH_GAMES: Final = 100
COLUMNS: Final = {
    "games": {
        "game_id": "string",
        "number": "int64",
        "title": "string",
        "rules": "int32",
        "seats": "int8",
        "ending": "string",
        "rated": "bool",
        "moves": "int32",
        "started_at": "int64",
        "ended_at": "int64",
    },
    "seats": {
        "game_id": "string",
        "seat": "int8",
        "person": "int32",
        "level": "string",
        "rank": "int8",
        "points": "int32",
        "won": "bool",
        "opening": "string",
        "mu": "float64",
        "sigma": "float64",
    },
    "points": {"game_id": "string", "seat": "int8", "source": "string", "points": "int32"},
    "decisions": {
        "game_id": "string",
        "number": "int32",
        "seat": "int8",
        "at": "int64",
        "move": "string",
        "taken_back": "bool",
    },
    "records": {"game_id": "string", "record": "string"},
}


Columns = dict[str, list[Any]]


class PersonNumbers:
    """People as numbers, in the order in which they come up."""

    def __init__(self) -> None:
        self._numbers: Final[dict[str, int]] = {}

    def number(self, user: str | None) -> int | None:
        return None if user is None else self._numbers.setdefault(user, len(self._numbers) + 1)


class Writers:
    """One Parquet file for each kind of row."""

    def __init__(self, folder: Path) -> None:
        import pyarrow
        from pyarrow.parquet import ParquetWriter

        folder.mkdir(parents=True, exist_ok=True)
        self._schemas: Final[dict[str, pyarrow.Schema]] = {
            name: pyarrow.schema([(column, kind) for column, kind in columns.items()])
            for name, columns in COLUMNS.items()
        }
        self._files: Final = {
            name: ParquetWriter(folder / f"{name}.parquet", schema, compression="zstd")
            for name, schema in self._schemas.items()
        }

    def write(self, name: str, columns: Columns) -> None:
        import pyarrow

        if columns[next(iter(columns))]:
            table = pyarrow.table(columns, schema=self._schemas[name])
            self._files[name].write_table(table)

    def close(self) -> None:
        for file in self._files.values():
            file.close()


def export_parquet(database: Database, folder: Path) -> int:
    """Write all games that have results; return how many."""
    writers, people = Writers(folder), PersonNumbers()
    count = after = 0
    is_collecting = gc.isenabled()
    gc.disable()  # batches hold no cycles, and looking for some would take a third of the time
    try:
        while True:
            batch = database.read_now(lambda c, a=after: read_batch(c, a))  # type: ignore[misc]
            if not batch.games:
                return count
            for name, columns in batch.columns(people).items():
                writers.write(name, columns)
            count += len(batch.games)
            after = batch.games[-1].number
    finally:
        writers.close()
        if is_collecting:
            gc.enable()


class GameBatch:
    """Some games with all that is told of them."""

    def __init__(self, games: list[Row[Any]]) -> None:
        self.games: Final = games
        self.seat_rows: list[Row[Any]] = []
        self.point_rows: list[Row[Any]] = []
        self.loaded: dict[str, Loaded] = {}

    def columns(self, people: PersonNumbers) -> dict[str, Columns]:
        """Return the rows of each file, by column."""
        found: dict[str, Columns] = {
            name: {column: [] for column in columns} for name, columns in COLUMNS.items()
        }
        for row in self.games:
            add_row(found["games"], {**row._asdict(), "game_id": row.table_id, "title": row.game})
        for row in self.seat_rows:
            person = people.number(row.user_id)
            add_row(found["seats"], {**row._asdict(), "game_id": row.table_id, "person": person})
        for row in self.point_rows:
            add_row(found["points"], {**row._asdict(), "game_id": row.table_id})
        for name, loaded in self.loaded.items():
            entries = [read_for_record(row) for row in loaded.entries]
            add_decisions(found["decisions"], name, entries)
            text = record_of_log(with_numbers_for_names(loaded, people), entries)
            add_row(found["records"], {"game_id": name, "record": text})
        return found


def add_row(columns: Columns, values: dict[str, Any]) -> None:
    for name, column in columns.items():
        column.append(values[name])


def with_numbers_for_names(loaded: Loaded, people: PersonNumbers) -> Loaded:
    named = [
        replace(seat, name=f"person {people.number(seat.user)}") if seat.user else seat
        for seat in loaded.seats
    ]
    return Loaded(loaded.row, named, loaded.snapshot_seq, loaded.snapshot, loaded.entries)


def add_decisions(columns: Columns, name: str, entries: list[Entry]) -> None:
    undone = {seq for entry in entries if isinstance(entry, Undone) for seq in entry.undone}
    moves = [entry for entry in entries if isinstance(entry, Moved)]
    columns["game_id"] += [name] * len(moves)
    columns["number"] += [move.seq for move in moves]
    columns["seat"] += [move.seat for move in moves]
    columns["at"] += [move.at for move in moves]
    columns["move"] += [move.move for move in moves]
    columns["taken_back"] += [move.seq in undone for move in moves]


def read_batch(connection: Connection, after: int) -> GameBatch:
    """Read the next games after the number of a result."""
    chosen = (select(results).where(results.c.number > after).order_by(results.c.number)).limit(
        BATCH_GAMES
    )
    batch = GameBatch(list(connection.execute(chosen).all()))
    names = [row.table_id for row in batch.games]
    batch.seat_rows = rows_of_games(connection, select(result_seats), result_seats, names)
    batch.point_rows = rows_of_games(connection, select(result_points), result_points, names)
    logs: dict[str, list[EntryRow]] = defaultdict(list)
    wanted = select(
        entries.c.table_id,
        entries.c.seq,
        entries.c.kind,
        entries.c.seat,
        entries.c.made_at,
        entries.c.body,
    )
    for name, *values in rows_of_games(connection, wanted, entries, names):
        logs[name].append(EntryRow(*values))
    places: dict[str, list[Any]] = defaultdict(list)
    for row in rows_of_games(connection, seat_rows.seats_with_people(), seats, names):
        places[row.table_id].append(seat_rows.seat_row(row))
    kept = tables.c.id.in_(names) & (tables.c.state != ARCHIVED)  # what has a log still
    for row in connection.execute(select(tables).where(kept)):
        found = log.table_row_of(row)
        batch.loaded[row.id] = Loaded(found, places[row.id], 0, None, logs[row.id])
    return batch


def rows_of_games(
    connection: Connection, wanted: Select[Any], table: Any, names: list[str]
) -> list[Any]:
    """Return the rows of some games in the order of their keys."""
    keys = list(table.primary_key.columns)
    found = connection.execute(wanted.where(table.c.table_id.in_(names)).order_by(*keys))
    return list(found.all())
