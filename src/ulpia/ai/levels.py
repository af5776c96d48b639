"""The levels of players: one table, by the names that people see and records keep.

To add a level: add a row to `LEVEL_TABLE`, and its name and character in `locales/*/web.ftl`. Its
weights are in the table of that name in `ai/evaluate/NAME/characters.py`, or the tuned ones if a
game has no such table. Weaker levels see less and care for less; none makes mistakes on purpose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ulpia.ai.evaluate.evaluation import TUNED, find_evaluation
from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.ai.evaluate.weights import FeatureWeights
from ulpia.ai.lookahead_player import LookaheadPlayer
from ulpia.ai.player import Player
from ulpia.ai.random_player import RandomPlayer
from ulpia.ai.search.ranking import Budget
from ulpia.ai.turn_players import SamplingPlayer, TurnPlanner
from ulpia.extras import has_package, missing_package_sentence
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import Game

DEFAULT_WORLDS: Final = 4
"""How many worlds a player imagines that looks ahead, if nobody says otherwise."""
DEFAULT_SECONDS: Final = 3.5
"""How long it searches at most then, for people's patience."""
THINKING_TIMES: Final = {
    "quick": Budget(12, 0.5),
    "normal": Budget(48, 2.0),
    "long": Budget(144, 6.0),
}
"""How long players that look ahead may think for a turn, where people can choose: about as many
worlds as one core imagines in that time, which is the limit in any case."""
NOISE: Final = 0.08
"""How much a seed may change weights, so that two games are not alike."""
RIVALRY: Final = 0.4
"""How much the points of a single rival count, against one for the own."""


class UnknownLevel(ValueError):
    """There is no player of that name."""


class Search(Protocol):
    """How a level finds its moves, with the evaluator it is given."""

    def make_player(self, evaluator: Evaluator[Any], seed: int, budget: Budget | None) -> Player:
        """Return a new player."""
        ...


@dataclass(frozen=True)
class ByChance:
    """Takes any option."""

    def make_player(self, evaluator: Evaluator[Any], seed: int, budget: Budget | None) -> Player:
        return RandomPlayer(seed)


@dataclass(frozen=True)
class BySampling:
    """Evaluates a few random candidates at every decision."""

    samples: int

    def make_player(self, evaluator: Evaluator[Any], seed: int, budget: Budget | None) -> Player:
        return SamplingPlayer(evaluator, seed, self.samples)


@dataclass(frozen=True)
class ByTurns:
    """Searches whole turns; `widths` and `orders` are those of TurnSearch."""

    widths: tuple[int, ...]
    orders: int

    def make_player(self, evaluator: Evaluator[Any], seed: int, budget: Budget | None) -> Player:
        return TurnPlanner(evaluator, self.widths, self.orders)


@dataclass(frozen=True)
class ByLookahead:
    """Searches whole turns and the own turns after them, in several imagined worlds."""

    worlds: int
    seconds: float
    rivalry: float

    def make_player(self, evaluator: Evaluator[Any], seed: int, budget: Budget | None) -> Player:
        limit = budget or Budget(self.worlds, self.seconds)
        return LookaheadPlayer(evaluator, seed, limit, self.rivalry)


@dataclass(frozen=True)
class ByNetwork:
    """Searches as ByLookahead does; a network that learned by self-play judges what it finds.

    It needs numpy, which an extra brings.
    """

    worlds: int
    seconds: float
    rivalry: float

    def make_player(self, evaluator: Evaluator[Any], seed: int, budget: Budget | None) -> Player:
        from ulpia.ai.learned.player import NetworkPlayer

        limit = budget or Budget(self.worlds, self.seconds)
        player: Player = NetworkPlayer(evaluator, seed, limit, self.rivalry)
        return player


@dataclass(frozen=True)
class Level:
    """A row of the table: what players of the level know, and how they search.

    `weights` names a table of weights of the game; `noise` is how much the seed changes them. A
    level that `is_quick` chooses within a tenth of a second. `package` is what must be installed
    for it.
    """

    name: str
    search: Search
    weights: str = TUNED
    noise: float = 0.0
    is_quick: bool = True
    package: str = ""

    def is_here(self) -> bool:
        """Say whether what the level needs is installed."""
        return not self.package or has_package(self.package)

    def make_player(self, game: Game[Any], seed: int, budget: Budget | None) -> Player:
        """Return a new player of this level for a game."""
        evaluation = find_evaluation(game)
        weights = evaluation.weights(self.weights)
        if self.noise:
            weights = with_noise(weights, self.noise, seed)
        return self.search.make_player(evaluation.make(game, weights), seed, budget)


LEVEL_TABLE: Final = (
    Level("random", ByChance()),
    Level("tiro", BySampling(samples=8), "tiro"),
    Level("miles", ByTurns(widths=(4, 1), orders=1), "miles"),
    Level("optio", ByTurns(widths=(4, 1), orders=1), "optio"),
    Level("centurio", ByTurns(widths=(6, 2), orders=1), "centurio", NOISE),
    Level("tribunus", ByTurns(widths=(16, 6, 3, 2), orders=1), "tribunus", NOISE),
    Level(
        "legatus",
        ByLookahead(DEFAULT_WORLDS, DEFAULT_SECONDS, RIVALRY),
        TUNED,
        NOISE,
        is_quick=False,
    ),
    Level(
        "imperator",
        ByNetwork(DEFAULT_WORLDS, DEFAULT_SECONDS, RIVALRY),
        is_quick=False,
        package="numpy",
    ),
)
"""Weakest first."""

LEVELS: Final = tuple([level.name for level in LEVEL_TABLE if level.is_here()])
"""The names of the levels that can play here, weakest first."""

QUICK_LEVELS: Final = frozenset([level.name for level in LEVEL_TABLE if level.is_quick])
"""The names of the levels for which nobody has to wait."""

_BY_NAME: Final = {level.name: level for level in LEVEL_TABLE}


def find_level(name: str) -> Level:
    """Return the level of a name, or raise UnknownLevel with the names there are.

    If only a package is missing, it says what to install.
    """
    require_level(name)
    return _BY_NAME[name]


def require_level(name: str, others: Sequence[str] = ()) -> None:
    """Raise UnknownLevel unless there is such a level here; `others` can be named instead."""
    if name in LEVELS:
        return
    if name in _BY_NAME:
        sentence = missing_package_sentence(_BY_NAME[name].package, name)
        raise UnknownLevel(f"{name} cannot play here: {sentence}")
    known = ", ".join([*LEVELS, *others])
    raise UnknownLevel(f"there is no player {name!r}; there are: {known}")


def make_player(name: str, game: Game[Any], seed: int, budget: Budget | None = None) -> Player:
    """Return a new player of a level, or raise UnknownLevel with the names there are.

    `budget` is for levels that look ahead; their own is limited in seconds too.
    """
    return find_level(name).make_player(game, seed, budget)


def with_noise(weights: list[FeatureWeights], noise: float, seed: int) -> list[FeatureWeights]:
    """Return weights of which each is changed a little, by a share of up to `noise`."""
    dice = Dice(seed)
    return [
        FeatureWeights(*[weight * (1 + noise * (dice.below(2001) - 1000) / 1000) for weight in own])
        for own in weights
    ]
