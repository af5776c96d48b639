"""The command line: one module per command, no rules."""

from __future__ import annotations

from importlib import import_module
from typing import Final

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""


def main(arguments: list[str] | None = None) -> int:
    """Run `ulpia` with these arguments, or with those it was started with."""
    try:
        app = import_module("ulpia.cli.app")  # late: worker processes need none of it
        code: int = app.run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code
