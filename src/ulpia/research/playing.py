"""A game played by numbers of moves: what all doors for learning machines have in common."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ulpia.games.registry import game_named
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Decision, Seat
from ulpia.kernel.state import apply, decisions
from ulpia.research.action_space import ActionSpace, action_space
from ulpia.research.observations import observe
from ulpia.research.observing import Observation

POINTS: Final = "points"
RANK: Final = "rank"
REWARDS: Final = (POINTS, RANK)


class IllegalAction(ValueError):
    """The number is none of a legal move."""


class Playing:
    """A game in progress, seen through numbers. Each seat is shown its own view and no more."""

    def __init__(self, game: str, seats: int, options: dict[str, str] | None, seed: int) -> None:
        self.game: Final[Game[Any]] = game_named(game)
        self.seats: Final = seats
        self.actions: Final[ActionSpace] = action_space(self.game)
        self.state: Any = self.game.start(seats, options or {}, seed)
        self.asked: list[Decision] = decisions(self.state)
        self.last = seats - 1  # who acted last

    def is_over(self) -> bool:
        return not self.asked

    def seat(self) -> int:
        """Return who is to move; where several choose at once, they take turns."""
        waiting = [int(decision.seat) for decision in self.asked]
        return min(waiting, key=lambda seat: (seat - self.last - 1) % self.seats)

    def decision(self, seat: int) -> Decision | None:
        return decision_of(self.asked, Seat(seat))

    def legal(self, seat: int) -> list[int]:
        """Return the numbers of the moves that a seat may choose now, ascending."""
        decision = self.decision(seat)
        return [] if decision is None else self.actions.legal(decision)

    def mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(len(self.actions), np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def play(self, seat: int, action: int) -> None:
        """Play a move by its number, or raise IllegalAction and change nothing."""
        decision = self.decision(seat)
        known = 0 <= action < len(self.actions)
        if decision is None or not known or self.actions.moves[action] not in decision.options:
            text = self.text(action) if known else "no move"
            raise IllegalAction(f"seat {seat} may not choose {action} ({text}) now")
        apply(self.state, Seat(seat), self.actions.moves[action])
        self.asked = decisions(self.state)
        self.last = seat

    def text(self, action: int) -> str:
        return self.game.vocabulary.write(self.actions.moves[action])

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.state, Seat(seat))

    def observation(self, seat: int) -> Observation:
        return observe(self.game, self.view(seat), seat, self.decision(seat))

    def totals(self) -> list[int]:
        return self.game.totals(self.state)

    def rank_rewards(self) -> list[float]:
        """Return from 1 for the first to -1 for the last; equals share, and the sum is 0."""
        winners = self.game.winners(self.state)
        merits = [(Seat(seat) in winners, total) for seat, total in enumerate(self.totals())]
        merits = [(True, 0) if won else (False, total) for won, total in merits]
        beaten = [sum([(merit > other) - (merit < other) for other in merits]) for merit in merits]
        return [count / (self.seats - 1) for count in beaten]
