"""Set-up: what is dealt and what the owner arranges (R-1 to R-6, R-80, R-81)."""

from __future__ import annotations

import pytest

from tests.games.forum_trajanum.positions import Table, first_draft, fresh
from ulpia.games.forum_trajanum import game, setup
from ulpia.games.forum_trajanum.components.citizens import ROWS_OF_CLASS
from ulpia.games.forum_trajanum.components.player_board import CORNERS, TILE_CELLS
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM, FORUM_TRAJANUM_1, HANDICAPS
from ulpia.kernel.chance import Dice
from ulpia.kernel.codec import decode_state, encode_state
from ulpia.kernel.game import BadOption
from ulpia.kernel.laws import check_laws
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.played_moves import NothingToUndo
from ulpia.kernel.state import apply, decisions

WOMEN = ("woman-patrician", "woman-merchant", "woman-craftsman")


def place_cranes(laid: Table) -> Table:
    return laid.play(0, "crane green", "crane blue", "crane red")


def with_woman(woman: int, seats: int = 2, **options: str) -> Table:
    """Return a table at which seat 0 has placed its cranes and drawn this woman."""
    for seed in range(50):
        laid = place_cranes(fresh(seats, seed, **options))
        if laid.colonia(0).woman == woman:
            return laid
    raise AssertionError("every woman is drawn sometimes")


def test_r1_a_woman_is_drawn_and_placed_in_either_row_of_her_class() -> None:
    laid = with_woman(0)
    assert laid.options() == ["place patrician1", "place patrician2", "arrange"]
    laid.refuses(0, "place merchant1", "other_class", 1)
    laid.play(0, "place patrician2")
    laid.play(0, "corner northeast").play(1, "arrange")
    assert laid.active_rows() == ["patrician2"], "on the left space, active"
    assert laid.colonia().citizens[2] == 0


def test_r1_the_other_two_women_lie_face_up_on_opposite_corners() -> None:
    for corner, opposite in ((0, 3), (1, 2), (2, 1), (3, 0)):
        laid = with_woman(1).play(0, "place merchant1")
        laid.play(
            0,
            ["corner northwest", "corner northeast", "corner southwest", "corner southeast"][
                corner
            ],
        )
        laid.play(1, "arrange")
        grid = laid.colonia().grid
        assert grid[CORNERS[corner]] == 0 and grid[CORNERS[opposite]] == 2
        shown = laid.view(1)["colonies"][0]["tiles"]
        assert all([shown[cell] >= 0 for cell in CORNERS]), "one open tile in each corner"
        assert [tile for tile in shown if tile == -2] == [-2] * 28


def test_r2_the_owner_assigns_the_crane_colours_to_the_corners() -> None:
    laid = fresh()
    assert laid.question().startswith("0 crane northwest")
    laid.play(0, "crane green")
    laid.refuses(0, "crane green", "crane_already_placed", 2)
    laid.play(0, "crane blue", "crane red")
    assert laid.colonia().cranes == (3, 0, 1, 2), "the last colour is no choice"


def test_r2_arrange_chooses_everything_that_is_left_in_one_move() -> None:
    laid = fresh().play(0, "crane green", "arrange")
    colonia = laid.colonia()
    assert colonia.cranes[0] == 3 and sorted(colonia.cranes) == [0, 1, 2, 3]
    assert colonia.home in ROWS_OF_CLASS[colonia.woman] and colonia.corner >= 0
    assert laid.question().startswith("1 ")


def test_r2_what_arrange_chooses_does_not_depend_on_the_order_of_the_seats() -> None:
    one = fresh(3).play(0, "arrange").play(1, "arrange").play(2, "arrange")
    other = fresh(3).play(2, "arrange").play(0, "arrange").play(1, "arrange")
    assert one.view(0) == other.view(0)


