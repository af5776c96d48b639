"""Free conversions (R-32 to R-36)."""

from __future__ import annotations

from tests.games.forum_trajanum.laying import Wish
from tests.games.forum_trajanum.positions import table


def test_r32_two_workers_of_a_colour_become_a_builder_which_may_be_kept() -> None:
    laid = table(Wish(goods="red red red blue"))
    laid.refuses(0, "train blue", "two_workers_needed", 32)
    laid.play(0, "train red")
    assert laid.goods() == "builder blue red"


def test_r33_an_assistant_changes_the_colour_of_a_worker_any_number_of_times() -> None:
    laid = table(Wish(goods="assistant assistant red"))
    laid.refuses(0, "recolour blue red", "no_worker", 33)
    laid.refuses(0, "recolour red red", "same_colour", 33)
    laid.play(0, "recolour red blue", "recolour blue green")
    assert laid.goods() == "green" and laid.event_texts("worker_recoloured")[1].endswith(
        "blue green"
    )


def test_r33_without_an_assistant_no_colour_changes() -> None:
    laid = table(Wish(goods="red red"))
    laid.refuses(0, "recolour red blue", "no_assistant", 33)


def test_r34_craftsman_1_turns_two_assistants_a_turn_into_workers() -> None:
    laid = table(Wish(goods="assistant assistant assistant", citizens="craftsman1"))
    laid.play(0, "craft blue", "craft green")
    assert laid.goods() == "assistant blue green"
    laid.refuses(0, "craft red", "used_up", 34)


def test_r34_craftsman_2_turns_one_assistant_a_turn_into_a_builder() -> None:
    laid = table(Wish(goods="assistant assistant red", citizens="craftsman2"))
    laid.play(0, "promote")
    assert laid.goods() == "assistant builder red"
    laid.refuses(0, "promote", "used_up", 34)


def test_r34_an_inactive_craftsman_does_nothing() -> None:
    laid = table(Wish(goods="assistant red", citizens="craftsman2", inactive="craftsman2"))
    laid.refuses(0, "promote", "not_active", 34)
    laid.refuses(0, "craft red", "not_active", 34)
    laid = table(Wish(goods="red red", citizens="craftsman1"))
    laid.refuses(0, "craft red", "no_assistant", 34)


def test_r35_merchant_2_exchanges_one_good_a_turn_also_without_building() -> None:
    laid = table(Wish(goods="coin tribune", citizens="merchant2"))
    laid.refuses(0, "exchange coin builder", "not_exchangeable", 35)
    laid.refuses(0, "exchange assistant coin", "no_such_good", 35)
    laid.play(0, "exchange coin tribune")
    assert laid.goods() == "tribune tribune"


def test_r35_the_exchanged_assistant_can_become_a_builder_in_the_same_turn() -> None:
    laid = table(Wish(goods="coin", citizens="merchant2 craftsman2"))
    laid.play(0, "exchange coin assistant", "promote")
    assert laid.goods() == "builder"


def test_r35_one_exchange_a_turn() -> None:
    laid = table(Wish(goods="coin coin red red", citizens="merchant2"))
    laid.play(0, "exchange coin tribune")
    laid.refuses(0, "exchange coin tribune", "used_up", 35)


def test_r36_abilities_work_in_the_turn_the_citizen_is_placed() -> None:
    laid = table(Wish(own="man-craftsman", foreign="builder", goods="assistant"), at="use")
    laid.refuses(0, "promote", "only_in_building_phase", 36)
    laid.play(0, "use own", "place craftsman2", "promote")
    assert laid.goods() == "builder"


def test_r36_nothing_is_converted_during_the_scoring() -> None:
    laid = table(Wish(goods="coin red red assistant", citizens="merchant2"), at="scoring")
    assert laid.options() == ["pay merchant2", "leave merchant2"]


def test_r36_conversions_are_offered_again_after_building() -> None:
    laid = table(Wish(goods="builder red red", vacant="c1"))
    laid.play(0, "build column")
    assert laid.question() == "0 prepare" and laid.options() == ["train red", "done"]
    laid.refuses(0, "build library", "one_building_a_turn", 37)


def test_r36_the_limits_count_anew_in_every_turn() -> None:
    laid = table(Wish(goods="assistant assistant red", citizens="craftsman2"))
    laid.play(0, "promote")
    assert laid.colonia().promoted == 1
    laid.play(0, "done")
    while laid.match.waiting()[0].seat != 0 or laid.match.waiting()[0].prompt != "build":
        decision = laid.match.waiting()[0]
        laid.match.play(decision.seat, decision.options[-1])
    assert laid.colonia().promoted == 0
