"""The player that looks turns ahead: Legatus."""

from __future__ import annotations

import math
from typing import Any, Final

from ulpia.ai.evaluate.judge import Judge
from ulpia.ai.planning import TurnPlayer
from ulpia.ai.player import Table
from ulpia.ai.search.lookahead import Candidate, Lookahead
from ulpia.ai.search.thinking import Budget, think
from ulpia.ai.search.turns import Planner
from ulpia.kernel.moves import Move

WIN_SCALE: Final = 9.0
"""A lead of so many points at the end of the look ahead wins about three games of four."""


class Searching(TurnPlayer):
    """Tries the best turns in many imagined worlds, several turns deep."""

    def __init__(self, judge: Judge, seed: int, budget: Budget, field: int, horizon: int) -> None:
        super().__init__()
        self.judge: Final = judge
        self.seed: Final = seed
        self.budget: Final = budget
        self.field: Final = field  # candidates
        self.horizon: Final = horizon  # rounds of the table after the candidate

    def plan(self, table: Table) -> list[Move]:
        root = Planner(self.judge, table.seats, (self.field, 3, 2), 2, False)
        quick = Planner(self.judge, table.seats, (3, 1), 1, True)
        lookahead = Lookahead(table.game, table.seats, root, quick, self.horizon * table.seats)
        world = table.imagine(self.seed)
        ranked = think(lookahead, world, table.seat, self.seed, self.budget)
        self.told = tell_candidates(table, ranked, lookahead.trials)
        return ranked[0].moves[:]


def win_chance(lead: float) -> float:
    """Return the chance to win that a mean lead stands for."""
    return 1 / (1 + math.exp(-lead / WIN_SCALE))


def tell_candidates(table: Table, ranked: list[Candidate], trials: int) -> dict[str, Any]:
    """Return what was considered, for people who want to know."""
    write = table.game.vocabulary.write
    return {
        "seat": table.seat,
        "trials": trials,
        "candidates": [
            {
                "line": [write(move) for move in candidate.moves],
                "lead": round(candidate.mean(), 1),
                "points": round(candidate.points / max(1, candidate.visits), 1),
                "win": round(win_chance(candidate.mean()), 3),
                "visits": candidate.visits,
                "spread": round(candidate.spread(), 1),
            }
            for candidate in ranked[:5]
        ],
    }
