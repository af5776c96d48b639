"""The end of a round (R-62)."""

from __future__ import annotations

import pytest

from tests.games.trajan.positions import Table, table

TWELVE = {0: "bbyyggooppww | | | | |"}


def finish_turn(laid: Table, seat: int) -> None:
    """Lay the markers that are left, and pass."""
    while laid.question().startswith(f"{seat} drop"):
        laid.play(seat, laid.options(seat)[0])
    if laid.question().startswith(f"{seat} "):
        laid.play(seat, "pass")


def test_r62_the_end_of_a_round_reveals_a_demand() -> None:
    laid = table(seats=3, at="end of round", demands="games", next_demands="bread")
    assert laid.state.demands == (1, 0)
    assert laid.event_texts("demand_revealed") == ["demand_revealed bread"]
    assert laid.question() == "1 sow", "the next player clockwise goes on"


def test_r62_with_three_open_demands_it_ends_the_quarter_and_reveals_no_fourth() -> None:
    laid = table(seats=3, at="end of round", demands="games bread games")
    assert laid.event_texts("demand_revealed") == []
    assert laid.event_texts("quarter_ended") == ["quarter_ended I"]
    assert laid.question() == "2 pick"


@pytest.mark.parametrize(("clock", "crossed"), [(8, 0), (9, 1), (10, 1)])
def test_r62_a_round_ends_when_time_reached_or_passed_its_start(clock: int, crossed: int) -> None:
    laid = table(clock=clock)
    laid.play(0, "sow V", "drop green", "pass")
    assert len(laid.state.demands) == crossed
    assert laid.state.clock == (clock + 2) % 11, "the marker stays where it is"
    assert laid.question() == "1 sow"


def test_r62_passing_the_start_twice_counts_as_two_ends_of_a_round() -> None:
    laid = table(clock=10, trays=TWELVE, next_demands="games religion")
    finish_turn(laid, 0)
    assert laid.state.clock == 0
    assert laid.state.demands == (1, 2)
    assert laid.question() == "1 sow"


def test_r62_if_the_first_of_them_ends_the_quarter_the_second_ends_a_round_of_the_new_one() -> None:
    laid = table(clock=10, trays=TWELVE, demands="bread bread bread", next_demands="games")
    finish_turn(laid, 0)
    assert laid.question() == "1 pick"
    laid.end_quarter()
    assert laid.state.quarter == 1
    assert laid.state.demands == (1,)
    assert laid.question() == "1 sow"


def test_r62_if_the_second_of_them_ends_the_quarter_the_first_reveals_its_last_demand() -> None:
    laid = table(clock=10, trays=TWELVE, demands="bread bread", next_demands="games")
    finish_turn(laid, 0)
    assert laid.event_texts("demand_revealed", "quarter_ended") == [
        "demand_revealed games",
        "quarter_ended I",
    ]
    assert laid.question() == "1 pick"


def test_r62_passing_twice_at_the_end_of_the_game_ends_it_once() -> None:
    laid = table(clock=10, trays=TWELVE, demands="bread bread bread", quarter="IV")
    finish_turn(laid, 0)
    laid.end_quarter()
    assert laid.question() == ""
    assert laid.state.demands == () and laid.event_texts("demand_revealed") == []


@pytest.mark.parametrize("clock", range(12))
def test_r62_on_the_longer_track_twelve_markers_pass_the_start_once(clock: int) -> None:
    laid = table(clock=clock, time="12-17-22", trays=TWELVE)
    finish_turn(laid, 0)
    assert len(laid.state.demands) == 1
    assert laid.state.clock == clock


def test_e13_the_first_lap_reveals_the_first_demand() -> None:
    laid = table(clock=9, next_demands="religion")
    laid.play(0, "sow V", "drop green")
    assert laid.event_texts("demand_revealed") == [], "not before the turn is over"
    laid.play(0, "pass")
    assert laid.state.demands == (2,)
    assert laid.state.clock == 0
    assert laid.question() == "1 sow"


def test_e14_the_fourth_lap_reveals_nothing_and_ends_the_quarter() -> None:
    laid = table(clock=9, demands="religion bread games")
    laid.play(0, "sow V", "drop green", "pass")
    assert laid.event_texts("demand_revealed") == []
    assert laid.event_texts("quarter_ended") == ["quarter_ended I"]
