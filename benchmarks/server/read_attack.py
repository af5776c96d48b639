"""Eight anonymous readers fetch replays without a pause; how long does /healthz take meanwhile?

    python -m benchmarks.server.read_attack

Quiet and busy stretches take turns in one run, so that a busy machine slows both alike. The readers
are a process of their own and ask for other pages each time, so that nothing kept helps them.
"""

from __future__ import annotations

import multiprocessing
import random
import statistics
import threading
import time
from http.client import HTTPConnection
from multiprocessing.synchronize import Event
from typing import Any

from benchmarks.server.client import BenchUser
from benchmarks.server.started import BenchServer, percentile, run_server, stores
from benchmarks.server.started import now as clock

READERS = 8
ROUNDS = 3
SECONDS = 6.0
PAUSE_S = 0.01


def play_a_game(server: BenchServer) -> str:
    """Play a public game of four to its end, at random, and return its table."""
    people = [BenchUser(server.base, f"Player {seat}") for seat in range(4)]
    seats = [{"place": "link"}] * 4
    wanted = {"game": "trajan", "seats": seats, "watching": "public", "undo": "never"}
    info = people[0].call("POST", "/api/tables", wanted)
    table = str(info["id"])
    for person in people[1:]:
        person.call("POST", f"/api/tables/{table}/join", {"key": info["join_key"]})
    while True:
        for person in people:
            position = person.call("GET", f"/api/tables/{table}/position")
            while "decision" in position:
                text = random.choice(position["decision"]["options"])["text"]  # noqa: S311
                body: dict[str, Any] = {"type": "move", "move": text, "seq": position["seq"]}
                position = person.call("POST", f"/api/tables/{table}/commands", body)
            if position["state"] == "finished":
                return table


def read_replays(host: str, port: int, table: str, coding: str, is_on: Event, done: Any) -> None:
    """Fetch pages of a replay while `is_on` is set; runs in a process of its own."""

    def one_reader(number: int) -> None:
        dice = random.Random(number)  # noqa: S311
        while not done.is_set():
            if not is_on.wait(0.2):
                continue
            connection = HTTPConnection(host, port)
            path = f"/api/tables/{table}/replay?first={dice.randrange(100)}&most=200"
            connection.request("GET", path, headers={"Accept-Encoding": coding})
            answer = connection.getresponse()
            size = len(answer.read())
            connection.close()
            assert answer.status in (200, 429), answer.status
            with lock:
                counts[0] += 1
                counts[1] += size

    lock, counts = threading.Lock(), [0, 0]
    threads = [threading.Thread(target=one_reader, args=(n,)) for n in range(READERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(f"  {counts[0]} replays of {counts[1] / max(1, counts[0]) / 1e6:.2f} MB were read")


def look(connection: HTTPConnection) -> list[float]:
    """Ask for /healthz for a while and return how long each answer took."""
    times = []
    until = clock() + SECONDS
    while clock() < until:
        began = clock()
        connection.request("GET", "/healthz")
        connection.getresponse().read()
        times.append(clock() - began)
        time.sleep(PAUSE_S)
    return times


def attack(server: BenchServer, table: str, coding: str) -> float:
    context = multiprocessing.get_context("spawn")
    is_on, done = context.Event(), context.Event()
    arguments = (server.host, server.port, table, coding, is_on, done)
    readers = context.Process(target=read_replays, args=arguments)
    readers.start()
    connection = HTTPConnection(server.host, server.port)
    quiet: list[float] = []
    busy: list[float] = []
    for _ in range(ROUNDS):
        is_on.clear()
        time.sleep(1.5)  # what was asked for before is answered by then
        quiet += look(connection)
        is_on.set()
        time.sleep(0.5)
        busy += look(connection)
    done.set()
    readers.join(60)
    for name, times in (("quiet", quiet), ("eight readers", busy)):
        ordered = sorted(times)
        p50, p95 = statistics.median(ordered), percentile(ordered, 0.95)
        print(f"  {coding:9} {name:14} p50 {p50 * 1e3:.2f} ms, p95 {p95 * 1e3:.2f} ms")
    return statistics.median(busy) / statistics.median(quiet)


def main() -> None:
    with stores(("sqlite",)) as (store,), run_server(store) as server:
        random.seed(1)
        table = play_a_game(server)
        for coding in ("gzip", "identity"):
            ratio = attack(server, table, coding)
            print(
                f"  {coding}: the median of /healthz rises {ratio:.2f} times (bar: 2)", flush=True
            )


if __name__ == "__main__":
    main()
