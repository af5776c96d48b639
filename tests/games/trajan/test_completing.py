"""Completing a Trajan tile (R-15 to R-23)."""

from __future__ import annotations

import pytest

from tests.games.trajan.positions import Table, table
from ulpia.games.trajan.rules import completing

# "sow VI" lays a white marker on I and another on II.
BLUE_WHITE = "gg | b | oo | pp | yyb | ww"
SIX_TILES = {
    "I": "victory bw",
    "II": "victory yw",
    "III": "victory ow",
    "IV": "victory oo",
    "V": "victory gg",
    "VI": "victory pp",
}


def test_r15_a_tile_needs_both_its_colours_in_the_target_tray() -> None:
    laid = table(trays={0: BLUE_WHITE}, tiles={0: {"II": "victory bw"}})
    laid.play(0, "sow VI")
    assert laid.points(0) == 9
    assert laid.slot(0, "II") == ""


def test_r15_one_of_two_colours_is_not_enough() -> None:
    laid = table(trays={0: "gg | y | oo | pp | bby | ww"}, tiles={0: {"II": "victory bw"}})
    laid.play(0, "sow VI")
    assert laid.points(0) == 0
    assert laid.slot(0, "II") == "victory-bw"


def test_r15_the_tile_must_lie_at_the_target_tray() -> None:
    laid = table(trays={0: BLUE_WHITE}, tiles={0: {"IV": "victory bw"}})
    laid.play(0, "sow VI")
    assert laid.points(0) == 0


@pytest.mark.parametrize(
    ("trays", "points"), [("w | wb | oo | pp | yybg | g", 9), ("w | yb | oo | pp | wybg | g", 0)]
)
def test_r15_a_tile_with_one_colour_twice_needs_both_markers(trays: str, points: int) -> None:
    laid = table(trays={0: trays}, tiles={0: {"II": "victory ww"}})
    laid.play(0, "sow I")
    assert laid.points(0) == points


def test_r16_at_most_one_tile_is_completed_in_a_turn_and_only_in_step_2() -> None:
    laid = table(trays={0: "bb | yy | gg | | ow | oppw"}, arch={0: "V"}, stacks={"victory": "ow"})
    laid.play(0, "sow III", "claim victory")
    assert laid.slot(0, "V") == "victory-ow", "laid where the colours lie already"
    assert laid.points(0) == 0, "but not completed in this turn"
    assert laid.question() == "1 sow"


def test_r16_a_tile_at_another_tray_stays_even_if_it_fits() -> None:
    laid = table(
        trays={0: "gg | b | oo | pp | yyb | ww"},
        tiles={0: {"II": "victory bw", "III": "victory oo"}},
    )
    laid.play(0, "sow VI")
    assert laid.points(0) == 9
    assert laid.slot(0, "III") == "victory-oo"


def test_r17_a_tile_that_can_be_completed_is_completed_without_a_question() -> None:
    laid = table(trays={0: BLUE_WHITE}, tiles={0: {"II": "legionnaires wb"}})
    laid.play(0, "sow VI")
    assert laid.points(0) == 5 and laid.slot(0, "II") == ""
    assert laid.question() == "0 legionnaires_effect 1"
    assert laid.options() == ["accept", "waive"]


def test_r17_the_effect_may_be_waived_and_the_points_stay() -> None:
    laid = table(trays={0: BLUE_WHITE}, tiles={0: {"II": "legionnaires wb"}})
    laid.play(0, "sow VI", "waive")
    assert laid.points(0) == 5 and laid.slot(0, "II") == ""
    assert laid.player(0).camp_legionnaires == 1
    assert laid.event_texts("effect_waived") == ["effect_waived legionnaires"]


def test_r17_flipped_the_effect_is_a_duty(monkeypatch: pytest.MonkeyPatch, flips: None) -> None:
    monkeypatch.setattr(completing, "EFFECT_MAY_BE_WAIVED", False)
    monkeypatch.setattr(completing, "ACCEPT_OR_WAIVE", [completing.ACCEPT])
    laid = table(trays={0: BLUE_WHITE}, tiles={0: {"II": "legionnaires wb"}})
    laid.play(0, "sow VI")
    assert laid.player(0).camp_legionnaires == 2
    laid = table(trays={0: "g|p|oo|wp|yybb|wg"}, tiles={0: {"II": "plus-two gp"}})
    laid.play(0, "sow I")
    assert "waive" not in laid.options() and "assign forum" in laid.options()