def test_r2_the_woman_is_drawn_when_the_cranes_lie() -> None:
    """Not before, and nobody else sees her until all have arranged their boards."""
    laid = fresh()
    for colour in ("green", "blue"):
        laid.play(0, f"crane {colour}")
        assert laid.colonia().woman == -1 and laid.view(0)["colonies"][0]["woman"] == -1
    laid.play(0, "crane red")
    woman = laid.colonia().woman
    assert woman >= 0 and laid.view(0)["colonies"][0]["woman"] == woman
    assert laid.view(1)["colonies"][0]["woman"] == laid.view(None)["colonies"][0]["woman"] == -1
    assert [event.audience for event in laid.events if event.name == "citizen_drawn"] == [1]
    laid.play(0, "arrange").play(1, "arrange")
    assert laid.view(1)["colonies"][0]["woman"] == woman


def test_r1_each_woman_is_drawn_and_one_draw_does_not_tell_another() -> None:
    drawn = set()
    for seed in range(60):
        laid = first_draft(2, seed)
        drawn.add((laid.colonia(0).woman, laid.colonia(1).woman))
    assert drawn == {(one, other) for one in range(3) for other in range(3)}


def test_r2_cranes_cannot_be_taken_back_once_the_woman_is_drawn() -> None:
    laid = fresh().play(0, "crane green", "crane blue")
    assert laid.undo(0) == "crane blue"
    laid.play(0, "crane blue").play(1, "crane green", "crane blue", "crane red")
    assert laid.undo(0) == "crane blue", "what others draw does not end my undo"
    laid.play(0, "crane blue", "crane red")
    with pytest.raises(NothingToUndo):
        laid.undo(0)


def test_r2_in_the_first_version_of_our_rules_the_woman_is_drawn_before_the_cranes() -> None:
    laid = Table(Match(FORUM_TRAJANUM_1, 2, {}, 1))
    assert laid.question().startswith("0 crane northwest")
    women = [laid.colonia(seat).woman for seat in range(2)]
    assert min(women) >= 0
    assert [colonia["woman"] for colonia in laid.view(1)["colonies"]] == women
    check_laws(FORUM_TRAJANUM_1, laid.state, 2, 4)


def test_r2_the_other_order_is_one_constant(monkeypatch: pytest.MonkeyPatch, flips: None) -> None:
    monkeypatch.setattr(game, "WOMAN_IS_DRAWN_AFTER_THE_CRANES", False)
    assert fresh().colonia(0).woman >= 0
    monkeypatch.setattr(game, "WOMAN_IS_DRAWN_AFTER_THE_CRANES", True)
    assert fresh().colonia(0).woman == -1


def test_a_table_stored_before_the_second_version_goes_on_under_the_first() -> None:
    match = Match(FORUM_TRAJANUM_1, 3, {}, 9)
    match.play(Seat(1), match.waiting()[1].options[0])
    code = encode_state(match.state)
    del code["woman_before_cranes"]  # nobody knew of it then
    later = decode_state(FORUM_TRAJANUM_1, code)
    assert encode_state(later) == encode_state(match.state)
    dice = Dice(9)
    while asked := decisions(later):
        decision = asked[dice.below(len(asked))]
        move = decision.options[dice.below(len(decision.options))]
        match.play(decision.seat, move)
        apply(later, decision.seat, move)
    assert match.is_over() and encode_state(later) == encode_state(match.state)


def test_r2_nobody_sees_the_cranes_of_others_before_all_have_placed_theirs() -> None:
    laid = fresh()
    before = laid.view(1)
    laid.events = []
    place_cranes(laid)
    assert laid.view(1) == before and laid.events_heard_by(1) == [] == laid.events_heard_by(None)


def test_r3_merchant_1_chosen_at_set_up_turns_the_bar_at_once() -> None:
    laid = with_woman(1).play(0, "place merchant1", "corner northwest")
    laid.play(1, "arrange")
    assert laid.colonia().flipped
    laid = with_woman(1).play(0, "place merchant2", "corner northwest")
    laid.play(1, "arrange")
    assert not laid.colonia().flipped


