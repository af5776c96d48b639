"""The players there are, by the names that people see."""

from __future__ import annotations

from typing import Any, Final

from ulpia.ai.player import Player
from ulpia.ai.random_player import RandomPlayer
from ulpia.kernel.game import Game

LEVELS: Final = ("random",)
"""Weakest first."""


class UnknownLevel(ValueError):
    """There is no player of that name."""


def make_player(name: str, game: Game[Any], seed: int) -> Player:
    """Return a new player of a level, or raise UnknownLevel with the names there are."""
    if name == "random":
        return RandomPlayer(seed)
    raise UnknownLevel(
        f"there is no player {name!r} for {game.name}; there are: {', '.join(LEVELS)}"
    )
