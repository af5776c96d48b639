"""How a search spends its budget, and what it can tell about it afterwards."""

from __future__ import annotations

import gc
from time import perf_counter
from typing import Any, Final

from ulpia.ai.search.ahead import Ahead
from ulpia.ai.search.turns import Plan
from ulpia.kernel.moves import Seat


class Budget:
    """How long to think: imagined worlds (repeatable), and seconds of this machine at most."""

    def __init__(self, worlds: int, seconds: float = 0.0) -> None:
        self.worlds: Final = worlds
        self.seconds: Final = seconds  # 0: no limit


class Candidate:
    """A turn under consideration and what became of it in imagined worlds."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.points = 0.0

    def note(self, worth: float, points: float) -> None:
        self.visits += 1
        self.total += worth
        self.squares += worth * worth
        self.points += points

    def mean(self) -> float:
        """Return the mean worth; before any visit, the first look."""
        return self.total / self.visits if self.visits else self.plan.value

    def spread(self) -> float:
        """Return the standard deviation of the worth over imagined worlds."""
        if self.visits < 2:
            return 0.0
        variance = self.squares / self.visits - self.mean() ** 2
        return float(max(0.0, variance) ** 0.5)


def think(ahead: Ahead, world: Any, seat: Seat, seed: int, budget: Budget) -> list[Candidate]:
    """Try the best turns in imagined worlds; return them, the chosen one first.

    A search makes no cycles, so the collector of cycles would work for nothing (an eighth of the
    time): it rests meanwhile.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        return _think(ahead, world, seat, seed, budget)
    finally:
        if collecting:
            gc.enable()


def _think(ahead: Ahead, world: Any, seat: Seat, seed: int, budget: Budget) -> list[Candidate]:
    """Let all candidates see the same worlds.

    After every world the worse half of those still in the field drop out, down to the best two.
    """
    began = perf_counter()
    game = ahead.root.judge.game
    first = game.imagine(world, seat, seed)
    everybody = [Candidate(plan) for plan in ahead.root.plans(first, seat, 0)]
    field = everybody[:]
    for number in range(budget.worlds):
        imagined = first if number == 0 else game.imagine(world, seat, seed + number)
        for candidate in field:
            if number and budget.seconds and perf_counter() - began > budget.seconds:
                break
            later = ahead.promise(imagined, seat, candidate.plan)
            own = ahead.root.judge.value(later.world, seat)
            candidate.note(ahead.root.worth(later.world, seat), own)
        field.sort(key=_mean, reverse=True)
        field = field[: max(2, (len(field) + 1) // 2)]
        if len(everybody) == 1 or (budget.seconds and perf_counter() - began > budget.seconds):
            break
    rest = [candidate for candidate in everybody if candidate is not field[0]]
    rest.sort(key=_mean, reverse=True)
    return [field[0], *rest]


def _mean(candidate: Candidate) -> float:
    return candidate.mean()
