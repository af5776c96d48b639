"""Reviews: queued, made one after the other with what the machine has to spare, and kept."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

import msgspec
import structlog

from ulpia.ai.forecast.forecast import MODEL_NUMBER
from ulpia.server.bots.worker_pool import SPARE_NICENESS, JobLost, WorkerPool
from ulpia.server.service.review_worker import ReviewRequest, ReviewSlice, work_on
from ulpia.server.service.slow_read_worker import CheckedRecord, CheckedTable
from ulpia.server.service.slow_reads import SlowReads
from ulpia.server.store import reviews
from ulpia.server.store.database import Database
from ulpia.server.store.errors import is_outage
from ulpia.table import wire
from ulpia.table.effects import Effects
from ulpia.table.refusals import NotAllowed

MAX_WAITING: Final = 64
MAX_WAITING_EACH: Final = 4
MAX_ATTEMPTS: Final = 3
MAX_FAILURES_KEPT: Final = 200
SLICE_TIMEOUT_S: Final = 300.0
YIELD_S: Final = 0.25
MAX_YIELDS: Final = 40
"""How often a slice lets bots come first whom people wait for, at most."""
LOGGER: Final = structlog.get_logger("ulpia.reviews")

Setting = Literal["quick", "thorough"]
Key = tuple[str, Setting]


class CheckedGame(msgspec.Struct):
    """A record that holds: its name, and its text without names and notes."""

    id: str
    record: str


@dataclass
class ReviewJob:
    """A review that is wanted."""

    key: Key
    record: str
    who: str
    percent: int = 0
    is_working: bool = False


class Reviews:
    """Makes reviews in one process of the lowest priority."""

    def __init__(
        self,
        database: Database,
        effects: Effects,
        reads: SlowReads,
        is_thinking: Callable[[], bool],
        work: Callable[[ReviewRequest], ReviewSlice] = work_on,
        niceness: int = SPARE_NICENESS,
    ) -> None:
        self.database: Final = database
        self.effects: Final = effects
        self.reads: Final = reads
        self._is_thinking: Final = is_thinking
        self._processes: Final = WorkerPool(1, SLICE_TIMEOUT_S, niceness=niceness, work=work)
        self._jobs: Final[OrderedDict[Key, ReviewJob]] = OrderedDict()
        self._failed: Final[OrderedDict[Key, None]] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Do nothing: the process starts with the first review."""

    async def stop(self) -> None:
        """Stop working; whoever still wants a review asks again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.to_thread(self._processes.stop)

    # asking

    async def ask(
        self, who: str, wanted: CheckedRecord | CheckedTable, setting: Setting
    ) -> wire.ReviewState:
        """Queue the review of a game unless it is there, or raise NotAllowed if it cannot be."""
        packed = await self.reads.get(who, wanted)
        game = msgspec.json.decode(gzip.decompress(packed), type=CheckedGame)
        key = (game.id, setting)
        if key not in self._jobs and not await self.is_done(key):
            self.require_room(who)
            self._failed.pop(key, None)
            self._jobs[key] = ReviewJob(key, game.record, who)
            if self._task is None or self._task.done():
                self._task = asyncio.get_running_loop().create_task(self._work())
        return await self.state_of(key)

    def require_room(self, who: str) -> None:
        own = [job for job in self._jobs.values() if job.who == who]
        if len(own) >= MAX_WAITING_EACH or len(self._jobs) >= MAX_WAITING:
            raise NotAllowed("too_fast")

    async def is_done(self, key: Key) -> bool:
        return await self.database.read(
            lambda c: reviews.has_review(c, key[0], MODEL_NUMBER, key[1])
        )

    async def require_known(self, review: str) -> None:
        """Refuse a review that was never made."""
        if await self.database.read(lambda c: reviews.record_of_review(c, review)) is None:
            raise NotAllowed("no_review")

    async def state_of(self, key: Key) -> wire.ReviewState:
        """Return how far a review has come, or raise NotAllowed if nobody asked for it."""
        job = self._jobs.get(key)
        if job is not None:
            before = list(self._jobs).index(key)
            state: Literal["working", "waiting"] = "working" if job.is_working else "waiting"
            return wire.ReviewState(key[0], key[1], state, job.percent, before)
        if await self.is_done(key):
            return wire.ReviewState(key[0], key[1], "done", 100)
        if key in self._failed:
            return wire.ReviewState(key[0], key[1], "failed")
        raise NotAllowed("no_review")

    # working

    async def _work(self) -> None:
        while self._jobs:
            job = next(iter(self._jobs.values()))
            job.is_working = True
            try:
                await self._make(job)
            except Exception as error:
                if not is_outage(error):
                    LOGGER.error("review failed", review=job.key[0], exc_info=error)
                self._failed[job.key] = None
                while len(self._failed) > MAX_FAILURES_KEPT:
                    self._failed.popitem(last=False)
            finally:
                self._jobs.pop(job.key, None)

    async def _make(self, job: ReviewJob) -> None:
        asked = ReviewRequest(job.record, job.key[1])
        failures = 0
        while True:
            await self._let_bots_think()
            try:
                told: ReviewSlice = await self._processes.run(asked)
            except JobLost as lost:
                failures += 1
                LOGGER.warning("review lost", review=job.key[0], kind=str(lost))
                if failures == MAX_ATTEMPTS:
                    raise
                continue
            job.percent = max(job.percent, min(99, 100 * told.done // told.total))
            if told.body is not None:
                await self._save(job, told.body)
                return

    async def _save(self, job: ReviewJob, body: bytes) -> None:
        name, setting = job.key
        now = self.effects.now()
        await self.database.write(
            lambda c: reviews.save_review(c, name, MODEL_NUMBER, setting, job.record, body, now)
        )

    async def _let_bots_think(self) -> None:
        """Wait while a person waits for a bot, but not for ever."""
        for _ in range(MAX_YIELDS):
            if not self._is_thinking():
                return
            await asyncio.sleep(YIELD_S)
