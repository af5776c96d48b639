"""What a player makes of its candidates, told in expected points, chances and reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ulpia.ai.forecast.finding import find_forecast
from ulpia.ai.forecast.forecast import Forecast
from ulpia.ai.player import PlayerTable
from ulpia.ai.reasons import (
    TurnPoints,
    Verdict,
    compare,
    describe_verdict,
    round_chance,
    round_points,
)
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import apply, decisions

TOLD_CANDIDATES: Final = 5
"""How many of the candidates are told."""
THOUGHT_WORLDS: Final = 8
"""How many worlds the chances of a thought are averaged over."""
TRIALS: Final = 3
"""In how many worlds a turn must score what is told as a fact."""


class Opinion:
    """A turn that was considered, with what a player knows of it as JSON data (`facts`).

    `futures` are the positions that it led to, one for each imagined world; all candidates saw
    the same worlds in the same order, the better ones more of them.
    """

    def __init__(self, moves: list[Move], futures: list[Any], facts: dict[str, Any]) -> None:
        self.moves: Final = moves
        self.futures: Final = futures
        self.facts: Final = facts


class Thoughts:
    """What was considered at one decision; worked out only when somebody wants to know."""

    def __init__(
        self,
        table: PlayerTable,
        form_opinions: Callable[[], list[Opinion]],
        about: dict[str, Any] | None = None,
    ) -> None:
        self.table: Final = table
        self.about: Final = about or {}  # further JSON data
        self._form_opinions: Final = form_opinions
        self._opinions: list[Opinion] | None = None
        self._told: dict[str, Any] | None = None

    @property
    def opinions(self) -> list[Opinion]:
        """The turns that are told, the chosen one first."""
        if self._opinions is None:
            self._opinions = self._form_opinions()[:TOLD_CANDIDATES]
        return self._opinions

    def tell(self) -> dict[str, Any]:
        """Return the thoughts as JSON data; always the same object."""
        if self._told is None:
            self._told = self._describe()
        return self._told

    def rival(self) -> tuple[int, Verdict] | None:
        """Return the place of the next best turn, and how the chosen one compares with it.

        What comes to the same in another order is no other turn; None if there is nothing else.
        """
        for place in range(1, len(self.opinions)):
            brought = [self.points_of(self.opinions[at]) for at in (0, place)]
            verdict = compare(self.table.game.sources, brought[0], brought[1])
            if verdict.by_source:
                return place, verdict
        return None

    def points_of(self, opinion: Opinion) -> TurnPoints:
        """Return what a turn leads to, in the worlds that the chosen one and it have seen."""
        shared = min(len(opinion.futures), len(self.opinions[0].futures))
        forecast, seat = find_forecast(self.table.game), self.table.seat
        final = mean_points(forecast, opinion.futures[:shared], seat)
        return TurnPoints(points_scored(self.table, opinion.moves), final)

    def _describe(self) -> dict[str, Any]:
        write = self.table.game.vocabulary.write
        told: dict[str, Any] = {"seat": self.table.seat, **self.about}
        points, chances = self.estimate(THOUGHT_WORLDS)
        told["chances"] = [round_chance(chance) for chance in chances[0]]
        told["candidates"] = [
            {
                "line": [write(move) for move in opinion.moves],
                "points": round_points(own_points),
                "chance": round_chance(own_chances[self.table.seat]),
                **opinion.facts,
            }
            for opinion, own_points, own_chances in zip(self.opinions, points, chances, strict=True)
        ]
        rival = self.rival()
        if rival is not None:
            told |= {"next": rival[0], **describe_verdict(rival[1])}
        return told

    def estimate(self, worlds: int) -> tuple[list[float], list[list[float]]]:
        """Return for each candidate the own final points, and the chances of all seats.

        The chosen turn is what the forecast of the present position counts on; of the others only
        the difference to it is used. Where they led lies some own turns ahead, while the rest of
        the table stood still, so that nothing else can be read from there.
        """
        table = self.table
        forecast = find_forecast(table.game)
        behind = [self._points_behind(opinion) for opinion in self.opinions]
        points = [0.0] * len(behind)
        chances = [[0.0] * table.seats for _ in behind]
        for number in range(1, worlds + 1):
            world = table.imagine(number)
            expected = [forecast.expected_points(world, Seat(at)) for at in range(table.seats)]
            for place, less in enumerate(behind):
                changed = expected[:]
                changed[table.seat] -= less
                points[place] += changed[table.seat] / worlds
                for at, chance in enumerate(forecast.chances_with(world, changed)):
                    chances[place][at] += chance / worlds
        return points, chances

    def _points_behind(self, opinion: Opinion) -> float:
        """Return how many expected points a turn is behind the chosen one."""
        chosen = self.opinions[0]
        shared = min(len(opinion.futures), len(chosen.futures))
        forecast, seat = find_forecast(self.table.game), self.table.seat
        best = sum(mean_points(forecast, chosen.futures[:shared], seat))
        return best - sum(mean_points(forecast, opinion.futures[:shared], seat))


def mean_points(forecast: Forecast[Any], worlds: Sequence[Any], seat: Seat) -> list[float]:
    """Return the expected points by source of a seat, averaged over worlds."""
    total = [0.0] * len(forecast.game.sources)
    for world in worlds:
        for place, points in enumerate(forecast.points_by_source(world, seat)):
            total[place] += points / len(worlds)
    return total


def world_after(table: PlayerTable, moves: Sequence[Move], seed: int = 1) -> Any:
    """Return an imagined world after moves, as far as they are possible in it."""
    world = copy_of_world(table, seed)
    for move in moves:
        decision = decision_of(decisions(world), table.seat)
        if decision is None or move not in decision.options:
            break
        apply(world, table.seat, move)
    decisions(world)
    return world


def points_scored(table: PlayerTable, moves: Sequence[Move]) -> list[int]:
    """Return what moves score for sure, by source: the least of it in several worlds."""
    game, seat = table.game, table.seat
    before = game.points(copy_of_world(table, 1))[seat]
    after = [game.points(world_after(table, moves, seed))[seat] for seed in range(1, TRIALS + 1)]
    gains = [[points[source] - before[source] for points in after] for source in range(len(before))]
    return [min(own) if min(own) > 0 else min(0, max(own)) for own in gains]


def copy_of_world(table: PlayerTable, seed: int) -> Any:
    """Return a possible world to try turns in, in which nobody else has chosen already."""
    evaluator = find_forecast(table.game).evaluator
    return table.game.copy(evaluator.reopen_choices(table.imagine(seed), table.seat))
