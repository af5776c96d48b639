"""What the outcomes of an arena prove: win rates with intervals, ratings, points by source."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final, TypeVar

from ulpia.ai.arena import Contest, Outcome

NORMAL_95: Final = 1.959964
"""How many standard deviations hold 95 % of a normal distribution."""
Who = TypeVar("Who", bound=Hashable)
Rating = tuple[float, float]
"""Strength (mu) and its uncertainty (sigma), as openskill has them."""
FIRST_RATING: Final[Rating] = (25.0, 25.0 / 3.0)


def wilson_interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson's) of a share that was seen in so many games."""
    if not games:
        return 0.0, 1.0
    square = NORMAL_95 * NORMAL_95 / games
    centre = share + square / 2
    reach = NORMAL_95 * math.sqrt((share * (1 - share) + square / 4) / games)
    low, high = (centre - reach) / (1 + square), (centre + reach) / (1 + square)
    return max(0.0, low), min(1.0, high)


def sort_outcomes(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Return the games in the order of their fixtures, whenever they were played."""
    return sorted(outcomes, key=lambda outcome: (outcome.index, outcome.lineup))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def win_share(outcome: Outcome, player: int) -> float:
    """Return the player's part in the victory; one who sits twice has the mean of its seats."""
    best = outcome.ranks.count(1)
    own = [rank for rank, who in zip(outcome.ranks, outcome.seating, strict=True) if who == player]
    return mean([1 / best if rank == 1 else 0.0 for rank in own])


def ahead_share(outcome: Outcome, a: int, b: int) -> float:
    """Return how far `a` finished ahead of `b`: 1, 0, or the mean where they sit twice."""
    pairs = [
        (first, second)
        for first, one in zip(outcome.ranks, outcome.seating, strict=True)
        if one == a
        for second, other in zip(outcome.ranks, outcome.seating, strict=True)
        if other == b
    ]
    return mean([0.5 if first == second else float(first < second) for first, second in pairs])


def ratings(players: int, outcomes: Sequence[Outcome]) -> list[tuple[float, float]]:
    """Return rating and uncertainty of every player (openskill, Plackett and Luce)."""
    current = dict.fromkeys(range(players), FIRST_RATING)
    for outcome in sort_outcomes(outcomes):
        current |= ratings_after(current, outcome.seating, outcome.ranks)
    return [current[who] for who in range(players)]


def ratings_after(
    current: Mapping[Who, Rating], seating: Sequence[Who], ranks: Sequence[int]
) -> dict[Who, Rating]:
    """Return the new ratings of those who sat in a game; who sat twice has the mean of its seats.

    Whoever is not in `current` begins with the first rating.
    """
    if len(set(seating)) < 2:
        return {}  # against oneself there is nothing to learn
    model = rating_model()
    teams = [[model.rating(*current.get(who, FIRST_RATING))] for who in seating]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    after = {}
    for who in dict.fromkeys(seating):
        own = [team[0] for team, other in zip(rated, seating, strict=True) if other == who]
        after[who] = (mean([each.mu for each in own]), mean([each.sigma for each in own]))
    return after


@cache
def rating_model() -> Any:
    from openskill.models import PlackettLuce  # late: only what rates needs it

    return PlackettLuce()


def player_rows(contest: Contest, outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """Return for each player its rating, victories, points and pace."""
    rated = ratings(len(contest.players), outcomes)
    rows = []
    for number, name in enumerate(contest.players):
        own = [outcome for outcome in outcomes if number in outcome.seating]
        wins = sum([win_share(outcome, number) for outcome in own])
        turns = sum_of_seats(own, number, [outcome.turns for outcome in own])
        seconds = sum_of_seats(own, number, [outcome.seconds for outcome in own])
        totals = [float(sum(by_source)) for by_source in points_of_player(own, number)]
        rows.append(
            {
                "name": name,
                "rating": round(rated[number][0], 2),
                "sigma": round(rated[number][1], 2),
                "games": len(own),
                "wins": shorten_number(wins),
                "win_share": round(wins / len(own), 4) if own else 0.0,
                "mean_points": round(mean(totals), 2),
                "seconds_per_turn": round(seconds / turns, 4) if turns else 0.0,
            }
        )
    return rows


def pair_rows(contest: Contest, outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """Return for each two players how often the first finished ahead of the second."""
    rows = []
    for a, b in combinations(range(len(contest.players)), 2):
        met = [outcome for outcome in outcomes if a in outcome.seating and b in outcome.seating]
        share = mean([ahead_share(outcome, a, b) for outcome in met])
        low, high = wilson_interval(share, len(met))
        rows.append(
            {
                "a": contest.players[a],
                "b": contest.players[b],
                "games": len(met),
                "win_share": round(share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
            }
        )
    return rows


def source_rows(
    contest: Contest, sources: tuple[str, ...], outcomes: Sequence[Outcome]
) -> dict[str, dict[str, float]]:
    """Return for each player its mean points by source."""
    rows: dict[str, dict[str, float]] = {}
    for number, name in enumerate(contest.players):
        points = points_of_player(outcomes, number)
        rows[name] = {
            source: round(mean([by_source[at] for by_source in points]), 2)
            for at, source in enumerate(sources)
        }
    return rows


def points_of_player(outcomes: Sequence[Outcome], player: int) -> list[tuple[int, ...]]:
    """Return the points by source of a player's seats in all games that were finished."""
    return [
        by_source
        for outcome in outcomes
        if outcome.points
        for by_source, who in zip(outcome.points, outcome.seating, strict=True)
        if who == player
    ]


def sum_of_seats(
    outcomes: Sequence[Outcome], player: int, values: Sequence[Sequence[float]]
) -> float:
    return sum(
        [
            value
            for outcome, by_seat in zip(outcomes, values, strict=True)
            for value, who in zip(by_seat, outcome.seating, strict=True)
            if who == player
        ]
    )


def shorten_number(number: float) -> float | int:
    """Return a number with two digits at most, a whole one without its point."""
    return int(number) if number == int(number) else round(number, 2)
