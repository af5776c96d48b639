"""What processes cost: seconds of processor time and megabytes, as the kernel counts them."""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from pathlib import Path

NANOSECONDS = 1e-9


def thread_seconds(process: int, thread: int) -> float:
    """Return the processor time of one thread, user and system together."""
    with contextlib.suppress(OSError):
        text = Path(f"/proc/{process}/task/{thread}/schedstat").read_text()
        return int(text.split()[0]) * NANOSECONDS
    return 0.0


def process_seconds(process: int) -> float:
    """Return the processor time of all living threads of a process."""
    threads: list[int] = []
    with contextlib.suppress(OSError):
        threads = [int(each.name) for each in Path(f"/proc/{process}/task").iterdir()]
    return sum(thread_seconds(process, thread) for thread in threads)


def family(parent: int) -> list[int]:
    """Return a process and all below it."""
    found = [parent]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found += family(int(stat.parent.name))
    return found


def megabytes(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("no memory told")


@dataclass(frozen=True)
class Costs:
    """Processor seconds so far: of the server's loop, all of the server, its database, and us."""

    wall: float
    loop: float
    server: float
    database: float
    client: float

    def since(self, before: Costs) -> Costs:
        return Costs(
            self.wall - before.wall,
            self.loop - before.loop,
            self.server - before.server,
            self.database - before.database,
            self.client - before.client,
        )

    def microseconds(self, count: int) -> dict[str, float]:
        """Return the processor time of each part for one of `count` things."""
        parts = {
            "loop": self.loop,
            "server": self.server,
            "database": self.database,
            "client": self.client,
            "all": self.server + self.database + self.client,
        }
        return {f"cpu_us_{name}": round(spent / count * 1e6, 1) for name, spent in parts.items()}


def costs(server: int, database: int | None) -> Costs:
    """Return what has been spent so far; `database` is the first process of PostgreSQL."""
    below = [] if database is None else family(database)
    return Costs(
        wall=time.perf_counter(),
        loop=thread_seconds(server, server),
        server=process_seconds(server),
        database=sum(process_seconds(each) for each in below),
        client=time.process_time(),
    )
