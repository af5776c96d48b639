"""Who sits at a table besides people: levels of players by name."""

from __future__ import annotations

from typing import Final

from ulpia.ai.levels import LEVELS
from ulpia.cli.wrong_use import WrongUse

PLAYERS_HELP: Final = f"Level of the players, one for all or one each: {', '.join(LEVELS)}."


def chosen_levels(text: str, count: int) -> list[str]:
    """Return `count` levels from `random`, the same for all, or `random,random,…`."""
    levels = [word.strip() for word in text.split(",")]
    if len(levels) == 1:
        levels *= count
    if len(levels) != count:
        raise WrongUse(f"--players names {len(levels)} players, but {count} are needed")
    for level in levels:
        if level not in LEVELS:
            raise WrongUse(f"there is no player {level!r}; there are: {', '.join(LEVELS)}")
    return levels
