"""Bots elsewhere: jobs in a queue on the same PostgreSQL, done by any number of `ulpia worker`s.

A job is only a hint where to look. If it is lost with its worker, the sweeper of some server
finds the bot still due and asks again; if it is done twice, the second comes too late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import structlog
from huey import PostgresHuey

from ulpia.server.bots import any_option, bot_deed, question
from ulpia.server.clock import now_ms
from ulpia.server.fanout.postgres import conninfo
from ulpia.server.hall import Hall
from ulpia.server.store import log
from ulpia.server.store.database import Database, open_database
from ulpia.server.store.errors import is_outage
from ulpia.server.store.log import Conflict
from ulpia.server.tables.actors import Actor
from ulpia.server.tables.opening import open_table
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table
from ulpia.server.thinkers import Lost, Thinkers
from ulpia.server.thinking import BotMove, Question

ATTEMPTS: Final = 3
LOGGER: Final = structlog.get_logger("ulpia.queue")

Job = Callable[[str, int], None]


def make_queue(url: str, job: Job) -> tuple[Any, Any]:
    """Return the queue and the task that stands for `job` in it."""
    if not url.startswith("postgresql"):
        raise ValueError("a queue for bots needs PostgreSQL; with SQLite the server thinks itself")
    queue = PostgresHuey("ulpia", dsn=conninfo(url), results=False, read_timeout=1)

    @queue.task(name="move_bot")  # type: ignore[untyped-decorator]
    def move_bot(name: str, seat: int) -> None:
        job(name, seat)

    return queue, move_bot


class BotQueue:
    """The server's side: puts a job into the queue for every bot that must move."""

    def __init__(self, hall: Hall, url: str) -> None:
        self.hall: Final = hall
        _, self._task = make_queue(url, not_here)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.hall.on_change.append(self.look)

    async def stop(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look(self, table: Table) -> None:
        for seat in table.bots_waited_for():
            task = asyncio.get_running_loop().create_task(self._put(table.id, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _put(self, name: str, seat: int) -> None:
        try:
            await asyncio.to_thread(self._task, name, seat)
        except Exception as error:
            LOGGER.warning("job not queued", table=name, error=type(error).__name__)
            # The sweeper queues it again.


def not_here(name: str, seat: int) -> None:
    raise RuntimeError("bots are moved by workers, not by the server")


class Worker:
    """The worker's side: reads the table, lets the bot think in a process, appends its move."""

    def __init__(self, url: str, processes: int, seconds: float) -> None:
        self.database: Final[Database] = open_database(url)
        self.queue, self._task = make_queue(url, self.move)
        self.thinkers: Final = Thinkers(processes, seconds)

    def move(self, name: str, seat: int) -> None:
        """Move for a seat as long as its bot is waited for."""
        failures = 0
        while failures < ATTEMPTS:
            loaded = self.database.read_now(lambda c: log.load(c, name))
            table = None if loaded is None else open_table(loaded)
            asked = None if table is None else question(table, seat)
            if table is None or asked is None:
                return
            move = self._thought(name, asked)
            if move is None:
                failures += 1
                if failures < ATTEMPTS:
                    continue
                move = any_option(table, seat)
            self._append(table, asked, move)

    def _append(self, table: Table, asked: Question, move: BotMove) -> None:
        now = now_ms()
        try:
            lines = bot_deed(asked, move)(table, Actor(None, None, now))
            change, _ = table.plan(lines, now)
            self.database.write_now(lambda connection: log.append(connection, change))
        except (Conflict, NotAllowed) as late:
            LOGGER.info("bot came too late", table=table.id, reason=type(late).__name__)
            return
        for other in table.bots_waited_for():
            if other != asked.seat:
                self._task(table.id, other)

    def _thought(self, name: str, asked: Question) -> BotMove | None:
        try:
            return self.thinkers.answer_now(asked)
        except Lost as lost:
            LOGGER.warning("bot lost", table=name, seat=asked.seat, kind=str(lost))
            return None
        except Exception as error:
            if is_outage(error):
                raise
            LOGGER.error("bot raised", table=name, seat=asked.seat, exc_info=error)
            return None

    def run(self, threads: int) -> None:
        """Work until a signal ends it."""
        try:
            self.queue.create_consumer(
                workers=threads, periodic=False, max_delay=1.0, check_worker_health=True
            ).run()
        finally:
            self.thinkers.stop()
            self.database.close()
