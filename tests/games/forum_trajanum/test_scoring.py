"""The scorings (R-68 to R-73, R-77, R-78) and the rulebook's worked example (R-82)."""

from __future__ import annotations

import pytest

from tests.games.forum_trajanum.laying import Wish
from tests.games.forum_trajanum.positions import Table, begin, table
from ulpia.games.forum_trajanum.components import prestige
from ulpia.games.forum_trajanum.components.mosaics import EAGLE, SQUARE_WORDS
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.mosaic import mosaic_with
from ulpia.games.forum_trajanum.points import SOURCES
from ulpia.games.forum_trajanum.scoring import forum
from ulpia.kernel.moves import Seat

TOM = Wish(
    built=(
        "column c1 "
        "market d2 market e2 library f2 "
        "library a3 "
        "basilica a4 column f4 "
        "market a5 library b5 basilica c5 column e5 "
        "library d6 "
        "park d3 park d4 park e4"
    ),
    doubles="",
    vacant="a1",
    cranes="green blue red yellow",
    citizens="merchant1 merchant2 craftsman1 craftsman1 craftsman2",
    goods="coin coin coin coin assistant",
    envoys="ii8 ii5 ii7 ii9 ii11 ii2 ii10",
    bar=6,
    flipped=True,
    steps=(0, 0, 4),
)


def tom() -> Table:
    return table(TOM, at="scoring", cycle=2, round_of_cycle=3, cards="I-1 II-1 III-4")


def test_r82_the_worked_scoring_of_the_rulebook_gives_54_points() -> None:
    laid = tom()
    laid.play(0, "pay merchant1", "pay merchant2", "pay craftsman1", "leave craftsman2")
    assert laid.goods() == "coin assistant"
    scored = dict(zip(SOURCES, FORUM_TRAJANUM.points(laid.state)[0], strict=True))
    assert scored == {
        "columns": 0,
        "tracks": 0,
        "area-bonuses": 0,
        "cranes": 3,
        "colonia": 22,
        "eagles": 6,
        "largest-area": 9,
        "building-tasks": 7,
        "collecting-tasks": 7,
    }
    assert laid.points() == 3 + 22 + 6 + 9 + 14 == 54


def test_r82_the_colonia_of_the_example_row_by_row() -> None:
    laid = tom()
    laid.play(0, "pay merchant1", "pay merchant2", "pay craftsman1", "leave craftsman2")
    mine = laid.event_texts("row_scored")
    assert [int(event.split()[-1]) for event in mine] == [1, 2, 2, 4, 12, 1]


def test_r68_a_row_pays_its_different_grays_times_one_and_its_active_citizens() -> None:
    built = "library b1 library c1 column d1 park e1 market a2"
    wish = Wish(built=built, citizens="patrician1 patrician1", goods="coin")
    laid = table(wish, at="scoring").play(0, "pay patrician1")
    assert laid.points_for("colonia") == 2 * 3 + 1
    laid = table(wish, at="scoring").play(0, "leave patrician1")
    assert laid.points_for("colonia") == 2 + 1


def test_r68_columns_of_the_grid_are_never_scored() -> None:
    laid = table(Wish(built="library a2 basilica a3 market a4 column a5"), at="scoring")
    assert laid.points_for("colonia") == 4


def eagles(envoys: str, citizens: str = "", seats: int = 2) -> int:
    laid = table(Wish(envoys=envoys, citizens=citizens, goods="coin"), at="scoring", seats=seats)
    if citizens:
        laid.play(0, f"pay {citizens}")
    return laid.points_for("eagles")


def test_r69_an_envoy_next_to_an_eagle_earns_one_and_on_an_eagle_two() -> None:
    assert eagles("i4") == 1 and eagles("i5") == 2 and eagles("i1") == 0
    assert eagles("i4 i5 i6") == 4


