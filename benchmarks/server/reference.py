"""What the machine can do at best: a bare websocket echo with a group commit of the same bytes.

usage: python -m benchmarks.server.reference DATABASE ENTRY_BYTES REPLY_BYTES

Everybody at one path is a table. Each text that comes in is stored with `ENTRY_BYTES`; what waits
is committed together, as our own server does; then everybody at the table gets `REPLY_BYTES`. There
are no rules, no people and no looking anything up, so that the ratio says what ours cost, whatever
the hour.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import uvloop

from benchmarks.server.started import BenchDatabase, BenchServer
from ulpia.server.transport.frames import frame_of

Rows = list[tuple[str, int, bytes]]
Write = Callable[[Rows], None]
UPGRADED = b"HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
MASK = 4
MEDIUM = 126


def sqlite_writer(path: str) -> Write:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE reference (place TEXT, seq INT, body BLOB)")

    def write(rows: Rows) -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany("INSERT INTO reference VALUES (?, ?, ?)", rows)
        connection.execute("COMMIT")

    return write


def postgres_writer(url: str) -> Write:
    import psycopg

    connection = psycopg.connect(url, autocommit=True)
    connection.execute("CREATE TABLE reference (place TEXT, seq INT, body BYTEA)")
    insert = (
        "INSERT INTO reference SELECT * FROM unnest(%b::text[], %b::int[], %b::bytea[])"
        " RETURNING pg_notify('reference', place)"
    )

    def write(rows: Rows) -> None:
        connection.execute(insert, [list(column) for column in zip(*rows, strict=True)])

    return write


class Group:
    """Texts that wait to be written together."""

    def __init__(self, write: Write, entry: bytes, reply: bytes) -> None:
        self.write = write
        self.entry = entry
        self.reply = frame_of(reply)
        self.tables: dict[str, list[asyncio.WriteTransport]] = {}
        self.waiting: list[str] = []
        self.count = 0
        self.is_writing = False
        self.thread = ThreadPoolExecutor(1)

    def add(self, place: str) -> None:
        self.waiting.append(place)
        if not self.is_writing:
            self.is_writing = True
            asyncio.get_running_loop().call_soon(self.write_next)

    def write_next(self) -> None:
        places, self.waiting = self.waiting, []
        rows = [(place, self.count + number, self.entry) for number, place in enumerate(places)]
        self.count += len(rows)
        future = asyncio.get_running_loop().run_in_executor(self.thread, self.write, rows)
        future.add_done_callback(lambda done: self.tell(places, done))

    def tell(self, places: list[str], done: asyncio.Future[None]) -> None:
        done.result()
        self.is_writing = bool(self.waiting)
        if self.waiting:
            self.write_next()
        for place in places:
            for transport in self.tables[place]:
                transport.write(self.reply)


class EchoConnection(asyncio.Protocol):
    """One websocket, as far as the bench's client needs it."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self.buffer = bytearray()
        self.place = ""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.place:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.place = self.buffer.split(b" ", 2)[1].decode()
            del self.buffer[: end + 4]
            self.group.tables.setdefault(self.place, []).append(self.transport)
            self.transport.write(UPGRADED)
        while len(self.buffer) >= 2:
            size = self.buffer[1] & 127
            assert size < MEDIUM, "moves are short"
            if len(self.buffer) < 2 + MASK + size:
                return
            del self.buffer[: 2 + MASK + size]
            self.group.add(self.place)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.place:
            self.group.tables[self.place].remove(self.transport)


async def serve(url: str, entry_bytes: int, reply_bytes: int) -> None:
    kind, _, path = url.partition(":///")
    write = sqlite_writer("/" + path.lstrip("/")) if kind == "sqlite" else postgres_writer(url)
    group = Group(write, b"x" * entry_bytes, b"y" * reply_bytes)
    server = await asyncio.get_running_loop().create_server(
        lambda: EchoConnection(group), "127.0.0.1", 0
    )
    host, port = server.sockets[0].getsockname()
    print(f"http://{host}:{port}/", flush=True)
    await server.serve_forever()


@contextlib.contextmanager
def run_reference(
    store: BenchDatabase, entry_bytes: int, reply_bytes: int
) -> Iterator[BenchServer]:
    """Serve the echo while the block runs, beside the database of our own server."""
    url = store.url.replace(".db", "-reference.db")
    command = [sys.executable, "-m", "benchmarks.server.reference", url]
    process = subprocess.Popen(  # noqa: S603 - our own program
        [*command, str(entry_bytes), str(reply_bytes)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    host, _, port = process.stdout.readline().split("http://")[1].split("/")[0].partition(":")
    try:
        yield BenchServer(process, host, int(port), store)
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
