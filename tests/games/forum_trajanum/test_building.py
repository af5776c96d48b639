"""Building and its benefits (R-37 to R-47). Temples stand on c2, e3, b4 and d5."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.forum_trajanum.laying import Wish
from tests.games.forum_trajanum.positions import Table, table
from ulpia.games.forum_trajanum.components.player_board import CELL_WORDS

TRACKS = ("library", "basilica", "market")
FIGURES = "builder builder blue blue red red green green yellow yellow"


def test_r37_one_tile_a_turn_on_a_vacated_space() -> None:
    laid = table(Wish(goods="builder builder red red", vacant="c1 d4 a1"))
    laid.play(0, "build column")
    assert laid.options() == ["on c1", "on d4"], "a corner shows a crane"
    laid.refuses(0, "on c2", "temple_there", 37)
    laid.refuses(0, "on b1", "colonia_tile_there", 37)
    laid.refuses(0, "on a1", "crane_there", 61)
    laid.play(0, "on d4")
    assert (
        laid.event_texts("tile_built") == ["tile_built column d4"]
        and laid.question() == "0 prepare"
    )


def test_r37_building_is_optional_and_nothing_is_built_on_a_building() -> None:
    laid = table(Wish(goods="builder", vacant="d4 e4", built="park c1"))
    laid.play(0, "build column")
    laid.refuses(0, "on c1", "building_there", 37)
    laid = table(Wish(goods="builder", vacant="c1")).play(0, "done")
    assert laid.colonia().vacant.bit_count() == 1


def test_r37_without_a_vacated_space_nothing_can_be_built() -> None:
    laid = table(Wish(goods=FIGURES))
    assert laid.options(0, "build") == []
    laid.refuses(0, "build park", "no_space", 37)


def test_r38_a_double_tile_needs_two_orthogonal_neighbours() -> None:
    laid = table(Wish(goods=FIGURES, vacant="c1 d2 d4"))
    laid.refuses(0, "build two-parks", "no_space", 38)
    laid = table(Wish(goods=FIGURES, vacant="c3 b3 d3 c4 f3"))
    laid.play(0, "build two-parks")
    assert laid.options() == ["on b3", "on c3", "on d3", "on c4"]
    laid.refuses(0, "on f3", "no_room_for_both", 38)
    laid.play(0, "on c3")
    assert laid.options() == ["on b3", "on d3", "on c4"]
    laid.refuses(0, "on f3", "not_adjacent", 38)


def test_r38_any_of_four_orientations_with_the_gray_half_where_the_player_wants() -> None:
    for gray, coloured in (("c3", "d3"), ("d3", "c3"), ("c3", "c4"), ("c4", "c3")):
        laid = table(Wish(goods="builder green", vacant="c3 d3 c4"))
        laid.play(0, "build column-park")
        assert laid.question() == "0 gray_half column-park"
        laid.play(0, f"on {gray}")
        if laid.question().startswith("0 second_half"):
            laid.play(0, f"on {coloured}")
        assert laid.event_texts("double_built") == [f"double_built column-park {gray} {coloured}"]


@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("library", "builder"),
        ("park", "green"),
        ("column-park", "builder green"),
        ("two-parks", "green green"),
    ],
)
def test_r39_every_tile_has_its_price(tile: str, goods: str) -> None:
    laid = table(Wish(goods=goods, vacant="c3 d3"))
    assert f"build {tile}" in laid.options()
    laid.play(0, f"build {tile}")
    assert laid.goods() == ""
    short = table(Wish(goods=" ".join(goods.split()[1:]) + " tribune", vacant="c3 d3"))
    assert f"build {tile}" not in short.options()


def test_r39_the_refusal_names_what_is_missing() -> None:
    laid = table(Wish(goods="red red green", vacant="c3 d3"))
    laid.refuses(0, "build library", "no_builder_but_tile", 39)
    laid.refuses(0, "build fountain", "workers_needed", 39)


@pytest.mark.parametrize(
    ("goods", "moves", "tile"),
    [
        ("red assistant", "recolour red green", "park"),
        ("builder blue assistant", "recolour blue green", "column-park"),
        ("red red green", "train red", "column-park"),
        ("blue green assistant", "recolour green blue", "two-fountains"),
        (
            "yellow green assistant assistant",
            "recolour yellow blue/recolour green blue",
            "two-fountains",
        ),
        ("red blue assistant", "recolour red blue/train blue", "basilica"),
    ],
)
def test_r39_every_other_way_of_paying_is_a_conversion(goods: str, moves: str, tile: str) -> None:
    laid = table(Wish(goods=goods, vacant="c3 d3"))
    laid.play(0, *moves.split("/"), f"build {tile}")
    assert laid.goods() == ""


def test_r40_a_double_fires_both_halves_in_the_order_of_its_owner() -> None:
    laid = table(Wish(goods="builder blue", vacant="c3 d3"))
    laid.play(0, "build library-fountain", "on c3")
    assert laid.question() == "0 order library-fountain"
    laid.play(0, "first coloured")
    assert laid.question() == "0 send blue"
    laid.play(0, "send i6")
    assert laid.question() == "0 benefit library 1"


def test_r40_a_column_and_a_park_cannot_disturb_each_other() -> None:
    laid = table(Wish(goods="builder green", vacant="c3 d3"))
    laid.play(0, "build column-park", "on c3")
    assert laid.points() == 3 and laid.question() == "0 send green"


def test_r41_buildings_are_not_blocked_by_lacking_envoys_or_finished_tracks() -> None:
    laid = table(Wish(goods="green", vacant="c1", ship=0, envoys="i1"))
    laid.play(0, "build park")
    assert laid.event_texts("tile_built") == ["tile_built park c1"]
    assert laid.event_texts("envoy_sent") == []


def test_r41_tiles_of_a_colour_can_run_out_and_either_side_serves_until_then() -> None:
    rows = [f"{column}{row}" for row in (2, 3, 4) for column in "abcdef"]
    fourteen = [cell for cell in rows if cell not in ("c2", "e3", "b4")][:14]
    parks = " ".join([f"park {cell}" for cell in fourteen[:7]])
    columns = " ".join([f"column {cell}" for cell in fourteen[7:]])
    others = {1: Wish(built=f"{parks} {columns}")}
    laid = table(Wish(goods="builder green", vacant="c1 d1"), others)
    assert laid.state.singles == [14, 14, 14, 0]
    laid.refuses(0, "build park", "tiles_used_up", 41)
    laid.refuses(0, "build column", "tiles_used_up", 41)
    assert "build library" in laid.options() and "build column-park" in laid.options()


def test_r41_double_tiles_of_a_colour_can_run_out_and_either_side_serves_until_then() -> None:
    """Two players have laid eleven green double tiles; one is left, for either side of it."""
    pairs = ["a2 b2", "a3 b3", "c3 d3", "c4 d4", "e4 f4", "e5 f5"]
    both = [cell for pair in pairs for cell in pair.split()]
    parks = " ".join([f"park {cell}" for cell in both])
    six = Wish(built=parks, doubles=" ".join(pairs))
    last = Wish(
        built=parks.removesuffix(" park e5 park f5"),
        doubles=" ".join(pairs[:5]),
        goods="builder green green green green",
        vacant="b1 c1 d1 e1",
    )
    for tile in ("column-park", "two-parks"):
        laid = table(last, {1: six})
        assert laid.state.doubles == [12, 12, 12, 1]
        assert {"build column-park", "build two-parks"} <= set(laid.options())
        laid.play(0, f"build {tile}", "on b1")
        assert laid.state.doubles == [12, 12, 12, 0] and laid.state.singles == [14] * 4
        again = table(Wish(goods="builder green green", vacant="b1 c1"), {1: six, 2: six}, seats=3)
        assert again.state.doubles == [12, 12, 12, 0]
        again.refuses(0, f"build {tile}", "tiles_used_up", 41)
        assert {"build column", "build park"} <= set(again.options()), "single tiles are left"
        assert not [text for text in again.options(0, "build") if "park" in text and "-" in text]


def test_r41_an_unlimited_supply_never_ends() -> None:
    laid = table(Wish(goods="builder green", vacant="c1 d1"), limited=False)
    laid.play(0, "build park", "on c1")
    assert laid.state.singles == [14, 14, 14, 14]


def test_r42_tanyas_column_is_worth_three_and_her_two_citizens() -> None:
    laid = table(Wish(goods="builder", vacant="c1", citizens="patrician2 merchant2"))
    laid.play(0, "build column")
    assert laid.points_for("columns") == 5
    assert laid.event_texts("column_scored") == ["column_scored 3 2 5"]


def test_r42_a_citizen_placed_in_this_turn_counts_an_inactive_one_does_not() -> None:
    wish = Wish(
        own="man-merchant",
        foreign="coin-coin",
        goods="builder",
        vacant="c1",
        citizens="patrician2 craftsman1",
        inactive="craftsman1",
    )
    laid = table(wish, at="use", cycle=1).play(0, "use own", "place merchant2")
    laid.play(0, "build column", "on c1")
    assert laid.points() == 2 + 2


def build_on(track: str, steps: tuple[int, int, int], **wish: Any) -> Table:
    laid = table(Wish(goods="builder", vacant="c1", steps=steps, **wish))
    return laid.play(0, f"build {track}")


@pytest.mark.parametrize(
    ("track", "level", "goods"),
    [
        ("library", 1, "builder"),
        ("basilica", 0, "assistant assistant"),
        ("basilica", 1, "tribune tribune"),
        ("market", 0, "coin"),
    ],
)
def test_r43_each_space_of_a_track_gives_its_benefit(track: str, level: int, goods: str) -> None:
    library, basilica, market = [level * (track == name) for name in TRACKS]
    laid = build_on(track, (library, basilica, market))
    assert laid.question() == f"0 benefit {track} {level + 1}"
    laid.play(0, f"benefit {level + 1}")
    assert laid.goods() == goods


def test_r43_library_1_is_a_worker_of_any_colour_and_a_tribune() -> None:
    laid = build_on("library", (0, 0, 0)).play(0, "benefit 1", "receive yellow")
    assert laid.goods() == "tribune yellow"


def test_r43_library_3_is_an_envoy_onto_an_eagle() -> None:
    laid = build_on("library", (2, 0, 0)).play(0, "benefit 3")
    assert laid.options() == ["send i5", "send ii8", "send iii5"]
    laid.refuses(0, "send i1", "no_eagle_there", 56)
    laid.play(0, "send ii8")
    assert laid.colonia().ship == 0


def test_r43_market_2_and_3_are_an_area_bonus_and_an_envoy_anywhere() -> None:
    laid = build_on("market", (0, 0, 1)).play(0, "benefit 2")
    assert laid.question() == "0 area_bonus"
    laid = build_on("market", (0, 0, 2), envoys="i1").play(0, "benefit 3")
    assert laid.question() == "0 send_anywhere" and "send ii3" in laid.options()
    laid.refuses(0, "decline", "may_not_decline", 43)


def test_r43_an_earlier_benefit_or_none_may_be_chosen_instead() -> None:
    laid = build_on("basilica", (0, 2, 0))
    assert laid.options() == ["benefit 3", "benefit 2", "benefit 1", "decline"]
    laid.refuses(0, "benefit 4", "level_not_reached", 43)
    laid.play(0, "benefit 1")
    assert laid.goods() == "assistant assistant"
    assert build_on("basilica", (0, 2, 0)).play(0, "decline").goods() == ""


def test_r43_an_impossible_benefit_is_not_offered() -> None:
    laid = build_on("library", (2, 0, 0), ship=0, envoys="i1")
    assert laid.options() == ["benefit 2", "benefit 1", "decline"]
    laid.refuses(0, "benefit 3", "benefit_impossible", 43)


def test_r44_a_fifth_building_of_a_kind_gives_nothing_but_stands() -> None:
    laid = build_on("market", (0, 0, 4))
    assert laid.colonia().steps == (0, 0, 4) and laid.event_texts("marker_moved") == []
    assert laid.colonia().built[2].bit_count() == 1


@pytest.mark.parametrize("choice", ["decline", "benefit 1"])
def test_r45_the_end_of_a_track_scores_like_a_column_whatever_was_chosen(choice: str) -> None:
    laid = build_on("market", (0, 0, 3), citizens="patrician2 craftsman1").play(0, choice)
    assert laid.points_for("tracks") == 3 + 2
    assert laid.event_texts("track_finished") == ["track_finished market 5"]


def test_r45_the_points_come_after_the_benefit() -> None:
    wish = {"citizens": "patrician2", "fronts": "man-craftsman d4"}
    laid = build_on("library", (3, 0, 0), **wish).play(
        0, "benefit 4", "take d4", "place craftsman1"
    )
    assert laid.points_for("tracks") == 3 + 2, "the citizen just placed counts"


def test_r46_the_fourth_basilica_gives_another_building_action_at_once() -> None:
    laid = table(Wish(goods="builder builder builder", vacant="c1 d1 e1", steps=(0, 3, 3)))
    laid.play(0, "build basilica", "on c1", "benefit 4")
    assert laid.question() == "0 build_again"
    laid.play(0, "build market", "on d1", "benefit 1")
    assert laid.colonia().steps == (0, 4, 4)
    finished = laid.event_texts("track_finished")
    assert finished == ["track_finished market 3", "track_finished basilica 3"], "chained"
    assert laid.points() == 6


def test_r46_the_extra_action_may_be_declined() -> None:
    laid = table(Wish(goods="builder builder red red", vacant="c1 d1", steps=(0, 3, 0)))
    laid.play(0, "build basilica", "on c1", "benefit 4", "done")
    assert laid.question() == "0 prepare" and laid.points() == 3


@pytest.mark.parametrize("track", ["library", "market"])
def test_r47_the_fourth_library_or_market_takes_any_own_tile_and_uses_it(track: str) -> None:
    steps = (3, 0, 0) if track == "library" else (0, 0, 3)
    laid = build_on(track, steps, fronts="coin-coin f6")
    laid.play(0, "benefit 4")
    assert laid.question() == "0 dig" and len(laid.options()) == 31
    laid.refuses(0, "take c2", "no_tile_there", 47)
    laid.refuses(0, "decline", "may_not_decline", 47)
    laid.play(0, "take f6")
    assert laid.goods() == "coin coin" and laid.colonia().ship == 2
    assert laid.event_texts("crane_uncovered") == ["crane_uncovered southeast green"]


def test_r47_the_vacated_space_is_free_for_later_building() -> None:
    laid = build_on("library", (3, 0, 0), fronts="builder d4").play(0, "benefit 4", "take d4")
    assert laid.colonia().vacant.bit_count() == 1


@pytest.mark.parametrize("track", ["library", "market"])
def test_r47_no_tile_left_means_no_such_benefit(track: str) -> None:
    """Really played: the grid is empty, the fourth building of the track goes up."""
    steps = (3, 0, 0) if track == "library" else (0, 0, 3)
    everywhere = [cell for cell in CELL_WORDS if cell not in ("c2", "e3", "b4", "d5")]
    laid = table(Wish(goods="builder", vacant=" ".join(everywhere), steps=steps, ship=2))
    assert laid.colonia().tiles == 0
    laid.play(0, f"build {track}", "on d1")
    assert laid.options()[0] == "benefit 3" and laid.options()[-1] == "decline"
    laid.refuses(0, "benefit 4", "benefit_impossible", 43)
    laid.play(0, "decline")
    assert laid.event_texts("tile_dug_out") == []
    assert laid.event_texts("track_finished") == [f"track_finished {track} 3"]
