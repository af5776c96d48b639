"""Planning a whole turn: every decision of a seat until somebody else is to move."""

from __future__ import annotations

from typing import Any, Final

from ulpia.ai.evaluate.judge import Judge
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import apply, decisions


class Plan:
    """A way to finish the turn: its moves, and what the position after it is worth."""

    __slots__ = ("moves", "value")

    def __init__(self, value: float, moves: list[Move]) -> None:
        self.value: Final = value
        self.moves: Final = moves


class Planner:
    """Finds good turns: a look at every option, a deeper look at the best few.

    `widths[depth]` is how many continuations are followed at each nested decision; beyond the end
    of the tuple only the best one is. `leaves` counts positions judged.
    """

    def __init__(
        self, judge: Judge, seats: int, widths: tuple[int, ...], orders: int, rivalry: float
    ) -> None:
        self.judge: Final = judge
        self.seats: Final = seats
        self.widths: Final = widths
        self.orders: Final = orders
        self.rivalry: Final = rivalry  # how much the points of the others count, 0 to 1
        self.leaves = 0

    def worth(self, state: Any, seat: Seat) -> float:
        self.leaves += 1
        return self.judge.worth(state, seat, self.seats, self.rivalry)

    def best(self, state: Any, seat: Seat) -> Plan:
        """Return the best plan found for the decision that `seat` has in `state`."""
        return best_of(self.plans(state, seat, 0))

    def try_moves(self, state: Any, seat: Seat, moves: list[Move]) -> Plan:
        """Return the plan that begins with `moves` and goes on as well as possible."""
        world = self.judge.game.copy(self.judge.undecided(state, seat))
        for move in moves:
            apply(world, seat, move)
            decisions(world)
        if world.turns == state.turns and decision_of(decisions(world), seat) is not None:
            rest = self.best(world, seat)
            return Plan(rest.value, moves + rest.moves)
        return Plan(self.worth(world, seat), moves)

    def plans(self, state: Any, seat: Seat, depth: int) -> list[Plan]:
        """Return a plan for each of the most promising first choices, in no order."""
        start = self.judge.undecided(state, seat)
        decision = decision_of(decisions(start), seat)
        assert decision is not None, "only a seat that is asked can plan"
        turn = start.turns
        looked: list[Look] = []
        for moves in self.judge.sequences(start, decision, self.orders):
            world = self.judge.game.copy(start)
            for move in moves:
                apply(world, seat, move)
                decisions(world)
            looked.append(Look(self.worth(world, seat), moves, world))
        looked.sort(key=_value, reverse=True)
        width = self.widths[depth] if depth < len(self.widths) else 1
        found: list[Plan] = []
        for look in looked[:width]:
            if look.world.turns == turn and decision_of(decisions(look.world), seat) is not None:
                rest = best_of(self.plans(look.world, seat, depth + 1))
                found.append(Plan(rest.value, look.moves + rest.moves))
            else:
                found.append(Plan(look.value, look.moves))
        return found


def until_revealed(game: Game[Any], state: Any, seat: Seat, moves: list[Move]) -> list[Move]:
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


class Look:
    """A first look at a choice."""

    __slots__ = ("moves", "value", "world")

    def __init__(self, value: float, moves: list[Move], world: Any) -> None:
        self.value: Final = value
        self.moves: Final = moves
        self.world: Final = world


def _value(look: Look) -> float:
    return look.value
