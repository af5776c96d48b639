"""The judges there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ulpia.ai.evaluate import forum_weights, trajan_weights
from ulpia.ai.evaluate.forum_features import NAMES as FORUM_NAMES
from ulpia.ai.evaluate.forum_judge import ForumJudge
from ulpia.ai.evaluate.judge import WEIGHTS_EACH, Judge
from ulpia.ai.evaluate.trajan_features import NAMES as TRAJAN_NAMES
from ulpia.ai.evaluate.trajan_judge import TrajanJudge
from ulpia.kernel.game import Game

Weights = Mapping[str, tuple[float, ...]]


class NoJudge(ValueError):
    """Nobody has taught us to judge this game."""


NAMES: Final[dict[str, tuple[str, ...]]] = {
    "trajan": TRAJAN_NAMES,
    "forum-trajanum": FORUM_NAMES,
}
TUNED: Final[dict[str, Weights]] = {
    "trajan": trajan_weights.WEIGHTS,
    "forum-trajanum": forum_weights.WEIGHTS,
}
EARLIER: Final[dict[str, Weights]] = {"trajan": trajan_weights.FIRST_TUNING}
SIMPLE: Final[dict[str, Weights]] = {
    "trajan": trajan_weights.SIMPLE,
    "forum-trajanum": forum_weights.SIMPLE,
}


def flat(game: Game[Any], table: Weights) -> list[float]:
    """Return the weights of a table as one list in the order of the features; absent ones are 0."""
    found: list[float] = []
    for name in NAMES[game.name]:
        given = table.get(name, ())
        found.extend(given)
        found.extend([0.0] * (WEIGHTS_EACH - len(given)))
    return found


def weights_of(game: Game[Any]) -> list[float]:
    """Return the tuned weights of a game as one list."""
    if game.name not in TUNED:
        raise NoJudge(f"there is no evaluation for {game.name}")
    return flat(game, TUNED[game.name])


def earlier_weights_of(game: Game[Any]) -> list[float]:
    """Return the weights of a middling player: an earlier tuning, where there is one."""
    if game.name in EARLIER:
        return flat(game, EARLIER[game.name])
    return weights_of(game)


def simple_weights_of(game: Game[Any]) -> list[float]:
    """Return the weights of the few things that a beginner looks at."""
    if game.name not in SIMPLE:
        raise NoJudge(f"there is no evaluation for {game.name}")
    return flat(game, SIMPLE[game.name])


def can_judge(game: Game[Any]) -> bool:
    """Say whether there is an evaluation for a game."""
    return game.name in TUNED


def judge_of(game: Game[Any], weights: list[float]) -> Judge:
    """Return the judge of a game with the given weights."""
    if game.name == "trajan":
        return TrajanJudge(weights)
    if game.name == "forum-trajanum":
        return ForumJudge(weights)
    raise NoJudge(f"there is no evaluation for {game.name}")
