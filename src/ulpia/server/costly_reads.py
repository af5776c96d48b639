"""The line for costly answers: one at a time, askers take turns, and none may queue too much."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Final

import structlog
from starlette.requests import Request
from starlette.responses import Response

from ulpia.server import reading
from ulpia.server.compression import accepts_gzip
from ulpia.server.reading import CostlyRead
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.thinkers import Lost, Thinkers

MAX_WAITING: Final = 64
MAX_WAITING_EACH: Final = 8
MAX_CACHED_BYTES: Final = 32_000_000
TIMEOUT_S: Final = 20.0
BYTES_A_SECOND: Final = 10_000_000
MAX_PAUSE_S: Final = 10.0
MAX_PACED: Final = 10_000
NICENESS: Final = 5
LOGGER: Final = structlog.get_logger("ulpia.reads")


class FairLine:
    """Lets one in at a time; those who wait come in turns, whoever has asked how often."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, who: str) -> None:
        """Return when it is one's turn, or raise NotAllowed if too many wait already."""
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


class Pace:
    """How many bytes a second each asker gets of what is not compressed."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now: Final = now
        self._free_at: dict[str, float] = {}

    def wait_s(self, who: str, size: int) -> float:
        """Return how long to wait before `size` bytes, or raise NotAllowed if that is too long."""
        now = self._now()
        if len(self._free_at) > MAX_PACED:
            self._free_at = {name: at for name, at in self._free_at.items() if at > now}
        free_at = max(now, self._free_at.get(who, now))
        if free_at - now > MAX_PAUSE_S:
            raise NotAllowed("too_fast")
        self._free_at[who] = free_at + size / BYTES_A_SECOND
        return free_at - now


class CostlyReads:
    """Answers from the process for reading, kept for a while where they cannot change."""

    def __init__(self) -> None:
        self._processes: Final = Thinkers(1, TIMEOUT_S, niceness=NICENESS, work=reading.read)
        self._line: Final = FairLine()
        self._pace: Final = Pace(time.monotonic)
        self._cache: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    async def start(self) -> None:
        """Start nothing yet: the process comes with the first question."""

    async def stop(self) -> None:
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        await asyncio.to_thread(self._processes.stop)

    async def get(self, who: str, wanted: CostlyRead, version: Hashable = None) -> bytes:
        """Return a compressed body; with a version it is kept, and made once for all who ask."""
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
            task.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(task)

    async def answer(
        self,
        request: Request,
        packed: bytes,
        media_type: str,
        headers: dict[str, str] | None = None,
    ) -> Response:
        """Return a compressed body to whoever accepts that; others get it larger and slower."""
        told = {**(headers or {}), "Vary": "Accept-Encoding"}
        if accepts_gzip(request.headers):
            told["Content-Encoding"] = "gzip"
            return Response(packed, headers=told, media_type=media_type)
        size = int.from_bytes(packed[-4:], "little")  # as gzip ends
        wait_s = self._pace.wait_s(request.client.host if request.client else "?", size)
        await asyncio.sleep(wait_s)
        body = await asyncio.to_thread(gzip.decompress, packed)
        return Response(body, headers=told, media_type=media_type)

    async def _make(self, who: str, wanted: CostlyRead) -> bytes:
        await self._line.enter(who)
        try:
            body: bytes = await self._processes.answer(wanted)
        except Lost as lost:
            LOGGER.warning("read lost", kind=str(lost), what=type(wanted).__name__)
            raise NotAllowed("too_costly") from lost
        finally:
            self._line.leave()
        return body

    def _keep(self, key: Hashable, done: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        body = done.result()
        self._cache[key] = body
        self._size += len(body)
        while self._size > MAX_CACHED_BYTES:
            _, oldest = self._cache.popitem(last=False)
            self._size -= len(oldest)
