"""Warnings that save a newcomer's game: before sowing, from open things, one at a time."""

from __future__ import annotations

from tests.games.trajan.positions import table
from ulpia.games.trajan.components.demands import BREAD, GAMES
from ulpia.games.trajan.components.markers import WHITE
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.outcomes import Caution
from ulpia.kernel.state import decisions

TRAYS = "bb | yy | gg | oo | pp | ww"


def caution_at(clock: int, demands: tuple[int, ...], forum: list[int]) -> Caution | None:
    laid = table(trays={0: TRAYS})
    laid.state.clock = clock
    laid.state.demands = demands
    laid.state.forum[: len(forum)] = forum
    for place in range(len(forum), len(laid.state.forum)):
        laid.state.forum[place] = -1
    return TRAJAN.caution(laid.state, decisions(laid.state)[0])


def test_r63_unmet_demands_are_told_with_their_price_before_the_quarter_ends() -> None:
    found = caution_at(clock=9, demands=(BREAD, BREAD, GAMES), forum=[GAMES])
    assert found is not None and found.name == "demands"
    count, open_demands, penalty, turns, *trays = found.values
    assert (count, open_demands, penalty) == (3, 3, 15)
    assert turns <= 2
    assert trays == [5], "tray VI lands on the forum, where games lie"


def test_r63_nothing_is_said_of_demands_while_there_is_time() -> None:
    found = caution_at(clock=0, demands=(BREAD,), forum=[])
    assert found is None or found.name != "demands"


def test_r33_the_last_tile_that_meets_a_demand_is_named_if_somebody_can_take_it() -> None:
    found = caution_at(clock=0, demands=(BREAD,), forum=[BREAD])
    assert found is not None and found.name == "last_tile"
    assert found.values[0] == BREAD and found.values[2:] == (5,)


def test_r14_a_nine_point_tile_one_sowing_away_is_named() -> None:
    laid = table(
        trays={0: "bw | yy | bg | oo | pp | wg"}, tiles={0: {"III": "victory bw"}}, forum=""
    )
    laid.state.demands = ()
    found = TRAJAN.caution(laid.state, decisions(laid.state)[0])
    assert found == Caution("tile_in_reach", (9, 0, WHITE))
