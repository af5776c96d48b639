"""Slow reads: one at a time, clients take turns, and results are cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Final

import structlog

from ulpia.server.bots.worker_pool import JobLost, WorkerPool
from ulpia.server.service import slow_read_worker
from ulpia.server.service.slow_read_worker import SlowRead
from ulpia.table.refusals import NotAllowed

MAX_WAITING: Final = 64
MAX_WAITING_EACH: Final = 8
MAX_CACHED_BYTES: Final = 32_000_000
TIMEOUT_S: Final = 20.0
NICENESS: Final = 5
LOGGER: Final = structlog.get_logger("ulpia.reads")


class FairQueue:
    """Lets one in at a time; clients take turns however much each has queued."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, who: str) -> None:
        """Wait for one's turn, or raise NotAllowed if too many wait already."""
        if not self._is_taken:
            self._is_taken = True
            return
        own = self._waiting.get(who, deque())
        if len(own) >= MAX_WAITING_EACH or self.waiting_count() >= MAX_WAITING:
            raise NotAllowed("too_fast")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, own).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # it was one's turn in the same moment
            raise

    def leave(self) -> None:
        """Let the next one in."""
        while self._waiting:
            who, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[who] = turns  # at the end of the line
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False

    def waiting_count(self) -> int:
        return sum([len(turns) for turns in self._waiting.values()])


class SlowReads:
    """Runs slow reads in a process of their own, and caches what cannot change."""

    def __init__(self) -> None:
        self._processes: Final = WorkerPool(
            1, TIMEOUT_S, niceness=NICENESS, work=slow_read_worker.make_body
        )
        self._line: Final = FairQueue()
        self._cache: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    async def start(self) -> None:
        """Do nothing: the process starts with the first read."""

    async def stop(self) -> None:
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        await asyncio.to_thread(self._processes.stop)

    async def get(self, who: str, wanted: SlowRead, version: Hashable = None) -> bytes:
        """Return a compressed body; with a version it is cached and made once for everybody."""
        if version is None:
            return await self._make(who, wanted)
        key = (wanted, version)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        task = self._making.get(key)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._make(who, wanted))
            self._making[key] = task
            task.add_done_callback(lambda done: self._cache_body(key, done))
        return await asyncio.shield(task)

    async def _make(self, who: str, wanted: SlowRead) -> bytes:
        await self._line.enter(who)
        try:
            body: bytes = await self._processes.run(wanted)
        except JobLost as lost:
            LOGGER.warning("read lost", kind=str(lost), what=type(wanted).__name__)
            raise NotAllowed("too_costly") from lost
        finally:
            self._line.leave()
        return body

    def _cache_body(self, key: Hashable, done: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        body = done.result()
        self._cache[key] = body
        self._size += len(body)
        while self._size > MAX_CACHED_BYTES:
            _, oldest = self._cache.popitem(last=False)
            self._size -= len(oldest)
