"""The command line: one module per command, no rules."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Final

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""
READER_GONE: Final = 141
"""The exit code when whoever read the output, such as `head`, has left: 128 + SIGPIPE."""


def main(arguments: list[str] | None = None) -> int:
    """Run `ulpia` with these arguments, or with those it was started with."""
    try:
        app = import_module("ulpia.cli.app")  # late: worker processes need none of it
        code: int = app.run(arguments)
        sys.stdout.flush()  # here, where a reader who has gone is expected
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        leave_quietly()
        return READER_GONE
    return code


def leave_quietly() -> None:
    """Let Python flush what nobody reads any more into nothing when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