def test_r69_an_envoy_counts_once_even_by_two_eagles(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    laid = table(Wish(envoys="ii5"))
    mosaic = laid.state.mosaic
    mosaic.eagles = (1 << 13) | (1 << 19)  # ii2 and ii8: both next to ii5
    mosaic.near = 1 << 16
    assert forum.envoys_by_eagles(laid.state, Seat(0)) == 1
    monkeypatch.setattr(forum, "EACH_EAGLE_PAYS", True)
    assert forum.envoys_by_eagles(laid.state, Seat(0)) == 2


def test_r70_an_occupied_eagle_counts() -> None:
    laid = table(Wish(envoys="i4"), {1: Wish(envoys="i5")}, at="scoring")
    assert laid.points_for("eagles") == 1


def eagles_by_a_border(eagle: str, envoy: str, citizens: str, seats: int) -> int:
    """Score an envoy on another board than the only eagle; an opponent stands on the eagle.

    On the boards as they are reconstructed every eagle has all its neighbours on its own board.
    """
    mine = Wish(envoys=envoy, citizens=citizens, goods="coin")
    laid = table(mine, {1: Wish(envoys=eagle)}, seats=seats)
    colours = [0] * len(laid.state.mosaic.colours)
    colours[SQUARE_WORDS.index(eagle)] = EAGLE
    laid.state.mosaic = mosaic_with(seats, tuple(colours))
    begin(laid, "scoring")
    if citizens:
        laid.play(0, f"pay {citizens}")
    return laid.points_for("eagles")


@pytest.mark.parametrize(
    ("seats", "eagle", "beside", "aslant"),
    [
        (2, "i6", "ii4", "ii1"),  # the board to the right
        (2, "iii4", "ii6", "ii9"),  # the board to the left
        (3, "i11", "iii2", "iii3"),  # the board below
        (3, "iv1", "ii10", "i12"),  # above, and diagonally where four boards meet
        (4, "v3", "ii12", "iii10"),
    ],
)
def test_r70_r71_what_lies_by_an_eagle_counts_across_borders_of_boards(
    seats: int, eagle: str, beside: str, aslant: str
) -> None:
    assert eagles_by_a_border(eagle, beside, "", seats) == 1
    assert eagles_by_a_border(eagle, aslant, "", seats) == 0
    assert eagles_by_a_border(eagle, aslant, "patrician1", seats) == 1
    assert eagles_by_a_border(eagle, beside, "patrician1", seats) == 1


def test_r71_patrician_1_scores_diagonal_neighbours_too_at_most_one_for_each() -> None:
    assert eagles("i1 i9") == 0
    assert eagles("i1 i9", "patrician1") == 2
    assert eagles("i4 i5", "patrician1") == 3, "never more than one off an eagle"


def largest(envoys: str) -> int:
    laid = table(Wish(envoys=envoys), at="scoring")
    return int(laid.event_texts("area_scored")[0].split()[1])


def test_r72_the_largest_orthogonal_group_counts_eagles_included() -> None:
    assert largest("i1 i2 i9 iii12") == 2
    assert largest("i1 i5") == 1, "not diagonally"
    assert largest("i4 i5 i6 ii4") == 4, "across an eagle and a border"
    assert largest("i3 ii1") == 2


def test_r72_flipped_an_envoy_on_an_eagle_belongs_to_no_group(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(forum, "EAGLE_ENVOYS_JOIN_AREAS", False)
    assert largest("i4 i5 i6 ii4") == 2


def test_r72_the_bar_values_the_area_on_either_side() -> None:
    laid = table(Wish(envoys="i1 i2 i3", bar=4), at="scoring")
    assert laid.points_for("largest-area") == 4
    laid = table(Wish(envoys="i1 i2 i3", bar=4, flipped=True), at="scoring")
    assert laid.points_for("largest-area") == 4
    laid = table(Wish(envoys="i1 i2", bar=4, flipped=True), at="scoring")
    assert laid.points_for("largest-area") == 4
    laid = table(Wish(envoys="i1 i2", bar=4), at="scoring")
    assert laid.points_for("largest-area") == 3


def test_r72_a_group_of_more_than_ten_envoys_counts_as_ten(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    for flipped in (False, True):
        ten = prestige.area_points(10, 3, flipped)
        assert [prestige.area_points(size, 3, flipped) for size in (11, 20)] == [ten, ten]
        monkeypatch.setattr(prestige, "LARGER_AREAS_COUNT_AS_TEN", False)
        assert prestige.area_points(10, 3, flipped) == ten
        assert prestige.area_points(11, 3, flipped) > ten
        assert prestige.area_points(60, 8, flipped) == max(prestige.VALUES)
        monkeypatch.setattr(prestige, "LARGER_AREAS_COUNT_AS_TEN", True)


def test_r73_each_time_a_task_is_fulfilled_pays_the_head_of_the_bar() -> None:
    for bar, head in ((0, 3), (3, 5), (8, 7)):
        wish = Wish(
            built="library b1 park c1 market d1", goods="coin coin tribune tribune", bar=bar
        )
        laid = table(wish, at="scoring")
        assert laid.points_for("building-tasks") == head
        assert laid.points_for("collecting-tasks") == 2 * head


def test_r77_cranes_turned_over_in_this_very_phase_count_as_scored() -> None:
    wish = Wish(vacant="a1 f1", goods="blue red")
    laid = table(wish, at="scoring", cycle=2, round_of_cycle=3, cards="I-1 II-1 III-3")
    assert laid.points_for("collecting-tasks") == 3


def test_r78_the_tasks_of_a_card_never_compete() -> None:
    wish = Wish(built="park c3 column c4 park c5", goods="tribune builder assistant", bar=0)
    laid = table(wish, at="scoring", cycle=1, cards="I-1 II-2 III-1")
    assert laid.points_for("building-tasks") == laid.points_for("collecting-tasks") == 3


def test_final_points_tell_what_a_scoring_now_would_bring() -> None:
    wish = Wish(built="library b1 park c1 market d1", goods="builder coin tribune", vacant="e1 a1")
    laid = table(wish)
    now = FORUM_TRAJANUM.final_points(laid.state)[0]
    assert sum(now) > laid.points() == 0
    later = table(wish, at="scoring")
    assert FORUM_TRAJANUM.points(later.state)[0] == now
