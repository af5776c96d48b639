"""The end of a quarter: demands, removing and refilling (R-63, R-69 to R-74)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.trajan.positions import Table, prepared_table, table
from ulpia.games.trajan.components.forum_tiles import TILE_WORDS
from ulpia.games.trajan.components.provinces import PROVINCE_WORDS
from ulpia.games.trajan.rules import quarter, refilling


def quarter_end(**position: Any) -> Table:
    """Return a table at the end of a quarter, the demands resolved, the consul to pick."""
    return table(**{"at": "end of quarter", "demands": "bread bread bread", **position})


def close_quarter(**position: Any) -> Table:
    """Return a table after the end of a quarter."""
    return quarter_end(**position).end_quarter()


def forum(laid: Table) -> tuple[int, int]:
    """Return how many tiles lie on the yellow and on the green spaces."""
    lying = [tile >= 0 for tile in laid.state.forum]
    return sum(lying[:3]), sum(lying[3:])


def provinces_with_tiles(laid: Table) -> list[str]:
    """Return the provinces that hold a tile."""
    return [PROVINCE_WORDS[at] for at, tile in enumerate(laid.state.province_tiles) if tile >= 0]


# --- demands -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mat", "lost"), [("bread games religion", 0), ("bread games", 4), ("bread", 9), ("", 15)]
)
def test_r63_each_player_loses_4_9_or_15_points_for_unmet_demands(mat: str, lost: int) -> None:
    laid = quarter_end(demands="bread games religion", mat={0: mat})
    assert laid.points_for(0, "demands") == -lost


def test_r63_a_kept_trajan_tile_meets_one_demand_of_its_kind_and_stays() -> None:
    laid = quarter_end(demands="games games religion", kept={0: "games"})
    assert laid.points(0) == -9, "one of the two demands for games"
    assert laid.player(0).kept == [0, 1, 0]
    assert laid.event_texts("demand_met") == ["demand_met games trajan-tile"]
    laid = quarter_end(demands="games games games", kept={0: "games games games"})
    assert laid.points(0) == 0


def test_r63_a_kept_trajan_tile_works_in_every_quarter() -> None:
    laid = close_quarter(
        demands="games bread bread", kept={0: "games"}, next_demands="games games games"
    )
    assert laid.points(0) == -9
    laid.end_round().end_round().end_round().end_round()
    assert laid.event_texts("demand_met") == ["demand_met games trajan-tile"] * 2
    assert laid.points(0) == -9 - 9


def test_r63_a_forum_tile_meets_one_demand_and_is_spent() -> None:
    laid = quarter_end(demands="bread bread games", mat={0: "bread bread bread religion"})
    assert laid.points(0) == -4
    assert laid.mat(0) == "bread religion" and laid.gone_tiles() == "bread bread"


def test_r63_a_wild_demand_must_be_used_for_what_is_left() -> None:
    laid = quarter_end(demands="bread games religion", mat={0: "bread wild-demand wild-demand"})
    assert laid.points(0) == 0, "nobody may keep a tile back"
    assert laid.mat(0) == ""
    assert laid.event_texts("demand_met") == [
        "demand_met bread forum-tile",
        "demand_met games wild-demand",
        "demand_met religion wild-demand",
    ]


def test_r63_the_order_is_kept_trajan_tile_then_forum_tile_then_wild_tile() -> None:
    laid = quarter_end(
        demands="bread bread bread",
        kept={0: "bread"},
        mat={0: "wild-demand wild-demand bread bread"},
    )
    assert laid.mat(0) == "wild-demand wild-demand"
    assert [event.split()[-1] for event in laid.event_texts("demand_met")] == [
        "trajan-tile",
        "forum-tile",
        "forum-tile",
    ]


def test_r63_everybody_meets_the_same_demands() -> None:
    laid = quarter_end(seats=4, demands="bread games games", mat={1: "games", 3: "games bread"})
    assert [laid.points(seat) for seat in range(4)] == [-15, -9, -15, -4]


def test_e10_two_demands_for_games_and_one_for_bread_and_no_bread_at_hand() -> None:
    laid = quarter_end(demands="bread games games", mat={0: "games religion"}, kept={0: "games"})
    assert laid.points(0) == -4
    assert laid.mat(0) == "religion" and laid.gone_tiles() == "games"
    assert laid.player(0).kept == [0, 1, 0]


def test_e26_a_loss_can_lead_below_zero() -> None:
    laid = quarter_end(demands="bread games games", points={0: 2}, mat={0: "games games"})
    assert laid.points(0) == -2


# --- tiles leave ---------------------------------------------------------------------------------


def test_r69_votes_on_mats_tiles_in_the_forum_and_open_demands_leave_the_game() -> None:
    laid = close_quarter(
        mat={0: "votes-2 votes-5 bread", 1: "votes-3"},
        forum="games wild-action extra-senate",
        forum_stack="",
    )
    assert (laid.mat(0), laid.mat(1)) == ("", "")
    assert laid.state.demands == ()
    gone = laid.gone_tiles().split()
    for tile in ("bread", "votes-2", "votes-5", "votes-3", "games", "wild-action", "extra-senate"):
        assert tile in gone, tile
    assert laid.event_texts("votes_removed") == ["votes_removed 2", "votes_removed 1"]


def test_r69_vote_tiles_that_lie_in_provinces_stay() -> None:
    laid = close_quarter(provinces={"belgica": "votes-5"})
    assert TILE_WORDS[laid.state.province_tiles[6]] == "votes-5"


def test_r69_flipped_vote_tiles_in_provinces_leave_too(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(quarter, "VOTE_TILES_IN_PROVINCES_STAY", False)
    laid = close_quarter(provinces={"belgica": "votes-5", "raetia": "bread"}, forum_stack="")
    assert provinces_with_tiles(laid) == ["raetia"]
    assert "votes-5" in laid.gone_tiles().split()


def test_r70_players_keep_all_tiles_that_were_not_spent_and_are_not_votes_and_all_cards() -> None:
    kept = "games religion wild-commodity wild-demand wild-construction wild-action extra-forum"
    laid = close_quarter(
        demands="bread bread bread",
        mat={0: f"bread bread bread votes-2 {kept}"},
        hand={0: "oil wine"},
        display={0: "fish gems"},
        kept={0: "religion"},
        plus_two={0: "trajan"},
        tiles={0: {"III": "victory bb"}},
        workers={0: "a1"},
    )
    assert laid.mat(0) == kept
    assert (laid.hand(0), laid.display(0)) == ("oil wine", "fish gems")
    assert laid.player(0).kept == [0, 0, 1] and laid.player(0).plus_two == 1 << 4
    assert laid.slot(0, "III") == "victory-bb" and laid.buildings(0) == "stairs-2"


def test_e15_four_tiles_left_in_the_forum_leave_the_game() -> None:
    laid = close_quarter(forum="votes-2 wild-demand extra-senate bread", seats=4)
    assert laid.event_texts("forum_cleared") == ["forum_cleared 4"]
    assert set(laid.gone_tiles().split()) >= {"votes-2", "wild-demand", "extra-senate", "bread"}


# --- tiles come ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "green"), [(2, 6), (3, 9), (4, 12)])
def test_r71_the_refill_goes_to_the_senate_the_empty_provinces_and_the_forum(
    seats: int, green: int
) -> None:
    laid = close_quarter(seats=seats, gray_ships="identical pairs")
    assert len(laid.state.senate_bonus) == 2
    assert provinces_with_tiles(laid) == list(PROVINCE_WORDS[:10])
    assert forum(laid) == (3, green)
    assert laid.state.gray_ships == 0, "and the ships turn to colour"
    names = [event.split()[0] for event in laid.event_texts()]
    dealt = [name for name in dict.fromkeys(names) if name.endswith(("dealt", "senate_bonus"))]
    assert dealt == ["senate_bonus", "province_dealt", "forum_dealt", "extras_dealt"]


def test_r71_a_province_with_a_tile_a_leader_or_a_legionnaire_gets_none() -> None:
    laid = close_quarter(
        provinces={"raetia": "wild-demand"},
        leader={1: "alpes"},
        legionnaires={0: "britannia"},
        forum_stack="games " * 12,
    )
    assert TILE_WORDS[laid.state.province_tiles[1]] == "wild-demand", "a tile that lies stays"
    untouched = {"alpes", "britannia"}
    assert set(provinces_with_tiles(laid)) == set(PROVINCE_WORDS[:10]) - untouched
    assert len(laid.event_texts("province_dealt")) == 7


def test_e16_two_provinces_get_a_new_tile() -> None:
    laid = close_quarter(
        seats=4,
        provinces={"raetia": "bread", "noricum": "games", "belgica": "votes-2"},
        leader={0: "alpes", 1: "narbonensis", 2: "alpes", 3: "britannia"},
        legionnaires={0: "lugdunensis", 1: "germania-superior", 2: "lugdunensis"},
    )
    dealt = [event.split()[-1] for event in laid.event_texts("province_dealt")]
    assert dealt == ["aquitania", "germania-inferior"]
    expected = {"raetia", "noricum", "belgica", "aquitania", "germania-inferior"}
    assert set(provinces_with_tiles(laid)) == expected


def test_e17_with_four_players_every_space_of_the_forum_is_filled() -> None:
    assert forum(close_quarter(seats=4)) == (3, 12)


def test_e18_gray_ships_turn_back_to_colour() -> None:
    laid = close_quarter(gray_ships="identical different pairs")
    assert laid.state.gray_ships == 0
    assert laid.event_texts("ships_turned_back") == ["ships_turned_back"]


def test_r72_when_forum_tiles_run_out_provinces_are_filled_before_the_forum() -> None:
    eleven = "games " * 6 + "religion " * 5
    laid = close_quarter(seats=4, forum_stack=eleven, forum="votes-2 votes-3")
    assert len(provinces_with_tiles(laid)) == 10
    assert forum(laid) == (3, 1), "the rest stays empty"
    assert laid.state.forum_left == 0
    assert "votes-2" in laid.gone_tiles().split(), "tiles that left the game do not return"
    laid = close_quarter(seats=4, forum_stack="games games games")
    assert provinces_with_tiles(laid) == list(PROVINCE_WORDS[:3]), "in the order of a fixed list"
    assert forum(laid) == (3, 0)


def test_r72_a_space_that_stayed_empty_offers_nothing() -> None:
    laid = close_quarter(seats=4, forum_stack="")
    assert provinces_with_tiles(laid) == [] and forum(laid) == (3, 0)
    seat = laid.match.waiting()[0].seat
    laid.play(seat, "sow VI", "drop pink")
    assert {move.split("-")[0] for move in laid.options(seat)} == {"collect extra", "pass"}


def test_r72_flipped_the_forum_is_filled_first(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(refilling, "PROVINCES_BEFORE_FORUM", False)
    laid = close_quarter(forum_stack="games " * 8)
    assert forum(laid) == (3, 6) and len(provinces_with_tiles(laid)) == 2


def test_r73_after_the_fourth_quarter_the_final_scoring_follows_without_a_refill() -> None:
    laid = close_quarter(quarter="IV", mat={0: "votes-5"}, gray_ships="pairs", forum="bread")
    assert laid.question() == ""
    assert (
        laid.state.senate_bonus == () and provinces_with_tiles(laid) == [] and forum(laid) == (0, 0)
    )
    assert laid.event_texts("province_dealt", "forum_dealt", "extras_dealt", "senate_bonus") == []
    assert laid.points_for(0, "demands") == -15, "demands and senate are resolved before"
    assert laid.player(0).yellow_bonus and laid.player(1).gray_bonus
    assert "votes-5" in laid.gone_tiles().split()
    assert len(laid.event_texts("game_ended")) == 2


def test_r73_flipped_tiles_are_refilled_after_the_fourth_quarter_as_far_as_there_are_any(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(quarter, "LAST_BONUS_REFILL", True)
    laid = quarter_end(quarter="IV")
    laid.state.extra_left = 0  # twelve extra actions last for four quarters
    for tile in laid.state.extra_stack:
        laid.state.gone[tile] += 1
    laid.end_quarter()
    assert laid.question() == ""
    assert forum(laid) == (0, 6) and len(provinces_with_tiles(laid)) == 10
    assert len(laid.state.senate_bonus) == 2


def test_r74_the_next_quarter_starts_with_the_next_player() -> None:
    laid = table(seats=3, turn=1, at="end of turn", demands="bread bread bread")
    assert laid.question() == "2 sow", "no lap, no end"
    laid = close_quarter(seats=3, turn=1, clock=7, trays={0: "bygopw | bygopw | | | |"})
    assert laid.question() == "2 sow"
    assert laid.state.clock == 7, "clock, trays and camps stay as they are"
    assert laid.tray(0, "II") == "bygopw"
    assert (laid.player(0).camp_workers, laid.player(0).camp_legionnaires) == (1, 1)


def test_r74_players_need_not_have_had_the_same_number_of_turns() -> None:
    laid = close_quarter(seats=4, turn=0, quarter="IV")
    assert laid.question() == "", "the start player had the last turn, and nobody plays on"


def test_e19_after_the_first_quarter_the_tile_i_goes() -> None:
    laid = close_quarter(turn=0)
    assert laid.state.quarter == 1
    assert laid.event_texts("quarter_ended", "quarter_began") == [
        "quarter_ended I",
        "quarter_began II",
    ]
    assert laid.question() == "1 sow"


def test_four_quarters_use_up_extra_actions_and_with_four_players_all_bonus_tiles() -> None:
    laid = prepared_table(4)
    used = []
    for _ in range(3):
        laid.state.demands = ()
        refilling.refill_board(laid.state)
        used.append((laid.state.extra_left, laid.state.bonus_left))
    assert used == [(6, 4), (3, 2), (0, 0)]
