"""The forum (R-33 to R-35)."""

from __future__ import annotations

import pytest

from tests.games.trajan.positions import begin, prepared_table, table
from ulpia.games.trajan.components.forum_tiles import TILE_WORDS
from ulpia.games.trajan.rules import actions
from ulpia.kernel.moves import Seat


def test_r33_the_forum_action_takes_any_one_tile_and_the_forum_is_not_refilled() -> None:
    laid = table(at="forum", forum="bread bread votes-3 extra-military")
    assert laid.options() == [
        "collect bread",
        "collect votes-3",
        "collect extra-military",
        "pass",
    ], "equal tiles are one option"
    laid.refuses(0, "collect games", "tile_not_in_forum", 33)
    laid.play(0, "collect votes-3")
    assert laid.mat(0) == "votes-3"
    assert sorted([tile for tile in laid.state.forum if tile >= 0]) == [0, 0, 13]
    assert laid.question() == "1 sow", "one tile"


def test_r33_with_an_empty_forum_there_is_no_action() -> None:
    laid = table(trays={0: "bb | yy | gg | oo | pp | ww"})
    laid.play(0, "sow VI")
    assert laid.question() == "1 sow"


def test_r33_an_extra_action_tile_on_a_yellow_space_may_be_taken_too() -> None:
    laid = prepared_table(2)
    yellow = TILE_WORDS[laid.state.forum[0]]
    begin(laid, "forum", Seat(0))
    laid.play(0, f"collect {yellow}")
    assert laid.mat(0) == yellow
    assert laid.state.forum[0] < 0


def test_r34_a_mat_holds_any_number_of_tiles_of_every_kind() -> None:
    laid = table(at="forum", mat={0: "bread " * 13 + "votes-5 votes-5"}, forum="bread votes-5")
    laid.play(0, "collect bread")
    assert laid.mat(0).split().count("bread") == 14


def test_r35_the_tile_forum_taken_from_the_forum_may_be_spent_at_once() -> None:
    laid = table(at="forum", forum="extra-forum bread")
    laid.play(0, "collect extra-forum")
    assert laid.question() == "0 repeat forum"
    laid.play(0, "repeat extra-forum")
    assert laid.mat(0) == "bread" and laid.gone_tiles() == "extra-forum"


def test_r35_a_wild_extra_action_taken_from_the_forum_may_be_spent_at_once() -> None:
    laid = table(at="forum", forum="wild-action bread")
    laid.play(0, "collect wild-action", "repeat wild-action")
    assert laid.mat(0) == "bread"


def test_r35_the_tile_military_taken_in_a_province_may_be_spent_at_once() -> None:
    laid = table(at="military", provinces={"alpes": "extra-military", "narbonensis": "games"})
    laid.play(0, "march alpes", "repeat extra-military", "march narbonensis")
    assert laid.mat(0) == "games"


def test_r35_a_construction_is_repeated_by_a_tile_of_its_own_bonus_action() -> None:
    laid = table(
        at="construction",
        camp_workers={0: 2},
        site={"a1": "stairs-2", "a2": "door-3"},
        forum="extra-construction bread",
    )
    laid.play(0, "build a1", "collect extra-construction")
    assert laid.question() == "0 repeat construction"
    laid.play(0, "repeat extra-construction", "build a2")
    assert laid.gone_tiles() == "extra-construction"


def test_r35_a_tile_for_another_action_does_not_help() -> None:
    laid = table(at="forum", forum="extra-senate bread")
    laid.play(0, "collect extra-senate")
    assert laid.question() == "1 sow"


def test_r35_flipped_only_tiles_held_before_the_action_may_repeat_it(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(actions, "EXTRA_TILE_USABLE_AT_ONCE", False)
    laid = table(at="forum", forum="extra-forum bread")
    laid.play(0, "collect extra-forum")
    assert laid.question() == "1 sow"
    laid = table(at="forum", forum="bread games", mat={0: "extra-forum"})
    laid.play(0, "collect bread")
    assert laid.question() == "0 repeat forum"
