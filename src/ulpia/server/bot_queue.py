"""Bots elsewhere: jobs in a queue on the same PostgreSQL, done by any number of `ulpia worker`s.

A job is only a hint where to look. If it is lost with its worker, the sweeper of some server
finds the bot still due and asks again; if it is done twice, the second comes too late.
"""

from __future__ import annotations

import asyncio
import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import structlog
from huey import PostgresHuey

from ulpia.server.bot_schedule import (
    MAX_REST_S,
    QUICK_LEVELS,
    Attention,
    BotJob,
    Lane,
    RecentJobs,
    lane_sizes,
    lanes_of,
)
from ulpia.server.bots import any_option, bot_deed, job_of, question
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
from ulpia.server.thinkers import Lost, lane_thinkers
from ulpia.server.thinking import BotMove, Question

ATTEMPTS: Final = 3
MAX_REMEMBERED: Final = 20_000
UNATTENDED_PATIENCE: Final = 10
"""How many times longer a job that nobody waits for may stand in line before it counts as lost."""
LOGGER: Final = structlog.get_logger("ulpia.queue")

Work = Callable[["QueuedJob"], None]


@dataclass(frozen=True)
class QueuedJob:
    """What stands in a queue: where to look, and how much somebody waits for it."""

    table: str
    seat: int
    attention: Attention


class Queues:
    """A queue for every lane; in each of them the highest priority is done first."""

    def __init__(self, url: str, work: Work) -> None:
        if not url.startswith("postgresql"):
            raise ValueError(
                "a queue for bots needs PostgreSQL; with SQLite the server thinks itself"
            )
        self.by_lane: Final[dict[Lane, Any]] = {}
        self._tasks: dict[Lane, Any] = {}
        self._recent: Final = RecentJobs(time.monotonic)
        self._lock: Final = threading.Lock()
        for lane in Lane:
            queue = PostgresHuey(
                f"ulpia-{lane.value}", dsn=conninfo(url), results=False, read_timeout=1
            )
            self.by_lane[lane] = queue
            self._tasks[lane] = queue.task(name="move_bot")(
                lambda table, seat, attention: work(QueuedJob(table, seat, Attention(attention)))
            )

    def put(self, job: BotJob, attention: Attention) -> None:
        lane = lanes_of(job.is_quick(), attention)[0]
        with self._lock:
            priority = self._recent.priority(job.creator, attention)
        self._tasks[lane](job.table, job.seat, int(attention), priority=priority)


class BotQueue:
    """The server's side: puts a job into a queue for every bot that must move."""

    def __init__(self, hall: Hall, url: str, patience: float) -> None:
        self.hall: Final = hall
        self.patience: Final = patience
        self._queues: Final = Queues(url, not_here)
        self._thread: Final = ThreadPoolExecutor(1, "bot-queue")  # one: each keeps connections
        self._put_at: dict[tuple[str, int, int, Attention], float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.hall.on_change.append(self.look)
        self.hall.on_attention.append(self._look_at_watched)

    async def stop(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thread.shutdown()

    def is_busy(self, name: str) -> bool:
        return False  # only the table itself tells

    def look(self, table: Table) -> None:
        """Queue every bot that is waited for, but none twice within a while."""
        for seat in table.bots_waited_for():
            job = job_of(table, seat)
            if job is None:
                continue
            attention = self.hall.attention(job.table, job.has_people)
            if self._is_new((job.table, seat, table.asked_since[seat], attention)):
                task = asyncio.get_running_loop().create_task(self._put(job, attention))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _look_at_watched(self) -> None:
        """Queue again, in a better place, what somebody has begun to wait for."""
        for slot in list(self.hall.slots.values()):
            if slot.subscribers and slot.table is not None:
                self.look(slot.table)

    def _is_new(self, key: tuple[str, int, int, Attention]) -> bool:
        """Note a job; those that nobody waits for are not queued again for a long time."""
        now = time.monotonic()
        waited = self.patience * (1 if key[3] is Attention.PERSON else UNATTENDED_PATIENCE)
        if now - self._put_at.get(key, -math.inf) < waited:
            return False
        self._put_at[key] = now
        if len(self._put_at) > MAX_REMEMBERED:
            for old in list(self._put_at)[: MAX_REMEMBERED // 2]:
                del self._put_at[old]
        return True

    async def _put(self, job: BotJob, attention: Attention) -> None:
        try:
            await asyncio.wrap_future(self._thread.submit(self._queues.put, job, attention))
        except Exception as error:
            LOGGER.warning("job not queued", table=job.table, error=type(error).__name__)
            # The sweeper queues it again.


def not_here(job: QueuedJob) -> None:
    raise RuntimeError("bots are moved by workers, not by the server")


class Worker:
    """The worker's side: reads the table, lets the bot think in a process, appends its move."""

    def __init__(self, url: str, processes: int, seconds: float) -> None:
        self.database: Final[Database] = open_database(url)
        self.queues: Final = Queues(url, self.move)
        self.sizes: Final = lane_sizes(processes)
        self.thinkers: Final = lane_thinkers(self.sizes, seconds)

    def move(self, queued: QueuedJob) -> None:
        """Move once for a seat whose bot is waited for; what follows is queued again."""
        failures = 0
        while True:
            loaded = self.database.read_now(lambda c: log.load(c, queued.table))
            table = None if loaded is None else open_table(loaded)
            asked = None if table is None else question(table, queued.seat)
            if table is None or asked is None:
                return
            move = self._thought(queued, asked)
            if move is None:
                failures += 1
                if failures < ATTEMPTS:
                    continue
                move = any_option(table, queued.seat)
            if self._append(table, asked, move, queued.attention):
                return

    def _append(self, table: Table, asked: Question, move: BotMove, attention: Attention) -> bool:
        """Write a move and queue what follows; say whether it came in time."""
        now = now_ms()
        try:
            lines = bot_deed(asked, move)(table, Actor(None, None, now))
            change, _ = table.plan(lines, now)
            self.database.write_now(lambda connection: log.append(connection, change))
        except (Conflict, NotAllowed) as late:
            LOGGER.info("bot came too late", table=table.id, reason=type(late).__name__)
            return False
        for seat in table.bots_waited_for():
            job = job_of(table, seat)
            if job is not None:
                self.queues.put(job, attention)
        return True

    def _thought(self, queued: QueuedJob, asked: Question) -> BotMove | None:
        lane = lanes_of(asked.level in QUICK_LEVELS, queued.attention)[0]
        began = time.monotonic()
        try:
            move: BotMove = self.thinkers[lane].answer_now(asked)
        except Lost as lost:
            LOGGER.warning("bot lost", table=queued.table, seat=asked.seat, kind=str(lost))
            return None
        except Exception as error:
            if is_outage(error):
                raise
            LOGGER.error("bot raised", table=queued.table, seat=asked.seat, exc_info=error)
            return None
        if queued.attention is Attention.UNATTENDED:
            # Bots among themselves use half of their process at most.
            time.sleep(min(time.monotonic() - began, MAX_REST_S))
        return move

    def run(self) -> None:
        """Work until a signal ends it."""
        consumers = [
            queue.create_consumer(
                workers=self.sizes[lane], periodic=False, max_delay=1.0, check_worker_health=True
            )
            for lane, queue in self.queues.by_lane.items()
        ]
        try:
            for consumer in consumers[:-1]:
                consumer.start()
            consumers[-1].run()  # it sets its signals last, so a signal ends this one
        finally:
            for consumer in consumers[:-1]:
                consumer.stop(graceful=True)
            for thinkers in self.thinkers.values():
                thinkers.stop()
            self.database.close()
