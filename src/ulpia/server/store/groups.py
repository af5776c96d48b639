"""Group commit: waiting moves of many tables are written in one transaction.

SQLite gets three statements for the whole group; PostgreSQL gets one, which is a transaction by
itself, so that a group is one journey there and back, one flush of its log and one NOTIFY.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final

from sqlalchemy import Connection

from ulpia.server.store.errors import is_outage
from ulpia.server.store.log import (
    CHANNEL,
    entry_rows,
    insert_entries,
    insert_snapshots,
    snapshot_rows,
    table_row,
    update_tables,
)
from ulpia.table.store import Append, Conflict

MAX_GROUP: Final = 64

Written = list[bool]
WriteOne = Callable[[Append], Future[int]]
WriteGroup = Callable[[list[Append]], Future[Written]]

_GROUP: Final = """
WITH moved AS (
  UPDATE tables SET version = g.version, changed_at = g.at, waiting = g.waiting,
    waiting_since = g.since, bot_due = g.bot_due, state = g.state, rematch = g.rematch,
    clock = g.clock
  FROM unnest(%(of)b::text[], %(expected)b::int[], %(new_version)b::int[], %(now)b::bigint[],
    %(new_waiting)b::text[], %(new_waiting_since)b::bigint[], %(new_bot_due)b::bool[],
    %(new_state)b::text[], %(new_rematch)b::text[], %(new_clock)b::text[])
    AS g(id, expected, version, at, waiting, since, bot_due, state, rematch, clock)
  WHERE tables.id = g.id AND tables.version = g.expected
  RETURNING tables.id, tables.version
), written AS (
  INSERT INTO entries (table_id, seq, kind, seat, made_at, move_key, body)
  SELECT e.* FROM unnest(%(e_table_id)b::text[], %(e_seq)b::int[], %(e_kind)b::text[],
    %(e_seat)b::int[], %(e_made_at)b::bigint[], %(e_move_key)b::text[], %(e_body)b::bytea[])
    AS e(table_id, seq, kind, seat, made_at, move_key, body)
  JOIN moved ON moved.id = e.table_id
), kept AS (
  INSERT INTO snapshots (table_id, seq, body)
  SELECT s.* FROM unnest(%(s_table_id)b::text[], %(s_seq)b::int[], %(s_body)b::bytea[])
    AS s(table_id, seq, body)
  JOIN moved ON moved.id = s.table_id
)
SELECT array_agg(id), pg_notify(%(channel)s, string_agg('t:' || id || ':' || version, ' '))
FROM moved HAVING count(*) > 0
"""
_TABLE: Final = (
    "of",
    "expected",
    "new_version",
    "now",
    "new_waiting",
    "new_waiting_since",
    "new_bot_due",
    "new_state",
    "new_rematch",
    "new_clock",
)
_ENTRY: Final = ("table_id", "seq", "kind", "seat", "made_at", "move_key", "body")
_KEPT: Final = ("table_id", "seq", "body")


def write_on_sqlite(connection: Connection, changes: list[Append]) -> Written:
    """Write all changes, or raise Conflict if any of them came second."""
    if update_tables(connection, changes) != len(changes):
        raise Conflict("one of a group")
    insert_entries(connection, changes)
    insert_snapshots(connection, changes)
    return [True] * len(changes)


def write_on_postgres(connection: Connection, changes: list[Append]) -> Written:
    """Write and commit, in one statement, every change that did not come second."""
    # Sorted, so that two processes take the locks of their rows in the same order.
    ordered = sorted(changes, key=lambda change: change.table)
    values: dict[str, Any] = {"channel": CHANNEL}
    values |= columns(_TABLE, "", [table_row(change) for change in ordered])
    values |= columns(_ENTRY, "e_", [row for change in ordered for row in entry_rows(change)])
    values |= columns(_KEPT, "s_", [row for change in ordered for row in snapshot_rows(change)])
    found = connection.exec_driver_sql(_GROUP, values).one_or_none()
    moved = set() if found is None else set(found[0])
    return [change.table in moved for change in changes]


def columns(names: tuple[str, ...], prefix: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {prefix + name: [row[name] for row in rows] for name in names}


class Appends:
    """Collects changes into groups; used by one event loop, so it needs no locks."""

    def __init__(self, alone: WriteOne, together: WriteGroup) -> None:
        self._alone: Final = alone
        self._together: Final = together
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._is_writing = False

    async def write(self, change: Append) -> None:
        """Commit a change, or raise Conflict."""
        if change.is_rare():
            await asyncio.wrap_future(self._alone(change))
            return
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((change, done))
        if not self._is_writing:
            self._write_next(loop)
        await done

    def _write_next(self, loop: asyncio.AbstractEventLoop) -> None:
        group, self._waiting = self._waiting[:MAX_GROUP], self._waiting[MAX_GROUP:]
        self._is_writing = True
        written = self._together([change for change, _ in group])
        written.add_done_callback(
            lambda outcome: loop.call_soon_threadsafe(self._settle, loop, group, outcome)
        )

    def _settle(
        self,
        loop: asyncio.AbstractEventLoop,
        group: list[tuple[Append, asyncio.Future[None]]],
        outcome: Future[Written],
    ) -> None:
        """Resolve the futures of a group, and start the next group."""
        self._is_writing = False
        if self._waiting:
            self._write_next(loop)
        failure = outcome.exception()
        if failure is None:
            for (change, done), is_written in zip(group, outcome.result(), strict=True):
                finish(done, None if is_written else Conflict(change.table))
        elif is_outage(failure):
            for _, done in group:
                finish(done, failure)
        else:  # one of them is to blame: nobody is taken along
            for change, done in group:
                self._retry(loop, change, done)

    def _retry(
        self, loop: asyncio.AbstractEventLoop, change: Append, done: asyncio.Future[None]
    ) -> None:
        self._alone(change).add_done_callback(
            lambda outcome: loop.call_soon_threadsafe(finish, done, outcome.exception())
        )


def finish(done: asyncio.Future[None], failure: BaseException | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)
