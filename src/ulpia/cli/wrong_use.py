"""The one way in which commands refuse."""

from __future__ import annotations

import typer


class WrongUse(typer.TyperException):
    """Something was asked that cannot be done: one line for the user, exit code 2."""

    exit_code = 2
