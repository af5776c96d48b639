"""What is seen, what is known, what can be undone (R-31 and the contract of a game)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.trajan.positions import Table, prepared_table, table
from ulpia.games.trajan.components.commodities import COMMODITY_WORDS
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.codec import encode_state
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.played_moves import NothingToUndo

WINE = COMMODITY_WORDS.index("wine")


# --- views ---------------------------------------------------------------------------------------


def test_r31_a_view_never_contains_hidden_cards() -> None:
    laid = table(seats=3, hand={0: "wine wine", 1: "gems", 2: "fish"}, piles=("oil", "hide"))
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        view = TRAJAN.view(laid.state, seat)
        hands = [player["hand"] for player in view["players"]]
        shown = [hand for hand in hands if hand is not None]
        assert len(shown) == (seat is not None)
        text = json.dumps(view["players"])
        assert ("wine" in text.replace("wine-fish", "")) == (seat == 0)
    assert [player["cards"] for player in TRAJAN.view(laid.state, None)["players"]] == [2, 1, 1]


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(1)])
def test_a_view_depends_on_nothing_that_lies_face_down(seat: Seat | None) -> None:
    laid = prepared_table(2)
    before = TRAJAN.view(laid.state, seat)
    state = laid.state
    state.deck = state.deck[: state.deck_left][::-1] + state.deck[state.deck_left :]
    state.forum_stack = state.forum_stack[: state.forum_left][::-1]
    state.extra_stack = state.extra_stack[: state.extra_left][::-1]
    state.demand_stack = state.demand_stack[::-1]
    state.bonus_bag = state.bonus_bag[: state.bonus_left][::-1]
    state.stacks = tuple(
        [
            (*reversed(stack[: left - 1]), stack[left - 1])
            for stack, left in zip(state.stacks, state.stack_left, strict=True)
        ]
    )
    assert TRAJAN.view(state, seat) == before


# --- what things would bring now ----------------------------------------------------------------


def preview_of(laid: Table, seat: int) -> dict[str, Any]:
    """Return what a player's view says of things on the board; the same for everybody."""
    views = [TRAJAN.view(laid.state, viewer) for viewer in (None, Seat(0), Seat(1))]
    told = [view["players"][seat]["outlook"] for view in views]
    assert told[0] == told[1] == told[2]
    found: dict[str, Any] = told[0]
    return found


def test_r41_the_view_tells_what_a_legionnaire_would_score_in_each_province() -> None:
    laid = table(seats=3, legionnaires={0: "alpes", 1: "alpes belgica", 2: "alpes"})
    first, second = preview_of(laid, 0)["provinces"], preview_of(laid, 1)["provinces"]
    bare = preview_of(table(seats=3), 0)["provinces"]
    assert first["belgica"] == bare["belgica"] - 3
    assert second["belgica"] == bare["belgica"]
    assert first["alpes"] == max(0, bare["alpes"] - 6)


def test_r65_the_view_tells_what_each_bonus_tile_of_the_senate_would_bring_a_consul() -> None:
    rich = table(
        display={0: "wine wine fish"}, mat={0: "bread bread"}, senate_bonus="wine-fish bread"
    )
    assert preview_of(rich, 0)["bonus"] == [9, 9]
    assert preview_of(rich, 1)["bonus"] == [0, 0]


def test_r79_a_bonus_tile_for_bonus_tiles_counts_itself_in_the_preview() -> None:
    alone = preview_of(table(senate_bonus="yellow workers"), 0)["bonus"][0]
    assert (
        preview_of(table(senate_bonus="yellow workers", bonus={0: "bread"}), 0)["bonus"][0]
        == 2 * alone
    )


def test_r51_the_view_tells_which_parts_would_still_bring_their_action() -> None:
    laid = table(buildings={0: "roof-2 door-5"})
    assert preview_of(laid, 0)["new_parts"] == ["stairs", "fountain", "window"]
    assert len(preview_of(laid, 1)["new_parts"]) == 5


def sowing(laid: Table, seat: int) -> dict[str, Any]:
    """Return what the owner of a mat is told about its ring, and nobody else."""
    views = [TRAJAN.view(laid.state, viewer) for viewer in (None, Seat(1 - seat))]
    assert [view["players"][seat]["sowing"] for view in views] == [None, None]
    told: dict[str, Any] = TRAJAN.view(laid.state, Seat(seat))["players"][seat]["sowing"]
    return told


def test_r12_the_view_tells_where_sowing_would_end_and_what_arrives() -> None:
    laid = table(seats=2, trays={0: "bo | | gg | oyypp | bw | w"})
    first, second, third, fourth, _, _ = sowing(laid, 0)["trays"]
    assert second is None
    assert (first["count"], first["target"], first["completes"]) == (2, "III", False)
    assert third["target"] == "V"
    assert (fourth["target"], fourth["arrivals"]) == ("III", [1, 1, 1, 0, 1, 1])


