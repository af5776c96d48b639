"""How long the pages of the club take over many finished games: the worst of several requests."""

from __future__ import annotations

import statistics
from typing import Any, Final

from benchmarks.server.client import BenchUser
from benchmarks.server.club_events import SEASON, SOME_DAY, SOME_TOURNAMENT, fill_events
from benchmarks.server.finished_games import fill
from benchmarks.server.started import BenchDatabase, BenchServer, now, run_server
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
    "daily": f"/api/daily/{SOME_DAY}",
    "season": f"/api/seasons/{SEASON}",
    "tournaments": "/api/tournaments",
    "tournament": f"/api/tournaments/{SOME_TOURNAMENT}",
}


def measure(store: BenchDatabase) -> dict[str, Any]:
    """Return milliseconds by page; person 0 has played every fifth game.

    First, middle and worst by the clock; first and middle of processor time, server and database.
    """
    upgrade(store.url)
    database = open_database(store.url)
    began = now()
    try:
        fill(database, GAMES, PEOPLE)
        fill_events(database)
    finally:
        database.close()
    told: dict[str, Any] = {"games": GAMES, "fill_s": round(now() - began, 1)}
    with run_server(store) as server:
        person = BenchUser(server.base, "Reader")
        for page, path in PAGES.items():
            spent = [spend(server, person, path) for _ in range(ROUNDS)]
            clock, cpu = [each[0] for each in spent], [each[1] for each in spent]
            told[page] = {
                "first_ms": round(clock[0], 1),
                "middle_ms": round(statistics.median(clock), 1),
                "worst_ms": round(max(clock), 1),
                "first_cpu_ms": round(cpu[0], 1),
                "middle_cpu_ms": round(statistics.median(cpu), 1),
            }
    return told


def spend(server: BenchServer, person: BenchUser, path: str) -> tuple[float, float]:
    """Ask for a page; return milliseconds by the clock, and of processor time."""
    before = server.costs()
    person.call("GET", path)
    cost = server.costs().since(before)
    return cost.wall * 1000, (cost.server + cost.database) * 1000
