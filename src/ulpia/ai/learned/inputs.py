"""What a network reads of a position: the features of every seat, written into one buffer."""

from __future__ import annotations

from array import array
from operator import attrgetter
from typing import Any, Final

from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.kernel.moves import Seat

HEAD: Final = 2
"""Numbers of a position before those of the seats: how much of the game and of the part is left."""


class PositionWriter:
    """Writes positions one after the other into a buffer, all of the same length.

    A seat's block has its features, the points that the evaluator expects it to make at the end,
    and its points so far by source.
    """

    def __init__(self, evaluator: Evaluator[Any], seats: int) -> None:
        self.evaluator: Final = evaluator
        self.seats: Final = seats
        self.sources: Final = evaluator.game.sources
        self.block: Final = len(evaluator.names) + 1 + len(self.sources)
        self.length: Final = HEAD + seats * self.block
        self._read: Final = attrgetter(*evaluator.names)

    def write(self, state: Any, buffer: array[float]) -> None:
        """Append the numbers of a position."""
        evaluator = self.evaluator
        buffer.extend(evaluator.time_left(state))
        by_seat = evaluator.game.points(state)
        weights = evaluator.current_weights(state)
        for seat in range(self.seats):
            features = evaluator.features(state, Seat(seat))
            points = float(sum(by_seat[seat]))
            buffer.extend(self._read(features))
            expected = features.weighted_sum(points, weights) if state.agenda else points
            buffer.append(expected)
            buffer.extend(by_seat[seat])
