"""What a worker process does: play some games, until it is asked to stop. Light to import."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

Play = Callable[[Item], Result | None]
"""Plays one game; None if it was abandoned because of `must_stop`."""


class Flag(Protocol):
    """A flag that all processes of a run see."""

    def is_set(self) -> bool: ...


_stop: Flag | None = None  # the flag of the run that this process works for


def set_stop_flag(stop: Flag | None) -> None:
    """Set the flag that `must_stop` reads."""
    global _stop
    _stop = stop


def must_stop() -> bool:
    """Say whether the games of this process should end; long games look between moves."""
    return _stop is not None and _stop.is_set()


def prepare_worker(stop: Flag) -> None:
    set_stop_flag(stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(play: Play[Item, Result], items: Sequence[Item]) -> list[Result]:
    """Play some games in a worker process, until it must stop."""
    results: list[Result] = []
    for item in items:
        if must_stop():
            break
        result = play(item)
        if result is not None:
            results.append(result)
    return results
