"""More tables than a process wants to remember: those in use are never forgotten."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.harness import FULL, Client, RunningServer, Socket, run_server, settings
from tests.server.players import random_option, sit_together
from ulpia.kernel.chance import Dice
from ulpia.table.live_tables import LiveTable
from ulpia.table.subscribers import EncodedMessage

PATIENCE_S = 60.0
SMALL_LIMIT = 3
WATCHED, FURTHER = (1100, 20) if FULL else (6, 8)


class Ear:
    """Somebody who looks at a table and counts what is told."""

    user: str | None = None
    session: str | None = None
    share: str | None = None
    wants_patches = False
    content: dict[str, Any] | None = None
    is_looking: bool = True

    def __init__(self) -> None:
        self.heard = 0

    def send(self, message: EncodedMessage) -> None:
        self.heard += 1

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


def on_loop(running: RunningServer, work: Any) -> Any:
    """Run a coroutine where the server runs, and return what it returns."""
    return asyncio.run_coroutine_threadsafe(work, running.loop).result(4 * PATIENCE_S)


async def wait_for_a_held_table(running: RunningServer, name: str, ear: Ear) -> None:
    """Hold a table while somebody waits for it, let it go, and let that one look at it."""
    registry = running.services.registry
    is_held, may_go = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        async with registry.lock(name):
            is_held.set()
            await may_go.wait()

    async def watch() -> None:
        async with registry.lock(name) as live:
            live.subscribers.add(ear)

    holder = asyncio.create_task(hold())
    await is_held.wait()
    watcher = asyncio.create_task(watch())
    await asyncio.sleep(0)  # now it waits for the lock
    may_go.set()
    await asyncio.gather(holder, watcher)


def test_a_table_that_somebody_waits_for_is_not_forgotten_above_the_limit(database: str) -> None:
    with run_server(settings(database, max_tables=SMALL_LIMIT)) as running:
        livia, marcus = (Client(running.address).guest(name) for name in ("Livia", "Marcus"))
        tables = [sit_together(livia, marcus) for _ in range(SMALL_LIMIT + 2)]
        with ExitStack() as stack:
            for table in tables[:-1]:
                stack.enter_context(livia.socket(table))
            ear = Ear()
            on_loop(running, wait_for_a_held_table(running, tables[-1], ear))
            told = ear.heard
            move_once(livia, marcus, tables[-1])
            assert ear.heard > told, "whoever waited for the table hears no move"


def move_once(livia: Client, marcus: Client, table: str) -> int:
    """Play one move over plain HTTP and return the number it has."""
    for client in (livia, marcus):
        position = client.get(f"/tables/{table}/position")
        text = random_option(position, Dice(1))
        if text is not None:
            body = {"type": "move", "move": text, "seq": position["seq"]}
            return int(client.post(f"/tables/{table}/commands", body)["seq"])
    raise AssertionError("nobody may move")


def test_a_table_with_users_is_not_idle() -> None:
    live = LiveTable("abc")
    assert live.is_idle()
    live.users += 1
    assert not live.is_idle()


def test_idle_tables_are_forgotten_first_and_a_limit_that_is_exceeded_is_told(
    database: str,
) -> None:
    with run_server(settings(database, max_tables=SMALL_LIMIT)) as running:
        livia, marcus = (Client(running.address).guest(name) for name in ("Livia", "Marcus"))
        tables = [sit_together(livia, marcus) for _ in range(SMALL_LIMIT + 3)]
        registry = running.services.registry
        assert len(registry.live_tables) <= SMALL_LIMIT
        with ExitStack() as stack:
            for table in tables:
                stack.enter_context(livia.socket(table))
            assert len(registry.live_tables) == len(tables)
            wait_for_metric(livia, f"ulpia_tables_in_memory {len(tables)}.0")
            wait_for_metric(livia, f"ulpia_tables_above_limit {len(tables) - SMALL_LIMIT}.0")
        livia.get(f"/tables/{tables[0]}")
        livia.get(f"/tables/{tables[0]}")
        assert len(registry.live_tables) <= SMALL_LIMIT + 1


def wait_for_metric(client: Client, line: str) -> None:
    """Wait until a metric is told: it follows when whoever opened a table has let go of it."""
    until = time.monotonic() + PATIENCE_S
    while line not in client.http.get("/metrics").text:
        assert time.monotonic() < until, f"never told: {line}"
        time.sleep(0.05)


def test_a_table_that_does_not_exist_leaves_nothing_behind(database: str) -> None:
    with run_server(settings(database)) as running:
        client = Client(running.address).guest("Livia")
        for number in range(5):
            assert client.http.get(f"/api/tables/nosuch{number}").status_code == 404
        assert not running.services.registry.live_tables


def test_above_the_limit_of_watched_tables_all_new_sockets_hear_the_next_move(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """ULPIA_FULL_TESTS: 1,100 watched tables, the limit of every day, 20 further sockets."""
    limit = 1000 if FULL else SMALL_LIMIT
    allow_many_files()
    with run_server(settings(database, max_tables=limit)) as running:
        livia, marcus = (Client(running.address).guest(name) for name in ("Livia", "Marcus"))
        watched = [sit_together(livia, marcus) for _ in range(WATCHED)]
        ears = on_loop(running, watch_all(running, watched))
        further = [sit_together(livia, marcus) for _ in range(FURTHER)]
        with ThreadPoolExecutor(8) as pool, ExitStack() as stack:
            stop = threading.Event()
            page_viewers = [pool.submit(look_on, running.address, further, stop) for _ in range(4)]
            sockets = [stack.enter_context(marcus.socket(table)) for table in further]
            stop.set()
            for looker in page_viewers:
                looker.result(4 * PATIENCE_S)
            told = [
                hears_a_move(livia, marcus, *each) for each in zip(further, sockets, strict=True)
            ]
        for table in watched[:5]:
            move_once(livia, marcus, table)
        with capsys.disabled():
            count = f"{sum(told)} of {FURTHER} further sockets heard the next move"
            print(f"\n  {WATCHED} watched tables, limit {limit}: {count}")
    assert all(told)
    assert all(ear.heard for ear in ears[:5])


async def watch_all(running: RunningServer, tables: list[str]) -> list[Ear]:
    ears = []
    for name in tables:
        async with running.services.registry.lock(name) as live:
            ears.append(Ear())
            live.subscribers.add(ears[-1])
    return ears


def look_on(address: str, tables: list[str], stop: threading.Event) -> None:
    """Look at tables again and again: each look takes a table's lock for a moment."""
    with Client(address).guest("Fan") as fan:
        while not stop.is_set():
            for table in tables:
                fan.http.get(f"/api/tables/{table}")


def hears_a_move(livia: Client, marcus: Client, table: str, socket: Socket) -> bool:
    seq = move_once(livia, marcus, table)
    try:
        while socket.position["seq"] < seq:
            socket.next()
    except TimeoutError:
        return False
    return True


def allow_many_files() -> None:
    if os.name != "nt":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 8192 if most == resource.RLIM_INFINITY else min(8192, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
