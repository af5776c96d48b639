"""How long it takes to open a long game, against a short one: the store decides.

Games are played once and then copied inside the database, so that many of each can be opened for
the first time. Long and short ones take turns; what counts is the middle of each.
"""

from __future__ import annotations

import random
import statistics
from http.client import HTTPConnection
from typing import Any

from sqlalchemy import Connection, text

from benchmarks.server.client import BenchUser
from benchmarks.server.moves import make_table
from benchmarks.server.started import BenchDatabase, BenchServer, now, run_server
from ulpia.server.store import log
from ulpia.server.store.database import Database, open_database
from ulpia.table.loading import load_table

SHORT, LONG = 50, 600
GAMES = 4
COPIES = 40
ROUNDS = 5
WARM_UP = 4 * GAMES  # opens that nobody counts
PARTS = {"tables": "id", "seats": "table_id", "entries": "table_id", "snapshots": "table_id"}

Opens = list[tuple[int, str, BenchUser]]
Times = dict[int, list[float]]


def grow(people: list[BenchUser], table: str, entries: int) -> int:
    """Play until the log has so many entries, taking a move back now and then."""
    seq = 0
    while seq < entries:
        for person in people:
            position = person.call("GET", f"/api/tables/{table}/position")
            while "decision" in position and position["seq"] < entries:
                options = position["decision"]["options"]
                words = random.choice(options)["text"]  # noqa: S311
                body: dict[str, Any] = {"type": "move", "move": words, "seq": position["seq"]}
                position = person.call("POST", f"/api/tables/{table}/commands", body)
                reach = position.get("undo", {}).get("reach", 0)
                if reach and position["seq"] < entries - 1 and random.random() < 0.5:  # noqa: S311
                    body = {"type": "undo", "seq": position["seq"]}
                    position = person.call("POST", f"/api/tables/{table}/commands", body)
            seq = position["seq"]
            if position["state"] != "running":
                raise RuntimeError(f"the game ended after {seq} entries: take more back")
    return int(seq)


def copy(connection: Connection, table: str, name: str) -> None:
    """Copy a table with all that belongs to it."""
    for part, key in PARTS.items():
        rows = connection.execute(text(f"SELECT * FROM {part} WHERE {key} = :id"), {"id": table})  # noqa: S608
        columns = list(rows.keys())
        places = ", ".join([f":{column}" for column in columns])
        insert = text(f"INSERT INTO {part} ({', '.join(columns)}) VALUES ({places})")  # noqa: S608
        copies = [{**row._mapping, key: name} for row in rows]
        connection.execute(insert, copies)


def play_games(server: BenchServer) -> dict[int, list[tuple[str, BenchUser]]]:
    """Play some short and some long games; return them with somebody who sits there."""
    found: dict[int, list[tuple[str, BenchUser]]] = {SHORT: [], LONG: []}
    for length, games in found.items():
        for number in range(GAMES):
            table, people = make_table(server.base, number)
            grow(people, table, length)
            games.append((table, people[0]))
    return found


def copy_games(database: Database, games: dict[int, list[tuple[str, BenchUser]]]) -> Opens:
    """Return pairs of a short and a long game that nobody has opened yet."""
    found = []
    for number in range(COPIES):
        for length in (SHORT, LONG):
            table, person = games[length][number % GAMES]
            name = f"{table[:6]}x{length}x{number}"
            database.write_now(lambda c, table=table, name=name: copy(c, table, name))  # type: ignore[misc]
            found.append((length, name, person))
    return found


def opened_by_request(server: BenchServer, games: Opens, times: Times) -> float:
    """Ask the server for each game once; return its processor time for one of them."""
    connection = HTTPConnection(server.host, server.port)
    before = server.costs()
    for number, (length, name, person) in enumerate(games):
        if number == WARM_UP:
            before = server.costs()
        headers = {"Cookie": person.cookie}
        began = now()
        connection.request("GET", f"/api/tables/{name}/position", headers=headers)
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200, answer.status
        if number >= WARM_UP:
            times[length].append(now() - began)
    connection.close()
    return server.costs().since(before).server / (len(games) - WARM_UP)


def opened_here(database: Database, games: Opens, times: Times) -> None:
    """Read and rebuild each game in this process, without any server around it."""
    for number, (length, name, _) in enumerate(games):
        began = now()
        loaded = database.read_now(lambda c, name=name: log.load(c, name))  # type: ignore[misc]
        assert loaded is not None
        load_table(loaded)
        if number >= WARM_UP:
            times[length].append(now() - began)


def summarize(way: str, times: Times) -> dict[str, float]:
    short, long = (statistics.median(times[length]) * 1e3 for length in (SHORT, LONG))
    return {
        f"{way}_short_ms": round(short, 2),
        f"{way}_long_ms": round(long, 2),
        f"{way}_ratio": round(long / short, 2),
    }


def measure(store: BenchDatabase) -> dict[str, Any]:
    with run_server(store) as server:
        games = play_games(server)
    database = open_database(store.url)
    pairs = copy_games(database, games)
    by_request: Times = {SHORT: [], LONG: []}
    here: Times = {SHORT: [], LONG: []}
    spent = []
    for _ in range(ROUNDS):
        with run_server(store) as server:  # nothing of it is in memory now
            spent.append(opened_by_request(server, pairs, by_request))
        opened_here(database, pairs, here)
    database.close()
    return {
        "entries": [SHORT, LONG],
        "opens": len(by_request[LONG]),
        **summarize("request", by_request),
        **summarize("store", here),
        "cpu_ms_server": round(statistics.median(spent) * 1e3, 2),
    }