def test_r13_the_view_tells_whether_sowing_would_end_the_round() -> None:
    laid = table(seats=2, clock=9, trays={0: "bo | y | gg | oypp | bw | w"})
    ends = [told["round_ends"] for told in sowing(laid, 0)["trays"]]
    assert ends == [True, False, True, True, True, False]


def test_r15_the_view_tells_which_markers_a_tile_still_asks_for() -> None:
    trays = {0: "bo | | o | byypp | gg | ww"}
    laid = table(seats=2, trays=trays, tiles={0: {"III": "cards bo"}})
    first = sowing(laid, 0)["trays"][0]
    assert (first["completes"], first["needs"]) == (True, ["blue"])


def test_r11_whoever_lays_markers_is_told_an_order_that_completes_the_tile() -> None:
    trays = {0: "bo | | o | byypp | gg | ww"}
    laid = table(seats=2, trays=trays, tiles={0: {"III": "cards bo"}})
    assert sowing(laid, 0)["hand"] is None
    laid.play(0, "sow I")
    told = sowing(laid, 0)["hand"]
    assert (told["target"], told["order"]) == ("III", ["orange", "blue"])
    assert sowing(laid, 1)["hand"] is None


def test_r15_two_markers_for_a_tile_are_laid_a_whole_lap_apart() -> None:
    trays = {0: "bbyyggo | | | oppww | | "}
    laid = table(seats=2, trays=trays, tiles={0: {"II": "victory gg"}})
    assert sowing(laid, 0)["trays"][0]["needs"] == ["green", "green"]
    laid.play(0, "sow I")
    order = sowing(laid, 0)["hand"]["order"]
    assert (order[0], order[6]) == ("green", "green")


def test_r66_the_view_ranks_by_votes_then_space_then_height_in_the_stack() -> None:
    laid = table(seats=3, senate={0: 2, 1: 3, 2: 3}, mat={0: "votes-3"}, discs="2 1 0")
    assert TRAJAN.view(laid.state, None)["board"]["senate"]["ranking"] == [0, 1, 2]


def test_only_the_drawer_hears_which_card_was_drawn() -> None:
    laid = table(at="seaport", deck="wine fish")
    laid.play(0, "draw")
    heard = [event for event in laid.events if event.name.startswith("card_drawn")]
    assert [event.name for event in heard if event.is_for(Seat(0))] == ["card_drawn"] * 2
    assert [event.name for event in heard if event.is_for(Seat(1))] == ["card_drawn_unseen"] * 2
    assert [event.name for event in heard if event.is_for(None)] == ["card_drawn_unseen"] * 2


# --- what everybody saw ---------------------------------------------------------------------------


def imagined_hands(laid: Table, owner: int, seat: int | None) -> list[list[int]]:
    looker = None if seat is None else Seat(seat)
    return [TRAJAN.imagine(laid.state, looker, seed).players[owner].hand for seed in range(30)]


def test_r31_a_card_taken_openly_stays_known_to_all() -> None:
    laid = table(at="seaport", hand={0: "gems fish"}, piles=("oil wine", "hide"))
    laid.play(0, "take left")
    assert laid.known_cards(0) == "wine"
    for looker in (1, None):
        hands = imagined_hands(laid, 0, looker)
        assert all([hand[WINE] >= 1 and sum(hand) == 3 for hand in hands])
        assert len({tuple(hand) for hand in hands}) > 5, "the other two are dealt anew"
    assert all([hand == laid.player(0).hand for hand in imagined_hands(laid, 0, 0)])


def test_r31_a_known_card_that_is_discarded_laid_or_shipped_is_known_no_longer() -> None:
    for moves in (
        ("draw", "discard wine left"),
        ("lay wine",),
        ("ship identical wine",),
    ):
        laid = table(at="seaport", hand={0: "wine gems"}, deck="oil oil")
        laid.player(0).known[WINE] = 1
        laid.play(0, *moves)
        assert laid.known_cards(0) == "", moves


def test_r31_of_two_equal_cards_the_known_one_is_played_first() -> None:
    laid = table(at="seaport", hand={0: "wine wine"}, deck="oil")
    laid.player(0).known[WINE] = 1
    laid.play(0, "lay wine")
    assert laid.known_cards(0) == "", "nobody can say that there is another"
    assert any([hand[WINE] == 0 for hand in imagined_hands(laid, 0, 1)])


def test_r31_drawn_cards_are_known_to_their_owner_alone() -> None:
    laid = table(at="seaport", deck="wine fish", hand={0: "gems"})
    laid.play(0, "draw", "discard gems left")
    assert laid.known_cards(0) == ""
    assert len({tuple(hand) for hand in imagined_hands(laid, 0, 1)}) > 5


