"""Processes that think for bots: what is lost with one of them is noticed, and new ones come."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import msgspec
import pytest

from tests.server.harness import run_async
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.codec import encode_state
from ulpia.server.bots.worker_pool import JobLost, WorkerPool
from ulpia.table.bot_worker import BotRequest

WORLD: Final = msgspec.json.encode(encode_state(TRAJAN.start(2, {}, 1)))
ASKED: Final = BotRequest("trajan", TRAJAN.rules, 2, 0, "random", WORLD, 1, 1, 0)


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    made = WorkerPool(2, 60.0)
    yield made
    made.stop()


@pytest.fixture
def impatient() -> Iterator[WorkerPool]:
    made = WorkerPool(2, 60.0, start=2.0)
    answer(made)
    yield made
    made.stop()


def answer(pool: WorkerPool) -> str:
    """Ask until there is an answer: on a slow machine the impatient ask more than once."""
    for _ in range(30):
        with contextlib.suppress(JobLost):
            return str(pool.run_now(ASKED).text)
    raise AssertionError("nobody answers any more")


def channel(pool: WorkerPool) -> Any:
    """Return what the processes read questions from, as the pool's library has it."""
    inner: Any = pool._pool
    return inner._pool_manager.worker_manager.workers_channel


def processes(pool: WorkerPool) -> list[int]:
    inner: Any = pool._pool
    return list(inner._pool_manager.worker_manager.workers)


def test_a_question_is_answered_with_a_legal_move(pool: WorkerPool) -> None:
    assert run_async(pool.run(ASKED)).text.startswith("place ")
    assert pool.run_now(ASKED).text.startswith("place ")


def test_a_process_killed_while_it_held_the_lock_is_noticed_and_replaced(
    impatient: WorkerPool,
) -> None:
    channel(impatient).mutex.reader_mutex.acquire()  # as a process does that dies waiting
    with pytest.raises(JobLost, match="stuck"):
        impatient.run_now(ASKED)
    assert answer(impatient)


def test_all_processes_killed_at_once_lose_a_question_at_most(pool: WorkerPool) -> None:
    pool.run_now(ASKED)
    for process in processes(pool):
        os.kill(process, signal.SIGKILL)
    answers = []
    for _ in range(3):
        try:
            answers.append(pool.run_now(ASKED))
        except JobLost as lost:
            assert str(lost) in ("crashed", "broken", "stuck")
    assert len(answers) >= 2


def test_what_a_replaced_pool_was_asked_is_lost_at_once(impatient: WorkerPool) -> None:
    channel(impatient).mutex.reader_mutex.acquire()
    waiting = impatient.submit(ASKED)
    with pytest.raises(JobLost, match="stuck"):
        impatient.run_now(ASKED)
    with pytest.raises(JobLost, match="broken"):
        impatient.require_alive(waiting)


def test_what_the_bot_raises_is_raised(pool: WorkerPool) -> None:
    with pytest.raises(ValueError, match="nobody"):
        run_async(pool.run(replace(ASKED, level="nobody")))
