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


class DeferredInterrupt:
    """Defers Ctrl-C while it is entered; a second Ctrl-C interrupts at once."""

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

    def raise_if_noted(self) -> None:
        """Raise KeyboardInterrupt if Ctrl-C was pressed."""
        if self.noted:
            raise KeyboardInterrupt

    @contextmanager
    def allow(self) -> Iterator[None]:
        """Let Ctrl-C interrupt what runs inside, which must not be compiled code."""
        self.raise_if_noted()
        signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, self.note)


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Block Ctrl-C inside; child processes started here ignore it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
