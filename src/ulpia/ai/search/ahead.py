"""Thinking of the own next turns: what can I make of this one?

The others may answer the first turn as well as a quick look tells them; that is when they take
the tile that one had counted on, or end the quarter. After that they only use up time: leaving
them out makes a look of several turns cheap and steady.
"""

from __future__ import annotations

from typing import Any, Final

from ulpia.ai.evaluate.judge import Foresight
from ulpia.ai.search.turns import Plan, Planner
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions


class Node:
    """A position some own turns later, at the beginning of the next own turn."""

    __slots__ = ("over", "value", "world")

    def __init__(self, value: float, world: Any, over: bool) -> None:
        self.value: Final = value
        self.world: Final = world
        self.over: Final = over


class Ahead:
    """Values a turn by the best own turns that can follow it, found by a narrow beam.

    `branches` turns are tried from each of the positions that are kept. The `root` planner finds
    the candidates and judges where they led; the `quick` one plans the turns between, for the own
    points alone.
    """

    def __init__(self, root: Planner, quick: Planner, branches: int, foresight: Foresight) -> None:
        self.root: Final = root
        self.quick: Final = quick
        self.branches: Final = branches
        self.foresight: Final = foresight

    def promise(self, world: Any, seat: Seat, plan: Plan) -> Node:
        """Return the position that the best further turns lead to."""
        see = self.foresight
        first = self.answered if see.answers else self.after
        nodes = [first(world, seat, plan)]
        for _ in range(see.depth):
            reached: list[Node] = []
            for node in nodes:
                if node.over:
                    reached.append(node)
                    continue
                plans = self.quick.plans(node.world, seat, 0)
                plans.sort(key=_plan_value, reverse=True)
                for further in plans[: self.branches]:
                    reached.append(self.after(node.world, seat, further))
            reached.sort(key=_node_value, reverse=True)
            nodes = reached[: see.beam]
        return nodes[0]

    def answered(self, world: Any, seat: Seat, plan: Plan) -> Node:
        """Return the position after a plan and the others' turns, when `seat` is asked again."""
        later = self.root.judge.game.copy(world)
        self.carry_out(later, seat, plan)
        asked = decisions(later)
        while asked and asked[0].seat != seat:
            other = asked[0].seat
            later.reveals = world.reveals
            self.carry_out(later, other, self.quick.best(later, other))
            asked = decisions(later)
        later.reveals = world.reveals  # from here on it is known
        return Node(self.quick.worth(later, seat), later, not asked)

    def after(self, world: Any, seat: Seat, plan: Plan) -> Node:
        """Return the position after a plan, when it is the seat's turn again."""
        later = self.root.judge.game.copy(world)
        self.carry_out(later, seat, plan)
        goes_on = self.root.judge.skip_others(later, seat)
        asked = decisions(later)
        while goes_on and asked and asked[0].seat != seat:
            apply(later, asked[0].seat, asked[0].options[0])
            asked = decisions(later)
        later.reveals = world.reveals  # from here on it is known
        value = self.quick.worth(later, seat)
        return Node(value, later, not goes_on or not asked)

    def carry_out(self, world: Any, seat: Seat, plan: Plan) -> None:
        """Play a plan; plan anew when something was revealed that it could not know."""
        turn, reveals = world.turns, world.reveals
        moves = plan.moves
        at = 0
        decision = decision_of(decisions(world), seat)
        while decision is not None and world.turns == turn:
            if at == len(moves) or world.reveals != reveals or moves[at] not in decision.options:
                world.reveals = reveals
                moves = self.quick.best(world, seat).moves
                at = 0
            apply(world, seat, moves[at])
            at += 1
            decision = decision_of(decisions(world), seat)


def _plan_value(plan: Plan) -> float:
    return plan.value


def _node_value(node: Node) -> float:
    return node.value
