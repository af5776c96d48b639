"""Beam search over the own next turns: what can follow a turn at best?

The others may answer the first turn as well as a quick search tells them; that is when they take
the tile that one had counted on, or end the quarter. After that they only use up time: leaving
them out makes a lookahead of several turns cheap and steady.
"""

from __future__ import annotations

from typing import Final, Generic

from ulpia.ai.evaluate.evaluator import LookaheadSettings
from ulpia.ai.search.turns import Plan, TurnSearch
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import S, apply, decisions


class FuturePosition(Generic[S]):
    """A position some own turns later, at the beginning of the next own turn."""

    __slots__ = ("is_over", "value", "world")

    def __init__(self, value: float, world: S, is_over: bool) -> None:
        self.value: Final = value
        self.world: Final = world
        self.is_over: Final = is_over


class TurnLine(Generic[S]):
    """What a plan led to in one world: when the others had answered, and at the end of the look.

    `plan_value` is the value of the position right after the plan.
    """

    __slots__ = ("answered", "last", "plan_value")

    def __init__(
        self, plan_value: float, answered: FuturePosition[S], last: FuturePosition[S]
    ) -> None:
        self.plan_value: Final = plan_value
        self.answered: Final = answered
        self.last: Final = last


class Lookahead(Generic[S]):
    """Evaluates a turn by the best own turns that can follow it, found by a narrow beam search.

    `branches` turns are tried from each of the positions that are kept. The `root` search finds the
    candidates and evaluates where they led; the `quick` one plans the turns between, for the own
    points alone.
    """

    def __init__(
        self,
        root: TurnSearch[S],
        quick: TurnSearch[S],
        branches: int,
        settings: LookaheadSettings,
    ) -> None:
        self.root: Final = root
        self.quick: Final = quick
        self.branches: Final = branches
        self.settings: Final = settings

    def best_position(self, world: S, seat: Seat, plan: Plan) -> FuturePosition[S]:
        """Return the position that the best further turns lead to."""
        return self.best_line(world, seat, plan).last

    def best_line(self, world: S, seat: Seat, plan: Plan) -> TurnLine[S]:
        """Return what the plan and the best further turns lead to."""
        if self.settings.others_answer:
            first = self.position_after_answers(world, seat, plan)
        else:
            first = self.position_after_plan(world, seat, plan)
        return TurnLine(plan.value, first, self.best_after(first, seat))

    def best_after(self, first: FuturePosition[S], seat: Seat) -> FuturePosition[S]:
        """Return the position that the best own turns after `first` lead to."""
        settings = self.settings
        beam = [first]
        for _ in range(settings.depth):
            reached: list[FuturePosition[S]] = []
            for position in beam:
                if position.is_over:
                    reached.append(position)
                    continue
                plans = self.quick.plans(position.world, seat, 0)
                plans.sort(key=_plan_value, reverse=True)
                for further in plans[: self.branches]:
                    reached.append(self.position_after_plan(position.world, seat, further))
            reached.sort(key=_position_value, reverse=True)
            beam = reached[: settings.beam_width]
        return beam[0]

    def position_after_answers(self, world: S, seat: Seat, plan: Plan) -> FuturePosition[S]:
        """Return the position after a plan and the others' turns, when `seat` is asked again."""
        later = self.root.evaluator.game.copy(world)
        is_over = self.play_and_answer(later, seat, plan)
        return FuturePosition(self.quick.value(later, seat), later, is_over)

    def play_and_answer(self, world: S, seat: Seat, plan: Plan) -> bool:
        """Play a plan and the others' turns in this very world; say whether the game is over."""
        reveals = world.reveals
        self.play_plan(world, seat, plan)
        asked = decisions(world)
        while asked and asked[0].seat != seat:
            other = asked[0].seat
            world.reveals = reveals
            self.play_plan(world, other, self.quick.best_plan(world, other))
            asked = decisions(world)
        world.reveals = reveals  # from here on it is known
        return not asked

    def position_after_plan(self, world: S, seat: Seat, plan: Plan) -> FuturePosition[S]:
        """Return the position after a plan, when it is the seat's turn again; others pass."""
        later = self.root.evaluator.game.copy(world)
        self.play_plan(later, seat, plan)
        goes_on = self.root.evaluator.skip_others(later, seat)
        asked = decisions(later)
        while goes_on and asked and asked[0].seat != seat:
            apply(later, asked[0].seat, asked[0].options[0])
            asked = decisions(later)
        later.reveals = world.reveals  # from here on it is known
        value = self.quick.value(later, seat)
        return FuturePosition(value, later, not goes_on or not asked)

    def play_plan(self, world: S, seat: Seat, plan: Plan) -> None:
        """Play a plan; plan anew when something was revealed that it could not know."""
        turn, reveals = world.turns, world.reveals
        moves = plan.moves
        at = 0
        decision = decision_of(decisions(world), seat)
        while decision is not None and world.turns == turn:
            if at == len(moves) or world.reveals != reveals or moves[at] not in decision.options:
                world.reveals = reveals
                moves = self.quick.best_plan(world, seat).moves
                at = 0
            apply(world, seat, moves[at])
            at += 1
            decision = decision_of(decisions(world), seat)


def _plan_value(plan: Plan) -> float:
    return plan.value


def _position_value(position: FuturePosition[S]) -> float:
    return position.value
