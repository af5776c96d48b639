"""The command line: one module per command, no rules."""

from __future__ import annotations


def main(arguments: list[str] | None = None) -> int:
    """Run `ulpia` with these arguments, or with those it was started with."""
    from ulpia.cli.app import run  # late: worker processes import this package and need no app

    return run(arguments)
