"""Lines typed by a person, or fed by a script."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

from rich.console import Console

from ulpia.cli.interrupts import DeferredInterrupt

with suppress(ImportError):  # Windows has none, and needs none
    import readline as readline  # gives input() history and editing


class LineReader:
    """Asks for one line; EOFError and KeyboardInterrupt end the game."""

    def __init__(self, console: Console, interrupt: DeferredInterrupt) -> None:
        self.console: Final = console
        self.interrupt: Final = interrupt

    def read(self, prompt: str) -> str:
        with self.interrupt.allow():
            typed = input(f"{prompt}> ").strip()
        if not sys.stdin.isatty():
            self.console.print(typed)  # so that a transcript reads like a session
        return typed

    def forget_lines(self) -> None:
        """Forget what was typed, which the arrow keys would bring back for the next person."""
        with suppress(ImportError):
            import readline

            readline.clear_history()
