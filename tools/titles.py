"""How tools that write pages call a game."""

from __future__ import annotations


def game_title(name: str) -> str:
    """Return the title of a game from its name: `forum-trajanum` is Forum Trajanum."""
    return name.replace("-", " ").title()
