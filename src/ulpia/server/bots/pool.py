"""Bots that choose their moves in processes beside the server; a search that fails is repeated."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog

from ulpia.server import metrics
from ulpia.server.bots.schedule import BotScheduler, Lane, lane_sizes
from ulpia.server.bots.worker_pool import JobLost, WorkerPool, lane_pools
from ulpia.server.store.errors import is_outage
from ulpia.table.bot_jobs import Attention, BotJob
from ulpia.table.bot_requests import any_legal_move, bot_move_handler, bot_request, job_of
from ulpia.table.bot_worker import BotMove, BotRequest
from ulpia.table.hint_worker import HintRequest
from ulpia.table.refusals import NotAllowed
from ulpia.table.registry import TableRegistry
from ulpia.table.table import Table

MAX_ATTEMPTS: Final = 3
RETRY_PAUSE_S: Final = 1.0
LOGGER: Final = structlog.get_logger("ulpia.bots")


class BotPool:
    """Finds bots that must move, and plays their moves."""

    def __init__(self, registry: TableRegistry, processes: int, seconds: float) -> None:
        self.registry: Final = registry
        sizes = lane_sizes(processes)
        self.pools: Final = lane_pools(sizes, seconds)
        self.scheduler: Final = BotScheduler(sizes, self._attention, time.monotonic)
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._turns: dict[BotJob, asyncio.Future[Lane]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._is_stopping = False

    async def start(self) -> None:
        self.registry.on_change.append(self.start_due_bots)
        self.registry.on_attention.append(self._start_next)

    async def stop(self) -> None:
        """Stop all searches; the next server starts them again."""
        self._is_stopping = True
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        for pool in self.pools.values():
            await asyncio.to_thread(pool.stop)

    async def advise(self, job: BotJob, asked: HintRequest) -> bytes:
        """Return the answer to a request for a hint; it waits its turn like a bot's move."""
        async with self._turn(job) as lane:
            return bytes(await self.pools[lane].run(asked))

    def start_due_bots(self, table: Table) -> None:
        """Start every bot that must move and is not at work yet."""
        if self._is_stopping:
            return
        for seat in table.bots_waited_for():
            key = (table.id, seat)
            if key not in self._busy:
                task = asyncio.get_running_loop().create_task(self._play(*key))
                self._busy[key] = task

    def is_busy(self, name: str) -> bool:
        """Say whether a bot of this table is at work or queued."""
        return any(table == name for table, _ in self._busy)

    def is_thinking(self) -> bool:
        """Say whether any bot is at work or queued that somebody may wait for."""
        return any(self._attention(job) is not Attention.UNATTENDED for job in self._turns)

    async def _play(self, name: str, seat: int) -> None:
        """Play moves for a seat until its bot need not move any more."""
        has_failed = False
        try:
            failures = 0
            while failures < MAX_ATTEMPTS and not self._is_stopping:
                job = await self._job(name, seat)
                if job is None:
                    break
                asked, move = await self._choose_in_turn(job)
                if asked is None:
                    break
                is_done = await self._move(name, asked, move, failures)
                failures = 0 if is_done else failures + 1
        except Exception as error:
            has_failed = True  # at once it would fail again: the sweeper asks later
            if not is_outage(error):
                LOGGER.error("bot failed", table=name, seat=seat, exc_info=error)
        finally:
            del self._busy[name, seat]
            if not has_failed:
                self._start_again_if_due(name, seat)

    def _start_again_if_due(self, name: str, seat: int) -> None:
        """Start the bot again if its next move became due while the last one was written."""
        live = self.registry.live_tables.get(name)
        if live is None or live.table is None or live.lock.locked():
            return
        if seat in live.table.bots_waited_for() and not self._is_stopping:
            self.start_due_bots(live.table)

    # whose turn it is to think

    async def _job(self, name: str, seat: int) -> BotJob | None:
        async with self.registry.lock(name) as live:
            table = await self.registry.refresh(live)
            return job_of(table, seat)

    async def _choose_in_turn(self, job: BotJob) -> tuple[BotRequest | None, BotMove | None]:
        """Wait for a free process, and return the request and the move that the bot chose."""
        async with self._turn(job) as lane:
            with self.registry.live_tables.use(job.table):
                asked = await self._ask(job.table, job.seat)
                if asked is None:
                    return None, None
                return asked, await self._choose_move(self.pools[lane], job.table, asked)

    @asynccontextmanager
    async def _turn(self, job: BotJob) -> AsyncIterator[Lane]:
        """Wait until a process is free for a job, and hold its place while the block runs."""
        turn: asyncio.Future[Lane] = asyncio.get_running_loop().create_future()
        self._turns[job] = turn
        self.scheduler.add(job)
        try:
            self._start_next()
            yield await turn
        finally:
            del self._turns[job]
            self.scheduler.remove(job)
            self._start_next()

    def _start_next(self) -> None:
        for job, lane in self.scheduler.start_next():
            if not self._turns[job].done():  # else it is being cancelled
                self._turns[job].set_result(lane)
        rest_s = self.scheduler.rest_s()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if rest_s is not None and not self._is_stopping:
            self._timer = asyncio.get_running_loop().call_later(rest_s, self._start_next)

    def _attention(self, job: BotJob) -> Attention:
        return self.registry.attention(job.table, job.has_people)

    async def _ask(self, name: str, seat: int) -> BotRequest | None:
        async with self.registry.lock(name) as live:
            table = await self.registry.refresh(live)
            return bot_request(table, seat)

    async def _move(
        self, name: str, asked: BotRequest, move: BotMove | None, failures: int
    ) -> bool:
        """Play a move and say whether that worked; the last attempt plays any legal move."""
        if move is None:
            if failures + 1 < MAX_ATTEMPTS:
                await asyncio.sleep(RETRY_PAUSE_S * failures)
                return False
            async with self.registry.lock(name) as live:
                assert live.table is not None
                if live.table.asked_since[asked.seat] == asked.asked_since:
                    move = any_legal_move(live.table, asked.seat)
        if move is not None:
            try:
                await self.registry.change(name, None, bot_move_handler(asked, move))
            except NotAllowed as refused:
                LOGGER.info("bot came too late", table=name, code=refused.code)
        metrics.BOT_MOVES.labels("any" if failures + 1 == MAX_ATTEMPTS else "chosen").inc()
        return True

    async def _choose_move(self, pool: WorkerPool, name: str, asked: BotRequest) -> BotMove | None:
        """Return the move that a bot chose in its process, or None if that failed."""
        began = time.perf_counter()
        try:
            move: BotMove = await pool.run(asked)
        except JobLost as lost:
            metrics.BOT_MOVES.labels(str(lost)).inc()
            LOGGER.warning(
                "bot lost", table=name, seat=asked.seat, kind=str(lost), level=asked.level
            )
            return None
        except Exception as error:
            metrics.BOT_MOVES.labels("failed").inc()
            LOGGER.error("bot raised", table=name, seat=asked.seat, exc_info=error)
            return None
        metrics.THINKING.observe(time.perf_counter() - began)
        return move
