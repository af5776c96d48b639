"""Who meets whom in the rounds of a tournament, and how places become points.

Round robin for two: the circle method, everybody meets everybody once. With three or four at a
table, and in Swiss rounds, whoever has met least often meets; in Swiss rounds, among those,
neighbours in the standings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

AGAIN: Final = 1_000_000
"""How much worse it is to meet again than to meet from any distance in the standings."""

Meetings = Counter[frozenset[int]]
Games = Sequence[Sequence[int]]
"""The players of each table, in the order of their seats."""


def round_count(players: int, seats: int) -> int:
    """Return the rounds after which everybody can have met everybody."""
    return -(-(players - 1) // (seats - 1))


def meetings_in(games: Iterable[Sequence[int]]) -> Meetings:
    """Return how often each two players have met."""
    found: Meetings = Counter()
    for players in games:
        found.update(frozenset(pair) for pair in combinations(players, 2))
    return found


def circle_round(players: Sequence[int], number: int) -> list[list[int]]:
    """Return the pairs of a round (from 0) of an even number of players."""
    fixed, *others = players
    turn = number % len(others)
    turned = [*others[turn:], *others[:turn]]
    line = [fixed, *turned]
    half = len(line) // 2
    return [[line[place], line[-1 - place]] for place in range(half)]


def group_round(order: Sequence[int], seats: int, met: Meetings) -> list[list[int]]:
    """Return tables for players in an order: few meet again, and neighbours meet first."""
    left = list(order)
    tables = []
    while left:
        first, *others = left
        group = min(
            combinations(range(len(others)), seats - 1),
            key=lambda places: (repetitions([first, *[others[at] for at in places]], met), places),
        )
        table = [first, *[others[at] for at in group]]
        tables.append(table)
        left = [player for player in left if player not in table]
    return swap_repetitions(tables, met)


def repetitions(table: Sequence[int], met: Meetings) -> int:
    """Return how bad it is that these meet; meeting a third time is worse than twice a second."""
    return sum(met[frozenset(pair)] ** 2 * AGAIN for pair in combinations(table, 2))


def swap_repetitions(tables: list[list[int]], met: Meetings) -> list[list[int]]:
    """Exchange players between tables as long as fewer meet again by it."""
    for one, other in combinations(range(len(tables)), 2):
        for here in range(len(tables[one])):
            for there in range(len(tables[other])):
                before = repetitions(tables[one], met) + repetitions(tables[other], met)
                swap(tables, (one, here), (other, there))
                after = repetitions(tables[one], met) + repetitions(tables[other], met)
                if after >= before:
                    swap(tables, (one, here), (other, there))
    return tables


def swap(tables: list[list[int]], one: tuple[int, int], other: tuple[int, int]) -> None:
    a, b = tables[one[0]][one[1]], tables[other[0]][other[1]]
    tables[one[0]][one[1]], tables[other[0]][other[1]] = b, a


def seat_players(table: Sequence[int], games: Games) -> list[int]:
    """Return the players of a table in the order of seats: who sat early before sits late now."""
    sat: Counter[int] = Counter()
    for players in games:
        for seat, player in enumerate(players):
            sat[player] += len(players) - 1 - 2 * seat
    return sorted(table, key=lambda player: (sat[player], player))


def half_points(places: Sequence[int]) -> list[int]:
    """Return twice the points of each seat: as many as seats for the first, one for the last.

    Who shares places has the mean of what they would have had: always a whole number of halves.
    """
    seats = len(places)
    found = []
    for place in places:
        sharing = places.count(place)
        best, worst = seats + 1 - place, seats + 2 - place - sharing
        found.append(best + worst)
    return found
