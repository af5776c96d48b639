"""The players there are, by the names that people see."""

from __future__ import annotations

from typing import Any, Final

from ulpia.ai.evaluate.judges import (
    earlier_weights_of,
    judge_of,
    simple_weights_of,
    weights_of,
)
from ulpia.ai.planning import Careless, Planning
from ulpia.ai.player import Player
from ulpia.ai.random_player import RandomPlayer
from ulpia.ai.search.thinking import Budget
from ulpia.ai.searching import Searching
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import Game

LEVELS: Final = ("random", "tiro", "miles", "centurio", "legatus")
"""Weakest first."""

TIRO_LOOKS: Final = 3
PERSONALITY: Final = 0.08
"""How much a seed may blur the weights, so that two games are not alike."""
LEGATUS_WORLDS: Final = 4
LEGATUS_SECONDS: Final = 3.5
RIVALRY: Final = 0.4
"""How much Legatus minds the points of a single rival, against one for the own."""


class UnknownLevel(ValueError):
    """There is no player of that name."""


def make_player(name: str, game: Game[Any], seed: int, budget: Budget | None = None) -> Player:
    """Return a new player of a level, or raise UnknownLevel with the names there are.

    `budget` is for Legatus; its default is limited in seconds too, for people's patience.
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == "tiro":
        return Careless(judge_of(game, simple_weights_of(game)), seed, TIRO_LOOKS)
    if name == "miles":
        return Planning(judge_of(game, simple_weights_of(game)), (4, 1), 1)
    if name == "centurio":
        return Planning(judge_of(game, personal(earlier_weights_of(game), seed)), (8, 3, 2), 2)
    if name == "legatus":
        limit = budget or Budget(LEGATUS_WORLDS, LEGATUS_SECONDS)
        return Searching(judge_of(game, personal(weights_of(game), seed)), seed, limit, RIVALRY)
    raise UnknownLevel(f"there is no player {name!r}; there are: {', '.join(LEVELS)}")


def personal(weights: list[float], seed: int) -> list[float]:
    """Return weights blurred a little: everybody has their own taste."""
    dice = Dice(seed)
    return [weight * (1 + PERSONALITY * (dice.below(2001) - 1000) / 1000) for weight in weights]
