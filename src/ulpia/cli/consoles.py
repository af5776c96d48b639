"""Where commands write: results to stdout, progress to stderr, plain where nobody looks."""

from __future__ import annotations

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


class Output(Console):
    """Stdout; raises BrokenPipeError when its reader has left, where Rich would exit."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def output() -> Console:
    """Return stdout; nothing in what is printed is taken for markup."""
    return Output(highlight=False, markup=False, emoji=False)


def progress() -> Console:
    """Return stderr, which leaves stdout to the results."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def progress_bar(console: Console, *more: ProgressColumn) -> Progress | None:
    """Return a bar for whoever looks, with more columns behind it; None where it would be noise."""
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
