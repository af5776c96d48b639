"""The processes in which bots think, and new ones in their place when some were lost.

A process that is killed while it waits can take the lock of its pool with it (it waits holding
it), and what was handed to a pool that breaks at that moment is never answered. So nobody waits
for an answer without looking whether somebody still works on it.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeout
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from pebble import ProcessExpired, ProcessPool

from ulpia.server.bot_schedule import Lane
from ulpia.server.thinking import think

TASKS_PER_PROCESS: Final = 2_000
LOOK_SECONDS: Final = 1.0
SPARE_NICENESS: Final = 19
START_SECONDS: Final = 30.0
"""How long a thought may wait while a process is free: a new one takes a second or two."""


class Lost(Exception):
    """There will be no answer; the message says why in one word."""


class Thought:
    """A question that is being thought about."""

    def __init__(self, future: Future[Any], pool: ProcessPool) -> None:
        self.future: Final = future
        self.pool: Final = pool
        self.since: Final = time.monotonic()


class Thinkers:
    """A pool of processes that is replaced when it does not work any more."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        start: float = START_SECONDS,
        niceness: int = 0,
        work: Callable[[Any], Any] = think,
    ) -> None:
        self.processes: Final = processes
        self.seconds: Final = seconds
        self.start: Final = start
        self.niceness: Final = niceness  # as of Unix: with 19 it takes what nobody else wants
        self._work: Final = work
        self._pool: ProcessPool | None = None
        self._thoughts: set[Thought] = set()
        self._lock: Final = threading.Lock()

    async def answer(self, asked: Any) -> Any:
        """Return what a bot chose, or raise Lost; whatever it raised itself is raised here."""
        thought = self.begin(asked)
        told = asyncio.wrap_future(thought.future)
        try:
            while not told.done():
                await asyncio.wait([told], timeout=LOOK_SECONDS)
                self.look_after(thought)
            return await told
        except (FutureTimeout, ProcessExpired, BrokenProcessPool) as error:
            raise Lost(reason(error)) from error
        finally:
            self._forget(thought)

    def answer_now(self, asked: Any) -> Any:
        """Return what a bot chose, as `answer` does, and wait for it."""
        thought = self.begin(asked)
        try:
            while not thought.future.done():
                try:
                    thought.future.exception(LOOK_SECONDS)
                except FutureTimeout:
                    self.look_after(thought)
            return thought.future.result()
        except (FutureTimeout, ProcessExpired, BrokenProcessPool) as error:
            raise Lost(reason(error)) from error
        finally:
            self._forget(thought)

    def begin(self, asked: Any) -> Thought:
        """Hand a question to a pool that works."""
        with self._lock:
            if self._pool is None or not self._pool.active:
                self._retire()
                self._pool = new_pool(self.processes, self.niceness)
            future: Future[Any] = self._pool.schedule(self._work, (asked,), timeout=self.seconds)
            thought = Thought(future, self._pool)
            self._thoughts.add(thought)
        return thought

    def look_after(self, thought: Thought) -> None:
        """Raise Lost if nobody will answer any more; a pool that holds still is replaced."""
        with self._lock:
            if thought.future.done():
                return
            if thought.pool is not self._pool or not thought.pool.active:
                raise Lost("broken")
            running = sum(other.future.running() for other in self._thoughts)
            waits = time.monotonic() - thought.since
            if not thought.future.running() and running < self.processes and waits > self.start:
                self._retire()
                raise Lost("stuck")

    def stop(self) -> None:
        """End the processes, and wait for that."""
        with self._lock:
            thread = self._retire()
        if thread is not None:
            thread.join()

    def _forget(self, thought: Thought) -> None:
        thought.future.cancel()
        with self._lock:
            self._thoughts.discard(thought)

    def _retire(self) -> threading.Thread | None:
        """Give up the pool; it ends its processes beside us."""
        if self._pool is None:
            return None
        pool, self._pool = self._pool, None
        pool.stop()  # type: ignore[no-untyped-call]
        thread = threading.Thread(target=pool.join, daemon=True)
        thread.start()
        return thread


def lane_thinkers(sizes: dict[Lane, int], seconds: float) -> dict[Lane, Thinkers]:
    """Return processes for every lane; those for what nobody waits for give way to all others."""
    return {
        lane: Thinkers(size, seconds, niceness=SPARE_NICENESS if lane is Lane.SPARE else 0)
        for lane, size in sizes.items()
    }


def reason(error: BaseException) -> str:
    """Say in a word why a thought was lost."""
    if isinstance(error, FutureTimeout):
        return "hung"
    return "crashed" if isinstance(error, ProcessExpired) else "broken"


def new_pool(processes: int, niceness: int = 0) -> ProcessPool:
    return ProcessPool(
        max_workers=processes,
        max_tasks=TASKS_PER_PROCESS,
        initializer=prepare_process,
        initargs=(niceness,),
        context=multiprocessing.get_context("spawn"),
    )


def prepare_process(niceness: int) -> None:
    """Leave Ctrl-C to the server, which stops its bots itself, and the processor to others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
