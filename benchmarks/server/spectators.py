"""Many idle spectators at one table, each of whom receives every move."""

from __future__ import annotations

import asyncio
from typing import Any

import uvloop

from benchmarks.server.client import ClientConnection, connect
from benchmarks.server.moves import Bench, Mover, make_table
from benchmarks.server.started import BenchServer, milliseconds, now, percentile

SPECTATORS = 2_000
MOVES = 60
WARM_UP = 5


class Crowd:
    """Notes when each of the spectators has received a move."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.sent = 0.0
        self.arrived: list[float] = []
        self.complete = asyncio.Event()

    def begin(self) -> None:
        self.sent, self.arrived = now(), []
        self.complete.clear()

    def receive(self, data: bytes) -> None:
        if data.startswith((b'{"type":"position"', b'{"type":"patch"')):
            self.arrived.append(now() - self.sent)
            if len(self.arrived) == self.size:
                self.complete.set()


async def sit_down(server: BenchServer) -> tuple[str, list[Mover], Bench]:
    """Open a table that anybody may watch; its players wait for a sign before each move."""
    table, people = make_table(server.base, 0, watching="public")
    bench = Bench()
    bench.is_on = False
    movers = []
    for seat, person in enumerate(people):
        mover = Mover(seat, table, bench)
        mover.line = await connect(
            server.host, server.port, table, person.cookie, mover.receive, patches=True
        )
        movers.append(mover)
    return table, movers, bench


def move(movers: list[Mover], bench: Bench) -> None:
    """Let whoever is asked play one move."""
    bench.is_on = True
    for mover in movers:
        if mover.is_newest and mover.known.decision:
            mover.play()
            break
    bench.is_on = False


async def watch(server: BenchServer) -> dict[str, Any]:
    table, movers, bench = await sit_down(server)
    before = server.memory()
    crowd = Crowd(SPECTATORS)
    lines: list[ClientConnection] = [
        await connect(server.host, server.port, table, "", crowd.receive, patches=True)
        for _ in range(SPECTATORS)
    ]
    while len(crowd.arrived) < SPECTATORS:  # each gets the position first
        await asyncio.sleep(0.05)
    after = server.memory()
    all_latencies: list[float] = []
    last: list[float] = []
    costs = server.costs()
    for number in range(WARM_UP + MOVES):
        if number == WARM_UP:
            costs, all_latencies, last = server.costs(), [], []
        crowd.begin()
        move(movers, bench)
        await asyncio.wait_for(crowd.complete.wait(), 30)
        all_latencies += crowd.arrived
        last.append(max(crowd.arrived))
        while any(mover.is_waiting for mover in movers):
            await asyncio.sleep(0.001)
    spent = server.costs().since(costs)
    told = {
        "spectators": SPECTATORS,
        "moves": MOVES,
        **milliseconds(all_latencies),
        "last_p50_ms": round(percentile(sorted(last), 0.5) * 1e3, 1),
        **{
            name.replace("cpu_us", "cpu_us_per_delivery"): cost
            for name, cost in spent.microseconds(MOVES * SPECTATORS).items()
        },
        "memory_mb": round(server.memory()),
        "kb_per_spectator": round((after - before) / SPECTATORS * 1024, 1),
    }
    for line in [*lines, *[mover.line for mover in movers if mover.line]]:
        line.transport.close()
    return told


def measure(server: BenchServer) -> dict[str, Any]:
    return uvloop.run(watch(server))
