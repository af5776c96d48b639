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
from ulpia.server.thinkers import Lost, Thinkers
from ulpia.server.thinking import Question

WORLD: Final = msgspec.json.encode(encode_state(TRAJAN.start(2, {}, 1)))
ASKED: Final = Question("trajan", TRAJAN.rules, 2, 0, "random", WORLD, 1, 1, 0)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(2, 60.0)
    yield made
    made.stop()


@pytest.fixture
def impatient() -> Iterator[Thinkers]:
    made = Thinkers(2, 60.0, start=2.0)
    answer(made)
    yield made
    made.stop()


def answer(thinkers: Thinkers) -> str:
    """Ask until there is an answer: on a slow machine the impatient ask more than once."""
    for _ in range(30):
        with contextlib.suppress(Lost):
            return str(thinkers.answer_now(ASKED).text)
    raise AssertionError("nobody answers any more")


def channel(thinkers: Thinkers) -> Any:
    """Return what the processes read questions from, as the pool's library has it."""
    pool: Any = thinkers._pool
    return pool._pool_manager.worker_manager.workers_channel


def processes(thinkers: Thinkers) -> list[int]:
    pool: Any = thinkers._pool
    return list(pool._pool_manager.worker_manager.workers)


def test_a_question_is_answered_with_a_legal_move(thinkers: Thinkers) -> None:
    assert run_async(thinkers.answer(ASKED)).text.startswith("place ")
    assert thinkers.answer_now(ASKED).text.startswith("place ")


def test_a_process_killed_while_it_held_the_lock_is_noticed_and_replaced(
    impatient: Thinkers,
) -> None:
    channel(impatient).mutex.reader_mutex.acquire()  # as a process does that dies waiting
    with pytest.raises(Lost, match="stuck"):
        impatient.answer_now(ASKED)
    assert answer(impatient)


def test_all_processes_killed_at_once_lose_a_question_at_most(thinkers: Thinkers) -> None:
    thinkers.answer_now(ASKED)
    for process in processes(thinkers):
        os.kill(process, signal.SIGKILL)
    answers = []
    for _ in range(3):
        try:
            answers.append(thinkers.answer_now(ASKED))
        except Lost as lost:
            assert str(lost) in ("crashed", "broken", "stuck")
    assert len(answers) >= 2


def test_what_a_replaced_pool_was_asked_is_lost_at_once(impatient: Thinkers) -> None:
    channel(impatient).mutex.reader_mutex.acquire()
    waiting = impatient.begin(ASKED)
    with pytest.raises(Lost, match="stuck"):
        impatient.answer_now(ASKED)
    with pytest.raises(Lost, match="broken"):
        impatient.look_after(waiting)


def test_what_the_bot_raises_is_raised(thinkers: Thinkers) -> None:
    with pytest.raises(ValueError, match="nobody"):
        run_async(thinkers.answer(replace(ASKED, level="nobody")))
