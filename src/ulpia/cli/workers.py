"""The games of a simulation, in this process or in several."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context

from ulpia.cli.simulation import Outcome, Task, play_chunk, play_game, prepare_worker
from ulpia.cli.wrong_use import WrongUse

CHUNKS_PER_JOB = 40
LARGEST_CHUNK = 100

Listener = Callable[[Outcome], None]


def play_here(task: Task, seeds: range, heard: Listener) -> bool:
    """Play all games; return whether Ctrl-C ended it early."""
    try:
        for seed in seeds:
            heard(play_game(task, seed))
    except KeyboardInterrupt:
        return True
    return False


def play_in_workers(task: Task, seeds: range, jobs: int, heard: Listener) -> bool:
    """Play all games in `jobs` processes; return whether Ctrl-C ended it early."""
    context = get_context("spawn")  # the same on every system, and safe beside threads
    stop = context.Event()
    size = max(1, min(LARGEST_CHUNK, len(seeds) // (jobs * CHUNKS_PER_JOB)))
    chunks = [seeds[at : at + size] for at in range(0, len(seeds), size)]
    with ProcessPoolExecutor(jobs, context, prepare_worker, (stop,)) as pool:
        with deaf_to_interrupts():
            futures = {pool.submit(play_chunk, task, chunk) for chunk in chunks}
        try:
            for future in as_completed(futures):
                futures.remove(future)
                tell(future, heard)
        except KeyboardInterrupt:
            stop.set()
            pool.shutdown(cancel_futures=True)
            for future in futures:
                if future.done() and not future.cancelled():
                    tell(future, heard)
            return True
        except BrokenProcessPool as error:
            raise WrongUse("a worker process died; try fewer --jobs") from error
    return False


def tell(future: Future[list[Outcome]], heard: Listener) -> None:
    for outcome in future.result():
        heard(outcome)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C; processes started meanwhile ignore it for good, and end by the flag."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
