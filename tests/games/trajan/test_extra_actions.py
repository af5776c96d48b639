"""Repeating actions: extra-action tiles and [+2] markers (R-25, R-54 to R-61)."""

from __future__ import annotations

import pytest

from tests.games.trajan.positions import table


def test_r25_if_no_option_is_possible_nothing_happens_and_no_tile_can_be_spent() -> None:
    laid = table(at="forum", mat={0: "extra-forum wild-action"})
    assert laid.question() == "1 sow"
    assert laid.mat(0) == "wild-action extra-forum"


def test_r25_nor_on_an_action_that_was_waived() -> None:
    laid = table(at="senate", mat={0: "extra-senate wild-action"})
    laid.play(0, "pass")
    assert laid.question() == "1 sow"


def test_r25_nor_on_a_bonus_action_that_was_waived() -> None:
    laid = table(at="construction", site={"a1": "door-2"}, mat={0: "extra-senate"})
    laid.play(0, "build a1", "pass")
    assert laid.question() == "1 sow"


def test_r54_after_an_action_one_matching_tile_repeats_it_once() -> None:
    laid = table(at="senate", mat={0: "extra-senate"})
    laid.play(0, "advance")
    assert laid.question() == "0 repeat senate"
    assert laid.options() == ["repeat extra-senate", "stop"]
    laid.refuses(0, "repeat extra-forum", "wrong_extra_tile", 54)
    laid.refuses(0, "repeat wild-action", "no_such_extra_tile", 54)
    laid.play(0, "repeat extra-senate")
    assert laid.points(0) == 2 + 3
    assert (laid.mat(0), laid.gone_tiles()) == ("", "extra-senate"), "the tile leaves the game"
    assert laid.question() == "1 sow"


def test_r54_spending_is_optional() -> None:
    laid = table(at="senate", mat={0: "extra-senate"})
    laid.play(0, "advance", "stop")
    assert laid.points(0) == 2 and laid.mat(0) == "extra-senate"
    assert laid.question() == "1 sow"


def test_r54_with_a_plus_two_marker_it_repeats_twice_and_the_marker_stays() -> None:
    laid = table(at="senate", mat={0: "extra-senate"}, plus_two={0: "senate"})
    laid.play(0, "advance", "repeat extra-senate", "advance")
    assert laid.points(0) == 2 + 3 + 4
    assert laid.player(0).plus_two == 1 << 3


def test_r54_the_marker_must_be_the_one_of_this_action() -> None:
    laid = table(at="senate", mat={0: "extra-senate"}, plus_two={0: "forum seaport trajan"})
    laid.play(0, "advance", "repeat extra-senate")
    assert laid.points(0) == 2 + 3 and laid.question() == "1 sow"


def test_r54_a_tile_for_another_action_does_not_match_but_a_wild_one_always_does() -> None:
    laid = table(at="senate", mat={0: "extra-forum extra-military"})
    laid.play(0, "advance")
    assert laid.question() == "1 sow"
    laid = table(at="senate", mat={0: "wild-action extra-senate"})
    laid.play(0, "advance")
    assert laid.options() == ["repeat extra-senate", "repeat wild-action", "stop"]
    laid.play(0, "repeat wild-action")
    assert laid.mat(0) == "extra-senate"


def test_r54_a_tile_can_be_spent_only_while_the_action_is_possible() -> None:
    laid = table(at="forum", forum="bread", mat={0: "extra-forum"})
    laid.play(0, "collect bread")
    assert laid.question() == "1 sow"


def test_r54_a_second_repetition_that_has_become_impossible_lapses() -> None:
    laid = table(at="senate", senate={0: 6}, mat={0: "extra-senate"}, plus_two={0: "senate"})
    laid.play(0, "advance", "repeat extra-senate")
    assert laid.points(0) == 7 + 8
    assert laid.question() == "1 sow"


def test_r55_at_most_one_extra_action_tile_is_spent_in_a_turn() -> None:
    laid = table(
        at="senate", mat={0: "extra-senate extra-senate wild-action"}, plus_two={0: "senate"}
    )
    laid.play(0, "advance", "repeat extra-senate", "advance")
    assert laid.points(0) == 2 + 3 + 4, "the limit counts tiles, not repetitions"
    assert laid.question() == "1 sow"
    assert laid.mat(0) == "wild-action extra-senate"


def test_r55_nor_is_a_second_one_after_a_bonus_action() -> None:
    laid = table(
        at="construction", site={"a1": "door-2"}, mat={0: "extra-senate extra-construction"}
    )
    laid.play(0, "build a1", "advance", "repeat extra-senate")
    assert laid.question() == "1 sow" and laid.mat(0) == "extra-construction"


def test_r55_the_next_turn_allows_one_again() -> None:
    laid = table(at="senate", mat={0: "extra-senate", 1: "extra-senate"})
    laid.play(0, "advance", "repeat extra-senate")
    laid.play(1, "sow II", "drop green", "advance")
    assert laid.question() == "1 repeat senate"


def test_r56_each_repetition_has_a_free_choice_of_option() -> None:
    laid = table(at="seaport", hand={0: "oil"}, deck="oil oil", mat={0: "extra-seaport"})
    laid.play(0, "draw", "discard oil left", "repeat extra-seaport", "ship identical oil oil")
    assert laid.points(0) == 6


