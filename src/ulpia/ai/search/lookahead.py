"""Looking ahead: play the best turns on in imagined worlds, and see which one ends best.

Every candidate turn is tried in the same imagined worlds. After it, everybody goes on with quick
greedy turns for a while, and the judge says how far ahead the seat then is. Worlds are spent by
sequential halving: all candidates see the first ones, the better half the next ones, and so on.
"""

from __future__ import annotations

from typing import Any, Final

from ulpia.ai.search.turns import Plan, Planner
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import apply, decisions


class Candidate:
    """A turn under consideration and how it fared."""

    def __init__(self, plan: Plan) -> None:
        self.moves: Final = plan.moves
        self.first_look: Final = plan.value
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.points = 0.0

    def note(self, lead: float, points: float) -> None:
        self.visits += 1
        self.total += lead
        self.squares += lead * lead
        self.points += points

    def mean(self) -> float:
        """Return the mean lead; before any visit, the first look."""
        return self.total / self.visits if self.visits else self.first_look

    def spread(self) -> float:
        """Return the standard deviation of the lead over imagined worlds."""
        if self.visits < 2:
            return 0.0
        mean = self.total / self.visits
        variance = self.squares / self.visits - mean * mean
        return float(max(0.0, variance) ** 0.5)


class Lookahead:
    """Tries candidate turns in imagined worlds."""

    def __init__(
        self, game: Game[Any], seats: int, root: Planner, quick: Planner, horizon: int
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.root: Final = root
        self.quick: Final = quick
        self.horizon: Final = horizon  # turns of the whole table after the candidate
        self.trials = 0

    def candidates(self, world: Any, seat: Seat) -> list[Candidate]:
        """Return the turns worth trying, the best first."""
        found = [Candidate(plan) for plan in self.root.plans(world, seat, 0)]
        found.sort(key=_first_look, reverse=True)
        return found

    def try_out(self, candidate: Candidate, world: Any, seat: Seat) -> None:
        """Play a candidate in a world, then everybody on by quick turns; note the outcome."""
        self.trials += 1
        self._follow(world, seat, candidate.moves)
        turn = world.turns
        while world.turns <= turn + self.horizon:
            asked = decisions(world)
            if not asked:
                break
            mover = asked[0].seat
            self._follow(world, mover, self.quick.best(world, mover).moves)
        judge = self.root.judge
        candidate.note(judge.worth(world, seat, self.seats), judge.value(world, seat))

    def _follow(self, world: Any, seat: Seat, moves: list[Move]) -> None:
        """Play a plan; where the world does not allow it, finish the turn quickly instead."""
        turn = world.turns
        for move in moves:
            decision = decision_of(decisions(world), seat)
            if decision is None or world.turns != turn:
                return
            if move not in decision.options:
                break
            apply(world, seat, move)
        while True:
            decision = decision_of(decisions(world), seat)
            if decision is None or world.turns != turn:
                return
            for move in self.quick.best(world, seat).moves:
                apply(world, seat, move)
                decisions(world)


def halve(candidates: list[Candidate]) -> list[Candidate]:
    """Return the better half, at least one, the best first."""
    ranked = sorted(candidates, key=_mean, reverse=True)
    return ranked[: max(1, (len(ranked) + 1) // 2)]


def _first_look(candidate: Candidate) -> float:
    return candidate.first_look


def _mean(candidate: Candidate) -> float:
    return candidate.mean()
