"""Lines typed by a person, or fed by a script."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console

try:
    import readline as readline  # gives input() history and editing where there is a terminal
except ImportError:  # pragma: no cover - Windows
    pass


class Prompter:
    """Asks for one line; EOFError and KeyboardInterrupt end the game."""

    def __init__(self, console: Console) -> None:
        self.console: Final = console

    def line(self, prompt: str) -> str:
        typed = input(f"{prompt}> ").strip()
        if not sys.stdin.isatty():
            self.console.print(typed)  # so that a transcript reads like a session
        return typed
