"""The error that every command raises for wrong use."""

from __future__ import annotations

import typer


class UsageError(typer.TyperException):
    """A command was used wrongly: one line for the user, exit code 2."""

    exit_code = 2
