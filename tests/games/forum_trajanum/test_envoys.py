"""Envoys on the Forum square (R-48 to R-56); positions.py shows how the boards lie."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.forum_trajanum.laying import Wish
from tests.games.forum_trajanum.positions import Table, table
from ulpia.games.forum_trajanum.rules import citizens

RED = ["i1", "i2", "i3", "ii1", "ii4", "ii7", "iii9", "ii10", "iii12"]
BLUE = ["ii2", "i6", "ii5", "iii4", "i8", "i9", "iii7", "i12"]


def building(structure: str, **wish: Any) -> Table:
    """Return a table where seat 0 has just built a structure."""
    colours = {"fountain": "blue", "house": "red", "stable": "yellow", "park": "green"}
    goods = colours[structure]
    laid = table(Wish(goods=goods, vacant="c1", **wish))
    laid.play(0, f"build {structure}")
    if "space" in laid.question():
        laid.play(0, "on c1")
    return laid


def squares(laid: Table) -> set[str]:
    return {option.split()[1] for option in laid.options(0, "send")}


def test_r48_one_envoy_from_the_ship_for_a_coloured_structure_if_one_wants() -> None:
    laid = building("house", ship=2)
    assert laid.question() == "0 send red" and "decline" in laid.options()
    laid.play(0, "send i2")
    assert laid.colonia().ship == 1 and laid.state.envoys[0] == 2
    assert building("house").play(0, "decline").state.envoys[0] == 0


def test_r49_a_started_area_must_be_filled_first_whoever_started_it() -> None:
    wish = Wish(goods="red", vacant="c1")
    laid = table(wish, {1: Wish(envoys="i1")}).play(0, "build house")
    assert squares(laid) == {"i2", "i3", "ii1", "ii4", "ii7", "ii10"}, "not next to the envoy only"
    laid.refuses(0, "send iii9", "started_area_first", 49)
    laid.refuses(0, "send i4", "other_colour", 49)
    laid.refuses(0, "send i1", "square_taken", 49)
    laid.refuses(0, "send i5", "eagle_there", 56)
    laid.refuses(0, "send iv1", "no_such_square", 52)


def test_r49_among_several_started_areas_the_choice_is_free() -> None:
    laid = building("house", envoys="i1 iii9")
    assert squares(laid) == {"i2", "i3", "ii1", "ii4", "ii7", "ii10", "iii12"}


def test_r50_without_a_started_area_any_free_square_of_the_colour_will_do() -> None:
    assert squares(building("house")) == set(RED)
    assert squares(building("fountain", envoys="ii2 ii5")) == set(BLUE) - {"ii2", "ii5"}


def test_r50_without_a_free_square_no_envoy_is_sent() -> None:
    laid = building("stable", envoys="i4 i7 ii3 ii6 iii8 iii10 iii11")
    assert "send" not in laid.question() and laid.event_texts("tile_built")


def test_r51_patrician_1_may_start_another_area_but_only_of_the_colour() -> None:
    laid = building("house", envoys="i1", citizens="patrician1")
    assert squares(laid) == set(RED) - {"i1"}
    laid.refuses(0, "send i4", "other_colour", 49)
    inactive = building("house", envoys="i1", citizens="patrician1", inactive="patrician1")
    assert "iii9" not in squares(inactive)


def test_r52_an_area_runs_across_boards_and_eagles_belong_to_none() -> None:
    mosaic = table().state.mosaic
    sizes = [sorted([area.bit_count() for area in areas]) for areas in mosaic.areas]
    assert sizes == [[2, 2, 4], [2, 7], [2, 2, 3], [2, 3, 4]]
    assert mosaic.eagles.bit_count() == 3
    assert all([mosaic.area_at[square] == 0 for square in (4, 19, 28)])


def test_r53_who_completes_an_area_gains_a_bonus() -> None:
    laid = building("house", envoys="iii9").play(0, "send iii12")
    assert laid.event_texts("area_completed") == ["area_completed red iii12"]
    assert laid.options() == [
        f"gain {bonus}" for bonus in ("tribune", "assistant", "coin", "upgrade", "points")
    ]
    laid.refuses(0, "decline", "may_not_decline", 53)
    laid.play(0, "gain points")
    assert laid.points_for("area-bonuses") == 2


def test_r53_the_last_square_pays_whoever_sent_the_others() -> None:
    wish = Wish(goods="red", vacant="c1")
    laid = table(wish, {1: Wish(envoys="iii9")}).play(0, "build house", "send iii12", "gain coin")
    assert laid.goods() == "coin"


def test_r53_two_envoys_that_finish_two_areas_bring_two_bonuses() -> None:
    wish = Wish(goods="blue blue", vacant="c1 d1", envoys="ii2 iii4", ship=2)
    laid = table(wish).play(0, "build two-fountains", "on c1")
    laid.play(0, "send ii5", "gain coin", "send iii7", "gain tribune")
    assert laid.goods() == "coin tribune"


def test_r54_the_started_area_is_looked_at_anew_for_the_second_envoy() -> None:
    laid = table(Wish(goods="blue blue", vacant="c1 d1", ship=2))
    laid.play(0, "build two-fountains", "on c1")
    assert squares(laid) == set(BLUE)
    laid.play(0, "send ii2")
    assert squares(laid) == {"ii5"}


def test_r55_patrician_2_gains_two_different_bonuses_for_an_area() -> None:
    laid = building("house", envoys="iii9", citizens="patrician2").play(0, "send iii12")
    laid.play(0, "gain coin")
    assert laid.question() == "0 second_area_bonus" and "decline" in laid.options()
    laid.refuses(0, "gain coin", "bonus_taken_already", 55)
    laid.play(0, "gain assistant")
    assert laid.goods() == "coin assistant"


def test_r55_patrician_2_works_on_market_2_but_not_on_his_own_row() -> None:
    wish = Wish(goods="builder", vacant="c1", steps=(0, 0, 1), citizens="patrician2")
    laid = table(wish).play(0, "build market")
    if "space" in laid.question():
        laid.play(0, "on c1")
    laid.play(0, "benefit 2", "gain coin")
    assert laid.question() == "0 second_area_bonus"
    wish = Wish(own="man-patrician", foreign="coin-coin", citizens="patrician2")
    laid = table(wish, at="use").play(0, "use own", "place patrician2", "gain coin")
    assert "second_area_bonus" not in laid.question()


def test_r55_the_envoy_of_row_1_may_be_declined() -> None:
    wish = Wish(own="man-patrician", foreign="coin-coin", citizens="patrician1")
    laid = table(wish, at="use").play(0, "use own", "place patrician1", "decline")
    assert laid.state.envoys[0] == 0


def test_r55_flipped_the_envoy_of_row_1_must_be_sent(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(citizens, "ROW_1_ENVOY_IS_OPTIONAL", False)
    wish = Wish(own="man-patrician", foreign="coin-coin", citizens="patrician1")
    laid = table(wish, at="use").play(0, "use own", "place patrician1")
    assert laid.question() == "0 send_anywhere" and "decline" not in laid.options()


def test_r56_an_eagle_takes_an_envoy_only_through_library_3_and_starts_no_area() -> None:
    wish = Wish(goods="builder", vacant="c1", steps=(2, 0, 0), envoys="i5 ii8")
    laid = table(wish).play(0, "build library")
    if "space" in laid.question():
        laid.play(0, "on c1")
    laid.play(0, "benefit 3")
    assert laid.event_texts("envoy_sent") == ["envoy_sent iii5"], "the last free eagle is no choice"
    assert laid.event_texts("area_completed") == []


def test_r56_library_4_may_choose_the_eagle_again() -> None:
    wish = Wish(goods="builder", vacant="c1", steps=(3, 0, 0))
    laid = table(wish).play(0, "build library", "benefit 3", "send i5")
    assert laid.points_for("tracks") == 3
