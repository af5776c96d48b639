"""Durable moves a second: real Trajan moves of people at many tables, each acknowledged.

Every round plays new games until the first of them ends. The databases take turns, so that a
busy machine slows all of them alike.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import statistics
from typing import Any

import uvloop

from benchmarks.server.client import MESSAGES, BenchUser, ClientConnection, connect
from benchmarks.server.costs import Costs
from benchmarks.server.started import BenchServer, milliseconds, now

CONNECTIONS = 32
ROUNDS = 6
SECONDS = 15.0
WARM_UP = 20  # moves at each table before the counting begins


class Bench:
    """What all seats of one round share."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.is_on = True
        self.warm_at = WARM_UP * CONNECTIONS // 2
        self.played = 0
        self.warm = asyncio.Event()
        self.finished = asyncio.Event()

    def note(self, seconds: float) -> None:
        self.latencies.append(seconds)
        if len(self.latencies) == self.warm_at:
            self.warm.set()


class Mover:
    """A seat that plays at once whenever it is asked, and notes how long the answer took."""

    def __init__(self, seat: int, table: str, bench: Bench) -> None:
        self.name = f"{table}-{seat}"
        self.bench = bench
        self.line: ClientConnection | None = None
        self.sent = 0.0
        self.count = 0
        self.is_waiting = False
        self.newest: Any = None

    def receive(self, data: bytes) -> None:
        message = MESSAGES.decode(data)
        if message.type == "position":
            self.newest = message
        elif message.type == "done":
            self.bench.note(now() - self.sent)
            self.is_waiting = False
        elif message.type == "refused":
            raise RuntimeError(message.code)
        self.play()

    def play(self) -> None:
        message = self.newest
        if message is None or self.is_waiting or self.line is None:
            return
        if message.state == "finished":
            self.bench.finished.set()
        if message.decision is None or not self.bench.is_on:
            return
        self.count += 1
        self.is_waiting = True
        text = random.choice(message.decision.options).text  # noqa: S311
        self.newest = None
        self.sent = now()
        self.line.send(
            b'{"type":"move","move":"%s","seq":%d,"id":"%s-%d"}'
            % (text.encode(), message.seq, self.name.encode(), self.count)
        )


def make_table(base: str, number: int, **given: Any) -> tuple[str, list[BenchUser]]:
    people = [BenchUser(base, f"Player {number}-{seat}") for seat in range(2)]
    seats = [{"place": "link"}, {"place": "link"}]
    info = people[0].call("POST", "/api/tables", {"game": "trajan", "seats": seats, **given})
    people[1].call("POST", f"/api/tables/{info['id']}/join", {"key": info["join_key"]})
    return str(info["id"]), people


async def play_all(
    server: BenchServer, seconds: float = SECONDS, make_mover: type[Mover] = Mover
) -> tuple[Costs, list[float]]:
    """Play until a game ends, or so long; return the costs and latencies of warm moves."""
    bench = Bench()
    movers = []
    for number in range(CONNECTIONS // 2):
        table, people = make_table(server.base, number)
        for seat, person in enumerate(people):
            mover = make_mover(seat, table, bench)
            mover.line = await connect(
                server.host, server.port, table, person.cookie, mover.receive
            )
            movers.append(mover)
    for mover in movers:
        mover.play()
    await bench.warm.wait()
    before, played = server.costs(), len(bench.latencies)
    with contextlib.suppress(TimeoutError):  # then the time is over
        await asyncio.wait_for(bench.finished.wait(), seconds)
    spent, latencies = server.costs().since(before), bench.latencies[played:]
    bench.is_on = False
    for mover in movers:
        assert mover.line is not None
        mover.line.transport.close()
    await asyncio.sleep(0.2)
    return spent, latencies


def one_round(server: BenchServer) -> dict[str, Any]:
    spent, latencies = uvloop.run(play_all(server))
    return {
        "moves_per_s": round(len(latencies) / spent.wall),
        "moves": len(latencies),
        **milliseconds(latencies),
        **spent.microseconds(len(latencies)),
        "busy_cores": round((spent.server + spent.database + spent.client) / spent.wall, 2),
    }


def measure(servers: list[BenchServer], rounds: int = ROUNDS) -> list[dict[str, Any]]:
    """Return for each server its middle round, and how fast the best one was."""
    found: list[list[dict[str, Any]]] = [[] for _ in servers]
    for _ in range(rounds):
        for server, told in zip(servers, found, strict=True):
            told.append(one_round(server))
    return [
        {
            **middle(told),
            "best_moves_per_s": max(each["moves_per_s"] for each in told),
            "memory_mb": round(server.memory()),
            "rounds": rounds,
        }
        for server, told in zip(servers, found, strict=True)
    ]


def middle(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the median of every number."""
    return {name: statistics.median_high([each[name] for each in rounds]) for name in rounds[0]}
