"""The part of a slow read that runs in a process of its own.

Replays, earlier positions and records are computed from whole logs. In the server's process every
millisecond of that would be taken from all tables.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Engine, create_engine, make_url

from ulpia.server.service import review_words, thoughts
from ulpia.server.store import log, reviews
from ulpia.server.store.database import Work, in_transaction, sqlite_engine
from ulpia.server.store.errors import is_outage
from ulpia.table import records, replays, sandboxes, wire
from ulpia.table.entries import ENCODE
from ulpia.table.history import past_views, table_after
from ulpia.table.refusals import NotAllowed
from ulpia.table.review_messages import check_game

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


@dataclass(frozen=True)
class CheckedRecord:
    """Whether a record can be reviewed, and under which name."""

    record: str


@dataclass(frozen=True)
class CheckedTable:
    """The same of the game of a table."""

    url: str
    table: str


@dataclass(frozen=True)
class SaidReview:
    """A review in the words of a language."""

    url: str
    review: str
    model: int
    setting: str
    language: str


@dataclass(frozen=True)
class ReviewReplay:
    """Some frames of a game that was reviewed."""

    url: str
    review: str
    first: int
    most: int


@dataclass(frozen=True)
class SandboxRead:
    """Where other moves lead from a moment of a game that was reviewed; or their record."""

    url: str
    review: str
    wish: bytes
    as_record: bool = False


@dataclass(frozen=True)
class TableSandbox:
    """Where moves lead in a running game, from what a seat of it knows."""

    url: str
    table: str
    seat: int
    wish: bytes


@dataclass(frozen=True)
class TableThoughts:
    """What the bots of a finished game thought, in the words of a language."""

    url: str
    table: str
    language: str


@dataclass(frozen=True)
class RecordThoughts:
    """The same of the game of a record."""

    record: str
    language: str


SlowRead = (
    TableReplay
    | RecordReplay
    | TablePast
    | TableRecord
    | CheckedRecord
    | CheckedTable
    | SaidReview
    | ReviewReplay
    | SandboxRead
    | TableSandbox
    | TableThoughts
    | RecordThoughts
)


def make_body(wanted: SlowRead) -> bytes:
    """Return the body of an answer, compressed; or raise NotAllowed."""
    try:
        return gzip.compress(plain_body(wanted), GZIP_LEVEL, mtime=0)
    except Exception as error:
        if not is_outage(error):
            raise
        raise NotAllowed("unavailable", "The database cannot be reached.") from None


def plain_body(wanted: SlowRead) -> bytes:
    if isinstance(wanted, SandboxRead | TableSandbox):
        return tried_body(wanted)
    if isinstance(wanted, CheckedRecord | CheckedTable | SaidReview | ReviewReplay):
        return review_body(wanted)
    if isinstance(wanted, TableThoughts | RecordThoughts):
        return thoughts_body(wanted)
    if isinstance(wanted, RecordReplay):
        return ENCODE.encode(replays.replay(wanted.record, wanted.first, wanted.most))
    if isinstance(wanted, TableReplay):
        text = record_of_table(wanted.url, wanted.table)
        return ENCODE.encode(replays.replay(text, wanted.first, wanted.most))
    if isinstance(wanted, TableRecord):
        loaded = run_in_store(wanted.url, lambda c: log.news(c, wanted.table, 0))
        return records.record_for(loaded, wanted.viewer).encode()
    stretch = run_in_store(
        wanted.url, lambda c: log.stretch(c, wanted.table, wanted.first, wanted.last)
    )
    views = past_views(records.require_table(stretch), wanted.viewer, wanted.first)
    return ENCODE.encode(wire.Past(views))


def review_body(wanted: CheckedRecord | CheckedTable | SaidReview | ReviewReplay) -> bytes:
    if isinstance(wanted, CheckedRecord):
        return ENCODE.encode(check_game(wanted.record))
    if isinstance(wanted, CheckedTable):
        return ENCODE.encode(check_game(record_of_table(wanted.url, wanted.table)))
    if isinstance(wanted, ReviewReplay):
        text = run_in_store(wanted.url, lambda c: reviews.record_of_review(c, wanted.review))
        if text is None:
            raise NotAllowed("no_review")
        return ENCODE.encode(replays.replay(text, wanted.first, wanted.most))
    found = run_in_store(
        wanted.url,
        lambda c: reviews.find_review(c, wanted.review, wanted.model, wanted.setting),
    )
    if found is None:
        raise NotAllowed("no_review")
    return ENCODE.encode(review_words.say_review(bytes(found.body), found.record, wanted.language))


def tried_body(wanted: SandboxRead | TableSandbox) -> bytes:
    if isinstance(wanted, TableSandbox):
        tried = msgspec.json.decode(wanted.wish, type=wire.TryWish)
        loaded = run_in_store(
            wanted.url, lambda c: log.stretch(c, wanted.table, tried.seq, tried.seq)
        )
        table = table_after(records.require_table(loaded))
        told = sandboxes.try_in_running_game(table, wanted.seat, tried)
        return ENCODE.encode(told)
    record = run_in_store(wanted.url, lambda c: reviews.record_of_review(c, wanted.review))
    if record is None:
        raise NotAllowed("no_review")
    wish = msgspec.json.decode(wanted.wish, type=wire.SandboxWish)
    if wanted.as_record:
        return sandboxes.record_of_line(record, wish).encode()
    return ENCODE.encode(sandboxes.try_line(record, wish))


def thoughts_body(wanted: TableThoughts | RecordThoughts) -> bytes:
    if isinstance(wanted, RecordThoughts):
        return ENCODE.encode(thoughts.say_thoughts(wanted.record, wanted.language))
    record = record_of_table(wanted.url, wanted.table)
    return ENCODE.encode(thoughts.say_thoughts(record, wanted.language))


def record_of_table(url: str, table: str) -> str:
    loaded = run_in_store(url, lambda c: log.news(c, table, 0))
    return records.whole_record(records.require_table(loaded))


def run_in_store(url: str, work: Work[T]) -> T:
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
