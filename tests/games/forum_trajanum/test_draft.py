"""The draft (R-7 to R-15, R-19). Temples stand on c2, e3, b4 and d5."""

from __future__ import annotations

import pytest

from tests.games.forum_trajanum.laying import Wish
from tests.games.forum_trajanum.positions import Table, table
from ulpia.games.forum_trajanum.components.colonia_tiles import FRONT_WORDS
from ulpia.games.forum_trajanum.components.player_board import CELL_WORDS
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.rules import draft
from ulpia.kernel.moves import Seat

ROW_1 = ["a1", "b1", "c1", "d1", "e1", "f1"]
COLUMN_1 = ["a2", "a3", "a4", "a5", "a6"]


def taking(cells: list[str]) -> list[str]:
    return [f"take {cell}" for cell in sorted(cells, key=CELL_WORDS.index)]


def ignoring(laid: Table) -> list[str]:
    return laid.options(0, "ignore")


def test_r7_all_choose_at_once_and_unseen_and_pass_together() -> None:
    laid = table(at="draft", seats=3)
    assert [decision.seat for decision in laid.match.waiting()] == [0, 1, 2]
    before = laid.view(1), laid.view(None)
    laid.play(2, "take b1", "take a2", "keep a2").play(0, "take b1", "take a2")
    assert (laid.view(1), laid.view(None)) == before
    assert laid.events_heard_by(1) == [] == laid.events_heard_by(None)
    laid.play(1, "take c1", "take a3", "keep c1").play(0, "keep b1")
    taken = laid.event_texts("tiles_taken")
    assert taken == ["tiles_taken b1 a2", "tiles_taken c1 a3", "tiles_taken b1 a2"]


def test_r7_the_order_of_the_seats_changes_nothing() -> None:
    def play_order(order: tuple[int, ...]) -> Table:
        laid = table(at="draft", seats=3)
        for seat in order:
            laid.play(seat, "take b1", "take a2", "keep a2")
        return laid

    views = [play_order(order).view(1) for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0))]
    assert views[0] == views[1] == views[2]


def test_r8_one_tile_for_each_card_in_either_order_each_seen_when_taken() -> None:
    laid = table(at="draft")
    assert laid.options() == taking([*ROW_1, *COLUMN_1])
    laid.play(0, "take a3")
    assert (
        laid.events_heard_by(0) == [f"tile_looked_at a3 {word(laid, 'a3')}"]
        and laid.events_heard_by(1) == []
    )
    assert laid.options() == taking(ROW_1)
    assert laid.view(0)["colonies"][0]["draft"]["fronts"] == [laid.front("a3")]


def word(laid: Table, cell: str) -> str:
    return FRONT_WORDS[laid.front(cell)]


def test_r8_a_tile_that_was_looked_at_cannot_be_put_back_but_an_open_one_can() -> None:
    laid = table(at="draft").play(0, "take a3")
    with pytest.raises(ValueError, match="revealed"):
        laid.undo(0)
    laid = table(at="draft").play(0, "take a6")
    assert laid.undo(0) == "take a6"


def test_r9_the_crossing_tile_serves_one_card_only() -> None:
    laid = table(at="draft").play(0, "take a1")
    assert laid.options() == taking([*ROW_1[1:], *COLUMN_1]), "either card is left for the second"
    laid.refuses(0, "take a1", "tile_already_taken", 9)
    laid.play(0, "take d1")
    assert laid.options() == ["keep a1", "keep d1"]


def test_r10_two_tiles_come_from_a_street_that_is_named_twice() -> None:
    laid = table(at="draft", streets="black1 black1")
    assert laid.options() == taking(ROW_1)
    laid.play(0, "take c1")
    assert laid.options() == taking(["a1", "b1", "d1", "e1", "f1"])


def test_r11_taking_is_compulsory_while_a_street_has_a_tile() -> None:
    laid = table(at="draft")
    laid.refuses(0, "skip", "street_has_tiles", 11)
    laid.play(0, "take c1")
    laid.refuses(0, "skip", "street_has_tiles", 11)


def test_r11_a_first_tile_must_not_make_the_second_impossible() -> None:
    laid = table(Wish(vacant="a2 a3 a4 a5 a6"), at="draft")
    laid.play(0, "take a1")
    assert laid.options() == taking(ROW_1[1:]), "a1 must then serve the column"
    laid.refuses(0, "skip", "street_has_tiles", 11)


