"""Many idle spectators at one table, each of whom receives every move."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from benchmarks.server.client import Person, connect
from benchmarks.server.started import Started, now, percentile

MOVES = 60


class Crowd:
    """Notes when each of the spectators has received a move."""

    def __init__(self) -> None:
        self.sent = 0.0
        self.arrived: list[float] = []
        self.expected = 0
        self.complete = asyncio.Event()

    def heard(self, data: bytes) -> None:
        if not data.startswith(b'{"type":"position"'):
            return
        self.arrived.append(now() - self.sent)
        if len(self.arrived) >= self.expected:
            self.complete.set()


async def watch(server: Started, spectators: int) -> dict[str, Any]:
    base = f"http://{server.host}:{server.port}"
    people = [Person(base, f"Player {seat}") for seat in range(2)]
    seats = [{"place": "link"}, {"place": "link"}]
    wanted = {"game": "trajan", "seats": seats, "watching": "public"}
    info = people[0].call("POST", "/api/tables", wanted)
    table = info["id"]
    people[1].call("POST", f"/api/tables/{table}/join", {"key": info["join_key"]})
    before = server.memory()
    crowd = Crowd()
    lines = [
        await connect(server.host, server.port, table, "", crowd.heard) for _ in range(spectators)
    ]
    await asyncio.sleep(1)
    after = server.memory()
    all_latencies: list[float] = []
    last: list[float] = []
    cpu = server.cpu()
    for _ in range(MOVES):
        crowd.arrived, crowd.expected = [], spectators
        crowd.complete.clear()
        move(crowd, people, table)
        await asyncio.wait_for(crowd.complete.wait(), 30)
        all_latencies += crowd.arrived
        last.append(max(crowd.arrived))
    used = server.cpu() - cpu
    for line in lines:
        line.transport.close()
    all_latencies.sort()
    last.sort()
    return {
        "spectators": spectators,
        "p50_ms": round(percentile(all_latencies, 0.5) * 1e3, 1),
        "p99_ms": round(percentile(all_latencies, 0.99) * 1e3, 1),
        "last_p50_ms": round(percentile(last, 0.5) * 1e3, 1),
        "cpu_us_per_delivery": round(used / (MOVES * spectators) * 1e6, 1),
        "memory_mb": round(server.memory()),
        "kb_per_spectator": round((after - before) / spectators * 1024, 1),
    }


def move(crowd: Crowd, people: list[Person], table: str) -> None:
    """Let somebody who is asked play over HTTP."""
    for person in people:
        position = person.call("GET", f"/api/tables/{table}/position")
        if "decision" in position:
            text = random.choice(position["decision"]["options"])["text"]  # noqa: S311
            body = {"type": "move", "move": text, "seq": position["seq"]}
            crowd.sent = now()
            person.call("POST", f"/api/tables/{table}/commands", body)
            return
    raise RuntimeError("nobody is asked")


def measure(server: Started, spectators: int = 2_000) -> dict[str, Any]:
    return asyncio.run(watch(server, spectators))
