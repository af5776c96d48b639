"""Bots in other processes: jobs in a queue on PostgreSQL, done by any number of `ulpia worker`s.

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

from ulpia.ai.levels import QUICK_LEVELS
from ulpia.server.bots.schedule import (
    MAX_REST_S,
    Lane,
    RecentJobs,
    lane_sizes,
    lanes_of,
)
from ulpia.server.bots.worker_pool import JobLost, WorkerPool, lane_pools
from ulpia.server.store import log
from ulpia.server.store.database import Database, libpq_url, open_database
from ulpia.server.store.errors import is_outage
from ulpia.table.appending import plan_append
from ulpia.table.bot_jobs import Attention, BotJob
from ulpia.table.bot_requests import any_legal_move, bot_move_handler, bot_request, job_of
from ulpia.table.bot_worker import BotMove, BotRequest
from ulpia.table.effects import now_ms
from ulpia.table.guards import Actor
from ulpia.table.hint_worker import HintRequest
from ulpia.table.loading import load_table
from ulpia.table.refusals import NotAllowed
from ulpia.table.registry import TableRegistry
from ulpia.table.store import Conflict
from ulpia.table.table import Table

MAX_ATTEMPTS: Final = 3
MAX_REMEMBERED: Final = 20_000
ADVISER_PROCESSES: Final = 1
UNATTENDED_PATIENCE: Final = 10
"""How many times longer a job that nobody waits for may be queued before it counts as lost."""
LOGGER: Final = structlog.get_logger("ulpia.queue")

Work = Callable[["QueuedJob"], None]


@dataclass(frozen=True)
class QueuedJob:
    """A queued job: a seat at a table, and how urgently its move is wanted."""

    table: str
    seat: int
    attention: Attention


class Queues:
    """One queue for each lane; in each the highest priority comes first."""

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
                f"ulpia-{lane.value}", dsn=libpq_url(url), results=False, read_timeout=1
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
    """The server's side: queues a job for every bot that must move."""

    def __init__(self, registry: TableRegistry, url: str, patience: float, seconds: float) -> None:
        self.registry: Final = registry
        self.patience: Final = patience
        self._queues: Final = Queues(url, refuse_in_server)
        self._thread: Final = ThreadPoolExecutor(1, "bot-queue")  # one: each keeps connections
        self._put_at: dict[tuple[str, int, int, Attention], float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._advisers: Final = WorkerPool(ADVISER_PROCESSES, seconds)

    async def start(self) -> None:
        self.registry.on_change.append(self.start_due_bots)
        self.registry.on_attention.append(self._start_watched_bots)

    async def stop(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thread.shutdown()
        await asyncio.to_thread(self._advisers.stop)

    async def advise(self, job: BotJob, asked: HintRequest) -> bytes:
        """Return the answer to a request for a hint: worked out here, for somebody waits for it."""
        return bytes(await self._advisers.run(asked))

    def is_busy(self, name: str) -> bool:
        return False  # only the table itself tells

    def start_due_bots(self, table: Table) -> None:
        """Queue every bot that must move, but none twice within `patience` seconds."""
        for seat in table.bots_waited_for():
            job = job_of(table, seat)
            if job is None:
                continue
            attention = self.registry.attention(job.table, job.has_people)
            if self._is_new((job.table, seat, table.asked_since[seat], attention)):
                task = asyncio.get_running_loop().create_task(self._put(job, attention))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _start_watched_bots(self) -> None:
        """Queue the bots of followed tables again, with a higher priority."""
        for live in list(self.registry.live_tables.values()):
            if live.subscribers and live.table is not None:
                self.start_due_bots(live.table)

    def _is_new(self, key: tuple[str, int, int, Attention]) -> bool:
        """Say whether a job was not queued lately, and note it."""
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


def refuse_in_server(job: QueuedJob) -> None:
    raise RuntimeError("bots are moved by workers, not by the server")


class BotWorker:
    """The worker's side: loads the table, searches in a process, appends the move."""

    def __init__(self, url: str, processes: int, seconds: float) -> None:
        self.database: Final[Database] = open_database(url)
        self.queues: Final = Queues(url, self.move)
        self.sizes: Final = lane_sizes(processes)
        self.pools: Final = lane_pools(self.sizes, seconds)

    def move(self, queued: QueuedJob) -> None:
        """Play one move for a seat whose bot must move; the moves after it are queued."""
        failures = 0
        while True:
            loaded = self.database.read_now(lambda c: log.load(c, queued.table))
            table = None if loaded is None else load_table(loaded)
            asked = None if table is None else bot_request(table, queued.seat)
            if table is None or asked is None:
                return
            move = self._choose_move(queued, asked)
            if move is None:
                failures += 1
                if failures < MAX_ATTEMPTS:
                    continue
                move = any_legal_move(table, queued.seat)
            if self._append(table, asked, move, queued.attention):
                return

    def _append(self, table: Table, asked: BotRequest, move: BotMove, attention: Attention) -> bool:
        """Append a move and queue the next bots; say whether it came in time."""
        now = now_ms()
        try:
            entries = bot_move_handler(asked, move)(table, Actor(None, None, now))
            change = plan_append(table, entries, now)
            self.database.write_now(lambda connection: log.append(connection, change))
        except (Conflict, NotAllowed) as late:
            LOGGER.info("bot came too late", table=table.id, reason=type(late).__name__)
            return False
        for seat in table.bots_waited_for():
            job = job_of(table, seat)
            if job is not None:
                self.queues.put(job, attention)
        return True

    def _choose_move(self, queued: QueuedJob, asked: BotRequest) -> BotMove | None:
        lane = lanes_of(asked.level in QUICK_LEVELS, queued.attention)[0]
        began = time.monotonic()
        try:
            move: BotMove = self.pools[lane].run_now(asked)
        except JobLost as lost:
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
            for pool in self.pools.values():
                pool.stop()
            self.database.close()
