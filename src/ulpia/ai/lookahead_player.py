"""The player that looks turns ahead in several imagined worlds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from ulpia.ai.evaluate.evaluator import Evaluator
from ulpia.ai.opinions import Opinion, Thoughts
from ulpia.ai.player import PlayerTable
from ulpia.ai.search.lookahead import Lookahead
from ulpia.ai.search.ranking import (
    Budget,
    Candidate,
    LineEvaluator,
    Ranking,
    finish_ranking,
)
from ulpia.ai.search.turns import TurnSearch
from ulpia.ai.turn_players import PlanFollower
from ulpia.kernel.moves import Move
from ulpia.kernel.state import S

ROOT_ORDERS: Final = 2
BRANCHES: Final = 3


class LookaheadPlayer(PlanFollower):
    """Tries the best turns in several imagined worlds, a few own turns deep."""

    def __init__(
        self, evaluator: Evaluator[Any], seed: int, budget: Budget, rivalry: float
    ) -> None:
        super().__init__()
        self.evaluator: Final = evaluator
        self.seed: Final = seed
        self.budget: Final = budget
        self.rivalry: Final = rivalry
        self.prepared_table: PlayerTable | None = None
        self.prepared: list[Candidate] = []

    def prepare(self, table: PlayerTable) -> Iterator[None]:
        options = table.decision.options
        if len(options) == 1 or self.has_plan_for(table.imagine(0), options):
            return
        ranking = self.begin_ranking(table)
        while not ranking.is_done:
            yield
            ranking.step()
        self.prepared_table, self.prepared = table, ranking.all_candidates()

    def plan_turn(self, table: PlayerTable) -> list[Move]:
        if self.prepared_table is table:
            ranked = self.prepared
        else:
            ranked = finish_ranking(partial(self.begin_ranking, table))
        self.prepared_table, self.prepared = None, []
        self.last_thoughts = Thoughts(table, partial(opinions_of_candidates, ranked))
        return ranked[0].plan.moves[:]

    def begin_ranking(self, table: PlayerTable) -> Ranking[Any]:
        """Find the candidates of a turn, and look at none of them yet."""
        lookahead = make_lookahead(self.evaluator, table.seats, self.rivalry)
        world = self.evaluator.reopen_choices(table.imagine(self.seed), table.seat)
        evaluator = self.make_line_evaluator(table.seats)
        return Ranking(lookahead, world, table.seat, self.seed, self.budget, evaluator)

    def make_line_evaluator(self, seats: int) -> LineEvaluator | None:
        """Return who says what the lines of the search are worth; nobody: the evaluator does."""
        return None


def make_lookahead(evaluator: Evaluator[S], seats: int, rivalry: float) -> Lookahead[S]:
    """Return the lookahead of the player: the best turns, followed several own turns further.

    Rivalry is for two: what harms one of several others helps the rest of them as much.
    """
    settings = evaluator.lookahead_settings(seats)
    minded = rivalry if seats == 2 else 0.0
    root = TurnSearch(evaluator, seats, settings.root_widths, ROOT_ORDERS, minded)
    quick = TurnSearch(evaluator, seats, settings.quick_widths, 1, 0.0)
    return Lookahead(root, quick, BRANCHES, settings)


def opinions_of_candidates(ranked: list[Candidate]) -> list[Opinion]:
    """Return what became of the candidates in imagined worlds."""
    return [
        Opinion(
            candidate.plan.moves,
            candidate.futures,
            {"visits": candidate.visits, "spread": round(candidate.deviation(), 1)},
        )
        for candidate in ranked
        if candidate.visits
    ]
