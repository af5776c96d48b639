"""A match played by numbers of moves: what all adapters for learning machines have in common."""

from __future__ import annotations

from typing import Any, Final

from ulpia.extras import explain_missing_packages
from ulpia.games.registry import game_named
from ulpia.kernel.batch import encode_question
from ulpia.kernel.game import Game
from ulpia.kernel.match import KEEPS_NOTHING, Match, Snapshot
from ulpia.kernel.moves import Decision, IllegalMove, Seat
from ulpia.research.action_space import ActionSpace, action_space
from ulpia.research.observations import observe
from ulpia.research.observations.fields import Observation
from ulpia.research.observations.rows import prompt_numbers, row_layout

with explain_missing_packages():
    import numpy as np
    from numpy.typing import NDArray

POINTS: Final = "points"
RANK: Final = "rank"
REWARDS: Final = (POINTS, RANK)


class IllegalAction(ValueError):
    """The number is none of a legal move."""


class NumberedGame:
    """A match seen through numbers. Each seat is shown its own view and no more."""

    def __init__(self, match: Match[Any], last: int) -> None:
        self.match: Final = match
        self.game: Final[Game[Any]] = match.game
        self.seats: Final = match.seats
        self.actions: Final[ActionSpace] = action_space(match.game)
        self.last = last  # who acted last
        self.writer: Final = match.game.row_writer(match.seats)

    def go_on_from(self, state: Any) -> NumberedGame:
        """Return a game at another state, with the same seats and options."""
        match = self.match
        here = Snapshot(state)
        other = Match(match.game, match.seats, match.options, match.seed, here, keeps=KEEPS_NOTHING)
        return NumberedGame(other, self.last)

    def is_over(self) -> bool:
        return self.match.is_over()

    def waiting(self) -> list[Decision]:
        return self.match.waiting()

    def seat(self) -> int:
        """Return who is to move; where several choose at once, they take turns."""
        asked = self.match.waiting()
        if len(asked) == 1:
            return int(asked[0].seat)
        waiting = [int(decision.seat) for decision in asked]
        return min(waiting, key=lambda seat: (seat - self.last - 1) % self.seats)

    def decision(self, seat: int) -> Decision | None:
        return self.match.decision(seat)

    def legal(self, seat: int) -> list[int]:
        """Return the numbers of the moves that a seat may choose now, ascending."""
        decision = self.decision(seat)
        return [] if decision is None else self.actions.legal(decision)

    def mask(self, seat: int) -> NDArray[np.int8]:
        decision = self.decision(seat)
        return np.frombuffer(self.actions.mask(decision), np.int8)

    def play(self, seat: int, action: int) -> None:
        """Play a move by its number, or raise IllegalAction and change nothing."""
        if not 0 <= action < len(self.actions):
            raise IllegalAction(f"seat {seat} may not choose {action} (no move) now")
        try:
            self.match.play(Seat(seat), self.actions.moves[action])
        except IllegalMove:
            text = self.text(action)
            raise IllegalAction(f"seat {seat} may not choose {action} ({text}) now") from None
        self.last = seat

    def text(self, action: int) -> str:
        return self.game.vocabulary.write(self.actions.moves[action])

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.match.state, Seat(seat))

    def observation(self, seat: int) -> Observation:
        if self.writer is None:
            return observe(self.game, self.view(seat), self.seats, seat, self.decision(seat))
        question = encode_question(self.decision(seat), prompt_numbers(self.game))
        row = question + self.writer.row(self.match.state, Seat(seat))
        return row_layout(self.game, self.seats).decode(row)

    def totals(self) -> list[int]:
        return self.game.totals(self.match.state)

    def rank_rewards(self) -> list[float]:
        return rank_rewards(self.totals(), self.game.winners(self.match.state))


def rank_rewards(totals: list[int], winners: list[Seat]) -> list[float]:
    """Return from 1 for the first to -1 for the last; equals share, and the sum is 0."""
    merits = [(Seat(seat) in winners, total) for seat, total in enumerate(totals)]
    merits = [(True, 0) if won else (False, total) for won, total in merits]
    beaten = [sum([(merit > other) - (merit < other) for other in merits]) for merit in merits]
    return [count / (len(totals) - 1) for count in beaten]


def new_numbered_game(
    game: str, seats: int, options: dict[str, str] | None, seed: int
) -> NumberedGame:
    match = Match(game_named(game), seats, options or {}, seed, keeps=KEEPS_NOTHING)
    return NumberedGame(match, seats - 1)
