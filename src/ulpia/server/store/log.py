"""The log of a table: append with the expected number, read what came after a snapshot."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import astuple
from sqlalchemy import (
    Connection,
    Row,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from ulpia.server.store.prepared import Prepared
from ulpia.server.store.schema import entries, seats, snapshots, tables
from ulpia.server.store.seat_notes import notes_of, write_notes
from ulpia.server.store.seat_rows import seat_columns, seats_of
from ulpia.table.store import (
    Append,
    Conflict,
    EntryRow,
    Loaded,
    RowUpdate,
    SeatRow,
    TableRow,
)

CHANNEL: Final = "ulpia"
_ROW: Final = ("waiting", "waiting_since", "bot_due", "state", "rematch", "clock")
_COLUMNS: Final = [
    tables.c["state" if name == "status" else name] for name in TableRow.__struct_fields__
]

_UPDATE: Final = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.version == bindparam("expected"))
    .values(
        version=bindparam("new_version"),
        changed_at=bindparam("now"),
        **{name: bindparam(f"new_{name}") for name in _ROW},
    )
)
_INSERT: Final = Prepared(insert(entries))
_SNAPSHOT: Final = Prepared(insert(snapshots))
_NOTIFY: Final = Prepared(select(func.pg_notify(bindparam("channel"), bindparam("message"))))
_SEAT: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(
        place=bindparam("place"),
        user_id=bindparam("user_id"),
        kept_for=bindparam("kept_for"),
        level=bindparam("level"),
        seen_at=bindparam("seen_at"),
    )
)


def append(connection: Connection, change: Append) -> int:
    """Write a change and return the new number of the log, or raise Conflict."""
    if update_tables(connection, [change]) != 1:
        raise Conflict(change.table)
    insert_entries(connection, [change])
    _write_rare(connection, change)
    insert_snapshots(connection, [change])
    notify(connection, f"t:{change.table}:{change.version()}")
    return change.version()


def update_tables(connection: Connection, changes: list[Append]) -> int:
    """Move tables on to their new numbers and return how many were still at the old ones."""
    return _UPDATE.run(connection, [table_row(change) for change in changes]).rowcount


def insert_entries(connection: Connection, changes: list[Append]) -> None:
    _INSERT.run(connection, [row for change in changes for row in entry_rows(change)])


def insert_snapshots(connection: Connection, changes: list[Append]) -> None:
    rows = [row for change in changes for row in snapshot_rows(change)]
    if rows:
        _SNAPSHOT.run(connection, rows)


def table_row(change: Append) -> dict[str, Any]:
    update = change.update
    return {
        "of": change.table,
        "expected": change.expected,
        "new_version": change.version(),
        "now": change.made_at,
        "new_waiting": update.waiting,
        "new_waiting_since": update.waiting_since,
        "new_bot_due": update.bot_due,
        "new_state": update.status,
        "new_rematch": update.rematch,
        "new_clock": update.clock,
    }


def entry_rows(change: Append) -> list[dict[str, Any]]:
    return [
        {
            "table_id": change.table,
            "seq": entry.seq,
            "kind": entry.kind,
            "seat": entry.seat,
            "made_at": entry.made_at,
            "move_key": entry.move_key,
            "body": entry.body,
        }
        for entry in change.entries
    ]


def snapshot_rows(change: Append) -> list[dict[str, Any]]:
    if change.snapshot is None:
        return []
    return [{"table_id": change.table, "seq": change.version(), "body": change.snapshot}]


def _write_rare(connection: Connection, change: Append) -> None:
    """Write what few changes touch: beginning, end, seats, and what an undo made untrue."""
    milestones = milestones_of(change.update)
    if milestones:
        connection.execute(update(tables).where(tables.c.id == change.table).values(**milestones))
    if change.seats:
        rows = [
            {"of_table": change.table, "of_seat": row.seat, **seat_columns(row)}
            for row in change.seats
        ]
        connection.execute(_SEAT, rows)
    for notes in change.notes:
        write_notes(connection, change.table, notes)
    if change.forget_from is not None:
        connection.execute(
            delete(snapshots).where(
                snapshots.c.table_id == change.table, snapshots.c.seq >= change.forget_from
            )
        )


def milestones_of(update: RowUpdate) -> dict[str, Any]:
    found = {
        "started_at": update.started_at,
        "finished_at": update.finished_at,
        "result": update.result,
    }
    return {name: value for name, value in found.items() if value is not None}


def add_table(connection: Connection, row: TableRow, places: list[SeatRow]) -> None:
    """Write a table whose log is still empty."""
    values = {column.name: value for column, value in zip(_COLUMNS, astuple(row), strict=True)}
    connection.execute(insert(tables), values)
    connection.execute(
        insert(seats),
        [{"table_id": row.id, "seat": place.seat, **seat_columns(place)} for place in places],
    )


def notify(connection: Connection, message: str) -> None:
    """Let the other processes know when this transaction is committed (PostgreSQL only)."""
    if connection.dialect.name == "postgresql":
        _NOTIFY.run(connection, {"channel": CHANNEL, "message": message})


def load(connection: Connection, table: str, before: int | None = None) -> Loaded | None:
    """Read a table with one snapshot and the entries after it.

    The snapshot is the last but one: a turn that has just ended can still be undone. With
    `before` it is the last one older than that entry.
    """
    row = row_of(connection, table)
    if row is None:
        return None
    seq, body = _snapshot(connection, table, before)
    entries_after = after(connection, table, seq)
    notes = notes_of(connection, table)
    return Loaded(row, seats_of(connection, table), seq, body, entries_after, notes)


def stretch(connection: Connection, table: str, first: int, last: int) -> Loaded | None:
    """Read the last snapshot up to entry `first`, and the entries from there to `last`."""
    row = row_of(connection, table)
    if row is None:
        return None
    seq, body = _snapshot(connection, table, first + 1)
    between = after(connection, table, seq, max(0, last - seq))
    return Loaded(row, seats_of(connection, table), seq, body, between)


def _snapshot(connection: Connection, table: str, before: int | None) -> tuple[int, bytes | None]:
    numbers = select(snapshots.c.seq).where(snapshots.c.table_id == table)
    if before is not None:
        numbers = numbers.where(snapshots.c.seq < before)
    newest = numbers.order_by(snapshots.c.seq.desc()).limit(1 if before is not None else 2)
    found = connection.execute(newest).scalars().all()
    if not found:
        return 0, None
    body = select(snapshots.c.body).where(
        snapshots.c.table_id == table, snapshots.c.seq == found[-1]
    )
    return found[-1], connection.execute(body).scalar_one()


def row_of(connection: Connection, table: str) -> TableRow | None:
    kept = (tables.c.id == table) & (tables.c.state != "archived")
    found = connection.execute(select(*_COLUMNS).where(kept)).one_or_none()
    return None if found is None else TableRow(*found)


def table_row_of(row: Row[Any]) -> TableRow:
    """Return a table's row from one that was read with more columns."""
    return TableRow(*[getattr(row, column.name) for column in _COLUMNS])


def after(connection: Connection, table: str, seq: int, most: int | None = None) -> list[EntryRow]:
    """Return the entries after number `seq`."""
    wanted = (
        select(
            entries.c.seq,
            entries.c.kind,
            entries.c.seat,
            entries.c.made_at,
            entries.c.body,
            entries.c.move_key,
        )
        .where(entries.c.table_id == table, entries.c.seq > seq)
        .order_by(entries.c.seq)
        .limit(most)
    )
    return [EntryRow(*row) for row in connection.execute(wanted)]


def news(connection: Connection, table: str, seq: int) -> Loaded | None:
    """Read what another process has changed since `seq`."""
    row = row_of(connection, table)
    if row is None:
        return None
    entries_after = after(connection, table, seq)
    notes = notes_of(connection, table)
    return Loaded(row, seats_of(connection, table), seq, None, entries_after, notes)


def seq_of_move(connection: Connection, table: str, move_key: str) -> int | None:
    """Return the number of the entry that a client's move id already has."""
    wanted = select(entries.c.seq).where(
        entries.c.table_id == table, entries.c.move_key == move_key
    )
    found: int | None = connection.execute(wanted).scalar_one_or_none()
    return found
