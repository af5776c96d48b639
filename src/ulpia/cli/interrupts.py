"""Ctrl-C at moments of our choice.

Compiled code must not be interrupted wherever it happens to be: an exception out of nowhere in the
middle of its arithmetic ends the whole process. So Ctrl-C is noted, and heeded between games,
files and questions.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Self


class Postponed:
    """While this is entered Ctrl-C is only noted; a second one is heeded at once."""

    def __init__(self) -> None:
        self.noted = False

    def __enter__(self) -> Self:
        self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *error: object) -> None:
        signal.signal(signal.SIGINT, self.before)

    def note(self, number: int, frame: FrameType | None) -> None:
        if self.noted:
            raise KeyboardInterrupt
        self.noted = True

    def heed(self) -> None:
        """Raise KeyboardInterrupt here if it was asked for."""
        if self.noted:
            raise KeyboardInterrupt

    @contextmanager
    def allowed(self) -> Iterator[None]:
        """Let Ctrl-C interrupt what is done inside, which must not be compiled."""
        self.heed()
        signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, self.note)


@contextmanager
def held_back() -> Iterator[None]:
    """Hold Ctrl-C back until the end; processes started meanwhile never hear of it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
