"""Where commands write: results to stdout, progress to stderr, plain where nobody looks."""

from __future__ import annotations

from rich.console import Console


class Output(Console):
    """Stdout; a reader who has left is the program's business, not Rich's."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def output() -> Console:
    """Return stdout; nothing in what is printed is taken for markup."""
    return Output(highlight=False, markup=False, emoji=False)


def progress() -> Console:
    """Return stderr, which leaves stdout to the results."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)
