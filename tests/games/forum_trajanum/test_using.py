"""Using tiles and placing citizens (R-16 to R-18, R-20 to R-31)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.forum_trajanum.laying import Wish
from tests.games.forum_trajanum.positions import table
from ulpia.games.forum_trajanum.components.citizens import CRAFTSMAN_2
from ulpia.games.forum_trajanum.components.colonia_tiles import FOREIGN, FRONT_WORDS
from ulpia.games.forum_trajanum.rules import using
from ulpia.games.forum_trajanum.rules.gaining import active_citizens
from ulpia.games.forum_trajanum.scoring.colonia import multiplier

TWO: dict[str, Any] = {"own": "builder", "foreign": "coin-coin"}


def front(word: str) -> int:
    return FRONT_WORDS.index(word)


def test_r16_who_was_passed_nothing_may_pick_a_tile_from_beside_his_colonia() -> None:
    laid = table(Wish(own="builder", beside="coin-coin blue-blue"), at="turn")
    assert laid.question() == "0 pick"
    assert laid.options() == ["pick blue-blue", "pick coin-coin", "decline"]
    laid.refuses(0, "pick upgrade", "not_beside_colonia", 16)
    laid.play(0, "pick coin-coin")
    assert laid.question() == "0 use" and laid.colonia().foreign == front("coin-coin")


def test_r16_picking_may_be_declined() -> None:
    laid = table(Wish(own="builder", beside="coin-coin"), at="turn").play(0, "decline")
    assert laid.goods() == "builder", "the own tile is the only one"


def test_r16_who_received_a_tile_picks_nothing() -> None:
    laid = table(Wish(**TWO, beside="blue-blue"), at="turn")
    assert laid.question() == "0 use"


def test_r17_a_picked_tile_that_is_used_leaves_the_game() -> None:
    laid = table(Wish(own="builder", beside="coin-coin"), at="turn")
    laid.play(0, "pick coin-coin", "use foreign")
    assert laid.goods() == "coin coin" and laid.colonia().beside == ()
    assert laid.event_texts("tile_left_game") == ["tile_left_game coin-coin"]


def test_r17_a_picked_tile_that_is_not_used_lies_beside_again() -> None:
    laid = table(Wish(own="builder", beside="coin-coin"), at="turn")
    laid.play(0, "pick coin-coin", "use own")
    assert laid.colonia().beside == (front("coin-coin"),)


def test_r17_a_picked_citizen_is_placed_when_used() -> None:
    laid = table(Wish(own="builder", beside="man-merchant"), at="turn")
    laid.play(0, "pick man-merchant", "use foreign", "place merchant2")
    assert laid.active_rows() == ["merchant2"]
    assert laid.colonia().citizens[6] == FOREIGN + front("man-merchant")


def test_r17_to_the_letter_a_picked_citizen_leaves_the_game_and_brings_nothing(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(using, "PICKED_CITIZENS_ARE_PLACED", False)
    laid = table(Wish(own="builder", beside="man-merchant"), at="turn")
    laid.play(0, "pick man-merchant", "use foreign")
    assert laid.active_rows() == [] and laid.goods() == "" and laid.colonia().beside == ()
    assert laid.event_texts("tile_left_game") == ["tile_left_game man-merchant"]
    laid = table(Wish(own="builder", foreign="man-merchant"), at="use")
    laid.play(0, "use foreign", "place merchant2")
    assert laid.active_rows() == ["merchant2"], "one that was passed is placed as ever"


def test_r18_a_player_with_one_tile_uses_it_without_a_question() -> None:
    laid = table(Wish(foreign="coin-coin"), at="turn")
    assert laid.goods() == "coin coin" and laid.colonia().beside == (front("coin-coin"),)


def test_r18_a_player_without_tiles_may_still_build() -> None:
    laid = table(Wish(goods="builder", vacant="c1"), at="turn")
    assert laid.question() == "0 build" and laid.event_texts("tile_used") == []


def test_r20_turns_run_clockwise_and_tiles_are_shown_at_the_start_of_each() -> None:
    wishes = {1: Wish(**TWO), 2: Wish(**TWO)}
    laid = table(Wish(**TWO), wishes, at="turn", seats=3, start=1)
    assert laid.question() == "1 use"
    assert laid.view(0)["colonies"][1]["own"] == front("builder")
    assert laid.view(0)["colonies"][2]["own"] == -2
    laid.play(1, "use own", "done")
    assert laid.question() == "2 use"
    laid.play(2, "use own", "done")
    assert laid.question() == "0 use"


def test_r21_exactly_one_tile_is_used() -> None:
    laid = table(Wish(**TWO), at="use")
    assert laid.options() == ["use own", "use foreign"]
    laid.refuses(0, "decline", "may_not_decline", 21)
    laid.play(0, "use own")
    assert laid.goods() == "builder"


def test_r21_two_tribunes_paid_before_allow_both_in_either_order() -> None:
    laid = table(Wish(**TWO, goods="tribune tribune"), at="use")
    laid.play(0, "both")
    assert laid.goods() == "" and laid.question() == "0 use_first"
    laid.play(0, "use foreign")
    assert laid.goods() == "coin coin builder"


def test_r21_tribunes_gained_in_this_turn_do_not_count() -> None:
    laid = table(Wish(own="coin-tribune", foreign="coin-coin", goods="tribune"), at="use")
    laid.refuses(0, "both", "two_tribunes_needed", 21)


def test_r22_goods_come_at_once_and_without_limit() -> None:
    laid = table(Wish(own="coin-coin", foreign="builder", goods="coin " * 25), at="use")
    laid.play(0, "use own")
    assert laid.goods().split().count("coin") == 27


def test_r23_a_citizen_goes_to_any_row_of_its_class() -> None:
    laid = table(Wish(own="man-merchant", foreign="builder", citizens="merchant1"), at="use")
    laid.play(0, "use own")
    assert laid.options() == ["place merchant1", "place merchant2"]
    laid.refuses(0, "place craftsman1", "other_class", 23)
    laid.play(0, "place merchant2")
    assert laid.active_rows() == ["merchant1", "merchant2"], "the second row is opened first"


def test_r23_left_space_first_then_right_and_a_full_row_is_no_choice() -> None:
    citizens = "craftsman1 craftsman1"
    laid = table(Wish(own="builder", foreign="man-craftsman", citizens=citizens), at="use")
    laid.play(0, "use foreign")
    assert laid.colonia().citizens[10] == FOREIGN + front("man-craftsman")


def test_r24_a_used_resource_tile_of_ones_own_boards_the_ship() -> None:
    laid = table(Wish(**TWO), at="use").play(0, "use own")
    assert laid.colonia().ship == 2 and laid.colonia().travellers == (front("builder"),)
    assert laid.colonia().beside == (front("coin-coin"),), "the unused foreign tile lies beside"


def test_r24_a_used_foreign_tile_lies_beside_and_is_no_envoy() -> None:
    laid = table(Wish(**TWO), at="use").play(0, "use foreign")
    assert laid.colonia().beside == (front("coin-coin"),)
    assert laid.colonia().ship == 2, "the unused own tile is one"


def test_r25_an_unused_own_citizen_becomes_an_envoy() -> None:
    laid = table(Wish(own="man-merchant", foreign="coin-coin"), at="use").play(0, "use foreign")
    assert laid.colonia().ship == 2 and laid.colonia().first == 0


def test_r25_an_unused_foreign_citizen_joins_the_reserve() -> None:
    laid = table(Wish(own="builder", foreign="man-merchant"), at="use").play(0, "use own")
    assert laid.colonia().beside == (front("man-merchant"),)


def test_r26_the_second_citizen_raises_the_multiplier_and_brings_its_bonus() -> None:
    wish = Wish(own="man-craftsman", foreign="coin-coin", citizens="craftsman2")
    laid = table(wish, at="use")
    assert multiplier(laid.colonia(), CRAFTSMAN_2) == 2
    laid.play(0, "use own", "place craftsman2")
    assert multiplier(laid.colonia(), CRAFTSMAN_2) == 3 and laid.goods() == "builder"


@pytest.mark.parametrize(
    ("row", "asked", "options"),
    [
        ("patrician2", "0 area_bonus", "gain tribune"),
        ("merchant1", "0 row_bonus merchant1", "receive coin receive tribune"),
        ("merchant2", "0 row_bonus merchant2", "receive coin receive assistant"),
        ("craftsman1", "0 worker", "receive blue receive red receive yellow receive green"),
    ],
)
def test_r27_each_row_has_its_bonus_for_the_second_citizen(
    row: str, asked: str, options: str
) -> None:
    wish = Wish(own="man-" + row[:-1], foreign="coin-coin", citizens=row)
    laid = table(wish, at="use").play(0, "use own", f"place {row}")
    assert laid.question() == asked and " ".join(laid.options()).startswith(options)
    laid.play(0, laid.options()[0])
    assert len(laid.goods().split()) == 1


def test_r27_row_1_sends_an_envoy_only_if_one_is_on_the_ship() -> None:
    wish = Wish(
        own="man-patrician", foreign="coin-coin", citizens="patrician1", ship=0, envoys="i1"
    )
    laid = table(wish, at="use").play(0, "use own", "place patrician1")
    assert laid.event_texts("envoy_sent") == [] and laid.active_rows() == ["patrician1"]
    assert laid.question().startswith("1 ") or laid.question().startswith("0 take")


def test_r28_the_envoy_of_row_1_goes_to_any_coloured_square_and_can_complete_an_area() -> None:
    envoys = "i4 ii2"
    wish = Wish(own="man-patrician", foreign="coin-coin", citizens="patrician1", envoys=envoys)
    laid = table(wish, at="use").play(0, "use own", "place patrician1")
    assert laid.question() == "0 send_anywhere" and len(laid.options()) == 33 - 2 + 1
    laid.refuses(0, "send i5", "eagle_there", 56)
    laid.play(0, "send i7")
    assert laid.question() == "0 area_bonus", "the yellow area of i4 and i7 is complete"


def test_r29_the_unused_own_tile_can_be_the_envoy_of_row_1() -> None:
    wish = Wish(own="builder", foreign="man-patrician", citizens="patrician1", ship=0, envoys="i1")
    laid = table(wish, at="use").play(0, "use foreign", "place patrician1")
    assert laid.question() == "0 send_anywhere" and laid.colonia().ship == 1


def test_r29_is_a_judgement_that_can_be_turned_round(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(using, "UNUSED_OWN_TILE_IS_ON_SHIP_AT_ONCE", False)
    wish = Wish(own="builder", foreign="man-patrician", citizens="patrician1", ship=0, envoys="i1")
    laid = table(wish, at="use").play(0, "use foreign", "place patrician1")
    assert laid.event_texts("envoy_sent") == [] and laid.colonia().ship == 1


def test_r30_a_second_citizen_wakes_an_inactive_first_one_for_nothing() -> None:
    wish = Wish(own="man-merchant", foreign="builder", citizens="merchant2", inactive="merchant2")
    laid = table(wish, at="use")
    assert laid.active_rows() == []
    laid.play(0, "use own", "place merchant2", "receive coin")
    assert laid.active_rows() == ["merchant2"] and laid.goods() == "coin"


def test_r31_citizens_of_a_row_are_active_or_inactive_together() -> None:
    laid = table(Wish(citizens="merchant1 merchant1 patrician2", goods="coin"), at="scoring")
    assert active_citizens(laid.colonia()) == 3
    laid.play(0, "leave patrician2", "leave merchant1")
    assert active_citizens(laid.colonia()) == 0
