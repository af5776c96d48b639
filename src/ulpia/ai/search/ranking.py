"""Ranking candidate turns by successive halving over imagined worlds, within a budget."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, Final, Generic

from ulpia.ai.search.lookahead import Lookahead, TurnLine
from ulpia.ai.search.turns import Plan
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import S, State

LineEvaluator = Callable[[list[TurnLine[Any]], Seat], list[float]]
"""Says what lines are worth to a seat: all lines of one world in one batch."""


class Budget:
    """How long to search: imagined worlds (repeatable), and seconds of this machine at most."""

    def __init__(self, worlds: int, seconds: float = 0.0) -> None:
        self.worlds: Final = worlds
        self.seconds: Final = seconds  # 0: no limit


ROUNDS: Final = 4
"""In how many rounds the worlds of a budget are seen; the field is halved after each."""


class Candidate:
    """A turn under consideration and what became of it in imagined worlds."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.futures: Final[list[State]] = []  # where it led to, in each world

    def add_visit(self, value: float, future: State) -> None:
        """Count what the turn led to in one more world."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        self.futures.append(future)

    def mean_value(self) -> float:
        """Return the mean value; before any visit, that of the plan."""
        return self.total / self.visits if self.visits else self.plan.value

    def deviation(self) -> float:
        """Return the standard deviation of the value over imagined worlds."""
        if self.visits < 2:
            return 0.0
        variance = self.squares / self.visits - self.mean_value() ** 2
        return float(max(0.0, variance) ** 0.5)


class Ranking(Generic[S]):
    """Candidates on their way to a rank: each step looks at one of them in one imagined world.

    All candidates see the same worlds. After every quarter of the worlds (with up to four: after
    each) the worse half of those still in the field drop out, down to the best two.

    Without an `evaluator` a line is worth what the root search says of its last position.
    """

    def __init__(
        self,
        lookahead: Lookahead[S],
        world: S,
        seat: Seat,
        seed: int,
        budget: Budget,
        evaluator: LineEvaluator | None = None,
    ) -> None:
        self.lookahead: Final = lookahead
        self.world: Final = world
        self.seat: Final = seat
        self.seed: Final = seed
        self.budget: Final = budget
        self.evaluator: Final = evaluator
        self.began: Final = perf_counter()
        self.of_round: Final = max(1, budget.worlds // ROUNDS)
        self.imagined = lookahead.root.evaluator.game.imagine(world, seat, seed)
        plans = lookahead.root.plans(self.imagined, seat, 0)
        self.everybody: Final = [Candidate(plan) for plan in plans]
        self.field = self.everybody[:]
        self.lines: list[TurnLine[S]] = []
        self.seen = 0  # worlds
        self.is_done = False

    def step(self) -> None:
        """Look at the next candidate; after the last one of a world judge what it led to."""
        assert not self.is_done, "there is a candidate left"
        if not (self.seen and self.is_late()):
            plan = self.field[len(self.lines)].plan
            self.lines.append(self.lookahead.best_line(self.imagined, self.seat, plan))
            if len(self.lines) < len(self.field):
                return
        self.judge_world()

    def is_late(self) -> bool:
        """Say whether the seconds of the budget are over."""
        return self.budget.seconds > 0.0 and perf_counter() - self.began > self.budget.seconds

    def judge_world(self) -> None:
        """Count what the field led to in this world, and go on to the next one."""
        values = _values_of(self.lookahead, self.lines, self.seat, self.evaluator)
        for place, line in enumerate(self.lines):
            self.field[place].add_visit(values[place], line.last.world)
        self.lines = []
        self.seen += 1
        self.field.sort(key=_mean_value, reverse=True)
        if self.seen % self.of_round == 0:
            self.field = self.field[: max(2, (len(self.field) + 1) // 2)]
        if self.seen == self.budget.worlds or len(self.everybody) == 1 or self.is_late():
            self.is_done = True
            return
        game = self.lookahead.root.evaluator.game
        self.imagined = game.imagine(self.world, self.seat, self.seed + self.seen)

    def all_candidates(self) -> list[Candidate]:
        """Return all candidates, the chosen one first."""
        rest = [candidate for candidate in self.everybody if candidate is not self.field[0]]
        rest.sort(key=_mean_value, reverse=True)
        return [self.field[0], *rest]


def rank_candidates(
    lookahead: Lookahead[S],
    world: S,
    seat: Seat,
    seed: int,
    budget: Budget,
    evaluator: LineEvaluator | None = None,
) -> list[Candidate]:
    """Try the best turns in imagined worlds; return them, the chosen one first."""
    return finish_ranking(partial(Ranking, lookahead, world, seat, seed, budget, evaluator))


def finish_ranking(begin: Callable[[], Ranking[Any]]) -> list[Candidate]:
    """Go all the way at once.

    A search makes no cycles, so the collector of cycles would work for nothing (an eighth of the
    time): it is switched off meanwhile.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        ranking = begin()
        while not ranking.is_done:
            ranking.step()
        return ranking.all_candidates()
    finally:
        if was_enabled:
            gc.enable()


def _values_of(
    lookahead: Lookahead[S], lines: list[TurnLine[S]], seat: Seat, evaluator: LineEvaluator | None
) -> list[float]:
    if evaluator is not None:
        return evaluator(lines, seat) if lines else []
    return [lookahead.root.value(line.last.world, seat) for line in lines]


def _mean_value(candidate: Candidate) -> float:
    return candidate.mean_value()
