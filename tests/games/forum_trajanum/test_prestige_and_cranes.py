"""Upgrades and cranes (R-57 to R-61)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.forum_trajanum.laying import Wish
from tests.games.forum_trajanum.positions import table
from ulpia.games.forum_trajanum.scoring import cranes

UPGRADE: dict[str, Any] = {"own": "upgrade", "foreign": "coin-coin"}


def test_an_upgrade_moves_the_bar_by_one() -> None:
    laid = table(Wish(**UPGRADE), at="use").play(0, "use own")
    assert laid.colonia().bar == 1


def test_r57_at_the_end_of_the_track_an_upgrade_has_no_effect() -> None:
    laid = table(Wish(**UPGRADE, bar=8, citizens="merchant1"), at="use").play(0, "use own")
    assert laid.colonia().bar == 8 and "upgrade" not in laid.question()


def test_r58_an_active_merchant_1_may_go_to_the_next_cypress() -> None:
    laid = table(Wish(**UPGRADE, citizens="merchant1", flipped=True), at="use").play(0, "use own")
    assert laid.options() == ["cypress", "advance"]
    laid.refuses(0, "decline", "may_not_decline", 58)
    assert laid.play(0, "cypress").colonia().bar == 2
    laid = table(Wish(**UPGRADE, citizens="merchant1", bar=1), at="use").play(0, "use own")
    assert laid.colonia().bar == 2, "the next space is the cypress"


def test_r58_an_inactive_merchant_1_leaves_the_bar_turned_but_finds_no_cypress() -> None:
    wish = Wish(**UPGRADE, citizens="merchant1", inactive="merchant1", flipped=True)
    laid = table(wish, at="use").play(0, "use own")
    assert laid.colonia().bar == 1 and laid.colonia().flipped


def test_r58_the_bar_is_turned_when_merchant_1_comes() -> None:
    laid = table(Wish(own="man-merchant", foreign="coin-coin"), at="use")
    laid.play(0, "use own", "place merchant1")
    assert laid.colonia().flipped and laid.event_texts("bar_turned") == ["bar_turned"]


def test_r59_a_second_citizen_in_row_3_changes_nothing_on_the_bar() -> None:
    wish = Wish(own="man-merchant", foreign="coin-coin", citizens="merchant1", flipped=True, bar=3)
    laid = table(wish, at="use").play(0, "use own", "place merchant1", "receive coin")
    assert (laid.colonia().flipped, laid.colonia().bar) == (True, 3)
    assert laid.event_texts("bar_turned") == []


def test_r60_tanyas_green_crane_pays_two_for_each_of_four_parks_in_cycle_2() -> None:
    wish = Wish(
        cranes="green blue red yellow",
        vacant="a1",
        built="park c3 park d3 park c4 park b2",
        doubles="c3 d3",
    )
    laid = table(wish, at="scoring", cycle=1)
    assert laid.points_for("cranes") == 8
    assert laid.colonia().scored_cranes == 1


def test_r60_all_open_cranes_score_once_at_three_two_and_one() -> None:
    for cycle, worth in ((0, 3), (1, 2), (2, 1)):
        wish = Wish(vacant="a1 f1", built="fountain c3 house d3 house c4", scored="southwest")
        laid = table(wish, at="scoring", cycle=cycle)
        assert laid.points_for("cranes") == worth * 3
        assert laid.colonia().scored_cranes == 0b0111


def test_r60_a_crane_without_structures_is_turned_over_too() -> None:
    laid = table(Wish(vacant="a1"), at="scoring")
    assert laid.points_for("cranes") == 0 and laid.colonia().scored_cranes == 1
    assert laid.event_texts("crane_scored") == ["crane_scored northwest blue 0 0"]


def test_r60_flipped_a_crane_without_structures_stays_open(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(cranes, "FLIP_WORTHLESS_CRANES", False)
    laid = table(Wish(vacant="a1 f1", built="house c3"), at="scoring")
    assert laid.points_for("cranes") == 3 and laid.colonia().scored_cranes == 0b0010
    assert cranes.cranes_scored_by_then(laid.colonia()) == 0b0010


def test_r61_cranes_are_never_overbuilt_scored_or_not() -> None:
    laid = table(Wish(goods="builder", vacant="a1 b1 c1", scored="northeast"))
    laid.play(0, "build column")
    assert laid.options() == ["on b1", "on c1"]
    laid.refuses(0, "on a1", "crane_there", 61)
    laid.refuses(0, "on f1", "crane_there", 61)