def test_r18_completing_scores_first_then_gives_the_effect_then_the_tile_leaves_the_game() -> None:
    laid = table(trays={0: BLUE_WHITE}, tiles={0: {"II": "cards bw"}}, deck="wine fish")
    tile = laid.player(0).slots[1]
    laid.play(0, "sow VI")
    assert laid.points(0) == 3 and laid.hand(0) == "", "points come before the effect"
    laid.play(0, "accept")
    assert laid.hand(0) == "wine fish", "both are kept"
    assert laid.state.completed == 1 << tile
    assert laid.slot(0, "II") == ""


def test_r18_a_demand_tile_goes_to_the_mat_and_works_until_the_end() -> None:
    laid = table(trays={0: "g | g | oo | pp | bbyyw | w"}, tiles={0: {"II": "demand gg games"}})
    laid.play(0, "sow I")
    assert laid.points(0) == 1
    assert laid.player(0).kept == [0, 1, 0]
    assert laid.slot(0, "II") == ""
    assert laid.event_texts("demand_kept") == ["demand_kept games"]


def test_r19_cards_just_drawn_may_be_shipped_in_the_same_turn() -> None:
    laid = table(
        trays={0: "b | gg | oo | pp | ww | yyb"}, tiles={0: {"I": "cards bw"}}, deck="oil oil"
    )
    laid.play(0, "sow V", "accept", "ship identical oil oil")
    assert laid.points(0) == 3 + 6


def test_r19_tokens_just_recruited_may_be_placed_in_the_same_turn() -> None:
    laid = table(
        trays={0: "ww | gg | b | oo | pp | yyb"},
        tiles={0: {"III": "legionnaires wb"}},
        leader={0: "raetia"},
        camp_legionnaires={0: 0},
    )
    laid.play(0, "sow I", "accept", "occupy")
    assert laid.points(0) == 5 + 3


def test_r19_a_plus_two_marker_just_taken_works_in_the_same_turn() -> None:
    laid = table(
        trays={0: "bb | oo | gg | p | ww | yyp"},
        tiles={0: {"IV": "plus-two op"}},
        mat={0: "extra-senate"},
    )
    laid.play(0, "sow II", "assign senate", "advance", "repeat extra-senate", "advance")
    assert laid.points(0) == 4 + 2 + 3 + 4


@pytest.mark.parametrize(
    ("tile", "moved", "points"), [("workers oy 5", 1, 5), ("workers oy 2", 2, 2)]
)
def test_r20_a_tile_for_workers_moves_the_printed_number(
    tile: str, moved: int, points: int
) -> None:
    laid = table(trays={0: "y | o | yb | pp | owb | wgg"}, tiles={0: {"II": tile}})
    laid.play(0, "sow I", "accept")
    player = laid.player(0)
    assert (player.camp_workers, player.supply) == (1 + moved, 13 - moved)
    assert player.camp_legionnaires == 1, "workers are workers"
    assert laid.points(0) == points


@pytest.mark.parametrize(
    ("tile", "moved", "points"), [("legionnaires yb", 1, 5), ("legionnaires gy", 2, 2)]
)
def test_r20_a_tile_for_legionnaires_moves_the_printed_number(
    tile: str, moved: int, points: int
) -> None:
    laid = table(trays={0: "y | bg | oo | pp | gw | wyb"}, tiles={0: {"II": tile}})
    laid.play(0, "sow I", "accept")
    player = laid.player(0)
    assert (player.camp_legionnaires, player.supply) == (1 + moved, 13 - moved)
    assert player.camp_workers == 1
    assert laid.points(0) == points


@pytest.mark.parametrize(
    ("tile", "prompt"),
    [("workers by", "workers_effect"), ("legionnaires gy", "legionnaires_effect")],
)
def test_r20_with_too_few_tokens_those_that_are_left_move(tile: str, prompt: str) -> None:
    laid = table(
        trays={0: "y | bg | oo | pp | gw | wyb"}, tiles={0: {"II": tile}}, camp_workers={0: 13}
    )
    laid.play(0, "sow I")
    assert laid.question() == f"0 {prompt} 1"
    laid.play(0, "accept")
    player = laid.player(0)
    assert player.supply == 0 and player.camp_legionnaires + player.camp_workers == 15
    assert laid.points(0) == 2, "the points of the tile stay the same"


