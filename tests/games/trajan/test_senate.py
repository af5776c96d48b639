"""The senate action (R-46, R-47), and votes, ranks and restacking (R-65 to R-68)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.trajan.positions import Table, table
from ulpia.games.trajan.components.bonus_tiles import BONUS_WORDS

THREE = "bread bread bread"


def bonus(laid: Table, seat: int) -> tuple[list[str], list[str]]:
    """Return the yellow and the gray bonus tiles of a seat."""
    player = laid.player(seat)
    return (
        [word for at, word in enumerate(BONUS_WORDS) if (player.yellow_bonus >> at) & 1],
        [word for at, word in enumerate(BONUS_WORDS) if (player.gray_bonus >> at) & 1],
    )


def election(**position: Any) -> Table:
    """Return the end of a quarter at which workers and yellow are on offer."""
    return table(at="end of quarter", demands=THREE, senate_bonus="workers yellow", **position)


# --- the action ----------------------------------------------------------------------------------


def test_r46_the_senate_action_moves_the_own_disc_one_space_and_scores_the_space() -> None:
    laid = table(at="senate")
    assert laid.options() == ["advance", "pass"]
    laid.play(0, "advance")
    assert laid.votes_space(0) == 2, "the first step leads from the start to 2"
    assert laid.points_for(0, "senate") == 2


def test_r46_the_disc_lies_on_top_of_those_that_are_there() -> None:
    laid = table(seats=3, at="senate", senate={0: 3, 1: 4, 2: 4}, discs="0 1 2")
    laid.play(0, "advance")
    assert laid.votes_space(0) == 4
    assert laid.state.senate_order == (1, 2, 0)


def test_r46_discs_that_stay_keep_their_order() -> None:
    laid = table(seats=4, at="senate", turn=1, discs="3 1 2 0")
    laid.play(1, "advance")
    assert laid.state.senate_order == (3, 2, 0, 1)


def test_r47_on_space_8_the_senate_action_is_unavailable() -> None:
    laid = table(at="senate", senate={0: 7}, mat={0: "extra-senate"}, plus_two={0: "senate"})
    laid.play(0, "advance")
    assert laid.points(0) == 8 and laid.votes_space(0) == 8
    assert laid.question() == "1 sow", "no tile can be spent"
    laid = table(at="senate", senate={0: 8})
    assert laid.question() == "1 sow"


def test_r47_the_next_quarter_opens_the_action_again() -> None:
    laid = election(senate={0: 8})
    laid.play(0, "pick workers")
    assert laid.votes_space(0) == 0


def test_e7_a_step_in_the_senate_from_4_to_5_scores_5() -> None:
    laid = table(at="senate", senate={0: 4})
    laid.play(0, "advance")
    assert (laid.votes_space(0), laid.points(0)) == (5, 5)


# --- the election --------------------------------------------------------------------------------


def test_r65_the_consul_has_the_most_votes_and_chooses_the_vice_consul_takes_the_other() -> None:
    laid = election(seats=3, senate={0: 3, 1: 2, 2: 5}, mat={1: "votes-2 votes-3"})
    assert laid.event_texts("votes_counted") == [
        "votes_counted 3",
        "votes_counted 7",
        "votes_counted 5",
    ], "the space and all tiles"
    assert laid.question() == "1 pick"
    assert laid.options(1) == ["pick workers", "pick yellow"]
    laid.refuses(1, "pick bread", "bonus_not_on_offer", 65)
    laid.play(1, "pick yellow")
    assert bonus(laid, 1) == (["yellow"], [])
    assert bonus(laid, 2) == ([], ["workers"])
    assert bonus(laid, 0) == ([], [])


@pytest.mark.parametrize(
    ("position", "first", "second"),
    [
        ({"senate": {0: 5, 1: 2}, "mat": {1: "votes-3"}, "discs": "0 1"}, 0, 1),
        ({"senate": {0: 5, 1: 5}, "discs": "0 1"}, 1, 0),
        ({"senate": {0: 5, 1: 5}, "discs": "1 0"}, 0, 1),
        ({"mat": {0: "votes-3", 1: "votes-3"}, "discs": "1 0"}, 0, 1),
    ],
)
def test_r66_a_tie_in_votes_goes_to_the_higher_space_then_to_the_disc_higher_in_the_stack(
    position: dict[str, Any], first: int, second: int
) -> None:
    laid = election(**position)
    laid.play(first, "pick workers")
    assert bonus(laid, first)[0] == ["workers"] and bonus(laid, second)[1] == ["yellow"]


def test_r66_it_holds_at_every_rank() -> None:
    laid = election(seats=4, senate={0: 8, 1: 3, 2: 5, 3: 5}, mat={1: "votes-2"}, discs="3 2 0 1")
    laid.play(0, "pick workers")
    assert bonus(laid, 2)[1] == ["yellow"], "2 and 3 share a space before 1, and 2 lies higher"
    assert laid.state.senate_order == (1, 3, 2, 0)


def test_r67_players_without_votes_are_ranked_by_the_stack() -> None:
    laid = election(seats=3, senate={0: 2}, discs="1 2 0")
    laid.play(0, "pick workers")
    assert bonus(laid, 2)[1] == ["yellow"]


def test_r67_in_the_first_quarter_the_last_player_in_turn_order_is_on_top() -> None:
    laid = election(seats=4)
    laid.play(3, "pick yellow")
    assert bonus(laid, 3)[0] == ["yellow"] and bonus(laid, 2)[1] == ["workers"]


def test_r67_with_two_players_both_always_get_a_tile() -> None:
    laid = election()
    laid.play(1, "pick yellow")
    assert bonus(laid, 1)[0] == ["yellow"] and bonus(laid, 0)[1] == ["workers"]


def test_r68_the_discs_go_back_to_the_start_the_consul_on_top() -> None:
    laid = election(seats=4, senate={0: 8, 1: 2, 2: 0, 3: 5}, mat={2: "votes-4"})
    laid.play(0, "pick workers")
    assert [laid.votes_space(seat) for seat in range(4)] == [0] * 4
    assert laid.state.senate_order == (1, 2, 3, 0)
    assert laid.event_texts("discs_restacked") == ["discs_restacked 1 2 3 0"]


def test_e11_three_votes_on_a_tile_beat_the_higher_disc() -> None:
    green, brown = 1, 3
    position: dict[str, Any] = {"seats": 4, "senate": {green: 5, brown: 5}, "discs": "0 2 3 1"}
    laid = election(**position, mat={brown: "votes-3"})
    assert laid.question() == "3 pick"
    laid = election(**position)
    assert laid.question() == "1 pick", "5 to 5 green would win"


def test_e12_consul_and_vice_consul_take_their_bonus_tiles() -> None:
    green, brown = 1, 3
    laid = election(seats=4, senate={green: 5, brown: 5}, discs="0 2 3 1", mat={brown: "votes-3"})
    laid.play(brown, "pick workers")
    assert bonus(laid, brown) == (["workers"], [])
    assert bonus(laid, green) == ([], ["yellow"])
    assert bonus(laid, 0) == bonus(laid, 2) == ([], [])


def test_e28_nobody_has_a_vote() -> None:
    laid = election(seats=3, quarter="II", discs="1 2 0")
    laid.play(0, "pick workers")  # consul of the last quarter
    assert bonus(laid, 0) == (["workers"], []) and bonus(laid, 2) == ([], ["yellow"])
    assert laid.state.senate_order == (1, 2, 0)
