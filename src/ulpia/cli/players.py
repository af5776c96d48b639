"""Who sits at a table besides people: levels of players by name."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from ulpia.ai.levels import LEVELS, UnknownLevel, require_level
from ulpia.cli.usage_error import UsageError

PLAYERS_HELP: Final = f"Level of the players, one for all or one each: {', '.join(LEVELS)}."


def complete_levels(beginning: str) -> list[str]:
    """Return what a shell may complete the last of some levels, separated by commas, to."""
    before, comma, last = beginning.rpartition(",")
    return [before + comma + level for level in LEVELS if level.startswith(last)]


PlayersOption = Annotated[str, typer.Option(help=PLAYERS_HELP, autocompletion=complete_levels)]


def parse_levels(text: str, count: int) -> list[str]:
    """Return `count` levels from `random`, the same for all, or `random,random,…`."""
    levels = [word.strip() for word in text.split(",")]
    if len(levels) == 1:
        levels *= count
    if len(levels) != count:
        raise UsageError(f"--players names {len(levels)} players, but {count} are needed")
    for level in levels:
        try:
            require_level(level)
        except UnknownLevel as error:
            raise UsageError(str(error)) from error
    return levels
