"""How a search spends its budget, and what it can tell about it afterwards."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from ulpia.ai.search.lookahead import Candidate, Lookahead, halve
from ulpia.kernel.moves import Seat


class Budget:
    """How long to think: trials (repeatable) or seconds of this machine, whichever is less."""

    def __init__(self, trials: int, seconds: float = 0.0) -> None:
        self.trials: Final = trials
        self.seconds: Final = seconds  # 0: no limit


def think(
    lookahead: Lookahead, world: Any, seat: Seat, seed: int, budget: Budget
) -> list[Candidate]:
    """Try candidates in imagined worlds; return all of them, the chosen one first."""
    began = perf_counter()
    field = lookahead.candidates(lookahead.game.imagine(world, seat, seed), seat)
    everybody = field[:]
    if len(field) == 1:
        return field
    rounds = max(1, (len(field) - 1).bit_length())
    share = budget.trials // rounds
    number = 0
    while len(field) > 1:
        for _ in range(max(1, share // len(field))):
            number += 1
            for candidate in field:
                imagined = lookahead.game.imagine(world, seat, seed + number)
                lookahead.try_out(candidate, imagined, seat)
            if budget.seconds and perf_counter() - began > budget.seconds:
                return _ranked(halve(field)[:1], everybody)
        field = halve(field)
    return _ranked(field, everybody)


def _ranked(chosen: list[Candidate], everybody: list[Candidate]) -> list[Candidate]:
    rest = [candidate for candidate in everybody if candidate is not chosen[0]]
    rest.sort(key=_visits_and_mean, reverse=True)
    return [chosen[0], *rest]


def _visits_and_mean(candidate: Candidate) -> tuple[int, float]:
    return candidate.visits, candidate.mean()