def test_imagining_keeps_what_lies_open() -> None:
    laid = prepared_table(4)
    for seed in range(10):
        world = TRAJAN.imagine(laid.state, Seat(2), seed)
        TRAJAN.check(world)
        tops = [stack[left - 1] for stack, left in zip(world.stacks, world.stack_left, strict=True)]
        real = laid.state
        shown = [stack[left - 1] for stack, left in zip(real.stacks, real.stack_left, strict=True)]
        assert tops == shown
        assert world.players[2].hand == real.players[2].hand
        assert world.forum == real.forum and world.site == real.site
        assert world.province_tiles == real.province_tiles


# --- undo ----------------------------------------------------------------------------------------


def cannot_undo(laid: Table, seat: int, code: str) -> None:
    before = encode_state(laid.state)
    with pytest.raises(NothingToUndo) as reason:
        laid.undo(seat)
    assert reason.value.code == code
    assert encode_state(laid.state) == before


def test_undo_is_free_inside_a_turn_as_long_as_nothing_hidden_was_revealed() -> None:
    laid = table(
        trays={0: "by | og | og | by | pp | ww"},
        tiles={0: {"III": "workers og"}},
        provinces={"raetia": "votes-2"},
        mat={0: "extra-military"},
    )
    start = encode_state(laid.state)
    moves = ["sow I", "drop blue", "accept", "march raetia", "repeat extra-military", "occupy"]
    laid.play(0, *moves)
    assert laid.question() == "1 sow"
    assert [laid.undo(0) for _ in moves] == moves[::-1]
    assert encode_state(laid.state) == start
    cannot_undo(laid, 0, "nothing_played")


@pytest.mark.parametrize(
    ("action", "moves"),
    [
        ("seaport", ["draw"]),
        ("seaport", ["lay oil"]),
        ("seaport", ["ship identical oil"]),
        ("seaport", ["take left"]),  # the pile is refilled
        ("trajan", ["claim victory"]),  # the stack is turned
    ],
)
def test_undo_stops_where_something_hidden_was_revealed(action: str, moves: list[str]) -> None:
    laid = table(at=action, hand={0: "oil"})
    laid.play(0, *moves)
    cannot_undo(laid, 0, "revealed")


@pytest.mark.parametrize(
    ("action", "move"),
    [
        ("seaport", "take right"),  # a card is left on the pile
        ("seaport", "ship identical wild"),  # a tile that lay open
        ("forum", "collect bread"),
        ("military", "march raetia"),
        ("senate", "advance"),
        ("trajan", "claim cards"),  # the last tile of its stack
        ("construction", "build a1"),
        ("construction", "pass"),
    ],
)
def test_undo_works_where_all_lay_open(action: str, move: str) -> None:
    laid = table(
        at=action,
        hand={0: "oil"},
        piles=("column", "hide wine"),
        mat={0: "wild-commodity"},
        forum="bread games",
        provinces={"raetia": "games"},
        stacks={"cards": "bb"},
    )
    before = encode_state(laid.state)
    laid.play(0, move)
    assert laid.undo(0) == move
    assert encode_state(laid.state) == before


def test_undo_stops_at_a_demand_that_was_revealed() -> None:
    laid = table(clock=10)
    laid.play(0, "sow V", "drop green", "pass")
    cannot_undo(laid, 0, "revealed")


def test_undo_stops_when_the_next_player_has_moved() -> None:
    laid = table(at="senate")
    laid.play(0, "advance")
    laid.play(1, "sow V")
    cannot_undo(laid, 0, "others_have_played")


def test_undo_reaches_the_pick_of_the_consul_never() -> None:
    laid = table(at="end of quarter", demands="bread bread bread").end_quarter()
    cannot_undo(laid, 1, "revealed")


def test_undo_in_the_set_up_stops_when_all_markers_are_shown() -> None:
    laid = Table(Match(TRAJAN, 2, {"start": "0"}, 1))
    laid.play(0, "place blue", "place pink").play(1, "place white")
    assert laid.undo(0) == "place pink", "the moves of the others do not stand in the way"
    assert (laid.tray(0, "I"), laid.tray(1, "I")) == ("b", "w")
    laid.play(1, "arrange").play(0, "arrange")
    cannot_undo(laid, 0, "revealed")
    laid.play(0, "take left")  # its pile is refilled from the deck
    cannot_undo(laid, 0, "revealed")


def test_r28_the_view_tells_what_each_ship_pays_with_the_side_that_shows() -> None:
    laid = table(gray_ships="identical")
    paid = TRAJAN.view(laid.state, None)["board"]["ship_points"]
    assert paid == {"identical": [0, 1, 7, 15], "different": [2, 4, 6, 8], "pairs": [5, 10, 15]}
