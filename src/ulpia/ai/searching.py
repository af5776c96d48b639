"""The player that looks turns ahead: Legatus."""

from __future__ import annotations

import math
from typing import Any, Final

from ulpia.ai.evaluate.judge import Judge
from ulpia.ai.planning import TurnPlayer
from ulpia.ai.player import Table
from ulpia.ai.search.ahead import Ahead
from ulpia.ai.search.thinking import Budget, Candidate, think
from ulpia.ai.search.turns import Planner
from ulpia.kernel.moves import Move

WIN_SCALE: Final = 12.0
"""How many points of lead make a favourite: 1 / (1 + e^-1) = 73 % with so many."""


class Searching(TurnPlayer):
    """Tries the best turns in several imagined worlds, a few own turns deep."""

    def __init__(self, judge: Judge, seed: int, budget: Budget, rivalry: float) -> None:
        super().__init__()
        self.judge: Final = judge
        self.seed: Final = seed
        self.budget: Final = budget
        self.rivalry: Final = rivalry

    def plan(self, table: Table) -> list[Move]:
        ahead = look_ahead(self.judge, table.seats, self.rivalry)
        world = self.judge.undecided(table.imagine(self.seed), table.seat)
        ranked = think(ahead, world, table.seat, self.seed, self.budget)
        self.told = tell_candidates(table, ranked, self.judge, world)
        return ranked[0].plan.moves[:]


def look_ahead(judge: Judge, seats: int, rivalry: float) -> Ahead:
    """Return how Legatus looks ahead: eight turns, followed several own turns further.

    Rivalry is for two: what harms one of several others helps the rest of them as much.
    """
    foresight = judge.foresight(seats)
    root = Planner(judge, seats, (8, 3, 2), 2, rivalry if seats == 2 else 0.0)
    quick = Planner(judge, seats, (3, 1), 1, 0.0)
    return Ahead(root, quick, branches=3, foresight=foresight)


def win_chance(lead: float) -> float:
    """Return the chance to win that an expected lead stands for."""
    return 1 / (1 + math.exp(-lead / WIN_SCALE))


def tell_candidates(
    table: Table, ranked: list[Candidate], judge: Judge, world: Any
) -> dict[str, Any]:
    """Return what was considered, for people who want to know."""
    write = table.game.vocabulary.write
    others = [judge.value(world, decision_seat) for decision_seat in _other_seats(table)]
    best_other = max(others)
    return {
        "seat": table.seat,
        "candidates": [
            {
                "line": [write(move) for move in candidate.plan.moves],
                "worth": round(candidate.mean(), 1),
                "points": round(points_of(candidate), 1),
                "win": round(win_chance(points_of(candidate) - best_other), 3),
                "visits": candidate.visits,
                "spread": round(candidate.spread(), 1),
            }
            for candidate in ranked[:5]
        ],
    }


def points_of(candidate: Candidate) -> float:
    """Return the own points expected at the end."""
    if not candidate.visits:
        return candidate.plan.value
    return candidate.points / candidate.visits


def _other_seats(table: Table) -> list[Any]:
    return [seat for seat in range(table.seats) if seat != table.seat]
