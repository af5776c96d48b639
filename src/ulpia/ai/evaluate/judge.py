"""What a game must offer to be judged: features of a seat's position, and moves worth a look."""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision, Move, Seat

WEIGHTS_EACH: Final = 3


class Judge:
    """Estimates final points. One for each game; the searches know nothing of games but this.

    The points still to come are a weighted sum of features. Every feature has three weights: what
    it is worth at the end, what it is worth more while the whole game is still to come, and what
    more while the whole quarter (or cycle) is still to come.
    """

    def __init__(self, game: Game[Any], names: tuple[str, ...], weights: list[float]) -> None:
        if len(weights) != WEIGHTS_EACH * len(names):
            raise ValueError(f"{game.name} needs {WEIGHTS_EACH} weights for each feature")
        self.game: Final = game
        self.names: Final = names
        self.weights: Final = weights

    def features(self, state: Any, seat: Seat) -> list[float]:
        """Return what `seat` has, in the order of `names`."""
        raise NotImplementedError

    def points(self, state: Any, seat: Seat) -> int:
        """Return the points scored so far."""
        raise NotImplementedError

    def time_left(self, state: Any) -> tuple[float, float]:
        """Return how much of the game and of the quarter is left, from 1 down to 0."""
        raise NotImplementedError

    def sequences(self, state: Any, decision: Decision, width: int) -> list[list[Move]]:
        """Return the moves worth a look, each with the moves that belong to it."""
        return [[move] for move in decision.options]

    def skip_others(self, state: Any, seat: Seat) -> bool:
        """Let `seat` have the next turn, as if the others passed; False if there is no next."""
        raise NotImplementedError

    def value(self, state: Any, seat: Seat) -> float:
        """Return the points that `seat` is expected to have at the end."""
        game_left, part_left = self.time_left(state)
        weights = self.weights
        total = float(self.points(state, seat))
        at = 0
        for feature in self.features(state, seat):
            if feature != 0.0:
                total += feature * (
                    weights[at] + game_left * weights[at + 1] + part_left * weights[at + 2]
                )
            at += 3
        return total

    def worth(self, state: Any, seat: Seat, seats: int, rivalry: float) -> float:
        """Return the own expected points less `rivalry` times the mean of the others."""
        own = self.value(state, seat)
        if rivalry == 0.0:
            return own
        others = 0.0
        for other in range(seats):
            if other != seat:
                others += self.value(state, Seat(other))
        return own - rivalry * others / (seats - 1)
