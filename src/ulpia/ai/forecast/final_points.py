"""The forecast of a game that brings none: what everybody would have if the game ended now."""

from __future__ import annotations

from typing import Final

from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.ai.forecast.forecast import Forecast
from ulpia.ai.forecast.tables import FLAT, ChanceCurves, ForecastTables
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import S

USUAL_SHARE: Final = 0.1
"""What a point more counts in games of which nothing is known: five points ahead of one, 62 %."""
TABLES: Final = ForecastTables(
    points={},
    usual={},
    chances={2: ChanceCurves((USUAL_SHARE,) * 6, FLAT, FLAT)},
)


class FinalPointsForecast(Forecast[S]):
    """Expects the points that the rules' `final_points` would give now."""

    def __init__(self, game: Game[S], evaluator: Evaluator[S]) -> None:
        super().__init__(game, evaluator, TABLES)

    def points_by_source(self, state: S, seat: Seat) -> list[float]:
        if not state.agenda:
            return [float(number) for number in self.game.points(state)[seat]]
        return [float(number) for number in self.game.final_points(state)[seat]]
