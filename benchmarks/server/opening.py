"""How long it takes to open a long game, against a short one: the store decides."""

from __future__ import annotations

import random
import statistics
from typing import Any

from benchmarks.server.client import Person
from benchmarks.server.moves import make_table
from benchmarks.server.started import Store, now, started

SHORT, LONG = 50, 600
TABLES = 8


def grow(people: list[Person], table: str, entries: int) -> int:
    """Play until the log has so many entries, taking a move back now and then."""
    seq = 0
    while seq < entries:
        for person in people:
            position = person.call("GET", f"/api/tables/{table}/position")
            while "decision" in position and position["seq"] < entries:
                options = position["decision"]["options"]
                text = random.choice(options)["text"]  # noqa: S311
                body: dict[str, Any] = {"type": "move", "move": text, "seq": position["seq"]}
                position = person.call("POST", f"/api/tables/{table}/commands", body)
                reach = position.get("undo", {}).get("reach", 0)
                if reach and position["seq"] < entries - 1 and random.random() < 0.4:  # noqa: S311
                    body = {"type": "undo", "seq": position["seq"]}
                    position = person.call("POST", f"/api/tables/{table}/commands", body)
            seq = position["seq"]
            if position["state"] != "running":
                return int(seq)
    return int(seq)


def measure(database: Store) -> dict[str, Any]:
    tables: dict[int, list[tuple[str, Person]]] = {SHORT: [], LONG: []}
    lengths: dict[int, list[int]] = {SHORT: [], LONG: []}
    with started(database) as server:
        base = f"http://{server.host}:{server.port}"
        for length, made in tables.items():
            for number in range(TABLES + 1):
                table, people = make_table(base, number)
                lengths[length].append(grow(people, table, length))
                made.append((table, people[0]))
    times: dict[int, list[float]] = {SHORT: [], LONG: []}
    with started(database) as server:  # nothing of it is in memory now
        for number in range(TABLES + 1):
            for length, made in tables.items():
                table, person = made[number]
                person.base = f"http://{server.host}:{server.port}"
                person.call("GET", "/api/me")
                began = now()
                person.call("GET", f"/api/tables/{table}/position")
                if number:  # the first of each warms the server up
                    times[length].append(now() - began)
    best = {length: min(found) * 1e3 for length, found in times.items()}
    return {
        "short_entries": round(statistics.mean(lengths[SHORT])),
        "long_entries": round(statistics.mean(lengths[LONG])),
        "short_ms": round(best[SHORT], 2),
        "long_ms": round(best[LONG], 2),
        "ratio": round(best[LONG] / best[SHORT], 2),
    }
