"""Who meets whom: everybody once in a round robin, nobody twice in Swiss rounds if it can be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ulpia.table.pairing import (
    circle_round,
    group_round,
    half_points,
    meetings_in,
    round_count,
    seat_players,
)


@pytest.mark.parametrize("players", [2, 4, 6, 8, 12])
def test_in_a_round_robin_for_two_all_meet_exactly_once(players: int) -> None:
    games = []
    for number in range(round_count(players, 2)):
        pairs = circle_round(list(range(players)), number)
        assert sorted(player for pair in pairs for player in pair) == list(range(players))
        games += pairs
    met = meetings_in(games)
    assert set(met.values()) == {1}
    assert len(met) == players * (players - 1) // 2


@pytest.mark.parametrize(
    ("players", "seats", "rounds"), [(8, 2, 4), (9, 3, 4), (16, 4, 4), (6, 2, 4)]
)
def test_in_swiss_rounds_nobody_meets_again_while_there_is_a_way(
    players: int, seats: int, rounds: int
) -> None:
    games: list[list[int]] = []
    for _ in range(rounds if players > 6 else 3):
        tables = group_round(list(range(players)), seats, meetings_in(games))
        assert sorted(player for table in tables for player in table) == list(range(players))
        assert {len(table) for table in tables} == {seats}
        games += tables
    most = 1 if seats == 2 else 2
    assert max(meetings_in(games).values()) <= most


def test_neighbours_in_the_standings_meet_first() -> None:
    assert group_round([5, 3, 1, 0, 2, 4], 3, meetings_in([])) == [[5, 3, 1], [0, 2, 4]]


def test_who_sat_early_before_sits_late_now() -> None:
    assert seat_players([1, 2, 3], []) == [1, 2, 3]
    assert seat_players([1, 2, 3], [[1, 2, 3]]) == [3, 2, 1]


@given(st.lists(st.integers(0, 3), min_size=2, max_size=4))
def test_all_points_of_a_table_are_given_out_whoever_ties(merits: list[int]) -> None:
    places = [1 + sum(other > merit for other in merits) for merit in merits]
    halves = half_points(places)
    seats = len(places)
    assert sum(halves) == seats * (seats + 1)
    for one, other in zip(places, halves, strict=True):
        assert places.count(one) > 1 or other == 2 * (seats + 1 - one)


def test_a_tie_of_four_gives_two_and_a_half_points_each() -> None:
    assert half_points([1, 1, 1, 1]) == [5, 5, 5, 5]
