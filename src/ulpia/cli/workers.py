"""Many games, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice, takewhile
from multiprocessing import get_context

from ulpia.cli.chunks import Item, Play, Result, play_chunk, prepare_worker, set_stop_flag
from ulpia.cli.interrupts import DeferredInterrupt, block_interrupts
from ulpia.cli.usage_error import UsageError

CHUNKS_PER_JOB = 40
MAX_CHUNK_SIZE = 100

Running = set[Future[list[Result]]]


class InterruptFlag:
    """Ctrl-C in this process, as the flag that games look at."""

    def __init__(self, interrupt: DeferredInterrupt) -> None:
        self.interrupt = interrupt

    def is_set(self) -> bool:
        return self.interrupt.noted


def never() -> bool:
    return False


def play_here(
    play: Play[Item, Result],
    items: Sequence[Item],
    on_result: Callable[[Result], None],
    is_enough: Callable[[], bool] = never,
) -> bool:
    """Play all games, or until it is enough; return whether Ctrl-C ended it early."""
    with DeferredInterrupt() as interrupt:
        set_stop_flag(InterruptFlag(interrupt))
        try:
            for item in takewhile(lambda _: not is_enough(), items):
                if interrupt.noted:
                    return True
                result = play(item)
                if result is not None:
                    on_result(result)
        finally:
            set_stop_flag(None)
    return interrupt.noted


def play_in_workers(
    play: Play[Item, Result],
    items: Sequence[Item],
    jobs: int,
    on_result: Callable[[Result], None],
    max_chunk_size: int = MAX_CHUNK_SIZE,
    is_enough: Callable[[], bool] = never,
) -> bool:
    """Play all games in `jobs` processes, or until it is enough.

    Return whether Ctrl-C ended it early. Results come back chunk by chunk: what a killed run loses
    is never more than a chunk a job.
    """
    context = get_context("spawn")  # the same on every system, and safe beside threads
    stop = context.Event()
    running: Running[Result] = set()
    with ProcessPoolExecutor(jobs, context, prepare_worker, (stop,)) as pool:
        try:
            chunks = takewhile(lambda _: not is_enough(), chunks_of(items, jobs, max_chunk_size))
            keep_busy(pool, play, chunks, running, 2 * jobs, on_result)
        except KeyboardInterrupt:
            stop.set()
            pool.shutdown(cancel_futures=True)
            deliver([future for future in running if not future.cancelled()], on_result)
            return True
        except BrokenProcessPool as error:
            raise UsageError("a worker process died; try fewer --jobs") from error
    return False


def chunks_of(items: Sequence[Item], jobs: int, largest: int) -> Iterator[Sequence[Item]]:
    """Return the games in small portions: enough for fairness, not too many to hand over."""
    size = max(1, min(largest, len(items) // (jobs * CHUNKS_PER_JOB)))
    return iter([items[at : at + size] for at in range(0, len(items), size)])


def keep_busy(
    pool: ProcessPoolExecutor,
    play: Play[Item, Result],
    chunks: Iterator[Sequence[Item]],
    running: Running[Result],
    most: int,
    on_result: Callable[[Result], None],
) -> None:
    """Hand chunks over, at most `most` at a time, until all are done."""
    while True:
        for chunk in islice(chunks, most - len(running)):
            # This may start a worker; workers end by the flag, not by Ctrl-C.
            with block_interrupts():
                running.add(pool.submit(play_chunk, play, chunk))
        if not running:
            return
        done = wait(running, return_when=FIRST_COMPLETED).done
        running -= done
        deliver(list(done), on_result)


def deliver(done: list[Future[list[Result]]], on_result: Callable[[Result], None]) -> None:
    for future in done:
        for result in future.result():
            on_result(result)
