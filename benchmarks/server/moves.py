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

from benchmarks.server.client import MESSAGES, BenchUser, ClientConnection, Known, connect
from benchmarks.server.costs import Costs
from benchmarks.server.reference import run_reference
from benchmarks.server.started import BenchServer, milliseconds, now, stored_bytes

CONNECTIONS = 32
ROUNDS = 6
SECONDS = 15.0
WARM_UP = 20  # moves at each table before the counting begins
ECHOED = b'{"type":"move","move":"sow III","seq":123,"id":"0123456789abcdef-0-123"}'


class Bench:
    """What all seats of one round share."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.is_on = True
        self.warm_at = WARM_UP * CONNECTIONS // 2
        self.played = 0
        self.bytes = 0
        self.warm = asyncio.Event()
        self.finished = asyncio.Event()

    def note(self, seconds: float) -> None:
        self.latencies.append(seconds)
        if len(self.latencies) == self.warm_at:
            self.warm.set()


class Played:
    """Warm moves of one round: what they cost, how long each took, and how much came with each."""

    def __init__(self, spent: Costs, latencies: list[float], bytes_a_move: float) -> None:
        self.spent = spent
        self.latencies = latencies
        self.bytes_a_move = bytes_a_move

    def summary(self) -> dict[str, Any]:
        spent, latencies = self.spent, self.latencies
        return {
            "moves_per_s": round(len(latencies) / spent.wall),
            "moves": len(latencies),
            **milliseconds(latencies),
            **spent.microseconds(len(latencies)),
            "bytes_a_move": round(self.bytes_a_move),
            "busy_cores": round((spent.server + spent.database + spent.client) / spent.wall, 2),
        }


class Mover:
    """A seat that plays at once whenever it is asked, and notes how long the answer took."""

    def __init__(self, seat: int, table: str, bench: Bench) -> None:
        self.name = f"{table}-{seat}"
        self.bench = bench
        self.line: ClientConnection | None = None
        self.sent = 0.0
        self.count = 0
        self.is_waiting = False
        self.known = Known()
        self.is_newest = False

    def receive(self, data: bytes) -> None:
        self.bench.bytes += len(data)
        message = MESSAGES.decode(data)
        if message.type in ("position", "patch"):
            self.known.follow(message)
            self.is_newest = True
        if message.type == "done" or message.done is not None:
            self.bench.note(now() - self.sent)
            self.is_waiting = False
        elif message.type == "refused":
            raise RuntimeError(message.code)
        self.play()

    def play(self) -> None:
        if not self.is_newest or self.is_waiting or self.line is None:
            return
        if self.known.state == "finished":
            self.bench.finished.set()
        options = self.known.options()
        if not options or not self.bench.is_on:
            return
        self.count += 1
        self.is_waiting = True
        text = random.choice(options)  # noqa: S311
        self.is_newest = False
        self.sent = now()
        self.line.send(
            b'{"type":"move","move":"%s","seq":%d,"id":"%s-%d"}'
            % (text.encode(), self.known.seq, self.name.encode(), self.count)
        )


class Echoer:
    """Sends the next text as soon as the last one has come back."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.line: ClientConnection | None = None
        self.sent = 0.0

    def receive(self, data: bytes) -> None:
        self.bench.note(now() - self.sent)
        self.send()

    def send(self) -> None:
        if self.bench.is_on and self.line is not None:
            self.sent = now()
            self.line.send(ECHOED)


