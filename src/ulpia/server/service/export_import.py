"""Export and import of everything as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from sqlalchemy import Connection, Row, Table, insert, select

from ulpia.server.service.look_alikes import plain_names
from ulpia.server.store import log, rows
from ulpia.server.store.club_schema import (
    badges,
    dailies,
    daily_tries,
    ratings,
    result_points,
    result_seats,
    results,
    tallies,
    tournament_games,
    tournament_players,
    tournaments,
)
from ulpia.server.store.database import Database
from ulpia.server.store.people_schema import game_notes, invitations, relations, reports
from ulpia.server.store.schema import (
    admitted,
    channels,
    chat,
    entries,
    holidays,
    muted_tables,
    notice_choices,
    seats,
    server_keys,
    shares,
    tables,
    users,
)
from ulpia.table.records import require_table, whole_record
from ulpia.table.refusals import NotAllowed

FORMAT: Final = 1
KEPT: Final = (
    users,
    tables,
    seats,
    entries,
    admitted,
    shares,
    chat,
    holidays,
    channels,
    notice_choices,
    muted_tables,
    server_keys,
    results,
    result_seats,
    result_points,
    tallies,
    ratings,
    dailies,
    daily_tries,
    tournaments,
    tournament_players,
    tournament_games,
    relations,
    invitations,
    reports,
    game_notes,
    badges,
)
"""In the order in which they refer to each other. Sessions stay behind, snapshots are made anew."""
BATCH_SIZE: Final = 500


def export(database: Database) -> Iterator[str]:
    """Return every row as a JSON line, and each game also as a record."""
    yield json.dumps({"ulpia": FORMAT})
    for table in KEPT:
        for row in database.read_now(lambda c, t=table: list(c.execute(select(t)))):  # type: ignore[misc]
            yield json.dumps({"in": table.name, **plain_row(row)}, ensure_ascii=False)
    for row in database.read_now(lambda c: rows.all_tables(c, "running", "finished", "abandoned")):
        if row.started_at is not None:
            loaded = database.read_now(lambda c, n=row.id: log.news(c, n, 0))  # type: ignore[misc]
            text = whole_record(require_table(loaded))
            yield json.dumps({"in": "records", "table": row.id, "record": text})


def plain_row(row: Row[Any]) -> dict[str, Any]:
    return {
        name: bytes(value).decode() if isinstance(value, bytes | memoryview) else value
        for name, value in row._asdict().items()
    }


def import_lines(database: Database, lines: Iterable[str]) -> dict[str, int]:
    """Write an export into an empty database; return the number of rows by table."""
    by_name = {table.name: table for table in KEPT}
    counts: dict[str, int] = {}
    group: list[dict[str, Any]] = []
    current: Table | None = None

    def flush(connection: Connection) -> None:
        if current is not None and group:
            connection.execute(insert(current), list(group))

    def work(connection: Connection) -> None:
        nonlocal current
        if connection.execute(select(users.c.id).limit(1)).first() is not None:
            raise NotAllowed("not_empty", "the database is not empty")
        for number, line in enumerate(lines, 1):
            read = read_line(number, line)
            if "ulpia" in read or read.get("in") == "records":
                continue
            table = by_name[read.pop("in")]
            counts[table.name] = counts.get(table.name, 0) + 1
            if table is not current or len(group) >= BATCH_SIZE:
                flush(connection)
                group.clear()
                current = table
            group.append(stored_row(table, read))
        flush(connection)

    database.write_now(work)
    return counts


def read_line(number: int, line: str) -> dict[str, Any]:
    try:
        read: dict[str, Any] = json.loads(line)
    except ValueError as error:
        raise NotAllowed("bad_export", f"line {number} is no JSON") from error
    if number == 1 and read.get("ulpia") != FORMAT:
        raise NotAllowed("bad_export", "this is no export of Ulpia")
    return read


def stored_row(table: Table, read: dict[str, Any]) -> dict[str, Any]:
    if table is entries:
        read["body"] = read["body"].encode()
    if table is users and read["name_key"] is not None:
        read.setdefault("plain_name", plain_names(read["name"])[0])  # exports before 0002 lack it
    return read
