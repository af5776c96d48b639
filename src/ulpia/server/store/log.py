"""The log of a table: append with the expected number, read what came after a snapshot."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update

from ulpia.server.store.prepared import Prepared
from ulpia.server.store.schema import entries, seats, snapshots, tables, users

CHANNEL: Final = "ulpia"


class Conflict(Exception):
    """Somebody else has appended to the log first."""


@dataclass(frozen=True)
class NewEntry:
    """A line of the log before it has a number."""

    kind: str
    seat: int | None
    body: bytes
    move_key: str | None = None


@dataclass(frozen=True)
class StoredEntry:
    """A line of the log."""

    seq: int
    kind: str
    seat: int | None
    made_at: int
    body: bytes
    move_key: str | None = None


@dataclass
class Append:
    """Everything that one change of a table writes, in one transaction."""

    table: str
    expected: int
    made_at: int
    entries: list[NewEntry]
    fields: dict[str, Any]  # of the row in `tables`
    seats: list[dict[str, Any]] = field(default_factory=list)  # rows in `seats`, whole
    snapshot: bytes | None = None
    forget_from: int | None = None  # snapshots that an undo made untrue

    def version(self) -> int:
        return self.expected + len(self.entries)

    def is_rare(self) -> bool:
        """Say whether it touches more than most moves do."""
        return bool(
            self.seats
            or self.forget_from is not None
            or any(name in self.fields for name in _MILESTONES)
        )


@dataclass(frozen=True)
class Loaded:
    """What opening a table reads."""

    row: Row[Any]
    seats: list[Row[Any]]
    snapshot_seq: int
    snapshot: bytes | None
    entries: list[StoredEntry]


_ROW: Final = ("waiting", "waiting_since", "bot_due", "state", "rematch")
_MILESTONES: Final = ("started_at", "finished_at", "result")

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
    tell(connection, f"t:{change.table}:{change.version()}")
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
    return {
        "of": change.table,
        "expected": change.expected,
        "new_version": change.version(),
        "now": change.made_at,
        **{f"new_{name}": change.fields[name] for name in _ROW},
    }


def entry_rows(change: Append) -> list[dict[str, Any]]:
    return [
        {
            "table_id": change.table,
            "seq": change.expected + number,
            "kind": entry.kind,
            "seat": entry.seat,
            "made_at": change.made_at,
            "move_key": entry.move_key,
            "body": entry.body,
        }
        for number, entry in enumerate(change.entries, 1)
    ]


def snapshot_rows(change: Append) -> list[dict[str, Any]]:
    if change.snapshot is None:
        return []
    return [{"table_id": change.table, "seq": change.version(), "body": change.snapshot}]


def _write_rare(connection: Connection, change: Append) -> None:
    """Write what few changes touch: beginning, end, seats, and what an undo made untrue."""
    milestones = {name: change.fields[name] for name in _MILESTONES if name in change.fields}
    if milestones:
        connection.execute(update(tables).where(tables.c.id == change.table).values(**milestones))
    if change.seats:
        rows = [{"of_table": change.table, "of_seat": row["seat"], **row} for row in change.seats]
        connection.execute(_SEAT, rows)
    if change.forget_from is not None:
        connection.execute(
            delete(snapshots).where(
                snapshots.c.table_id == change.table, snapshots.c.seq >= change.forget_from
            )
        )


def tell(connection: Connection, message: str) -> None:
    """Let the other processes know when this transaction is committed (PostgreSQL only)."""
    if connection.dialect.name == "postgresql":
        _NOTIFY.run(connection, {"channel": CHANNEL, "message": message})


def load(connection: Connection, table: str, before: int | None = None) -> Loaded | None:
    """Read a table with one snapshot and the entries after it.

    The snapshot is the last but one: a turn that has just ended can still be undone. With
    `before` it is the last one older than that entry.
    """
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    seq, body = _snapshot(connection, table, before)
    return Loaded(row, seats_of(connection, table), seq, body, after(connection, table, seq))


def stretch(connection: Connection, table: str, first: int, last: int) -> Loaded | None:
    """Read the last snapshot up to entry `first`, and the entries from there to `last`."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
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


def seats_of(connection: Connection, table: str) -> list[Row[Any]]:
    """Return the seats of a table with the people on them."""
    wanted = (
        select(seats, users.c.name, users.c.password.is_(None).label("guest"), users.c.deleted_at)
        .outerjoin(users, users.c.id == seats.c.user_id)
        .where(seats.c.table_id == table)
        .order_by(seats.c.seat)
    )
    return list(connection.execute(wanted).all())


def after(
    connection: Connection, table: str, seq: int, most: int | None = None
) -> list[StoredEntry]:
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
    return [StoredEntry(*row) for row in connection.execute(wanted)]


def news(connection: Connection, table: str, seq: int) -> Loaded | None:
    """Read what another process has changed since `seq`."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    return Loaded(row, seats_of(connection, table), seq, None, after(connection, table, seq))


def seq_of_move(connection: Connection, table: str, move_key: str) -> int | None:
    """Return the number of the entry that a client's move id already has."""
    wanted = select(entries.c.seq).where(
        entries.c.table_id == table, entries.c.move_key == move_key
    )
    found: int | None = connection.execute(wanted).scalar_one_or_none()
    return found
