"""How a game is evaluated: what its plug-in brings, or the default if it brings nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ulpia.ai.evaluate import final_points
from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.ai.evaluate.weights import FeatureWeights, WeightTable, order_weights
from ulpia.games.plugins import find_plugin
from ulpia.kernel.game import Game

LAYER: Final = "ulpia.ai.evaluate"
TUNED: Final = "tuned"
"""The table of weights that every evaluation has: the best there is."""

MakeEvaluator = Callable[[Game[Any], list[FeatureWeights]], Evaluator[Any]]


class Evaluation:
    """What a game brings to this layer: its features, its evaluator, and tables of weights.

    The folder of a game has one as `EVALUATION`. `tables` are by name; levels choose among them.
    """

    def __init__(
        self, names: tuple[str, ...], make: MakeEvaluator, tables: Mapping[str, WeightTable]
    ) -> None:
        self.names: Final = names
        self.make: Final = make
        self.tables: Final = tables

    def weights(self, table: str = TUNED) -> list[FeatureWeights]:
        """Return the weights of a table in the order of the features; the tuned ones if none."""
        return order_weights(self.tables.get(table, self.tables[TUNED]), self.names)


DEFAULT: Final = Evaluation(
    names=final_points.NAMES,
    make=final_points.FinalPointsEvaluator,
    tables={TUNED: final_points.WEIGHTS},
)


def find_evaluation(game: Game[Any]) -> Evaluation:
    """Return the evaluation that a game brings, or the default."""
    plugin = find_plugin(LAYER, game.name)
    if plugin is None:
        return DEFAULT
    evaluation: Evaluation = plugin.EVALUATION
    return evaluation


def make_evaluator(game: Game[Any], weights: list[FeatureWeights] | None = None) -> Evaluator[Any]:
    """Return an evaluator for a game with the given weights, or with the tuned ones."""
    evaluation = find_evaluation(game)
    return evaluation.make(game, evaluation.weights() if weights is None else weights)
