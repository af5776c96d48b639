"""Bots in a pool of processes beside the server; a crashed or hung search is only tried again."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from ulpia.server import metrics
from ulpia.server.bot_schedule import Attention, BotJob, BotScheduler, Lane, lane_sizes
from ulpia.server.bots import any_option, bot_deed, job_of, question
from ulpia.server.hall import Hall
from ulpia.server.store.errors import is_outage
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table
from ulpia.server.thinkers import Lost, Thinkers, lane_thinkers
from ulpia.server.thinking import BotMove, Question

ATTEMPTS: Final = 3
REST_SECONDS: Final = 1.0
LOGGER: Final = structlog.get_logger("ulpia.bots")


class BotPool:
    """Watches for seats whose bot must move, and lets it."""

    def __init__(self, hall: Hall, processes: int, seconds: float) -> None:
        self.hall: Final = hall
        sizes = lane_sizes(processes)
        self.thinkers: Final = lane_thinkers(sizes, seconds)
        self.scheduler: Final = BotScheduler(sizes, self._attention, time.monotonic)
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._turns: dict[BotJob, asyncio.Future[Lane]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._is_stopping = False

    async def start(self) -> None:
        self.hall.on_change.append(self.look)
        self.hall.on_attention.append(self._start_next)

    async def stop(self) -> None:
        """Stop thinking; the next server thinks again."""
        self._is_stopping = True
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        for thinkers in self.thinkers.values():
            await asyncio.to_thread(thinkers.stop)

    def look(self, table: Table) -> None:
        """Let every bot think that is waited for and does not think yet."""
        if self._is_stopping:
            return
        for seat in table.bots_waited_for():
            key = (table.id, seat)
            if key not in self._busy:
                task = asyncio.get_running_loop().create_task(self._play(*key))
                self._busy[key] = task

    def is_busy(self, name: str) -> bool:
        """Say whether the bots of a table think or stand in line already."""
        return any(table == name for table, _ in self._busy)

    async def _play(self, name: str, seat: int) -> None:
        """Move for a seat as long as its bot is waited for."""
        has_failed = False
        try:
            failures = 0
            while failures < ATTEMPTS and not self._is_stopping:
                job = await self._job(name, seat)
                if job is None:
                    break
                asked, move = await self._think_in_turn(job)
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
                self._look_again(name, seat)

    def _look_again(self, name: str, seat: int) -> None:
        """See to what became due while the last move was being written."""
        slot = self.hall.slots.get(name)
        if slot is None or slot.table is None or slot.lock.locked():
            return
        if seat in slot.table.bots_waited_for() and not self._is_stopping:
            self.look(slot.table)

    # whose turn it is to think

    async def _job(self, name: str, seat: int) -> BotJob | None:
        async with self.hall.held(name) as slot:
            table = await self.hall.refreshed(slot)
            return job_of(table, seat)

    async def _think_in_turn(self, job: BotJob) -> tuple[Question | None, BotMove | None]:
        """Wait for a process, and return what was asked there and what the bot chose."""
        turn: asyncio.Future[Lane] = asyncio.get_running_loop().create_future()
        self._turns[job] = turn
        self.scheduler.add(job)
        try:
            self._start_next()
            lane = await turn
            with self.hall.slots.use(job.table):
                asked = await self._ask(job.table, job.seat)
                if asked is None:
                    return None, None
                return asked, await self._thought(self.thinkers[lane], job.table, asked)
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
        return self.hall.attention(job.table, job.has_people)

    async def _ask(self, name: str, seat: int) -> Question | None:
        async with self.hall.held(name) as slot:
            table = await self.hall.refreshed(slot)
            return question(table, seat)

    async def _move(self, name: str, asked: Question, move: BotMove | None, failures: int) -> bool:
        """Make a move; say whether it worked. The last attempt takes any legal move."""
        if move is None:
            if failures + 1 < ATTEMPTS:
                await asyncio.sleep(REST_SECONDS * failures)
                return False
            async with self.hall.held(name) as slot:
                assert slot.table is not None
                if slot.table.asked_since[asked.seat] == asked.asked_since:
                    move = any_option(slot.table, asked.seat)
        if move is not None:
            try:
                await self.hall.change(name, None, bot_deed(asked, move))
            except NotAllowed as refused:
                LOGGER.info("bot came too late", table=name, code=refused.code)
        metrics.BOT_MOVES.labels("any" if failures + 1 == ATTEMPTS else "chosen").inc()
        return True

    async def _thought(self, thinkers: Thinkers, name: str, asked: Question) -> BotMove | None:
        """Return what the bot chose in its process, or nothing if that failed."""
        began = time.perf_counter()
        try:
            move: BotMove = await thinkers.answer(asked)
        except Lost as lost:
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
