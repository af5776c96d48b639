"""A pool of worker processes that replaces itself when it breaks.

A process that is killed while it waits can take the lock of its pool with it (it waits holding
it), and what was submitted to a pool that breaks at that moment never finishes. So whoever waits
for a job looks from time to time whether it can still finish.
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

from ulpia.server.bots.schedule import Lane
from ulpia.table.bot_worker import answer_request

MAX_TASKS_PER_PROCESS: Final = 2_000
POLL_S: Final = 1.0
SPARE_NICENESS: Final = 19
START_TIMEOUT_S: Final = 30.0
"""How long a job may wait while a process is free; a new process takes a second or two."""


class JobLost(Exception):
    """A job will never finish; the message says why in one word."""


class Job:
    """Work that was submitted and is not finished."""

    def __init__(self, future: Future[Any], pool: ProcessPool) -> None:
        self.future: Final = future
        self.pool: Final = pool
        self.since: Final = time.monotonic()


class WorkerPool:
    """Processes that run one function; a broken pool is replaced."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        start: float = START_TIMEOUT_S,
        niceness: int = 0,
        work: Callable[[Any], Any] = answer_request,
    ) -> None:
        self.processes: Final = processes
        self.seconds: Final = seconds
        self.start: Final = start
        self.niceness: Final = niceness  # as of Unix: with 19 it takes what nobody else wants
        self._work: Final = work
        self._pool: ProcessPool | None = None
        self._jobs: set[Job] = set()
        self._lock: Final = threading.Lock()

    async def run(self, asked: Any) -> Any:
        """Return the function's result, or raise JobLost; its own exceptions are raised here."""
        job = self.submit(asked)
        done = asyncio.wrap_future(job.future)
        try:
            while not done.done():
                await asyncio.wait([done], timeout=POLL_S)
                self.require_alive(job)
            return await done
        except (FutureTimeout, ProcessExpired, BrokenProcessPool) as error:
            raise JobLost(loss_reason(error)) from error
        finally:
            self._drop(job)

    def run_now(self, asked: Any) -> Any:
        """Do as `run` does, but block this thread."""
        job = self.submit(asked)
        try:
            while not job.future.done():
                try:
                    job.future.exception(POLL_S)
                except FutureTimeout:
                    self.require_alive(job)
            return job.future.result()
        except (FutureTimeout, ProcessExpired, BrokenProcessPool) as error:
            raise JobLost(loss_reason(error)) from error
        finally:
            self._drop(job)

    def submit(self, asked: Any) -> Job:
        """Submit work; a broken pool is replaced first."""
        with self._lock:
            if self._pool is None or not self._pool.active:
                self._retire()
                self._pool = new_pool(self.processes, self.niceness)
            future: Future[Any] = self._pool.schedule(self._work, (asked,), timeout=self.seconds)
            job = Job(future, self._pool)
            self._jobs.add(job)
        return job

    def require_alive(self, job: Job) -> None:
        """Raise JobLost if a job can never finish; a stuck pool is replaced."""
        with self._lock:
            if job.future.done():
                return
            if job.pool is not self._pool or not job.pool.active:
                raise JobLost("broken")
            running = sum(other.future.running() for other in self._jobs)
            waits = time.monotonic() - job.since
            if not job.future.running() and running < self.processes and waits > self.start:
                self._retire()
                raise JobLost("stuck")

    def stop(self) -> None:
        """Stop the processes and wait for their end."""
        with self._lock:
            thread = self._retire()
        if thread is not None:
            thread.join()

    def _drop(self, job: Job) -> None:
        job.future.cancel()
        with self._lock:
            self._jobs.discard(job)

    def _retire(self) -> threading.Thread | None:
        """Drop the pool; its processes end in the background."""
        if self._pool is None:
            return None
        pool, self._pool = self._pool, None
        pool.stop()  # type: ignore[no-untyped-call]
        thread = threading.Thread(target=pool.join, daemon=True)
        thread.start()
        return thread


def lane_pools(sizes: dict[Lane, int], seconds: float) -> dict[Lane, WorkerPool]:
    """Return a pool for each lane; the lane for unattended moves has the lowest priority."""
    return {
        lane: WorkerPool(size, seconds, niceness=SPARE_NICENESS if lane is Lane.SPARE else 0)
        for lane, size in sizes.items()
    }


def loss_reason(error: BaseException) -> str:
    """Return the reason of a lost job in one word."""
    if isinstance(error, FutureTimeout):
        return "hung"
    return "crashed" if isinstance(error, ProcessExpired) else "broken"


def new_pool(processes: int, niceness: int = 0) -> ProcessPool:
    return ProcessPool(
        max_workers=processes,
        max_tasks=MAX_TASKS_PER_PROCESS,
        initializer=prepare_process,
        initargs=(niceness,),
        context=multiprocessing.get_context("spawn"),
    )


def prepare_process(niceness: int) -> None:
    """Ignore Ctrl-C, which the server handles, and lower this process's priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
