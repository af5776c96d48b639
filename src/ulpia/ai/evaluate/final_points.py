"""The evaluator of a game that brings none: what everybody would have if the game ended now."""

from __future__ import annotations

from typing import Final

from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.ai.evaluate.features import Features
from ulpia.ai.evaluate.weights import FeatureWeights
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import S

NAMES: Final = ("unscored",)
WEIGHTS: Final = {"unscored": FeatureWeights(base=1.0)}


class FinalPointsFeatures(Features):
    """What a seat would score if the game ended now."""

    __slots__ = NAMES

    def __init__(self) -> None:
        self.unscored = 0.0

    def weighted_sum(self, points: float, weights: Features) -> float:
        assert isinstance(weights, FinalPointsFeatures)
        return points + self.unscored * weights.unscored


class FinalPointsEvaluator(Evaluator[S]):
    """Expects the points that the rules' `final_points` would give now."""

    def __init__(self, game: Game[S], weights: list[FeatureWeights]) -> None:
        super().__init__(game, NAMES, weights, 1)

    def blank_features(self) -> FinalPointsFeatures:
        return FinalPointsFeatures()

    def features(self, state: S, seat: Seat) -> FinalPointsFeatures:
        features = FinalPointsFeatures()
        final = sum(self.game.final_points(state)[seat])
        features.unscored = float(final - self.points(state, seat))
        return features

    def points(self, state: S, seat: Seat) -> int:
        return sum(self.game.points(state)[seat])

    def seats(self, state: S) -> int:
        return len(self.game.points(state))

    def time_left(self, state: S) -> tuple[float, float]:
        """Return a constant: the single weight does not depend on the time left."""
        return 0.0, 0.0