def test_r4_the_river_tile_is_seen_by_its_owner_and_is_the_first_envoy() -> None:
    laid = first_draft()
    assert [laid.colonia(seat).ship for seat in (0, 1)] == [1, 1]
    assert laid.view(0)["colonies"][0]["river"] == laid.colonia(0).river
    assert laid.view(1)["colonies"][0]["river"] == laid.view(None)["colonies"][0]["river"] == -2
    told = [event for event in laid.events if event.name == "river_tile"]
    assert [event.audience for event in told] == [1, 2]


def test_r5_face_down_tiles_are_unknown_even_to_their_owner() -> None:
    laid = first_draft()
    tiles = laid.view(0)["colonies"][0]["tiles"]
    assert tiles.count(-2) == 28 and tiles.count(-1) == 4
    assert laid.colonia().tiles == TILE_CELLS


def test_r6_the_first_starting_player_is_drawn() -> None:
    starts = {first_draft(4, seed).state.start for seed in range(30)}
    assert starts == {0, 1, 2, 3}


def test_r6_flipped_the_first_seat_begins(monkeypatch: pytest.MonkeyPatch, flips: None) -> None:
    monkeypatch.setattr(setup, "STARTING_PLAYER_IS_DRAWN", False)
    assert {first_draft(4, seed).state.start for seed in range(10)} == {0}


def test_starting_goods_are_four_and_a_worker_of_a_colour_nobody_else_has() -> None:
    laid = first_draft(4)
    assert all([laid.colonia(seat).goods[:4] == [1, 1, 1, 1] for seat in range(4)])
    workers = [laid.colonia(seat).goods[4:].index(1) for seat in range(4)]
    assert sorted(workers) == [0, 1, 2, 3]


def test_mosaic_boards_lie_with_any_side_in_any_turn_in_any_place() -> None:
    boards = [first_draft(2, seed).state.mosaic.boards for seed in range(25)]
    assert {turned for laid in boards for _, turned in laid} == {0, 1}
    assert {mosaic for laid in boards for mosaic, _ in laid} == set(range(10))
    assert all([len({mosaic // 2 for mosaic, _ in laid}) == 3 for laid in boards])


def test_r80_a_beginner_has_a_coin_more_and_may_place_a_corner_citizen_at_once() -> None:
    laid = with_woman(0, handicap="0").play(0, "place patrician1")
    laid.play(0, "corner northwest").play(1, "arrange")
    assert laid.goods(0).split().count("coin") == 2 and laid.goods(1).split().count("coin") == 1
    assert laid.question() == "0 second_citizen"
    rows = ["merchant1", "merchant2", "craftsman1", "craftsman2"]
    assert laid.options() == [*[f"place {row}" for row in rows], "decline"]
    laid.refuses(0, "place patrician2", "other_class", 80)
    laid.play(0, "place merchant1")
    assert laid.active_rows() == ["patrician1", "merchant1"] and laid.colonia().flipped
    assert not laid.colonia().tiles & 1, "the merchant lay in the northwest: her crane is open"
    assert laid.event_texts("crane_uncovered") == ["crane_uncovered northwest green"]


def test_r80_the_second_citizen_may_be_declined() -> None:
    laid = with_woman(0, handicap="0").play(0, "arrange").play(1, "arrange")
    laid.play(0, "decline")
    assert laid.colonia().first.bit_count() == 1 and "take" in laid.question()


def test_r80_the_handicap_names_only_seats_that_are_there() -> None:
    assert len(HANDICAPS) == 16
    with pytest.raises(BadOption, match="names seat 3"):
        FORUM_TRAJANUM.start(3, {"handicap": "1+3"}, 1)


def test_r81_the_introductory_game_has_one_card_of_the_third_cycle() -> None:
    cards = first_draft(game="introductory").state.cards
    assert cards[:2] == (-1, -1) and cards[2] >= 8
    assert [card // 4 for card in first_draft().state.cards] == [0, 1, 2]
