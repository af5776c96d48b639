"""Searching for a whole turn: every decision of a seat until somebody else is to move."""

from __future__ import annotations

from typing import Final, Generic

from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import S, apply, decisions


class Plan:
    """A way to finish the turn: its moves, and the value of the position after it."""

    __slots__ = ("moves", "value")

    def __init__(self, value: float, moves: list[Move]) -> None:
        self.value: Final = value
        self.moves: Final = moves


class TurnSearch(Generic[S]):
    """Finds good turns: evaluates every candidate, follows the best few of them further.

    `widths[depth]` is how many continuations are followed at each nested decision; beyond the end
    of the tuple only the best one is. `rivalry` is how much the points of the others count, from 0
    to 1.
    """

    def __init__(
        self,
        evaluator: Evaluator[S],
        seats: int,
        widths: tuple[int, ...],
        orders: int,
        rivalry: float,
    ) -> None:
        self.evaluator: Final = evaluator
        self.seats: Final = seats
        self.widths: Final = widths
        self.orders: Final = orders
        self.rivalry: Final = rivalry
        self.evaluation_count = 0

    def value(self, state: S, seat: Seat) -> float:
        """Return what the search makes as large as it can."""
        self.evaluation_count += 1
        return self.evaluator.value(state, seat, self.seats, self.rivalry)

    def best_plan(self, state: S, seat: Seat) -> Plan:
        """Return the best plan found for the decision that `seat` has in `state`."""
        return best_of(self.plans(state, seat, 0))

    def complete_plan(self, state: S, seat: Seat, moves: list[Move]) -> Plan:
        """Return the plan that begins with `moves` and goes on as well as possible."""
        world = self.evaluator.game.copy(self.evaluator.reopen_choices(state, seat))
        for move in moves:
            apply(world, seat, move)
            decisions(world)
        if world.turns == state.turns and decision_of(decisions(world), seat) is not None:
            rest = self.best_plan(world, seat)
            return Plan(rest.value, moves + rest.moves)
        return Plan(self.value(world, seat), moves)

    def plans(self, state: S, seat: Seat, depth: int) -> list[Plan]:
        """Return a plan for each of the most promising first choices, in no order."""
        evaluator = self.evaluator
        start = evaluator.reopen_choices(state, seat)
        decision = decision_of(decisions(start), seat)
        assert decision is not None, "only a seat that is asked can plan"
        turn = start.turns
        successors: list[Successor[S]] = []
        for moves in evaluator.candidate_sequences(start, decision, self.orders):
            world = evaluator.game.copy(start)
            for move in moves:
                apply(world, seat, move)
                decisions(world)
            successors.append(Successor(self.value(world, seat), moves, world))
        successors.sort(key=_value, reverse=True)
        width = self.widths[depth] if depth < len(self.widths) else 1
        found: list[Plan] = []
        for next_ in successors[:width]:
            if next_.world.turns == turn and decision_of(decisions(next_.world), seat) is not None:
                rest = best_of(self.plans(next_.world, seat, depth + 1))
                found.append(Plan(rest.value, next_.moves + rest.moves))
            else:
                found.append(Plan(next_.value, next_.moves))
        return found


def cut_at_reveal(game: Game[S], state: S, seat: Seat, moves: list[Move]) -> list[Move]:
    """Return the moves up to the first that reveals something.

    What follows was planned for what was only imagined there.
    """
    world = game.copy(state)
    for count, move in enumerate(moves, 1):
        apply(world, seat, move)
        decisions(world)
        if world.reveals != state.reveals:
            return moves[:count]
    return moves[:]


def best_of(plans: list[Plan]) -> Plan:
    """Return the plan of the highest value, the first of equals."""
    best = plans[0]
    for plan in plans:
        if plan.value > best.value:
            best = plan
    return best


class Successor(Generic[S]):
    """The position after a candidate, and its value."""

    __slots__ = ("moves", "value", "world")

    def __init__(self, value: float, moves: list[Move], world: S) -> None:
        self.value: Final = value
        self.moves: Final = moves
        self.world: Final = world


def _value(successor: Successor[S]) -> float:
    return successor.value
