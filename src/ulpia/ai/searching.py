"""The player that looks turns ahead: Legatus."""

from __future__ import annotations

from typing import Any, Final

from ulpia.ai.evaluate.judge import Judge
from ulpia.ai.planning import TurnPlayer
from ulpia.ai.player import Table
from ulpia.ai.search.ahead import Ahead
from ulpia.ai.search.thinking import Budget, Candidate, think
from ulpia.ai.search.turns import Planner
from ulpia.kernel.moves import Move


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
        self.told = tell_candidates(table, ranked)
        return ranked[0].plan.moves[:]


def look_ahead(judge: Judge, seats: int, rivalry: float) -> Ahead:
    """Return how Legatus looks ahead: eight turns, followed several own turns further.

    Rivalry is for two: what harms one of several others helps the rest of them as much.
    """
    foresight = judge.foresight(seats)
    root = Planner(judge, seats, (8, 3, 2), 2, rivalry if seats == 2 else 0.0)
    quick = Planner(judge, seats, (3, 1), 1, 0.0)
    return Ahead(root, quick, branches=3, foresight=foresight)


def tell_candidates(table: Table, ranked: list[Candidate]) -> dict[str, Any]:
    """Return what was considered, for people who want to know.

    No chance to win is told: the own points are looked at some turns ahead, those of the others
    are not, so the two do not compare.
    """
    return {
        "seat": table.seat,
        "candidates": [tell_candidate(table, candidate) for candidate in ranked[:5]],
    }


def tell_candidate(table: Table, candidate: Candidate) -> dict[str, Any]:
    """Return a turn and what it is expected to bring; `points` are the own ones at the end."""
    write = table.game.vocabulary.write
    told: dict[str, Any] = {
        "line": [write(move) for move in candidate.plan.moves],
        "worth": round(candidate.mean(), 1),
    }
    if candidate.visits:
        told["points"] = round(candidate.points / candidate.visits, 1)
    told["visits"] = candidate.visits
    told["spread"] = round(candidate.spread(), 1)
    return told
