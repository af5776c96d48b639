"""The construction site (R-48 to R-53). A bare table has stairs in a1 to a4, then doors, …"""

from __future__ import annotations

import pytest

from tests.games.trajan.positions import table
from ulpia.games.trajan.components.construction import SPACE_WORDS
from ulpia.games.trajan.rules import actions


def builds(options: list[str]) -> str:
    return " ".join([move.removeprefix("build ") for move in options if move.startswith("build")])


def test_r48_the_construction_action_recruits_a_worker_or_places_one() -> None:
    laid = table(at="construction")
    assert laid.options() == [*(f"build {space}" for space in SPACE_WORDS), "hire", "pass"]
    laid.play(0, "hire")
    assert (laid.player(0).camp_workers, laid.player(0).supply) == (2, 12)
    assert laid.question() == "1 sow"


@pytest.mark.parametrize(
    ("workers", "near"),
    [
        ("a1", "a2 b1"),
        ("a5", "a4 b5"),  # b1 follows a5 in the table, but is not next to it
        ("b1", "a1 b2 c1"),
        ("b3", "a3 b2 b4 c3"),
        ("d5", "c5 d4"),
        ("b2 b3", "a2 a3 b1 b4 c2 c3"),
    ],
)
def test_r48_each_later_worker_stands_next_to_an_own_one_in_row_or_column(
    workers: str, near: str
) -> None:
    laid = table(at="construction", workers={0: workers})
    assert builds(laid.options()) == near
    laid.refuses(0, "build d1", "space_not_adjacent", 48)


def test_r48_foreign_workers_do_not_count_as_own_ones() -> None:
    laid = table(at="construction", workers={0: "a1", 1: "c3"})
    laid.refuses(0, "build c4", "space_not_adjacent", 48)
    laid = table(at="construction", workers={1: "c3"})
    assert len(builds(laid.options()).split()) == 20, "the first one anywhere"


def test_r49_a_worker_takes_and_scores_the_tile_of_its_space() -> None:
    laid = table(at="construction", workers={0: "a1"})
    laid.play(0, "build a2")
    assert laid.buildings(0) == "stairs-2 stairs-3"
    assert laid.points_for(0, "construction") == 3
    assert laid.player(0).camp_workers == 0 and laid.player(0).workers == 0b11
    assert laid.state.site[1] == -1


def test_r49_on_a_space_with_foreign_workers_there_is_nothing() -> None:
    laid = table(seats=4, at="construction", workers={0: "a1", 1: "a2", 2: "a2", 3: "a2"})
    laid.play(0, "build a2")
    assert laid.points(0) == 0 and laid.buildings(0) == "stairs-2"
    assert laid.event_texts("worker_joined") == ["worker_joined a2"]


def test_r50_a_space_that_holds_an_own_worker_cannot_be_entered_again() -> None:
    laid = table(at="construction", workers={0: "a1 a2"})
    laid.refuses(0, "build a1", "own_worker_there", 50)


@pytest.mark.parametrize(
    ("tile", "bonus"),
    [
        ("stairs-2", "forum"),
        ("door-2", "senate"),
        ("fountain-2", "seaport"),
        ("roof-2", "trajan"),
        ("window-2", "military"),
    ],
)
def test_r51_the_first_construction_tile_of_its_type_gives_its_bonus_action(
    tile: str, bonus: str
) -> None:
    laid = table(at="construction", site={"b2": tile}, forum="bread games")
    laid.play(0, "build b2")
    assert laid.points(0) == 2
    assert laid.question() == f"0 {bonus} bonus"
    assert len(laid.options()) > 1 and "pass" in laid.options()


def test_r51_later_tiles_of_the_type_give_none() -> None:
    laid = table(at="construction", workers={0: "a1"}, forum="bread")
    laid.play(0, "build a2")
    assert laid.question() == "1 sow"


def test_r51_a_wild_construction_tile_neither_gives_a_bonus_action_nor_takes_one_away() -> None:
    laid = table(at="construction", mat={0: "wild-construction"}, forum="bread")
    laid.play(0, "build a1")
    assert laid.question() == "0 forum bonus"
    laid = table(at="forum", forum="wild-construction bread")
    laid.play(0, "collect wild-construction")
    assert laid.question() == "1 sow"


def test_r51_the_tile_counts_for_its_owner_only() -> None:
    laid = table(at="construction", workers={1: "a1"}, forum="bread")
    laid.play(0, "build a2")
    assert laid.question() == "0 forum bonus"


def test_r52_a_bonus_action_is_no_sowing() -> None:
    laid = table(
        at="construction",
        clock=5,
        site={"a1": "roof-2"},
        trays={0: "bw | og | by | oy | gp | pw"},
        tiles={0: {"I": "victory bw", "V": "cards gp"}},
    )
    laid.play(0, "build a1", "claim demand")
    assert laid.state.clock == 5, "the clock stands still"
    assert laid.points(0) == 2, "no Trajan tile is completed"
    assert (laid.slot(0, "I"), laid.slot(0, "V")) == ("victory-bw", "cards-gp")


def test_r53_a_bonus_action_that_is_impossible_is_lost() -> None:
    laid = table(at="construction", workers={1: "a1"}, camp_workers={0: 2})
    laid.play(0, "build a2")  # stairs, but the forum is empty
    assert laid.question() == "1 sow"
    laid.play(1, "sow III", "drop pink", "pass")
    assert laid.question() == "0 sow", "and not saved for later"
    laid = table(at="construction", senate={0: 8}, site={"a1": "door-5"})
    laid.play(0, "build a1")
    assert laid.question() == "1 sow"


def test_r24_the_action_of_the_target_tray_is_optional_and_so_is_a_bonus_action() -> None:
    laid = table(at="construction", site={"a1": "door-5"})
    laid.play(0, "pass")
    assert laid.question() == "1 sow"
    laid = table(at="construction", site={"a1": "door-5"})
    laid.play(0, "build a1", "pass")
    assert laid.votes_space(0) == 0
    assert laid.event_texts("action_passed") == ["action_passed senate bonus"]


def test_r24_flipped_a_bonus_action_is_a_duty(monkeypatch: pytest.MonkeyPatch, flips: None) -> None:
    monkeypatch.setattr(actions, "BONUS_ACTION_MAY_BE_WAIVED", False)
    laid = table(at="construction", site={"a1": "door-5"})
    laid.play(0, "build a1")
    assert laid.votes_space(0) == 2


def test_e8_a_first_construction_tile_gives_its_bonus_action() -> None:
    laid = table(at="construction", site={"c3": "door-4"}, senate={0: 3})
    laid.play(0, "build c3", "advance")
    assert laid.buildings(0) == "door-4"
    assert laid.points_for(0, "construction") == 4
    assert laid.points_for(0, "senate") == 4 and laid.votes_space(0) == 4


def test_e9_a_worker_joins_a_foreign_worker_to_get_nearer_to_a_tile() -> None:
    green, blue = 1, 2
    laid = table(
        seats=3,
        at="construction",
        turn=green,
        site={"b3": "window-4"},
        workers={green: "b1", blue: "b2"},
        buildings={green: "window-2"},
        camp_workers={green: 2},
        mat={green: "extra-construction"},
    )
    assert "build b3" not in laid.options(green)
    laid.play(green, "build b2")
    assert laid.points(green) == 0, "no tile, no points"
    laid.play(green, "repeat extra-construction", "build b3")
    assert laid.points(green) == 4
