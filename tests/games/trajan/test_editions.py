"""What the edition switches, and nothing else (docs/rules/trajan.md, chapter 13)."""

from __future__ import annotations

import pytest

from tests.games.trajan.positions import Table, table
from ulpia.games.trajan.components.actions import EMPTY
from ulpia.games.trajan.game import TRAJAN
from ulpia.games.trajan.rules import quarter
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat


def fresh(edition: str) -> Table:
    return Table(Match(TRAJAN, 2, {"edition": edition}, 1))


def test_r1_in_2011_the_tiles_of_the_board_lie_open_when_the_markers_are_laid() -> None:
    laid = fresh("2011")
    board = TRAJAN.view(laid.state, Seat(0))["board"]
    assert all([province["tile"] is not None for province in board["provinces"]])
    assert all([space["building"] is not None for space in board["site"]])
    assert None not in board["forum"]["green"] + board["forum"]["yellow"]
    names = [event.name for event in laid.match.opening]
    assert names == ["provinces_dealt", "forum_dealt", "extras_dealt", "construction_dealt"]


def test_r1_in_2022_the_markers_are_laid_before_any_tile_is_drawn() -> None:
    laid = fresh("2022")
    assert laid.match.opening == []
    assert laid.state.province_tiles == [EMPTY] * 10
    assert laid.state.site == [EMPTY] * 20
    assert laid.state.forum == [] and laid.state.forum_stack == ()
    laid.play(0, "arrange")
    assert laid.event_texts("provinces_dealt") == []
    laid.play(1, "arrange")
    names = list(dict.fromkeys([event.name for event in laid.events]))
    assert names == [
        "marker_placed",
        "markers_laid",
        "provinces_dealt",
        "forum_dealt",
        "extras_dealt",
        "construction_dealt",
        "stacks_opened",
        "start_player",
        "bonus_dealt",
        "senate_bonus",
        "piles_opened",
    ]


def test_r81_flipped_the_tie_breaks_of_the_editions_change_places(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(quarter, "FINAL_TIE", {"2011": "space", "2022": "votes"})
    laid = table(
        at="end of quarter",
        quarter="IV",
        demands="bread bread bread",
        senate={0: 4, 1: 3},
        mat={1: "votes-5"},
        senate_bonus="workers legionnaires",
    )
    laid.end_quarter()
    assert TRAJAN.winners(laid.state) == [1]


def test_the_newer_edition_is_the_default() -> None:
    assert TRAJAN.complete_options(2, {})["edition"] == "2022"
