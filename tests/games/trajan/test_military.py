"""The military (R-36 to R-43)."""

from __future__ import annotations

import importlib.util
import sys

import pytest

from tests.games.trajan.positions import table
from ulpia.games.trajan import rulings
from ulpia.games.trajan.rules import military
from ulpia.kernel.moves import Move, Seat


def test_r36_the_military_action_recruits_or_moves_the_leader_or_places_a_legionnaire() -> None:
    laid = table(at="military", leader={0: "raetia"})
    assert laid.options() == [
        "march alpes",
        "march noricum",
        "march belgica",
        "march germania-superior",
        "enlist",
        "occupy",
        "pass",
    ]
    laid.play(0, "enlist")
    assert (laid.player(0).camp_legionnaires, laid.player(0).supply) == (2, 12)
    assert laid.question() == "1 sow", "one of the three"


def test_r37_the_leader_moves_one_step_and_must_take_the_tile_that_lies_there() -> None:
    laid = table(at="military", provinces={"raetia": "votes-4", "belgica": "bread"})
    laid.refuses(0, "march belgica", "not_adjacent", 37)
    laid.play(0, "march raetia")
    assert laid.leader(0) == "raetia"
    assert laid.mat(0) == "votes-4", "without a question"
    assert laid.state.province_tiles == [-1] * 6 + [0] + [-1] * 3


def test_r37_foreign_leaders_and_legionnaires_block_nothing() -> None:
    laid = table(
        seats=3,
        at="military",
        leader={1: "alpes", 2: "alpes"},
        legionnaires={1: "alpes", 2: "alpes"},
    )
    laid.play(0, "march alpes")
    assert [laid.leader(seat) for seat in range(3)] == ["alpes"] * 3


@pytest.mark.parametrize("province", ["alpes", "raetia", "noricum"])
def test_r38_the_leader_never_moves_back_into_the_military_camp(province: str) -> None:
    laid = table(at="military", leader={0: province})
    laid.refuses(0, "march camp", "camp_is_no_province", 38)


def test_r38_flipped_the_leader_may_go_home(monkeypatch: pytest.MonkeyPatch, flips: None) -> None:
    # Marches are a table made at import: read the module a second time under the other ruling.
    monkeypatch.setattr(rulings, "LEADER_MAY_RETURN_TO_CAMP", True)
    spec = importlib.util.spec_from_file_location("military_again", military.__file__)
    assert spec is not None and spec.loader is not None
    again = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "military_again", again)
    spec.loader.exec_module(again)
    laid = table(leader={0: "alpes"})
    assert Move("march", (10,)) in again.options(laid.state, Seat(0))
    again.perform(laid.state, Seat(0), Move("march", (10,)))
    assert laid.leader(0) == "camp"


def test_r39_the_leader_may_enter_a_province_again_but_staying_is_not_a_move() -> None:
    laid = table(
        at="military", leader={0: "alpes"}, plus_two={0: "military"}, mat={0: "wild-action"}
    )
    laid.refuses(0, "march alpes", "not_adjacent", 37)
    laid.play(0, "march raetia", "repeat wild-action", "march alpes", "march raetia")
    assert laid.leader(0) == "raetia"


def test_r40_a_legionnaire_is_placed_with_the_own_leader_where_no_own_one_stands_yet() -> None:
    laid = table(at="military", leader={0: "noricum"})
    laid.play(0, "occupy")
    assert laid.points_for(0, "provinces") == 5
    assert (laid.player(0).camp_legionnaires, laid.player(0).legionnaires) == (0, 1 << 2)
    laid = table(at="military", leader={0: "noricum"}, legionnaires={0: "noricum"})
    laid.refuses(0, "occupy", "own_legionnaire_there", 40)


def test_r40_with_the_leader_in_the_camp_nothing_can_be_placed() -> None:
    laid = table(at="military")
    laid.refuses(0, "occupy", "leader_in_camp", 40)


@pytest.mark.parametrize(
    ("province", "foreign", "points"),
    [
        ("britannia", 0, 10),
        ("britannia", 1, 7),
        ("britannia", 2, 4),
        ("britannia", 3, 1),
        ("belgica", 2, 0),
        ("noricum", 1, 2),
        ("noricum", 2, 0),
        ("alpes", 1, 0),
        ("raetia", 3, 0),
    ],
)
def test_r41_placing_scores_the_province_less_3_for_each_foreign_legionnaire_at_least_0(
    province: str, foreign: int, points: int
) -> None:
    laid = table(
        seats=4,
        at="military",
        leader={0: province, 1: province, 3: province},  # leaders do not count
        legionnaires={seat: province for seat in range(1, foreign + 1)},
    )
    laid.play(0, "occupy")
    assert laid.points(0) == points


def test_r42_a_legionnaire_in_a_province_never_moves_on_and_never_returns() -> None:
    laid = table(
        at="military", leader={0: "raetia"}, legionnaires={0: "raetia"}, mat={0: "wild-action"}
    )
    laid.play(0, "march noricum", "repeat wild-action", "occupy")
    assert laid.player(0).legionnaires == 1 << 1 | 1 << 2
    laid = table(at="end of quarter", demands="bread bread bread", legionnaires={0: "raetia"})
    laid.end_quarter()
    assert laid.player(0).legionnaires == 1 << 1


def test_r43_without_a_token_in_the_supply_nobody_is_recruited() -> None:
    laid = table(at="military", camp_workers={0: 14})
    laid.refuses(0, "enlist", "supply_empty", 43)
    laid = table(at="construction", camp_workers={0: 14})
    laid.refuses(0, "hire", "supply_empty", 43)


def test_r43_without_one_in_the_camp_nobody_is_placed() -> None:
    laid = table(at="military", leader={0: "raetia"}, camp_legionnaires={0: 0})
    laid.refuses(0, "occupy", "no_legionnaire_in_camp", 43)
    laid = table(at="construction", camp_workers={0: 0})
    laid.refuses(0, "build a1", "no_worker_in_camp", 43)


def test_e24_a_legionnaire_goes_straight_to_the_leader() -> None:
    laid = table(at="military", leader={0: "britannia"})
    laid.play(0, "occupy")
    assert laid.points(0) == 10
    assert laid.question() == "1 sow", "one action"


def test_e25_the_camp_and_britannia_have_three_neighbours_each() -> None:
    laid = table(at="military")
    marches = [move for move in laid.options() if move.startswith("march")]
    assert marches == ["march alpes", "march raetia", "march noricum"]
    laid = table(at="military", leader={0: "britannia"})
    marches = [move for move in laid.options() if move.startswith("march")]
    assert marches == ["march lugdunensis", "march belgica", "march germania-inferior"]
