"""The games of a simulation, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context

from ulpia.cli.interrupts import Postponed, held_back
from ulpia.cli.simulation import Outcome, Task, play_chunk, play_game, prepare_worker
from ulpia.cli.wrong_use import WrongUse

CHUNKS_PER_JOB = 40
LARGEST_CHUNK = 100

Listener = Callable[[Outcome], None]
Running = set[Future[list[Outcome]]]


def play_here(task: Task, seeds: range, heard: Listener) -> bool:
    """Play all games; return whether Ctrl-C ended it early."""
    with Postponed() as interrupt:
        for seed in seeds:
            if interrupt.noted:
                return True
            heard(play_game(task, seed))
    return False


def play_in_workers(task: Task, seeds: range, jobs: int, heard: Listener) -> bool:
    """Play all games in `jobs` processes; return whether Ctrl-C ended it early."""
    context = get_context("spawn")  # the same on every system, and safe beside threads
    stop = context.Event()
    running: Running = set()
    with ProcessPoolExecutor(jobs, context, prepare_worker, (stop,)) as pool:
        try:
            keep_busy(pool, task, chunks_of(seeds, jobs), running, 2 * jobs, heard)
        except KeyboardInterrupt:
            stop.set()
            pool.shutdown(cancel_futures=True)
            tell([future for future in running if not future.cancelled()], heard)
            return True
        except BrokenProcessPool as error:
            raise WrongUse("a worker process died; try fewer --jobs") from error
    return False


def chunks_of(seeds: range, jobs: int) -> Iterator[range]:
    """Return the seeds in small portions: enough for fairness, not too many to hand over."""
    size = max(1, min(LARGEST_CHUNK, len(seeds) // (jobs * CHUNKS_PER_JOB)))
    return iter([seeds[at : at + size] for at in range(0, len(seeds), size)])


def keep_busy(
    pool: ProcessPoolExecutor,
    task: Task,
    chunks: Iterator[range],
    running: Running,
    most: int,
    heard: Listener,
) -> None:
    """Hand chunks over, at most `most` at a time, until all are done."""
    while True:
        for chunk in islice(chunks, most - len(running)):
            with held_back():  # this may start a worker; workers end by the flag, not by Ctrl-C
                running.add(pool.submit(play_chunk, task, chunk))
        if not running:
            return
        done = wait(running, return_when=FIRST_COMPLETED).done
        running -= done
        tell(list(done), heard)


def tell(done: list[Future[list[Outcome]]], heard: Listener) -> None:
    for future in done:
        for outcome in future.result():
            heard(outcome)
