"""R-14: the backs of the three women differ, so who holds one after the pass is open to all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.forum_trajanum.laying import Wish
from tests.games.forum_trajanum.positions import Table, table
from ulpia.games.forum_trajanum.components.colonia_tiles import FRONT_WORDS
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.state import DRAFTING, PLAYING, colonia
from ulpia.kernel.laws import check_imagining, check_knowledge
from ulpia.kernel.moves import Seat

WOMAN = FRONT_WORDS.index("woman-merchant")
OTHER_WOMAN = FRONT_WORDS.index("woman-craftsman")
HIDDEN = -2
THIRD = 1  # seat 0 passes to the right, to seat 2
VIEWERS: tuple[int | None, ...] = (0, 1, 2, None)


def pass_tiles(takes: tuple[str, str], keep: str, fronts: str) -> Table:
    """Let seat 0 of three take two tiles, keep one and pass the other; all others follow."""
    laid = table(Wish(fronts=fronts), at="draft", seats=3, start=1, streets="black1 white1")
    laid.play(0, f"take {takes[0]}", f"take {takes[1]}", f"keep {keep}")
    for seat in (1, 2):
        while laid.options(seat) and laid.state.phase == DRAFTING:
            laid.play(seat, laid.options(seat)[-1])
    assert laid.state.phase == PLAYING and laid.state.active == 1
    for viewer in VIEWERS:
        eyes = None if viewer is None else Seat(viewer)
        for seed in range(8):
            check_imagining(FORUM_TRAJANUM, laid.state, eyes, seed)
            check_knowledge(FORUM_TRAJANUM, laid.state, eyes, seed)
    return laid


def hands(laid: Table, viewer: int | None) -> tuple[int, int]:
    """Return what a viewer sees of the tile that seat 0 kept and of the one it passed."""
    colonies = laid.view(viewer)["colonies"]
    return colonies[0]["own"], colonies[2]["foreign"]


def imagined_pairs(laid: Table, viewer: int | None) -> set[tuple[int, int]]:
    """Return the pairs of kept and passed tiles that a viewer can imagine."""
    eyes = None if viewer is None else Seat(viewer)
    found = set()
    for seed in range(60):
        world = FORUM_TRAJANUM.imagine(laid.state, eyes, seed)
        found.add((world.colonies[0].kept, world.colonies[0].passed))
    return found


FRONTS = "woman-merchant a1 builder b1"


def test_r14_a_woman_that_was_kept_is_known_by_her_back() -> None:
    laid = pass_tiles(("b1", "a1"), "a1", FRONTS)
    for viewer in (THIRD, None):
        assert hands(laid, viewer) == (WOMAN, HIDDEN)
        assert {kept for kept, _ in imagined_pairs(laid, viewer)} == {WOMAN}
        assert len({tile for _, tile in imagined_pairs(laid, viewer)}) > 5, (
            "the other may be anything"
        )


def test_r14_a_woman_that_was_passed_is_known_by_her_back() -> None:
    laid = pass_tiles(("b1", "a1"), "b1", FRONTS)
    for viewer in (THIRD, None):
        assert hands(laid, viewer) == (HIDDEN, WOMAN)
        assert {tile for _, tile in imagined_pairs(laid, viewer)} == {WOMAN}


def test_r14_of_two_women_the_backs_do_not_tell_which_was_passed() -> None:
    fronts = "woman-merchant a1 woman-craftsman f1"
    laid = pass_tiles(("a1", "f1"), "a1", fronts)
    assert hands(laid, THIRD) == (HIDDEN, HIDDEN)
    assert imagined_pairs(laid, THIRD) == {(WOMAN, OTHER_WOMAN), (OTHER_WOMAN, WOMAN)}


def test_r14_with_a_woman_and_another_open_tile_both_are_known() -> None:
    fronts = "woman-merchant a1 builder f1"
    laid = pass_tiles(("a1", "f1"), "a1", fronts)
    assert imagined_pairs(laid, THIRD) == {(WOMAN, FRONT_WORDS.index("builder"))}


def test_r14_if_all_backs_were_alike_nobody_could_tell(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(colonia, "WOMEN_ARE_KNOWN_BY_THEIR_BACKS", False)
    laid: Any = pass_tiles(("b1", "a1"), "a1", FRONTS)
    assert hands(laid, THIRD) == (HIDDEN, HIDDEN)
    assert {WOMAN} < {kept for kept, _ in imagined_pairs(laid, THIRD)}
    assert hands(laid, 0) == (WOMAN, FRONT_WORDS.index("builder"))
