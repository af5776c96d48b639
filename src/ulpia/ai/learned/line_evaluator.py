"""Judging the lines of a search with a network: all lines of a world in one batch."""

from __future__ import annotations

from array import array
from typing import Any, Final

import numpy as np

from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.ai.learned.inputs import PositionWriter
from ulpia.ai.learned.network import Network, Numbers, expected_points
from ulpia.ai.search.lookahead import FuturePosition, TurnLine
from ulpia.kernel.moves import Seat

RIVALRY: Final = 0.4
"""How much the mean of the others' points counts against the own."""
DIGITS: Final = 3
OPINIONS: Final = ("plan", "tuned", "answered", "last")
"""What a line is judged by: the value of the plan; what the tuned evaluation makes of its last
position; what the network makes of the position when the others had answered, and of the last."""


def lead(points: Numbers, seats: Any) -> Numbers:
    """Return the points of a seat less those of the others, for each position."""
    own = np.take_along_axis(points, np.reshape(seats, (-1, 1)), 1)[:, 0]
    others = (points.sum(1) - own) / (points.shape[1] - 1)
    result: Numbers = own - RIVALRY * others
    return result


class NetworkEvaluator:
    """Says what lines are worth: a sum of `OPINIONS`, each times its weight."""

    def __init__(
        self, evaluator: Evaluator[Any], network: Network, weights: Numbers, seats: int
    ) -> None:
        self.network: Final = network
        self.weights: Final = weights
        self.seats: Final = seats
        self.writer: Final = PositionWriter(evaluator, seats)
        self.evaluator: Final = evaluator

    def __call__(self, lines: list[TurnLine[Any]], seat: Seat) -> list[float]:
        """Return what lines of one world are worth to a seat."""
        positions = [position for line in lines for position in (line.answered, line.last)]
        numbers = self.write(positions)
        movers = np.full(len(positions), seat)
        ahead = np.arange(len(positions)) % 2 == 1
        expectations = self.network.expect(numbers, self.seats, movers, ahead)
        learned = lead(self.with_results(positions, expectations.points), movers)
        tuned = lead(expected_points(numbers, self.seats, len(self.writer.sources)), movers)
        plans = np.array([line.plan_value for line in lines], np.float32)
        opinions = np.stack([plans, tuned[1::2], learned[0::2], learned[1::2]], 1)
        worth = opinions @ self.weights
        # Processors multiply matrices in different orders: their last digits must not choose.
        return [round(value, DIGITS) for value in worth.tolist()]

    def write(self, positions: list[FuturePosition[Any]]) -> Numbers:
        """Return the numbers of positions, one row each, all written into one buffer."""
        buffer = array("f")
        for position in positions:
            self.writer.write(position.world, buffer)
        return np.frombuffer(buffer, np.float32).reshape(len(positions), -1)

    def with_results(self, positions: list[FuturePosition[Any]], points: Numbers) -> Numbers:
        """Return the points, with the result where a game is over."""
        for at, position in enumerate(positions):
            if not position.world.agenda:
                points[at] = self.evaluator.game.totals(position.world)
        return points
