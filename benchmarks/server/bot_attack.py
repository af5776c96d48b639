"""One guest has thirty tables of four Legati that nobody watches; how long does another wait?

    python -m benchmarks.server.bot_attack [--database URL] [--workers]

The other guest plays against one bot, over a websocket, and notes the seconds from each of its own
moves to the end of the bots' answer: first in quiet, then during the attack.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import uvloop

from benchmarks.server.client import BenchUser, ClientConnection, ServerMessage, read_json
from benchmarks.server.started import BenchServer, percentile, run_server, stores
from benchmarks.server.started import now as clock

ATTACKING_TABLES = 30
SECONDS = {"tiro": 12.0, "legatus": 45.0}
MIN_THOUGHT_S = {"tiro": 0.0, "legatus": 0.1}
"""Shorter answers of Legatus are moves that it had planned, or had no choice in."""


class BotPosition(ServerMessage):
    """What a player against a bot needs to know."""

    waiting: tuple[int, ...] = ()


class Opponent:
    """A person who plays at random against bots, and notes how long they think."""

    def __init__(self, decode: Any) -> None:
        self.decode = decode
        self.line: ClientConnection | None = None
        self.asked_at: float | None = None
        self.asked_seq = 0
        self.waits: list[float] = []
        self.is_over = asyncio.Event()

    def receive(self, data: bytes) -> None:
        message = self.decode(data)
        if message.type == "refused" and message.code != "stale":
            raise RuntimeError(message.code)
        if message.type != "position":
            return
        if message.state != "running":
            self.is_over.set()
        if self.asked_at is not None and message.seq > self.asked_seq:
            self.waits.append(clock() - self.asked_at)
            self.asked_at = None
        decision = read_json(message.decision)
        if decision is not None:
            self.play(message.seq, decision)
        elif message.waiting and 0 not in message.waiting:
            self.asked_at, self.asked_seq = clock(), message.seq

    def play(self, seq: int, decision: Any) -> None:
        assert self.line is not None
        text = random.choice(decision["options"])["text"]  # noqa: S311
        self.line.send(b'{"type":"move","move":"%s","seq":%d}' % (text.encode(), seq))


def same(line: ClientConnection) -> ClientConnection:
    return line


async def wait_for_bots(server: BenchServer, level: str) -> list[float]:
    """Play against a bot for a while and return how long each of its moves took."""
    decode = msgspec.json.Decoder(BotPosition).decode
    person = BenchUser(server.base, "Livia")
    waits: list[float] = []
    until = clock() + SECONDS[level]
    while clock() < until:
        seats = [{"place": "link"}, {"place": "bot", "level": level}]
        table = person.call(
            "POST", "/api/tables", {"game": "trajan", "seats": seats, "undo": "never"}
        )["id"]
        player = Opponent(decode)
        path = f"/api/tables/{table}/socket"
        loop = asyncio.get_running_loop()
        player.line = line = ClientConnection(path, person.cookie, player.receive)
        await loop.create_connection(partial(same, line), server.host, server.port)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(player.is_over.wait(), max(0.1, until - clock()))
        line.transport.close()
        waits += player.waits
    return [each for each in waits if each >= MIN_THOUGHT_S[level]]


def attack(server: BenchServer) -> BenchUser:
    nero = BenchUser(server.base, "Nero")
    seats = [{"place": "bot", "level": "legatus"}] * 4
    for _ in range(ATTACKING_TABLES):
        nero.call("POST", "/api/tables", {"game": "trajan", "seats": seats, "sit": None})
    return nero


def summarize(waits: list[float]) -> dict[str, float]:
    ordered = sorted(waits)
    return {
        "moves": len(ordered),
        "p50_s": round(statistics.median(ordered), 3),
        "p95_s": round(percentile(ordered, 0.95), 3),
        "max_s": round(ordered[-1], 3),
    }


@contextlib.contextmanager
def worker(url: str) -> Iterator[None]:
    command = [sys.executable, "-m", "ulpia", "worker", f"--database={url}"]
    process = subprocess.Popen(  # noqa: S603 - our own program
        command, env={**os.environ, "ULPIA_LOG_LEVEL": "warning"}, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def measure(server: BenchServer) -> None:
    random.seed(1)
    found: dict[str, dict[str, dict[str, float]]] = {}
    for phase in ("quiet", "attacked"):
        if phase == "attacked":
            attack(server)
        for level in SECONDS:
            found.setdefault(level, {})[phase] = summarize(uvloop.run(wait_for_bots(server, level)))
            print(f"  {phase:9} {level:8} {found[level][phase]}", flush=True)
    tiro, legatus = found["tiro"], found["legatus"]
    ratio = legatus["attacked"]["p50_s"] / legatus["quiet"]["p50_s"]
    print(f"  Tiro in the attack: p95 {tiro['attacked']['p95_s']} s (bar: 1 s)")
    print(f"  Legatus in the attack: {ratio:.2f} times its quiet median (bar: 2)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", action="store_true", help="PostgreSQL and one `ulpia worker`")
    given = parser.parse_args()
    with stores(("postgres",) if given.workers else ("sqlite",)) as (store,):
        if given.workers:
            os.environ["ULPIA_BOTS"] = "queue"
        with run_server(store) as server, contextlib.ExitStack() as stack:
            if given.workers:
                stack.enter_context(worker(store.url))
            print(f"{'a worker' if given.workers else 'the server'} thinks, {store.kind}:")
            measure(server)


if __name__ == "__main__":
    main()
