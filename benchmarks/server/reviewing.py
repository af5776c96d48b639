"""How long moves wait while the server reviews eight games, against a server that reviews none.

People think between moves here: at the server's limit every other process costs moves.
"""

from __future__ import annotations

import asyncio
from typing import Any

import uvloop

from benchmarks.server.client import BenchUser
from benchmarks.server.moves import Mover, play_all
from benchmarks.server.started import BenchServer, milliseconds
from tools.review.cases import play_game
from ulpia.games.registry import game_named
from ulpia.kernel.record_writer import write_record

GAME = "trajan"
REVIEWS = 8
EACH = 4  # so many may one person wait for
PAUSE_S = 0.2
SECONDS = 12.0
ROUNDS = 3
FIRST_SEED = 100


class ThinkingMover(Mover):
    """A seat that takes a moment before it moves."""

    def play(self) -> None:
        asyncio.get_running_loop().call_later(PAUSE_S, super().play)


def measure(server: BenchServer) -> dict[str, Any]:
    """Return how long moves took without reviews and beside them."""
    quiet = [latency for _ in range(ROUNDS) for latency in latencies_of(server)]
    asked = ask_for_reviews(server)
    beside = [latency for _ in range(ROUNDS) for latency in latencies_of(server)]
    unfinished = sum(not is_done(server, review) for review in asked)
    without, during = milliseconds(quiet), milliseconds(beside)
    return {
        "reviews": REVIEWS,
        "still_at_work": unfinished,
        "moves": [len(quiet), len(beside)],
        **{f"quiet_{name}": value for name, value in without.items()},
        **{f"reviewing_{name}": value for name, value in during.items()},
        "p99_ratio": round(during["p99_ms"] / without["p99_ms"], 2),
    }


def latencies_of(server: BenchServer) -> list[float]:
    return uvloop.run(play_all(server, SECONDS, ThinkingMover)).latencies


def ask_for_reviews(server: BenchServer) -> list[str]:
    """Queue the reviews of different games, and return their names."""
    names = []
    for number in range(REVIEWS):
        if number % EACH == 0:
            person = BenchUser(server.base, f"Reader {number}")
        record = write_record(play_game(game_named(GAME), 2, FIRST_SEED + number))
        names.append(person.call("POST", "/api/reviews", {"record": record})["id"])
    return names


def is_done(server: BenchServer, review: str) -> bool:
    reader = BenchUser(server.base, "Reader")
    return str(reader.call("GET", f"/api/reviews/{review}/state")["state"]) == "done"