def test_r11_is_a_judgement_that_can_be_turned_round(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(draft, "TWO_TILES_ARE_COMPULSORY", False)
    laid = table(Wish(vacant="a2 a3 a4 a5 a6"), at="draft").play(0, "take a1")
    assert laid.options() == [*taking(ROW_1[1:]), "skip"]


def test_r12_a_tribune_ignores_a_street_card_also_when_the_street_has_tiles() -> None:
    laid = table(Wish(goods="tribune tribune"), at="draft")
    assert len(ignoring(laid)) == 32 - 11 and "ignore f6" in ignoring(laid)
    laid.refuses(0, "ignore b1", "costs_no_tribune", 12)
    laid.play(0, "ignore f6")
    assert laid.options(0, "take") == taking([*ROW_1, *COLUMN_1]), "either card may be the one"
    laid.play(0, "ignore d4", "keep d4").play(1, "take b1", "take a2", "keep a2")
    assert laid.goods() == "" and laid.event_texts("tribunes_paid") == ["tribunes_paid 2"]


def test_r12_without_a_tribune_only_the_streets_are_open() -> None:
    laid = table(Wish(), at="draft")
    laid.refuses(0, "take d4", "not_in_the_streets", 12)
    laid.refuses(0, "ignore d4", "no_tribune", 12)
    laid.refuses(0, "take c2", "no_tile_there", 11)
    laid = table(Wish(goods="tribune"), at="draft").play(0, "ignore d4")
    assert ignoring(laid) == []


def test_r12_two_tiles_of_one_street_cost_a_tribune() -> None:
    laid = table(Wish(goods="tribune"), at="draft").play(0, "take b1")
    assert laid.options(0, "take") == taking(["a1", *COLUMN_1])
    assert "ignore c1" in ignoring(laid)


def test_r12_tribunes_and_cranes_show_only_when_the_tiles_are_passed() -> None:
    laid = table(Wish(goods="tribune"), at="draft")
    before = laid.view(1)
    laid.play(0, "ignore f6", "take a1", "keep a1")
    assert laid.view(1) == before
    laid.play(1, "take b1", "take a2", "keep a2")
    assert laid.view(1)["colonies"][0]["goods"] == [0] * 8
    uncovered = ["crane_uncovered northwest blue", "crane_uncovered southeast green"]
    assert laid.event_texts("crane_uncovered") == uncovered


def test_r13_the_other_tile_goes_to_the_right_neighbour() -> None:
    wish = Wish(fronts="builder b1 coin-coin a2")
    laid = table(wish, at="draft", seats=3)
    laid.play(0, "take b1", "take a2")
    laid.refuses(0, "keep c1", "not_among_the_two", 13)
    laid.play(0, "keep b1")
    laid.play(1, "take b1", "take a2", "keep b1").play(2, "take b1", "take a2", "keep b1")
    assert "tile_received 0 coin-coin" in laid.events_heard_by(2), (
        "seat 2 sits to the right of seat 0"
    )
    assert "tile_received 0 coin-coin" not in laid.events_heard_by(1)
    assert laid.view(2)["colonies"][2]["foreign"] == laid.view(0)["colonies"][2]["foreign"] >= 0
    assert laid.view(1)["colonies"][2]["foreign"] == -2


def test_r13_two_players_pass_to_each_other() -> None:
    laid = table(Wish(fronts="builder b1"), {1: Wish(fronts="coin-coin b1")}, at="draft")
    laid.play(0, "take b1", "take a2", "keep a2").play(1, "take b1", "take a2", "keep a2")
    assert "tile_revealed foreign coin-coin" in laid.event_texts()
    assert laid.colonia(1).foreign >= 0


def passed_from_a_corner(kept: str) -> Table:
    """Seat 0 took the open builder and a hidden coin tile; it is the turn of seat 1 of three."""
    laid = table(Wish(fronts="builder a1 coin-coin b1"), at="draft", seats=3, start=1)
    laid.play(0, "take a1", "take b1", f"keep {kept}")
    return laid.play(1, "take b1", "take a2", "keep b1").play(2, "take b1", "take a2", "keep b1")


def imagined_pairs(laid: Table, seat: int) -> set[tuple[int, int]]:
    """Return what `seat` thinks possible: the tile seat 0 kept, the tile it passed to seat 2."""
    worlds = [FORUM_TRAJANUM.imagine(laid.state, Seat(seat), seed) for seed in range(80)]
    return {(world.colonies[0].own, world.colonies[2].foreign) for world in worlds}


def test_r14_who_took_an_open_corner_tile_kept_it_or_passed_it() -> None:
    builder = FRONT_WORDS.index("builder")
    pairs = imagined_pairs(passed_from_a_corner("b1"), 1)
    assert all([builder in pair for pair in pairs])
    assert {kept == builder for kept, _ in pairs} == {True, False}
    assert len(pairs) > 10, "the other tile may be anything"


def test_r14_the_receiver_of_another_tile_knows_that_the_corner_tile_was_kept() -> None:
    builder, coins = FRONT_WORDS.index("builder"), FRONT_WORDS.index("coin-coin")
    assert imagined_pairs(passed_from_a_corner("a1"), 2) == {(builder, coins)}


def test_r14_the_receiver_of_the_corner_tile_does_not_know_what_was_kept() -> None:
    pairs = imagined_pairs(passed_from_a_corner("b1"), 2)
    assert {passed for _, passed in pairs} == {FRONT_WORDS.index("builder")} and len(pairs) > 10


def test_r15_an_empty_street_gives_no_tile_and_nothing_is_passed() -> None:
    laid = table(Wish(vacant="a1 a2 a3 a4 a5 a6"), at="draft")
    laid.play(0, "take b1")
    assert laid.colonia().keep == CELL_WORDS.index("b1"), "one tile, kept without a question"
    laid.play(1, "take b1", "take a2", "keep a2")
    assert "no_tile_passed 1" in laid.event_texts()
    assert laid.colonia(1).foreign == -1


def test_r15_a_tribune_may_replace_the_empty_street() -> None:
    laid = table(Wish(vacant="a1 a2 a3 a4 a5 a6", goods="tribune"), at="draft")
    laid.play(0, "take b1")
    assert "skip" in laid.options() and "ignore d4" in laid.options()
    laid.play(0, "ignore d4")
    assert laid.options() == ["keep b1", "keep d4"]


def test_r15_with_two_empty_streets_a_player_may_take_none() -> None:
    empty = "a1 b1 c1 d1 e1 f1 a2 a3 a4 a5 a6"
    laid = table(Wish(vacant=empty, goods="tribune tribune"), at="draft")
    assert laid.options(0, "take") == [] and "skip" in laid.options()
    laid.play(0, "skip").play(1, "take b1", "take a2", "keep a2")
    assert laid.colonia().kept == -1 and laid.event_texts("tribunes_paid") == []
    laid = table(Wish(vacant=empty, goods="tribune tribune"), at="draft")
    laid.play(0, "ignore f6", "skip").play(1, "take b1", "take a2", "keep a2")
    assert laid.colonia().kept >= 0 and laid.colonia().passed == -1


def test_r15_without_tiles_and_tribunes_nobody_is_asked() -> None:
    laid = table(Wish(vacant="a1 b1 c1 d1 e1 f1 a2 a3 a4 a5 a6"), at="draft")
    assert [decision.seat for decision in laid.match.waiting()] == [1]


def test_r15_the_ignored_street_may_be_the_full_one() -> None:
    laid = table(Wish(vacant="a1 a2 a3 a4 a5 a6", goods="tribune"), at="draft")
    laid.play(0, "ignore d4")
    assert laid.options() == [*taking(ROW_1[1:]), "skip"]


def test_r15_flipped_the_tribune_counts_for_the_empty_street(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(draft, "IGNORING_LEAVES_THE_EMPTY_STREET", False)
    laid = table(Wish(vacant="a1 a2 a3 a4 a5 a6", goods="tribune"), at="draft")
    laid.play(0, "ignore d4")
    assert laid.options() == taking(ROW_1[1:])
    laid.refuses(0, "skip", "street_has_tiles", 11)


def test_r19_a_street_with_tiles_cannot_be_skipped_for_nothing() -> None:
    laid = table(Wish(goods="tribune tribune"), at="draft")
    laid.refuses(0, "skip", "street_has_tiles", 11)
    laid.play(0, "ignore f6")
    laid.refuses(0, "skip", "street_has_tiles", 11)


def test_r19_the_last_tile_of_both_streets_cannot_be_skipped_either() -> None:
    empty = "b1 c1 d1 e1 f1 a2 a3 a4 a5 a6"
    laid = table(Wish(vacant=empty, goods="tribune tribune"), at="draft").play(0, "ignore d4")
    assert "take a1" in laid.options() and "skip" not in laid.options()


SIDE_B_BOARDS = (
    ("315264", "251643"),
    ("531642", "416325"),
    ("264135", "635214"),
    ("642513", "362451"),
)
"""Symbols at the rows from the top and at the columns from the left, board by board."""


@pytest.mark.parametrize("number", range(1, 7))
def test_on_side_b_the_same_symbol_is_another_street_on_each_board(number: int) -> None:
    laid = table(at="draft", side="B", seats=4, streets=f"black{number} white{number}")
    for seat, (rows, columns) in enumerate(SIDE_B_BOARDS):
        row = rows.index(str(number)) + 1
        column = "abcdef"[columns.index(str(number))]
        street = {f"{letter}{row}" for letter in "abcdef"} | {f"{column}{at}" for at in range(1, 7)}
        tiles = street - {"c2", "e3", "b4", "d5"}
        assert {text.split()[1] for text in laid.options(seat, "take")} == tiles
