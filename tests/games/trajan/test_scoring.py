"""Final scoring and the winner (R-64, R-75 to R-82)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.trajan.positions import Table, table
from ulpia.games.trajan.game import TRAJAN
from ulpia.games.trajan.scoring import bonus_tiles

NONE: dict[str, Any] = {"camp_workers": {0: 0, 1: 0}, "camp_legionnaires": {0: 0, 1: 0}}


def end_game(**position: Any) -> Table:
    """Return a table after the last quarter; the demands cost everybody the same."""
    laid = table(**{"at": "end of quarter", "quarter": "IV", "demands": "bread " * 3, **position})
    laid.end_quarter()
    assert laid.question() == ""
    return laid


# --- demand bonus tiles --------------------------------------------------------------------------


@pytest.mark.parametrize("demand", ["bread", "games", "religion"])
def test_r64_a_demand_bonus_tile_needs_a_forum_tile_of_its_kind(demand: str) -> None:
    assert table(bonus={0: demand}, mat={0: demand}).final(0, "bonus-tiles") == 9
    assert table(gray_bonus={0: demand}, mat={0: demand}).final(0, "bonus-tiles") == 6
    assert table(bonus={0: demand}, mat={0: f"{demand} {demand}"}).final(0, "bonus-tiles") == 9
    assert table(bonus={0: demand}).final(0, "bonus-tiles") == 0


def test_r64_a_wild_demand_tile_counts_and_a_kept_trajan_tile_never() -> None:
    assert table(bonus={0: "bread"}, mat={0: "wild-demand"}).final(0, "bonus-tiles") == 9
    assert table(bonus={0: "bread"}, kept={0: "bread"}).final(0, "bonus-tiles") == 0
    assert table(bonus={0: "bread"}, mat={0: "games"}).final(0, "bonus-tiles") == 0


def test_r64_in_2022_each_wild_demand_tile_serves_one_bonus_tile_the_best_first() -> None:
    position: dict[str, Any] = {"bonus": {0: "games religion"}, "gray_bonus": {0: "bread"}}
    wilds = ["", "wild-demand", "wild-demand wild-demand", "wild-demand " * 3]
    found = [table(mat={0: mat}, **position).final(0, "bonus-tiles") for mat in wilds]
    assert found == [0, 9, 18, 24]


def test_r64_in_2011_one_wild_demand_tile_serves_every_demand_bonus_tile() -> None:
    laid = table(
        edition="2011",
        bonus={0: "games religion"},
        gray_bonus={0: "bread"},
        mat={0: "wild-demand"},
    )
    assert laid.final(0, "bonus-tiles") == 24


def test_r64_a_wild_demand_tile_is_not_wasted_where_a_forum_tile_lies() -> None:
    laid = table(bonus={0: "bread games"}, mat={0: "bread wild-demand"})
    assert laid.final(0, "bonus-tiles") == 18


def test_r64_flipped_the_readings_of_the_editions_change_places(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(bonus_tiles, "WILD_SERVES_BONUS_TILES", {"2011": "one", "2022": "every"})
    laid = table(bonus={0: "bread games"}, mat={0: "wild-demand"})
    assert laid.final(0, "bonus-tiles") == 18


# --- one point each ------------------------------------------------------------------------------


def test_r75_hand_cards_tokens_in_the_camps_and_tiles_on_the_circle_score_1_each() -> None:
    laid = end_game(
        hand={0: "oil oil wine"},
        camp_workers={0: 2},
        camp_legionnaires={0: 4},
        tiles={0: {"I": "victory bb", "IV": "cards bw"}},
    )
    scored = [
        laid.points_for(0, source) for source in ("hand", "worker-camp", "military-camp", "circle")
    ]
    assert scored == [3, 2, 4, 2]


def test_r75_supply_kept_demand_tiles_and_wild_tiles_score_nothing() -> None:
    laid = end_game(
        kept={0: "bread bread bread"},
        mat={0: "wild-commodity wild-demand wild-construction wild-action"},
        display={0: "oil oil"},
        plus_two={0: "forum"},
        senate_bonus="workers legionnaires",
        **NONE,
    )
    assert laid.player(0).supply == 15
    assert laid.points(0) == 0


# --- sets ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("buildings", "wilds", "points"),
    [
        ("stairs-2 stairs-3", 0, 0),
        ("stairs-2 stairs-3 stairs-4", 0, 10),
        ("stairs-2 stairs-3 stairs-4 stairs-5", 0, 20),
        ("stairs-2 stairs-3 stairs-4", 1, 20),
        ("stairs-2 stairs-3", 1, 10),
        ("stairs-2 stairs-3", 2, 20),
        ("stairs-2", 2, 10),
        ("stairs-2", 1, 0),
        ("", 2, 0),
        ("stairs-2 stairs-3 stairs-4 stairs-5", 2, 20),
        ("stairs-2 stairs-3 stairs-4 door-2 door-3", 1, 20),
        ("stairs-2 stairs-3 stairs-4 door-2 door-3", 2, 30),
        ("stairs-2 stairs-3 door-2 door-3", 2, 20),
        ("stairs-2 stairs-3 stairs-4 door-2 door-3 door-4", 2, 40),
        ("stairs-2 stairs-3 stairs-4 stairs-5 door-2", 2, 30),
        ("stairs-2 stairs-3 stairs-4 door-2 door-3 door-4", 0, 20),
        ("stairs-2 door-2 fountain-2 roof-2 window-2", 1, 0),
    ],
)
def test_r76_three_of_a_type_score_10_and_four_20_and_wild_ones_fill_the_best_sets(
    buildings: str, wilds: int, points: int
) -> None:
    laid = table(buildings={0: buildings}, mat={0: "wild-construction " * wilds})
    assert laid.final(0, "sets") == points


def test_r77_a_construction_tile_belongs_to_one_set_only() -> None:
    laid = table(buildings={0: "roof-2 roof-3 roof-4 roof-5"})
    assert laid.final(0, "sets") == 20, "not 30"


def test_e27_three_and_four_construction_tiles_of_one_kind() -> None:
    assert end_game(buildings={0: "roof-2 roof-3 roof-4"}).points_for(0, "sets") == 10
    assert end_game(buildings={0: "roof-2 roof-3 roof-4 roof-5"}).points_for(0, "sets") == 20


# --- bonus tiles ---------------------------------------------------------------------------------


def test_r78_commodity_bonus_tiles_count_the_display_and_not_the_hand() -> None:
    display, hand = {0: "wine wine fish oil"}, {0: "wine fish"}
    assert table(bonus={0: "wine-fish"}, display=display, hand=hand).final(0, "bonus-tiles") == 9
    assert table(gray_bonus={0: "wine-fish"}, display=display).final(0, "bonus-tiles") == 6
    assert table(bonus={0: "cattle-grain"}, display=display).final(0, "bonus-tiles") == 0


def test_r78_each_unused_wild_commodity_adds_one_card_to_one_of_them() -> None:
    mat = {0: "wild-commodity wild-commodity"}
    assert table(bonus={0: "wine-fish"}, mat=mat).final(0, "bonus-tiles") == 6
    assert table(gray_bonus={0: "wine-fish"}, mat=mat).final(0, "bonus-tiles") == 4
    both = table(bonus={0: "wine-fish"}, gray_bonus={0: "scroll-oil"}, mat=mat)
    assert both.final(0, "bonus-tiles") == 6, "a card counts once, where it scores most"
    assert table(bonus={0: "bread"}, mat=mat).final(0, "bonus-tiles") == 0
    assert table(mat=mat).final(0, "hand") == 0, "it is no card in hand"


def test_r79_the_tile_for_yellow_bonus_tiles_counts_all_own_yellow_ones_itself_included() -> None:
    assert table(bonus={0: "yellow"}).final(0, "bonus-tiles") == 3
    assert table(bonus={0: "yellow bread", 1: "games"}).final(0, "bonus-tiles") == 6
    laid = table(bonus={0: "yellow bread"}, gray_bonus={0: "games religion"})
    assert laid.final(0, "bonus-tiles") == 6, "gray ones do not count"


def test_r79_on_its_gray_side_it_counts_the_yellow_ones_only() -> None:
    assert table(gray_bonus={0: "yellow"}).final(0, "bonus-tiles") == 0
    laid = table(gray_bonus={0: "yellow games"}, bonus={0: "bread religion"})
    assert laid.final(0, "bonus-tiles") == 4


@pytest.mark.parametrize(
    ("workers", "gray"),
    [("", 0), ("a1", 1), ("a1 a2", 1), ("a1 a2 a3", 2), ("a1 a2 a3 a4 a5", 3)],
)
def test_r80_the_gray_tile_for_workers_scores_half_a_point_each_rounded_up(
    workers: str, gray: int
) -> None:
    camp = {0: 4}  # workers in the camp do not count here
    laid = table(gray_bonus={0: "workers"}, workers={0: workers, 1: "b1"}, camp_workers=camp)
    assert laid.final(0, "bonus-tiles") == gray
    laid = table(bonus={0: "workers"}, workers={0: workers, 1: "b1"}, camp_workers=camp)
    assert laid.final(0, "bonus-tiles") == len(workers.split())


def test_the_tile_for_legionnaires_counts_those_in_provinces() -> None:
    position: dict[str, Any] = {"legionnaires": {0: "raetia alpes belgica", 1: "raetia"}}
    assert table(bonus={0: "legionnaires"}, **position).final(0, "bonus-tiles") == 6
    assert table(gray_bonus={0: "legionnaires"}, **position).final(0, "bonus-tiles") == 3


def test_the_final_points_are_told_and_kept_by_source() -> None:
    laid = end_game(hand={0: "oil wine"}, bonus={0: "workers"}, workers={0: "a1 a2"}, **NONE)
    assert "final_points hand 2" in laid.event_texts()
    assert "bonus_scored workers yellow 2" in laid.event_texts()
    assert TRAJAN.final_points(laid.state) == TRAJAN.points(laid.state), "and not added twice"
    assert sum(TRAJAN.points(laid.state)[0]) == laid.points(0)


# --- the winner ----------------------------------------------------------------------------------


def test_r81_the_most_points_win() -> None:
    laid = end_game(points={0: 10, 1: 9}, senate={1: 8}, senate_bonus="workers legionnaires")
    assert TRAJAN.winners(laid.state) == [0]


def test_r81_in_2022_a_tie_goes_to_the_higher_space_before_restacking() -> None:
    # 1 has more votes, but 0 stands on the higher space.
    position: dict[str, Any] = {"senate": {0: 4, 1: 3}, "mat": {1: "votes-5"}}
    laid = end_game(senate_bonus="workers legionnaires", **position)
    assert laid.points(0) == laid.points(1)
    assert TRAJAN.winners(laid.state) == [0]


def test_r81_in_2011_it_goes_to_the_order_of_votes() -> None:
    position: dict[str, Any] = {"senate": {0: 4, 1: 3}, "mat": {1: "votes-5"}}
    laid = end_game(edition="2011", senate_bonus="workers legionnaires", **position)
    assert laid.points(0) == laid.points(1)
    assert TRAJAN.winners(laid.state) == [1]


@pytest.mark.parametrize("edition", ["2011", "2022"])
@pytest.mark.parametrize(("discs", "winner"), [("0 1", 1), ("1 0", 0)])
def test_r81_then_to_the_higher_disc_in_the_stack(edition: str, discs: str, winner: int) -> None:
    laid = end_game(
        edition=edition,
        senate={0: 5, 1: 5},
        discs=discs,
        senate_bonus="workers legionnaires",
    )
    assert laid.points(0) == laid.points(1)
    assert TRAJAN.winners(laid.state) == [winner], "there is never a shared victory"


def test_r81_only_the_tied_players_count() -> None:
    laid = end_game(
        seats=4,
        points={0: 5, 1: 9, 2: 9, 3: 5},
        senate={0: 8, 1: 2, 2: 3, 3: 7},
        senate_bonus="workers legionnaires",
    )
    assert TRAJAN.winners(laid.state) == [2]


def test_r82_points_may_fall_below_zero_during_the_game_and_at_its_end() -> None:
    laid = table(at="end of quarter", demands="bread games religion", points={0: 1})
    assert laid.points(0) == 1 - 15
    laid = end_game(senate_bonus="workers legionnaires", **NONE)
    assert laid.points(0) == laid.points(1) == -15
    assert TRAJAN.winners(laid.state) == [1]
