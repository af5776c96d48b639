"""The command line: one module per command, no rules."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Final

from ulpia.extras import extra_with, missing_package_sentence

MISSING_PACKAGE: Final = 1
"""The exit code when an extra of the package is not installed."""
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
    except ModuleNotFoundError as error:
        return explain_missing_package(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        leave_quietly()
        return READER_GONE
    return code


def explain_missing_package(error: ModuleNotFoundError) -> int:
    """Say which extra to install, or raise the error again if it is not about an extra."""
    module = error.name or ""
    extra = extra_with(module)
    if extra is None:
        raise error
    print(f"ulpia: {missing_package_sentence(module, extra)}", file=sys.stderr)
    return MISSING_PACKAGE


def leave_quietly() -> None:
    """Send output that nobody reads to the null device, so that Python ends without an error."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
