"""Who meets whom, what a game of it is, and what the outcomes prove."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from ulpia.ai.arena import (
    Contest,
    ExternalPlayer,
    Fixture,
    Forfeit,
    Outcome,
    fixtures,
    lineups,
    play_fixture,
    player_seed,
    rotations,
)
from ulpia.ai.levels import make_player
from ulpia.ai.player import Player, PlayerTable
from ulpia.ai.ratings import (
    ahead_share,
    pair_rows,
    player_rows,
    ratings,
    source_rows,
    wilson_interval,
)
from ulpia.games.registry import game_named
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.record import parse_record, verify

CONTEST = Contest("trajan", 2, {}, ("random", "other"), 5)


def random_players(name: str, game: Game[Any], seed: int, seat: Seat) -> Player:
    return make_player("random", game, seed)


def never() -> bool:
    return False


# who meets whom


def test_two_seats_are_a_round_robin() -> None:
    assert lineups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert lineups(2, 2) == [(0, 1)]


def test_one_player_plays_itself() -> None:
    assert lineups(1, 2) == [(0, 0)]
    assert rotations((0, 0)) == [(0, 0)]


def test_more_seats_take_every_combination_and_fewer_players_sit_twice() -> None:
    assert lineups(4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert lineups(2, 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]


def test_every_deal_is_played_with_the_seats_rotated() -> None:
    played = list(fixtures(replace(CONTEST, players=("a", "b", "c"), seats=3), 6))
    assert [fixture.seed for fixture in played] == [5, 5, 5, 6, 6, 6]
    assert {fixture.seating for fixture in played} == {(0, 1, 2), (2, 0, 1), (1, 2, 0)}
    for player in range(3):
        assert Counter(fixture.seating.index(player) for fixture in played) == {0: 2, 1: 2, 2: 2}


def test_all_line_ups_share_the_deals_and_more_games_only_add() -> None:
    contest = replace(CONTEST, players=("a", "b", "c"))
    few, many = list(fixtures(contest, 4)), list(fixtures(contest, 6))
    assert few == many[: len(few)]
    assert {fixture.lineup for fixture in few} == {0, 1, 2}
    assert {fixture.seed for fixture in few if fixture.lineup == 2} == {5, 6}


def test_a_player_has_the_same_seed_in_all_rotations_and_another_in_the_next_deal() -> None:
    first, turned, later = (
        Fixture(0, 0, 5, (0, 1)),
        Fixture(0, 1, 5, (1, 0)),
        Fixture(0, 2, 6, (0, 1)),
    )
    assert player_seed(first, 0) == player_seed(turned, 1) != player_seed(later, 0)
    alone = Fixture(0, 0, 5, (0, 0))
    assert player_seed(alone, 0) != player_seed(alone, 1)


# one game


def test_the_record_of_a_game_holds_names_and_verifies() -> None:
    outcome = play_fixture(CONTEST, Fixture(0, 1, 5, (1, 0)), random_players, never)
    assert outcome is not None
    record = parse_record(outcome.record)
    assert record.players == {0: "other", 1: "random"}
    assert verify(game_named("trajan"), record) == []
    assert [sum(by_source) for by_source in outcome.points] == scores_in(outcome.record)
    assert sorted(outcome.ranks) == [1, 2]
    assert all(turns > 10 for turns in outcome.turns)


def scores_in(record: str) -> list[int]:
    line = next(line for line in record.splitlines() if line.startswith("scores "))
    return [int(word) for word in line.split()[1:]]


def test_a_game_depends_on_its_fixture_alone() -> None:
    wanted = [Fixture(0, 0, 5, (0, 1)), Fixture(0, 1, 5, (1, 0))]
    there = [play_fixture(CONTEST, fixture, random_players, never) for fixture in wanted]
    back = [play_fixture(CONTEST, fixture, random_players, never) for fixture in wanted[::-1]]
    assert [timeless(outcome) for outcome in there] == [timeless(outcome) for outcome in back[::-1]]


def timeless(outcome: Outcome | None) -> Outcome | None:
    return None if outcome is None else replace(outcome, seconds=())


def test_a_game_can_be_stopped_between_moves() -> None:
    assert play_fixture(CONTEST, Fixture(0, 0, 5, (0, 1)), random_players, lambda: True) is None


class Faulty(ExternalPlayer):
    """Plays a while, then gives a reason to lose."""

    def __init__(self) -> None:
        self.moves = 0
        self.heard = 0
        self.result: dict[str, Any] = {}

    def choose(self, table: PlayerTable) -> Move:
        self.moves += 1
        if self.moves > 3:
            raise Forfeit("fell asleep")
        return table.decision.options[0]

    def receive_events(self, events: list[Event]) -> None:
        self.heard += len(events)

    def receive_result(self, result: dict[str, Any]) -> None:
        self.result = result


def test_a_player_that_forfeits_is_last_and_the_others_share_the_victory() -> None:
    contest = replace(CONTEST, seats=3, players=("a", "b", "faulty"))
    guest = Faulty()

    def make(name: str, game: Game[Any], seed: int, seat: Seat) -> Player:
        return guest if name == "faulty" else make_player("random", game, seed)

    outcome = play_fixture(contest, Fixture(0, 0, 5, (0, 2, 1)), make, never)
    assert outcome is not None
    assert (outcome.loser, outcome.ranks, outcome.points) == (1, (1, 3, 1), ())
    assert outcome.record.endswith("# seat 1 loses: fell asleep\n")
    assert parse_record(outcome.record).results == []
    assert guest.result["loser"] == 1
    assert guest.heard > 0
    rows = player_rows(contest, [outcome])
    assert [row["wins"] for row in rows] == [0.5, 0.5, 0]


def test_guests_are_dismissed_when_a_game_breaks_off() -> None:
    guest = Faulty()

    def make(name: str, game: Game[Any], seed: int, seat: Seat) -> Player:
        if seat == 1:
            raise RuntimeError("no chair")
        return guest

    with pytest.raises(RuntimeError, match="no chair"):
        play_fixture(CONTEST, Fixture(0, 0, 5, (0, 1)), make, never)
    assert guest.result["reason"] == "the game was broken off"


# what it proves


def make_outcome(index: int, seating: tuple[int, ...], ranks: tuple[int, ...]) -> Outcome:
    points = tuple([(10 * (len(ranks) - rank), 1) for rank in ranks])
    return Outcome(0, index, 1, seating, points, ranks, (10,) * len(ranks), (2.0,) * len(ranks))


def test_wilsons_interval() -> None:
    assert wilson_interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson_interval(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson_interval(0.0, 0) == (0.0, 1.0)


def test_rows_count_victories_points_and_seconds() -> None:
    outcomes = [
        make_outcome(0, (0, 1), (1, 2)),
        make_outcome(1, (1, 0), (2, 1)),
        make_outcome(2, (0, 1), (2, 1)),
    ]
    first, second = player_rows(CONTEST, outcomes)
    assert (first["games"], first["wins"], first["win_share"]) == (3, 2, 0.6667)
    assert first["mean_points"] == pytest.approx((11 + 11 + 1) / 3, abs=0.01)
    assert first["seconds_per_turn"] == 0.2
    assert first["rating"] > 25 > second["rating"]
    (pair,) = pair_rows(CONTEST, outcomes)
    assert (pair["a"], pair["b"], pair["games"]) == ("random", "other", 3)
    assert 0 < pair["low"] < pair["win_share"] < pair["high"] < 1
    sources = source_rows(CONTEST, ("x", "y"), outcomes)
    assert sources["other"] == {"x": 3.33, "y": 1.0}


def test_ratings_do_not_depend_on_the_order_in_which_games_ended() -> None:
    outcomes = [make_outcome(index, (0, 1), (1, 2) if index % 3 else (2, 1)) for index in range(12)]
    assert ratings(2, outcomes) == ratings(2, outcomes[::-1])


def test_the_pairs_of_bigger_tables_are_who_finished_ahead_of_whom() -> None:
    outcome = make_outcome(0, (0, 1, 2), (2, 3, 1))
    assert ahead_share(outcome, 0, 1) == 1.0
    assert ahead_share(outcome, 1, 2) == 0.0
    twice = make_outcome(0, (0, 0, 1), (1, 3, 2))
    assert ahead_share(twice, 0, 1) == 0.5
    level = make_outcome(0, (0, 1, 2), (1, 1, 3))
    assert ahead_share(level, 0, 1) == 0.5


def test_against_itself_a_player_has_half_of_the_victories_and_no_new_rating() -> None:
    contest = replace(CONTEST, players=("alone",))
    (row,) = player_rows(contest, [make_outcome(0, (0, 0), (1, 2))])
    assert (row["games"], row["wins"], row["win_share"], row["rating"]) == (1, 0.5, 0.5, 25.0)
