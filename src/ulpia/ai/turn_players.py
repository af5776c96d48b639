"""Players that plan whole turns without looking further."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.ai.opinions import TOLD_CANDIDATES, Opinion, Thoughts, world_after
from ulpia.ai.player import Player, PlayerTable
from ulpia.ai.search.turns import Plan, TurnSearch, cut_at_reveal
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Move


class PlanFollower(Player):
    """Plans a turn, follows the plan, and plans anew when something was revealed."""

    def __init__(self) -> None:
        self.planned: list[Move] = []
        self.reveals = -1
        self.last_thoughts: Thoughts | None = None

    def choose(self, table: PlayerTable) -> Move:
        world = table.imagine(0)
        options = table.decision.options
        if self.has_plan_for(world, options):
            self.last_thoughts = None
            return self.planned.pop(0)
        if len(options) == 1:
            return options[0]
        self.planned = cut_at_reveal(table.game, world, table.seat, self.plan_turn(table))
        self.reveals = world.reveals
        return self.planned.pop(0)

    def has_plan_for(self, world: Any, options: list[Move]) -> bool:
        """Say whether what was planned still stands."""
        if not self.planned or world.reveals != self.reveals:
            return False
        return self.planned[0] in options

    def plan_turn(self, table: PlayerTable) -> list[Move]:
        """Return the moves of the turn from here on."""
        raise NotImplementedError

    def thoughts(self) -> dict[str, Any] | None:
        return None if self.last_thoughts is None else self.last_thoughts.tell()


class TurnPlanner(PlanFollower):
    """Searches the whole turn in one imagined world and takes the best plan."""

    def __init__(self, evaluator: Evaluator[Any], widths: tuple[int, ...], orders: int) -> None:
        super().__init__()
        self.evaluator: Final = evaluator
        self.widths: Final = widths
        self.orders: Final = orders

    def plan_turn(self, table: PlayerTable) -> list[Move]:
        search = TurnSearch(self.evaluator, table.seats, self.widths, self.orders, 0.0)
        plans = search.plans(table.imagine(1), table.seat, 0)
        plans.sort(key=_value, reverse=True)
        about = {"positions": search.evaluation_count}
        self.last_thoughts = Thoughts(table, partial(opinions_of_plans, table, plans), about)
        return plans[0].moves


class SamplingPlayer(PlanFollower):
    """Evaluates a few candidates picked at random at every decision, and takes the best."""

    def __init__(self, evaluator: Evaluator[Any], seed: int, samples: int) -> None:
        super().__init__()
        self.evaluator: Final = evaluator
        self.dice: Final = Dice(seed)
        self.samples: Final = samples

    def plan_turn(self, table: PlayerTable) -> list[Move]:
        search = TurnSearch(self.evaluator, table.seats, (self.samples,), 1, 0.0)
        world = table.imagine(1)
        sequences = self.evaluator.candidate_sequences(world, table.decision, 1)
        picked = [self.dice.below(len(sequences)) for _ in range(self.samples)]
        best: Plan | None = None
        for place in dict.fromkeys(picked):
            moves = sequences[place]
            value = search.complete_plan(world, table.seat, moves).value
            if best is None or value > best.value:
                best = Plan(value, moves)
        assert best is not None, "at least one sample"
        return best.moves


def _value(plan: Plan) -> float:
    return plan.value


def opinions_of_plans(table: PlayerTable, plans: list[Plan]) -> list[Opinion]:
    """Return the best plans, each with the position after it."""
    return [
        Opinion(plan.moves, [world_after(table, plan.moves)], {})
        for plan in plans[:TOLD_CANDIDATES]
    ]
