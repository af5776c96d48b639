"""SQLite and PostgreSQL behind one interface; transactions run in threads.

SQLite has one writer thread; whatever waits for it is committed together, and done again one by
one if a piece of it fails, so that nobody is taken along. PostgreSQL has a connection
and a thread for each of several transactions at a time. Moves are written in groups on both.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url

from ulpia.server.store import groups, log
from ulpia.table.store import Append

T = TypeVar("T")
Work = Callable[[Connection], T]

MAX_GROUP: Final = 64
MAX_WRITERS: Final = 8
MAX_READERS: Final = 3
BUSY_TIMEOUT_S: Final = 15


class Database:
    """Where transactions run. `write` commits before it returns; `read` sees one moment."""

    def __init__(self, url: str) -> None:
        self.url: Final = make_url(url)
        self.is_postgres: Final = self.url.get_backend_name() == "postgresql"
        self._appends: Final = groups.Appends(self._submit_append, self.submit_group)

    async def append(self, change: Append) -> None:
        """Write a change of a table together with those that wait, or raise Conflict."""
        await self._appends.write(change)

    def _submit_append(self, change: Append) -> Future[int]:
        return self.submit(lambda connection: log.append(connection, change))

    async def write(self, work: Work[T]) -> T:
        return await asyncio.wrap_future(self.submit(work))

    async def read(self, work: Work[T]) -> T:
        return await asyncio.wrap_future(self.submit_read(work))

    def write_now(self, work: Work[T]) -> T:
        """Run a transaction and wait for it in this thread: for commands, not for the server."""
        return self.submit(work).result()

    def read_now(self, work: Work[T]) -> T:
        return self.submit_read(work).result()

    def submit(self, work: Work[T]) -> Future[T]:
        raise NotImplementedError

    def submit_read(self, work: Work[T]) -> Future[T]:
        raise NotImplementedError

    def submit_group(self, changes: list[Append]) -> Future[groups.Written]:
        """Write changes of several tables in one transaction."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError


class Sqlite(Database):
    """One file, one server process."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        assert self.url.database, "the database of SQLite is a file"
        Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.writing: Final = sqlite_engine(url, "BEGIN IMMEDIATE")
        self.reading: Final = sqlite_engine(url, "BEGIN")
        with self.writing.connect():
            pass  # the first connection switches to WAL, which others at the same time may not
        self._readers: Final = ThreadPoolExecutor(MAX_READERS, "store-read")
        self._queue: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._writer: Final = threading.Thread(target=self._write, name="store-write", daemon=True)
        self._writer.start()

    def submit(self, work: Work[T]) -> Future[T]:
        future: Future[T] = Future()
        self._queue.put((work, future))
        return future

    def submit_read(self, work: Work[T]) -> Future[T]:
        return self._readers.submit(in_transaction, self.reading, work)

    def submit_group(self, changes: list[Append]) -> Future[groups.Written]:
        return self.submit(lambda connection: groups.write_on_sqlite(connection, changes))

    def close(self) -> None:
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.writing.dispose()
        self.reading.dispose()

    def _write(self) -> None:
        is_last = False
        while not is_last:
            first = self._queue.get()
            if first is None:
                return
            group, is_last = self._group(first)
            try:
                with self.writing.connect() as connection:
                    write_group(connection, group)
            except Exception as error:  # no connection: whoever waits must know, the next may try
                for _, future in group:
                    if not future.done():
                        settle(future, None, error)

    def _group(
        self, first: tuple[Work[Any], Future[Any]]
    ) -> tuple[list[tuple[Work[Any], Future[Any]]], bool]:
        """Return the queued work, and whether the queue was closed after it."""
        group = [first]
        while len(group) < MAX_GROUP:
            try:
                following = self._queue.get_nowait()
            except queue.Empty:
                return group, False
            if following is None:
                return group, True
            group.append(following)
        return group, False


class Postgres(Database):
    """Any number of server processes."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        name = self.url.set(drivername="postgresql+psycopg")
        self.engine: Final = create_engine(
            name, pool_size=MAX_WRITERS + MAX_READERS, max_overflow=0, hide_parameters=True
        )
        self.reading: Final = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.at_once: Final = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writers: Final = ThreadPoolExecutor(MAX_WRITERS, "store-write")
        self._readers: Final = ThreadPoolExecutor(MAX_READERS, "store-read")

    def submit(self, work: Work[T]) -> Future[T]:
        return self._writers.submit(in_transaction, self.engine, work)

    def submit_read(self, work: Work[T]) -> Future[T]:
        return self._readers.submit(in_transaction, self.reading, work)

    def submit_group(self, changes: list[Append]) -> Future[groups.Written]:
        return self._writers.submit(self._write_group, changes)

    def _write_group(self, changes: list[Append]) -> groups.Written:
        with self.at_once.connect() as connection:  # one statement: it commits itself
            return groups.write_on_postgres(connection, changes)

    def close(self) -> None:
        self._writers.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def open_database(url: str) -> Database:
    return Sqlite(url) if known_url(url).get_backend_name() == "sqlite" else Postgres(url)


def known_url(url: str) -> URL:
    """Return the address of a database that we know how to use, or raise ValueError."""
    name = make_url(url)
    if name.get_backend_name() not in ("sqlite", "postgresql"):
        raise ValueError(f"it is sqlite:///FILE or postgresql://…, not {name.drivername}")
    if name.get_backend_name() == "sqlite" and name.database in (None, "", ":memory:"):
        raise ValueError("SQLite needs a file: sqlite:///FILE")
    return name


def libpq_url(url: str) -> str:
    """Return the address of a PostgreSQL database as its own client library reads it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def in_transaction(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def write_group(connection: Connection, group: list[tuple[Work[Any], Future[Any]]]) -> None:
    """Commit several pieces of work together; if one fails, each is done again by itself."""
    try:
        with connection.begin():
            results = [work(connection) for work, _ in group]
    except Exception as error:  # told to whoever asked for the work
        if len(group) == 1:
            settle(group[0][1], None, error)
            return
        for each in group:
            write_group(connection, [each])
        return
    for (_, future), result in zip(group, results, strict=True):
        settle(future, result, None)


def settle(future: Future[Any], result: Any, failure: Exception | None) -> None:
    if not future.set_running_or_notify_cancel():
        return
    if failure is None:
        future.set_result(result)
    else:
        future.set_exception(failure)


def sqlite_engine(url: str, begin: str) -> Engine:
    """Return an engine that begins transactions with `begin`; the driver begins none."""
    engine = create_engine(
        url,
        connect_args={"timeout": BUSY_TIMEOUT_S, "check_same_thread": False},
        hide_parameters=True,  # errors are logged, secrets are not
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
