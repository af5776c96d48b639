"""Ranking candidate turns by successive halving over imagined worlds, within a budget."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

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


def rank_candidates(
    lookahead: Lookahead[S],
    world: S,
    seat: Seat,
    seed: int,
    budget: Budget,
    evaluator: LineEvaluator | None = None,
) -> list[Candidate]:
    """Try the best turns in imagined worlds; return them, the chosen one first.

    Without an `evaluator` a line is worth what the root search says of its last position.

    A search makes no cycles, so the collector of cycles would work for nothing (an eighth of the
    time): it is switched off meanwhile.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        return _halve_candidates(lookahead, world, seat, seed, budget, evaluator)
    finally:
        if was_enabled:
            gc.enable()


def _halve_candidates(
    lookahead: Lookahead[S],
    world: S,
    seat: Seat,
    seed: int,
    budget: Budget,
    evaluator: LineEvaluator | None,
) -> list[Candidate]:
    """Let all candidates see the same worlds.

    After every quarter of the worlds (with up to four: after each) the worse half of those still in
    the field drop out, down to the best two.
    """
    began = perf_counter()
    root = lookahead.root
    game = root.evaluator.game
    first = game.imagine(world, seat, seed)
    everybody = [Candidate(plan) for plan in root.plans(first, seat, 0)]
    field = everybody[:]
    of_round = max(1, budget.worlds // ROUNDS)
    for number in range(budget.worlds):
        imagined = first if number == 0 else game.imagine(world, seat, seed + number)
        lines: list[TurnLine[S]] = []
        for candidate in field:
            if number and budget.seconds and perf_counter() - began > budget.seconds:
                break
            lines.append(lookahead.best_line(imagined, seat, candidate.plan))
        values = _values_of(lookahead, lines, seat, evaluator)
        for place, line in enumerate(lines):
            field[place].add_visit(values[place], line.last.world)
        field.sort(key=_mean_value, reverse=True)
        if (number + 1) % of_round == 0:
            field = field[: max(2, (len(field) + 1) // 2)]
        if len(everybody) == 1 or (budget.seconds and perf_counter() - began > budget.seconds):
            break
    rest = [candidate for candidate in everybody if candidate is not field[0]]
    rest.sort(key=_mean_value, reverse=True)
    return [field[0], *rest]


def _values_of(
    lookahead: Lookahead[S], lines: list[TurnLine[S]], seat: Seat, evaluator: LineEvaluator | None
) -> list[float]:
    if evaluator is not None:
        return evaluator(lines, seat) if lines else []
    return [lookahead.root.value(line.last.world, seat) for line in lines]


def _mean_value(candidate: Candidate) -> float:
    return candidate.mean_value()
