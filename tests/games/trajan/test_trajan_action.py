"""The Trajan action (R-44, R-45)."""

from __future__ import annotations

from tests.games.trajan.positions import table

FIVE = {
    "I": "victory bb",
    "II": "victory oo",
    "III": "victory yy",
    "IV": "victory gg",
    "VI": "victory pp",
}


def test_r44_the_trajan_action_lays_the_top_tile_of_a_stack_on_the_slot_of_the_arch() -> None:
    laid = table(at="trajan", arch={0: "IV"}, stacks={"cards": "oy bb"})
    assert laid.options() == [
        "claim victory",
        "claim cards",
        "claim plus-two",
        "claim demand",
        "claim workers",
        "claim legionnaires",
        "pass",
    ]
    laid.play(0, "claim cards")
    assert laid.slot(0, "IV") == "cards-oy"
    assert laid.arch(0) == "V"
    assert laid.event_texts("stack_turned")[0].startswith("stack_turned cards cards-bb")


def test_r44_the_arch_goes_clockwise_to_the_next_slot_without_a_tile() -> None:
    laid = table(at="trajan", arch={0: "V"}, tiles={0: {"VI": "victory pp", "I": "victory bb"}})
    laid.play(0, "claim cards")
    assert laid.arch(0) == "II"


def test_r44_without_a_free_slot_the_arch_goes_to_the_centre() -> None:
    laid = table(at="trajan", tiles={0: FIVE})
    assert laid.arch(0) == "V"
    laid.play(0, "claim demand")
    assert laid.slot(0, "V").startswith("demand")
    assert laid.arch(0) == "centre"


def test_r44_with_the_arch_in_the_centre_the_action_is_impossible() -> None:
    six = {0: {**FIVE, "V": "victory ww"}}
    laid = table(at="trajan", tiles=six, mat={0: "extra-trajan"})
    assert laid.question() == "1 sow"
    assert laid.mat(0) == "extra-trajan"


def test_r44_the_last_free_slot_ends_the_repetitions_too() -> None:
    laid = table(at="trajan", tiles={0: FIVE}, mat={0: "extra-trajan"})
    laid.play(0, "claim demand")
    assert laid.question() == "1 sow"


def test_r45_several_tiles_of_one_category_are_allowed_after_the_set_up() -> None:
    laid = table(at="trajan", tiles={0: {"II": "victory oo", "IV": "victory gg"}})
    laid.play(0, "claim victory")
    assert laid.slot(0, "I").startswith("victory")


def test_r45_an_empty_stack_stays_empty() -> None:
    laid = table(at="trajan", stacks={"victory": "", "cards": "bb"}, mat={0: "wild-action"})
    laid.refuses(0, "claim victory", "stack_empty", 45)
    laid.play(0, "claim cards")
    assert laid.event_texts("stack_emptied") == ["stack_emptied cards"]
    laid.play(0, "repeat wild-action")
    laid.refuses(0, "claim cards", "stack_empty", 45)


def test_r45_with_all_stacks_empty_there_is_no_action() -> None:
    empty = dict.fromkeys(("victory", "cards", "plus-two", "demand", "workers", "legionnaires"), "")
    laid = table(at="trajan", stacks=empty)
    assert laid.question() == "1 sow"


def test_e6_the_arch_skips_a_slot_with_a_tile() -> None:
    laid = table(at="trajan", arch={0: "I"}, tiles={0: {"II": "victory oo"}})
    laid.play(0, "claim workers")
    assert laid.slot(0, "I").startswith("workers")
    assert laid.arch(0) == "III"
