"""Where commands write: results to stdout, progress to stderr, plain where nobody looks."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

CLEAR_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"
"""To the corner, clear the screen, then the lines above it: some terminals move it up there."""


class Output(Console):
    """Stdout; raises BrokenPipeError when its reader has left, where Rich would exit."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def output() -> Console:
    """Return stdout; nothing in what is printed is taken for markup."""
    return Output(highlight=False, markup=False, emoji=False)


def wipe(console: Console) -> None:
    """Clear the screen and what can be scrolled back to; what is piped stays as it is."""
    if not console.is_terminal:
        return
    if console.is_dumb_terminal:
        console.print("\n" * console.height)
    elif console.legacy_windows:
        console.clear()
    else:
        console.file.write(CLEAR_ALL)
        console.file.flush()


def progress() -> Console:
    """Return stderr, which leaves stdout to the results."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def progress_bar(console: Console, *more: ProgressColumn) -> Progress | None:
    """Return a progress bar with further columns; None where nobody watches the output."""
    if not console.is_terminal:
        return None
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("/"),
        TimeRemainingColumn(),
        *more,
        console=console,
        transient=True,
    )
