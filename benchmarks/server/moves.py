"""Durable moves a second: real Trajan moves of people at many tables, each acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

from benchmarks.server.client import MESSAGES, Line, Person, connect
from benchmarks.server.started import Started, now, percentile

CONNECTIONS = 32


class Mover:
    """A seat that plays at once whenever it is asked, and notes how long the answer took."""

    def __init__(self, seat: int, table: str, bench: Bench) -> None:
        self.name = f"{table}-{seat}"
        self.bench = bench
        self.line: Line | None = None
        self.sent = 0.0
        self.count = 0
        self.waiting = ""
        self.newest: Any = None

    def heard(self, data: bytes) -> None:
        message = MESSAGES.decode(data)
        if message.type == "position":
            self.newest = message
        elif message.type == "done":
            self.bench.latencies.append(now() - self.sent)
            self.waiting = ""
        elif message.type == "refused":
            raise RuntimeError(message.code)
        self.play()

    def play(self) -> None:
        message = self.newest
        if message is not None and message.state == "finished":
            self.bench.finished.set()
        if self.waiting or self.line is None or message is None or not self.bench.is_on:
            return
        if message.decision is None:
            return
        self.count += 1
        self.waiting = f"{self.name}-{self.count}"
        text = random.choice(message.decision.options).text  # noqa: S311
        self.newest = None
        self.sent = now()
        self.line.send(
            b'{"type":"move","move":"%s","seq":%d,"id":"%s"}'
            % (text.encode(), message.seq, self.waiting.encode())
        )


class Bench:
    """Thirty-two connections at sixteen tables, until the first game ends or the time is over."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.is_on = False
        self.finished = asyncio.Event()


def make_table(base: str, number: int) -> tuple[str, list[Person]]:
    people = [Person(base, f"Player {number}-{seat}") for seat in range(2)]
    seats = [{"place": "link"}, {"place": "link"}]
    info = people[0].call("POST", "/api/tables", {"game": "trajan", "seats": seats})
    people[1].call("POST", f"/api/tables/{info['id']}/join", {"key": info["join_key"]})
    return str(info["id"]), people


async def play_all(server: Started, seconds: float) -> tuple[int, float, float, list[float]]:
    """Play for some seconds; return moves, wall and processor seconds, and all latencies."""
    base = f"http://{server.host}:{server.port}"
    tables = [make_table(base, number) for number in range(CONNECTIONS // 2)]
    bench = Bench()
    movers = []
    for table, people in tables:
        for seat, person in enumerate(people):
            mover = Mover(seat, table, bench)
            mover.line = await connect(server.host, server.port, table, person.cookie, mover.heard)
            movers.append(mover)
    await asyncio.sleep(0.5)
    cpu, began = server.cpu(), now()
    bench.is_on = True
    for mover in movers:
        mover.play()
    with contextlib.suppress(TimeoutError):  # then the time is over
        await asyncio.wait_for(bench.finished.wait(), seconds)
    wall, used = now() - began, server.cpu() - cpu
    bench.is_on = False
    await asyncio.sleep(0.3)
    for mover in movers:
        assert mover.line is not None
        mover.line.transport.close()
    return len(bench.latencies), wall, used, sorted(bench.latencies)


def measure(server: Started, rounds: int = 3, seconds: float = 6.0) -> dict[str, Any]:
    best: dict[str, Any] = {}
    for _ in range(rounds):
        moves, wall, cpu, latencies = asyncio.run(play_all(server, seconds))
        told = {
            "moves_per_s": round(moves / wall),
            "moves": moves,
            "cpu_us_per_move": round(cpu / moves * 1e6),
            "p50_ms": round(percentile(latencies, 0.5) * 1e3, 1),
            "p99_ms": round(percentile(latencies, 0.99) * 1e3, 1),
            "memory_mb": round(server.memory()),
        }
        if not best or told["moves_per_s"] > best["moves_per_s"]:
            best = told
    return best
