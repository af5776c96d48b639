"""A line of play under review, and what became of it in imagined worlds."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ulpia.ai.forecast.forecast import Forecast
from ulpia.ai.review.marks import Loss
from ulpia.ai.search.lookahead import FuturePosition, Lookahead
from ulpia.ai.search.turns import Plan
from ulpia.kernel.events import Event
from ulpia.kernel.moves import Seat


class LineOutcome(NamedTuple):
    """What a line led to in one world: after the answers of the others, and what comes of it."""

    world: Any
    is_over: bool
    events: list[Event]
    sources: list[float]
    gains: list[float]
    others: list[float]
    value: float


class LineWorth(NamedTuple):
    """What a line is worth in one world: the own chance, expected points by source, its value."""

    chance: float
    sources: list[float]
    value: float


class TriedLine:
    """A candidate: its plan, its rank by the first look, and its results by number of world."""

    def __init__(self, plan: Plan, rank: int, is_played: bool) -> None:
        self.plan: Final = plan
        self.rank: Final = rank
        self.is_played: Final = is_played
        self.results: Final[dict[int, LineWorth]] = {}
        self.outcomes: Final[dict[int, LineOutcome]] = {}

    def chance(self, worlds: range) -> float:
        """Return the mean chance over those of the worlds that the line has seen."""
        return mean([self.results[number].chance for number in worlds if number in self.results])

    def sources(self, worlds: range) -> list[float]:
        """Return the mean expected points by source."""
        return mean_columns(
            [self.results[number].sources for number in worlds if number in self.results]
        )

    def points(self, worlds: range) -> float:
        return sum(self.sources(worlds))

    def value(self, worlds: range) -> float:
        """Return the mean of what the judge of moves makes of it."""
        return mean([self.results[number].value for number in worlds if number in self.results])

    def rating(self, worlds: range) -> tuple[float, float]:
        """Return what lines are ranked by: the chance, and points where chances are equal."""
        return round(self.chance(worlds), 6), self.points(worlds)


def try_line(
    lookahead: Lookahead[Any],
    forecast: Forecast[Any],
    world: Any,
    seat: Seat,
    line: TriedLine,
    seats: int,
) -> LineOutcome:
    """Play a line with one answer of the others, then look at the best own turns after it."""
    later = lookahead.root.evaluator.game.copy(world)
    later.events = []
    is_over = lookahead.play_and_answer(later, seat, line.plan)
    events, later.events = later.events, None
    sources = forecast.points_by_source(later, seat)
    gains = [0.0] * len(sources)
    ahead = FuturePosition(lookahead.quick.value(later, seat), later, is_over)
    if not is_over:
        ahead = lookahead.best_after(ahead, seat)
        promised = forecast.points_by_source(ahead.world, seat)
        gains = [much - little for much, little in zip(promised, sources, strict=True)]
    others = [sum(forecast.points_by_source(later, Seat(other))) for other in range(seats)]
    value = lookahead.root.value(ahead.world, seat)
    return LineOutcome(later, is_over, events, sources, gains, others, value)


def weigh_outcomes(
    forecast: Forecast[Any],
    seat: Seat,
    outcomes: list[LineOutcome],
    shift: list[float] | None = None,
) -> list[LineWorth]:
    """Return what the lines are worth that were tried in one world.

    What the look ahead promises lies some own turns later while the others stood still. So it
    counts by its difference from the mean of all lines alone. Where not all were tried, `shift` is
    how far the mean of all lies from that of those.
    """
    means = mean_columns([outcome.gains for outcome in outcomes])
    if shift is not None:
        means = [usual + further for usual, further in zip(means, shift, strict=True)]
    results = []
    for outcome in outcomes:
        if outcome.is_over:
            chance = forecast.chances(outcome.world)[seat]
            results.append(LineWorth(chance, outcome.sources, outcome.value))
            continue
        sources = [
            reached + gain - mean
            for reached, gain, mean in zip(outcome.sources, outcome.gains, means, strict=True)
        ]
        totals = outcome.others[:]
        totals[seat] = sum(sources)
        chance = forecast.chances_with(outcome.world, totals)[seat]
        results.append(LineWorth(chance, sources, outcome.value))
    return results


def gain_shift(some: list[TriedLine], field: list[TriedLine], number: int) -> list[float]:
    """Return how far the mean gain of a field lies from that of some lines of it, in a world."""
    of_some, of_all = (
        mean_columns([line.outcomes[number].gains for line in lines]) for lines in (some, field)
    )
    return [much - little for much, little in zip(of_all, of_some, strict=True)]


def loss_of(played: TriedLine, best: TriedLine, worlds: range) -> Loss:
    """Return what the played line lost, paired over the worlds that both have seen."""
    shared = [n for n in worlds if n in played.results and n in best.results]
    chances = [best.results[n].chance - played.results[n].chance for n in shared]
    points = [sum(best.results[n].sources) - sum(played.results[n].sources) for n in shared]
    values = [best.results[n].value - played.results[n].value for n in shared]
    means = [mean(each) for each in (chances, points, values)]
    errors = [standard_error(each) for each in (chances, points, values)]
    return Loss(*means, *errors)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def standard_error(values: list[float]) -> float:
    """Return the standard error of a mean; 0 where there is but one value."""
    count = len(values)
    if count < 2:
        return 0.0
    middle = mean(values)
    return float((sum((value - middle) ** 2 for value in values) / (count - 1) / count) ** 0.5)


def mean_columns(rows: list[list[float]]) -> list[float]:
    """Return the mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
