"""Many games, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context

from ulpia.cli.chunks import Item, Play, Result, heed, play_chunk, prepare_worker
from ulpia.cli.interrupts import Postponed, held_back
from ulpia.cli.wrong_use import WrongUse

CHUNKS_PER_JOB = 40
LARGEST_CHUNK = 100

Running = set[Future[list[Result]]]


class NotedFlag:
    """Ctrl-C in this process, as the flag that games look at."""

    def __init__(self, interrupt: Postponed) -> None:
        self.interrupt = interrupt

    def is_set(self) -> bool:
        return self.interrupt.noted


def play_here(
    play: Play[Item, Result], items: Sequence[Item], heard: Callable[[Result], None]
) -> bool:
    """Play all games; return whether Ctrl-C ended it early."""
    with Postponed() as interrupt:
        heed(NotedFlag(interrupt))
        try:
            for item in items:
                if interrupt.noted:
                    return True
                result = play(item)
                if result is not None:
                    heard(result)
        finally:
            heed(None)
    return interrupt.noted


def play_in_workers(
    play: Play[Item, Result],
    items: Sequence[Item],
    jobs: int,
    heard: Callable[[Result], None],
    largest_chunk: int = LARGEST_CHUNK,
) -> bool:
    """Play all games in `jobs` processes; return whether Ctrl-C ended it early.

    Results come back chunk by chunk: what a killed run loses is never more than a chunk a job.
    """
    context = get_context("spawn")  # the same on every system, and safe beside threads
    stop = context.Event()
    running: Running[Result] = set()
    with ProcessPoolExecutor(jobs, context, prepare_worker, (stop,)) as pool:
        try:
            chunks = chunks_of(items, jobs, largest_chunk)
            keep_busy(pool, play, chunks, running, 2 * jobs, heard)
        except KeyboardInterrupt:
            stop.set()
            pool.shutdown(cancel_futures=True)
            tell([future for future in running if not future.cancelled()], heard)
            return True
        except BrokenProcessPool as error:
            raise WrongUse("a worker process died; try fewer --jobs") from error
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
    heard: Callable[[Result], None],
) -> None:
    """Hand chunks over, at most `most` at a time, until all are done."""
    while True:
        for chunk in islice(chunks, most - len(running)):
            with held_back():  # this may start a worker; workers end by the flag, not by Ctrl-C
                running.add(pool.submit(play_chunk, play, chunk))
        if not running:
            return
        done = wait(running, return_when=FIRST_COMPLETED).done
        running -= done
        tell(list(done), heard)


def tell(done: list[Future[list[Result]]], heard: Callable[[Result], None]) -> None:
    for future in done:
        for result in future.result():
            heard(result)