def test_r20_with_no_token_left_there_is_no_question() -> None:
    laid = table(
        trays={0: "y | bg | oo | pp | gw | wyb"},
        tiles={0: {"II": "legionnaires gy"}},
        camp_workers={0: 14},
    )
    laid.play(0, "sow I")
    assert laid.points(0) == 2
    assert laid.question() == "1 sow"


def plus_two(covered: str) -> Table:
    return table(
        trays={0: "g | p | oo | wp | yybb | wg"},
        tiles={0: {"II": "plus-two gp"}},
        plus_two={0: covered},
    )


def test_r21_a_plus_two_marker_goes_on_a_free_action_space() -> None:
    laid = plus_two("forum military")
    laid.play(0, "sow I")
    assert laid.points(0) == 4
    assert laid.options() == [
        "assign seaport",
        "assign senate",
        "assign trajan",
        "assign construction",
        "waive",
    ]
    laid.refuses(0, "assign forum", "action_has_plus_two", 21)
    laid.play(0, "assign trajan")
    assert laid.player(0).plus_two == 0b010110


def test_r21_with_all_six_spaces_covered_the_tile_has_no_effect_beyond_its_points() -> None:
    laid = plus_two("seaport forum military senate trajan construction")
    laid.play(0, "sow I")
    assert laid.points(0) == 4 and laid.slot(0, "II") == ""
    assert laid.question() == "1 sow"


def test_r22_an_arch_in_the_centre_jumps_at_once_to_the_freed_slot() -> None:
    laid = table(trays={0: "y | w | oo | pp | yggb | wb"}, tiles={0: SIX_TILES})
    assert laid.arch(0) == "centre"
    laid.play(0, "sow I")
    assert laid.arch(0) == "II"
    assert laid.slot(0, "II") == ""
    assert laid.event_texts("arch_moved") == ["arch_moved II"]


def test_r22_an_arch_on_a_slot_stays_there() -> None:
    five = {slot: tile for slot, tile in SIX_TILES.items() if slot != "V"}
    laid = table(trays={0: "y | w | oo | pp | yggb | wb"}, tiles={0: five})
    assert laid.arch(0) == "V"
    laid.play(0, "sow I")
    assert laid.arch(0) == "V"
    assert laid.slot(0, "II") == ""


def test_r23_with_six_tiles_completing_the_one_of_slot_v_allows_the_trajan_action() -> None:
    laid = table(trays={0: "oo | yw | b | g | g | ppwyb"}, tiles={0: SIX_TILES})
    laid.play(0, "sow IV")
    assert laid.arch(0) == "V", "the arch has jumped before step 3 begins"
    assert laid.question() == "0 trajan main"
    laid.play(0, "claim cards")
    assert laid.slot(0, "V").startswith("cards") and laid.arch(0) == "centre"


def test_r23_without_a_completed_tile_six_tiles_forbid_the_trajan_action() -> None:
    laid = table(trays={0: "oo | yw | g | b | y | ppwgb"}, tiles={0: SIX_TILES})
    laid.play(0, "sow IV")
    assert laid.question() == "1 sow"


def test_r23_any_completed_tile_allows_a_trajan_action_that_comes_as_a_bonus() -> None:
    laid = table(
        trays={0: "oo | yw | g | b | p | pwgby"},
        tiles={0: {**SIX_TILES, "VI": "victory pp"}},
        site={"a1": "roof-2"},
    )
    laid.play(0, "sow V", "build a1")
    assert laid.question() == "0 trajan bonus"
    laid.play(0, "claim demand")
    assert laid.slot(0, "VI").startswith("demand")


def test_e4_a_third_marker_does_no_harm_when_a_tile_is_completed() -> None:
    laid = table(trays={0: "ww | b | yo | gg | pp | oyb"}, tiles={0: {"III": "workers yo 5"}})
    tile = laid.player(0).slots[2]
    laid.play(0, "sow II")
    assert laid.tray(0, "III") == "byo"
    assert laid.points(0) == 5
    laid.play(0, "accept")
    assert (laid.player(0).camp_workers, laid.player(0).supply) == (2, 12)
    assert laid.state.completed == 1 << tile