def test_r56_the_first_repetition_cannot_be_waived_but_the_second_one_may() -> None:
    laid = table(at="military", mat={0: "extra-military"}, plus_two={0: "military"})
    laid.play(0, "enlist", "repeat extra-military")
    assert laid.question() == "0 military repeat"
    laid.refuses(0, "pass", "must_be_performed", 56)
    laid.play(0, "enlist")
    assert laid.question() == "0 military second-repeat"
    laid.play(0, "pass")
    assert laid.player(0).camp_legionnaires == 3
    assert laid.question() == "1 sow"


def test_r57_a_bonus_action_may_itself_be_repeated_by_a_tile_of_its_kind() -> None:
    laid = table(
        at="construction",
        site={"a1": "door-2"},
        camp_workers={0: 2},
        mat={0: "extra-senate extra-construction"},
        plus_two={0: "senate"},
    )
    laid.play(0, "build a1", "advance", "repeat extra-senate", "advance")
    assert laid.points_for(0, "senate") == 2 + 3 + 4, "a marker on that action works here too"
    assert laid.question() == "1 sow", "then no tile repeats the construction action"
    assert laid.mat(0) == "extra-construction"


def test_r57_and_the_other_way_round() -> None:
    laid = table(
        at="construction",
        site={"a1": "door-2", "a2": "fountain-2"},
        camp_workers={0: 2},
        mat={0: "extra-seaport extra-construction"},
    )
    laid.play(0, "build a1", "advance", "repeat extra-construction", "build a2", "draw")
    laid.play(0, laid.options()[0])
    assert laid.question() == "1 sow" and laid.mat(0) == "extra-seaport"


def test_r57_a_wild_tile_may_be_used_for_either() -> None:
    laid = table(at="construction", site={"a1": "door-2"}, mat={0: "wild-action"})
    laid.play(0, "build a1", "advance")
    assert laid.question() == "0 repeat senate"
    laid.play(0, "stop")
    assert laid.question() == "0 repeat construction"


def test_r58_a_repeated_construction_action_may_take_further_first_tiles() -> None:
    laid = table(
        at="construction",
        site={"a1": "door-2", "a2": "window-3", "a3": "fountain-4"},
        camp_workers={0: 3},
        mat={0: "extra-construction"},
        plus_two={0: "construction"},
    )
    laid.play(0, "build a1", "advance", "repeat extra-construction")
    laid.play(0, "build a2", "enlist", "build a3", "take left")
    assert laid.points(0) == 2 + 2 + 3 + 4
    assert laid.event_texts("bonus_action") == [
        "bonus_action senate",
        "bonus_action military",
        "bonus_action seaport",
    ]
    assert laid.question() == "1 sow"


def test_r59_a_bonus_action_and_its_repetition_come_first() -> None:
    laid = table(
        at="construction",
        site={"a1": "door-2"},
        camp_workers={0: 2},
        mat={0: "extra-senate extra-construction"},
    )
    laid.play(0, "build a1")
    assert laid.question() == "0 senate bonus"
    laid.play(0, "advance")
    assert laid.question() == "0 repeat senate"
    laid.play(0, "stop")
    assert laid.question() == "0 repeat construction"
    laid.play(0, "repeat extra-construction")
    assert laid.question() == "0 construction repeat"


def test_r59_a_waived_bonus_action_still_allows_to_repeat_the_construction_action() -> None:
    laid = table(
        at="construction", site={"a1": "door-2"}, mat={0: "extra-senate extra-construction"}
    )
    laid.play(0, "build a1", "pass")
    assert laid.question() == "0 repeat construction"


def test_r59_the_bonus_of_the_first_repetition_comes_before_the_second_repetition() -> None:
    laid = table(
        at="construction",
        site={"a1": "door-2"},
        mat={0: "wild-action"},
        plus_two={0: "construction"},
    )
    laid.play(0, "hire", "repeat wild-action", "build a1")
    assert laid.question() == "0 senate bonus"
    laid.play(0, "advance")
    assert laid.question() == "0 construction second-repeat"


@pytest.mark.parametrize(("marked", "points"), [("senate", 2 + 3 + 4), ("forum", 2 + 3)])
def test_r60_a_wild_tile_works_with_the_marker_of_the_action_it_is_used_for(
    marked: str, points: int
) -> None:
    laid = table(at="senate", mat={0: "wild-action"}, plus_two={0: marked})
    laid.play(0, "advance", "repeat wild-action")
    if "second-repeat" in laid.question():
        laid.play(0, "advance")
    assert laid.points(0) == points


def test_r61_extra_action_tiles_left_at_the_end_are_worth_nothing() -> None:
    bare = table(camp_workers={0: 0}, camp_legionnaires={0: 0})
    full = table(
        camp_workers={0: 0},
        camp_legionnaires={0: 0},
        mat={0: "wild-action wild-action extra-forum extra-senate"},
    )
    sources = ("hand", "sets", "bonus-tiles", "worker-camp", "military-camp", "circle")
    assert [full.final(0, source) for source in sources] == [0] * 6
    assert [bare.final(0, source) for source in sources] == [0] * 6
