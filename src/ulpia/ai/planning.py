"""Players that plan whole turns: Tiro, Miles, Centurio."""

from __future__ import annotations

from typing import Any, Final

from ulpia.ai.evaluate.judge import Judge
from ulpia.ai.player import Player, Table
from ulpia.ai.search.turns import Plan, Planner, until_revealed
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Move


class TurnPlayer(Player):
    """Plans a turn, keeps to the plan, and plans anew when something was revealed."""

    def __init__(self) -> None:
        self.planned: list[Move] = []
        self.reveals = -1
        self.told: dict[str, Any] | None = None

    def choose(self, table: Table) -> Move:
        world = table.imagine(0)
        options = table.decision.options
        if self.planned and world.reveals == self.reveals and self.planned[0] in options:
            self.told = None
            return self.planned.pop(0)
        if len(options) == 1:
            return options[0]
        self.planned = until_revealed(table.game, world, table.seat, self.plan(table))
        self.reveals = world.reveals
        return self.planned.pop(0)

    def plan(self, table: Table) -> list[Move]:
        """Return the moves of the turn from here on."""
        raise NotImplementedError

    def thoughts(self) -> dict[str, Any] | None:
        return self.told


class Planning(TurnPlayer):
    """Looks at every turn in one or more imagined worlds and takes the best (Miles, Centurio)."""

    def __init__(self, judge: Judge, widths: tuple[int, ...], orders: int) -> None:
        super().__init__()
        self.judge: Final = judge
        self.widths: Final = widths
        self.orders: Final = orders

    def plan(self, table: Table) -> list[Move]:
        planner = Planner(self.judge, table.seats, self.widths, self.orders, 0.0)
        plans = planner.plans(table.imagine(1), table.seat, 0)
        plans.sort(key=_value, reverse=True)
        self.told = tell_plans(table, plans, planner.leaves)
        return plans[0].moves


class Careless(TurnPlayer):
    """Looks at a few options picked at random, at every decision, and takes the best (Tiro)."""

    def __init__(self, judge: Judge, seed: int, looks: int) -> None:
        super().__init__()
        self.judge: Final = judge
        self.dice: Final = Dice(seed)
        self.looks: Final = looks

    def plan(self, table: Table) -> list[Move]:
        planner = Planner(self.judge, table.seats, (self.looks,), 1, 0.0)
        world = table.imagine(1)
        sequences = self.judge.sequences(world, table.decision, 1)
        best: Plan | None = None
        for _ in range(self.looks):
            moves = sequences[self.dice.below(len(sequences))]
            value = planner.try_moves(world, table.seat, moves).value
            if best is None or value > best.value:
                best = Plan(value, moves)
        assert best is not None, "at least one look"
        return best.moves


def _value(plan: Plan) -> float:
    return plan.value


def tell_plans(table: Table, plans: list[Plan], leaves: int) -> dict[str, Any]:
    """Return what was considered, for people who want to know."""
    write = table.game.vocabulary.write
    return {
        "seat": table.seat,
        "positions": leaves,
        "candidates": [
            {"line": [write(move) for move in plan.moves], "worth": round(plan.value, 1)}
            for plan in plans[:5]
        ],
    }
