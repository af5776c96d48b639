"""The turn: sowing, time and the target tray (R-10 to R-14)."""

from __future__ import annotations

import pytest

from tests.games.trajan.positions import Table, table

NUMERALS = ("I", "II", "III", "IV", "V", "VI")
SEVEN = {0: "bbyyggo | o | p | p | w | w"}
TWELVE = {0: "bbyyggooppww | | | | |"}


def drop_all(laid: Table, seat: int = 0) -> None:
    while laid.question().startswith(f"{seat} drop"):
        laid.play(seat, laid.options(seat)[0])


def test_r10_a_turn_is_sowing_with_time_then_the_trajan_tile_then_the_action() -> None:
    laid = table(trays={0: "by | og | og | by | pp | ww"}, tiles={0: {"III": "workers og"}})
    assert laid.options() == [f"sow {numeral}" for numeral in NUMERALS], "sowing is compulsory"
    laid.play(0, "sow I", "drop blue", "accept", "enlist")
    names = [event.split()[0] for event in laid.event_texts()]
    assert names == [
        "turn_began",
        "sown",
        "time_moved",
        "marker_dropped",
        "marker_dropped",
        "tile_completed",
        "workers_hired",
        "legionnaires_enlisted",
        "turn_began",
    ]
    assert laid.question() == "1 sow"


def test_r10_sowing_is_always_possible_and_never_skipped() -> None:
    laid = table(trays=TWELVE)
    assert laid.question() == "0 drop II", "the only tray with markers is sown without a question"
    assert laid.event_texts("sown") == ["sown I 12 I"]


def test_r11_a_tray_that_is_not_empty_is_emptied_and_its_markers_laid_one_per_tray() -> None:
    laid = table(trays={0: "byg | | opw | byg | opw |"})
    laid.refuses(0, "sow II", "tray_empty", 11)
    assert laid.why(0, "sow I") is None
    laid.play(0, "sow I")
    assert laid.question() == "0 drop II"
    assert laid.options() == ["drop blue", "drop yellow", "drop green"], "the player chooses"
    laid.refuses(0, "drop white", "no_such_marker", 11)
    laid.play(0, "drop green", "drop blue")
    trays = [laid.tray(0, numeral) for numeral in NUMERALS]
    assert trays == ["", "g", "bopw", "byyg", "opw", ""]
    assert laid.question() == "0 senate main"


def test_r11_markers_that_are_all_alike_are_laid_without_a_question() -> None:
    laid = table(trays={0: "bb | yy | gg | oo | pp | ww"})
    laid.play(0, "sow VI")
    assert (laid.tray(0, "I"), laid.tray(0, "II")) == ("bbw", "yyw")
    assert laid.question() == "1 sow", "the forum is empty"


def test_r12_the_source_tray_is_not_skipped_and_a_sixth_marker_comes_home() -> None:
    laid = table(trays={0: "bygopw | by | g | o | p | w"})
    laid.play(0, "sow I")
    drop_all(laid)
    assert laid.event_texts("sown") == ["sown I 6 I"]
    assert laid.tray(0, "I") == "w"
    assert laid.question() == "0 seaport main"


def test_r12_five_markers_end_before_the_source() -> None:
    laid = table(trays={0: "bygop | by | g | o | pw | w"})
    laid.play(0, "sow I")
    drop_all(laid)
    assert laid.event_texts("sown") == ["sown I 5 VI"]
    assert laid.tray(0, "I") == ""


def test_r12_twelve_markers_put_two_into_every_tray() -> None:
    laid = table(trays=TWELVE)
    drop_all(laid)
    assert [len(laid.tray(0, numeral)) for numeral in NUMERALS] == [2] * 6
    assert laid.question() == "0 seaport main"


@pytest.mark.parametrize(
    ("clock", "count", "reached"), [(0, 2, 2), (9, 1, 10), (9, 2, 0), (9, 3, 1), (10, 4, 3)]
)
def test_r13_the_time_marker_moves_as_many_steps_as_markers_were_taken(
    clock: int, count: int, reached: int
) -> None:
    trays = {1: "b|yygg|oopp|ww|b|", 2: "bb|yy|gg|oo|pp|ww", 3: "bby|y|gg|oo|pp|ww"}
    trays[4] = "bbyy|gg|oo|pp|w|w"
    laid = table(trays={0: trays[count]}, clock=clock)
    laid.play(0, "sow I")
    assert laid.state.clock == reached, "time moves before the markers are laid"
    assert laid.state.demands == (), "what it brings waits for the end of the turn"
    drop_all(laid)
    while laid.question().startswith("0"):
        laid.play(0, "pass")
    assert len(laid.state.demands) == (clock + count >= 11)


def test_r14_only_the_target_tray_counts_with_all_markers_in_it() -> None:
    # Blue and yellow meet at II on the way; the turn ends at III.
    trays = {0: "bb | y | og | yg | op | pww"}
    tiles = {0: {"II": "legionnaires yb", "III": "workers og"}}
    laid = table(trays=trays, tiles=tiles)
    laid.play(0, "sow I")
    [event] = laid.event_texts("tile_completed")
    assert event.startswith("tile_completed III workers-og")
    assert laid.slot(0, "II") == "legionnaires-yb", "a tile on the way is not completed"
    laid.play(0, "accept")
    assert laid.question() == "0 military main", "and the action is that of the target tray"


def test_e1_two_markers_from_the_trajan_tray_reach_the_seaport() -> None:
    laid = table()
    laid.play(0, "sow V", "drop green")
    assert laid.tray(0, "V") == ""
    assert (laid.tray(0, "VI"), laid.tray(0, "I")) == ("gpw", "byo")
    assert laid.question() == "0 seaport main"


def test_e2_two_markers_moved_advance_the_time_marker_by_two() -> None:
    laid = table(clock=3)
    laid.play(0, "sow V", "drop green")
    assert laid.state.clock == 5
    assert laid.event_texts("time_moved") == ["time_moved 2 5"]


def test_e3_four_markers_moved_carry_the_time_marker_across_its_start() -> None:
    laid = table(seats=4, clock=19, trays={0: "bbyy | gg | oo | pp | w | w"}, next_demands="games")
    laid.play(0, "sow I")
    assert laid.state.clock == 2
    drop_all(laid)
    assert laid.state.demands == ()
    laid.play(0, "pass")
    assert laid.event_texts("demand_revealed") == ["demand_revealed games"]
    assert laid.question() == "1 sow"


def test_e5_the_target_tray_tells_the_action() -> None:
    laid = table(trays={0: "bb | yy | gg | oo | pp | ww"}, provinces={"raetia": "bread"})
    laid.play(0, "sow I")
    assert laid.question() == "0 military main"
    assert laid.options() == ["march alpes", "march raetia", "march noricum", "enlist", "pass"]
    laid.refuses(0, "advance", "other_action", 24)
    laid.refuses(0, "draw", "way_next_turn", 24)


def test_e21_more_than_six_markers_put_two_into_some_trays() -> None:
    laid = table(trays=SEVEN)
    laid.play(0, "sow I")
    drop_all(laid)
    assert [len(laid.tray(0, numeral)) for numeral in NUMERALS] == [1, 3, 2, 2, 2, 2]
    assert laid.event_texts("sown") == ["sown I 7 II"]
