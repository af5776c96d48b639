"""Answers that take long to make: made in a process of their own, so that nobody else waits.

Replays, earlier positions and records are worked out from whole logs. In the server's process every
millisecond of that would be taken from all tables.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

from sqlalchemy import Engine, create_engine, make_url

from ulpia.server import records, replaying, wire
from ulpia.server.store import log
from ulpia.server.store.database import Work, in_transaction, sqlite_engine
from ulpia.server.store.errors import is_outage
from ulpia.server.tables.bodies import ENCODE
from ulpia.server.tables.past import past_views
from ulpia.server.tables.refusals import NotAllowed

T = TypeVar("T")
GZIP_LEVEL: Final = 5


@dataclass(frozen=True)
class TableReplay:
    """Some frames of a game that is over."""

    url: str
    table: str
    first: int
    most: int


@dataclass(frozen=True)
class RecordReplay:
    """Some frames of the game of a record."""

    record: str
    first: int
    most: int


@dataclass(frozen=True)
class TablePast:
    """What a viewer saw after entry `first` and after the changes up to `last`."""

    url: str
    table: str
    viewer: int | None
    first: int
    last: int


@dataclass(frozen=True)
class TableRecord:
    """The record of a game as far as a viewer may know it."""

    url: str
    table: str
    viewer: int | None


CostlyRead = TableReplay | RecordReplay | TablePast | TableRecord


def read(wanted: CostlyRead) -> bytes:
    """Return the body of an answer, compressed; or raise NotAllowed."""
    try:
        return gzip.compress(body_of(wanted), GZIP_LEVEL, mtime=0)
    except Exception as error:
        if not is_outage(error):
            raise
        raise NotAllowed("unavailable", "The database cannot be reached.") from None


def body_of(wanted: CostlyRead) -> bytes:
    if isinstance(wanted, RecordReplay):
        return ENCODE.encode(replaying.replay(wanted.record, wanted.first, wanted.most))
    if isinstance(wanted, TableReplay):
        loaded = in_store(wanted.url, lambda c: records.whole(c, wanted.table))
        text = records.whole_record(loaded)
        return ENCODE.encode(replaying.replay(text, wanted.first, wanted.most))
    if isinstance(wanted, TableRecord):
        text = in_store(wanted.url, lambda c: records.record_for(c, wanted.table, wanted.viewer))
        return text.encode()
    stretch = in_store(
        wanted.url, lambda c: log.stretch(c, wanted.table, wanted.first, wanted.last)
    )
    if stretch is None:
        raise NotAllowed("no_table")
    return ENCODE.encode(wire.Past(past_views(stretch, wanted.viewer, wanted.first)))


def in_store(url: str, work: Work[T]) -> T:
    return in_transaction(engine_of(url), work)


@lru_cache(1)
def engine_of(url: str) -> Engine:
    """Return a way into the database that only reads."""
    name = make_url(url)
    if name.get_backend_name() == "sqlite":
        return sqlite_engine(url, "BEGIN")
    engine = create_engine(
        name.set(drivername="postgresql+psycopg"),
        pool_size=1,
        max_overflow=0,
        pool_pre_ping=True,
        hide_parameters=True,
    )
    return engine.execution_options(isolation_level="REPEATABLE READ")