async def echo_all(reference: BenchServer, seconds: float = SECONDS) -> Played:
    """Let one of two sockets of each table echo for a while, as `play_all` plays."""
    bench = Bench()
    echoers = [Echoer(bench) for _ in range(CONNECTIONS // 2)]
    lines: list[ClientConnection] = []
    for number, echoer in enumerate(echoers):
        for receive in (echoer.receive, ignore):
            line = await connect(reference.host, reference.port, str(number), "", receive)
            lines.append(line)
        echoer.line = lines[-2]
        echoer.send()
    await bench.warm.wait()
    before, played = reference.costs(), len(bench.latencies)
    await asyncio.sleep(seconds)
    spent, latencies = reference.costs().since(before), bench.latencies[played:]
    bench.is_on = False
    for line in lines:
        line.transport.close()
    await asyncio.sleep(0.2)
    return Played(spent, latencies, 0.0)


def ignore(data: bytes) -> None:
    """The other player only looks on."""


def make_table(base: str, number: int, **given: Any) -> tuple[str, list[BenchUser]]:
    people = [BenchUser(base, f"Player {number}-{seat}") for seat in range(2)]
    seats = [{"place": "link"}, {"place": "link"}]
    info = people[0].call("POST", "/api/tables", {"game": "trajan", "seats": seats, **given})
    people[1].call("POST", f"/api/tables/{info['id']}/join", {"key": info["join_key"]})
    return str(info["id"]), people


async def play_all(
    server: BenchServer, seconds: float = SECONDS, make_mover: type[Mover] = Mover
) -> Played:
    """Play until a game ends, or so long; return what warm moves cost."""
    bench = Bench()
    movers = []
    for number in range(CONNECTIONS // 2):
        table, people = make_table(server.base, number)
        for seat, person in enumerate(people):
            mover = make_mover(seat, table, bench)
            mover.line = await connect(
                server.host, server.port, table, person.cookie, mover.receive, patches=True
            )
            movers.append(mover)
    for mover in movers:
        mover.play()
    await bench.warm.wait()
    before, played, received = server.costs(), len(bench.latencies), bench.bytes
    with contextlib.suppress(TimeoutError):  # then the time is over
        await asyncio.wait_for(bench.finished.wait(), seconds)
    spent, latencies = server.costs().since(before), bench.latencies[played:]
    received = bench.bytes - received
    bench.is_on = False
    for mover in movers:
        assert mover.line is not None
        mover.line.transport.close()
    await asyncio.sleep(0.2)
    return Played(spent, latencies, received / 2 / max(1, len(latencies)))


def one_round(server: BenchServer) -> dict[str, Any]:
    return uvloop.run(play_all(server)).summary()


def measure(servers: list[BenchServer], rounds: int = ROUNDS) -> list[dict[str, Any]]:
    """Return for each server its middle round, how fast the best one was, and the reference."""
    found: list[list[dict[str, Any]]] = [[] for _ in servers]
    echoes: list[list[dict[str, Any]]] = [[] for _ in servers]
    with contextlib.ExitStack() as stack:
        references: list[BenchServer] = []
        for number in range(rounds):
            for index, server in enumerate(servers):
                found[index].append(one_round(server))
                if number == 0:
                    bytes_a_move = round(found[index][0]["bytes_a_move"])
                    reference = run_reference(
                        server.store, stored_bytes(server.store), bytes_a_move
                    )
                    references.append(stack.enter_context(reference))
                echoes[index].append(uvloop.run(echo_all(references[index])).summary())
    return [
        {
            **middle(told),
            "best_moves_per_s": max(each["moves_per_s"] for each in told),
            "memory_mb": round(server.memory()),
            "rounds": rounds,
            "stored_bytes_a_move": stored_bytes(server.store),
            "reference": middle(echo),
            **ratios(told, echo),
        }
        for server, told, echo in zip(servers, found, echoes, strict=True)
    ]


def ratios(told: list[dict[str, Any]], echo: list[dict[str, Any]]) -> dict[str, float]:
    """Return how many of the reference's moves ours makes, on the clock and of processor time."""
    pairs = list(zip(told, echo, strict=True))
    return {
        "ratio": round(
            statistics.median([a["moves_per_s"] / b["moves_per_s"] for a, b in pairs]), 2
        ),
        "ratio_cpu": round(
            statistics.median([b["cpu_us_all"] / a["cpu_us_all"] for a, b in pairs]), 2
        ),
    }


def middle(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the median of every number."""
    return {name: statistics.median_high([each[name] for each in rounds]) for name in rounds[0]}
