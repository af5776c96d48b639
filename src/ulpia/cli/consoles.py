"""Where commands write: results to stdout, progress to stderr, plain where nobody looks."""

from __future__ import annotations

from rich.console import Console


def output() -> Console:
    """Return stdout; nothing in what is printed is taken for markup."""
    return Console(highlight=False, markup=False, emoji=False)


def progress() -> Console:
    """Return stderr, which leaves stdout to the results."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)
