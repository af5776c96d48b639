"""How long the pages of the club take over many finished games: the worst of several requests."""

from __future__ import annotations

import statistics
from typing import Any, Final

from benchmarks.server.client import BenchUser
from benchmarks.server.finished_games import fill
from benchmarks.server.started import BenchDatabase, now, run_server
from ulpia.server.store.database import open_database
from ulpia.server.store.migrate import upgrade

GAMES: Final = 20_000
PEOPLE: Final = 200
ROUNDS: Final = 15
PAGES: Final = {
    "leaderboard": "/api/leaderboards/trajan/3",
    "player": "/api/players/person%200",
    "player_statistics": "/api/players/person%200/statistics/trajan/3",
    "server_statistics": "/api/statistics/trajan",
}


def measure(store: BenchDatabase) -> dict[str, Any]:
    """Return milliseconds by page, middle and worst; person 0 has played every fifth game."""
    upgrade(store.url)
    database = open_database(store.url)
    began = now()
    try:
        fill(database, GAMES, PEOPLE)
    finally:
        database.close()
    told: dict[str, Any] = {"games": GAMES, "fill_s": round(now() - began, 1)}
    with run_server(store) as server:
        person = BenchUser(server.base, "Reader")
        for page, path in PAGES.items():
            times = [time_request(person, path) for _ in range(ROUNDS)]
            told[page] = {
                "first_ms": round(times[0], 1),
                "middle_ms": round(statistics.median(times), 1),
                "worst_ms": round(max(times), 1),
            }
    return told


def time_request(person: BenchUser, path: str) -> float:
    began = now()
    person.call("GET", path)
    return (now() - began) * 1000
