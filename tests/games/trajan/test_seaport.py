"""The seaport (R-26 to R-32); ships and wild commodities stand in test_shipping."""

from __future__ import annotations

import pytest

from tests.games.trajan.positions import table
from ulpia.games.trajan.game import TRAJAN
from ulpia.games.trajan.rules import cards
from ulpia.kernel.moves import Seat

# --- the four options ----------------------------------------------------------------------------


def test_r26_the_seaport_action_is_one_of_four() -> None:
    laid = table(at="seaport", hand={0: "oil oil wine"})
    assert {move.split()[0] for move in laid.options()} == {"draw", "take", "lay", "ship", "pass"}
    laid = table(at="seaport")
    assert laid.options() == ["draw", "take left", "take right", "pass"], "without cards"


def test_r26_a_two_cards_are_drawn_and_one_of_the_whole_hand_is_discarded() -> None:
    laid = table(at="seaport", hand={0: "grain"}, deck="wine fish")
    laid.play(0, "draw")
    assert laid.hand(0) == "wine fish grain"
    assert laid.question() == "0 discard"
    assert laid.options() == [
        "discard wine left",
        "discard wine right",
        "discard fish left",
        "discard fish right",
        "discard grain left",
        "discard grain right",
    ]
    laid.refuses(0, "discard oil left", "card_not_in_hand", 26)
    laid.refuses(0, "discard wine deck", "not_on_a_discard_pile", 26)
    laid.play(0, "discard grain right")
    assert laid.hand(0) == "wine fish"
    assert (laid.pile(0), laid.pile(1)) == ("column", "hide grain"), "face up, on top"
    assert laid.question() == "1 sow"


def test_r26_b_the_top_card_of_one_pile_is_taken() -> None:
    laid = table(at="seaport", piles=("oil wine", "hide"))
    laid.play(0, "take left")
    assert laid.hand(0) == "wine"
    assert laid.pile(0) == "oil"
    laid = table(at="seaport", piles=("oil wine", "hide"))
    laid.refuses(0, "take deck", "not_from_the_deck", 26)


def test_r26_c_one_or_two_hand_cards_are_laid_and_as_many_drawn() -> None:
    laid = table(at="seaport", hand={0: "oil oil wine"}, deck="fish gems")
    lays = [move for move in laid.options() if move.startswith("lay")]
    assert lays == ["lay oil", "lay wine", "lay oil wine", "lay oil oil"]
    laid.refuses(0, "lay oil oil wine", "only_two_cards", 26)
    laid.refuses(0, "lay wine wine", "card_not_in_hand", 26)
    laid.refuses(0, "lay fish", "card_not_in_hand", 26)
    laid.play(0, "lay oil wine")
    assert laid.display(0) == "oil wine"
    assert laid.hand(0) == "oil fish gems"
    assert laid.points(0) == 0
    laid = table(at="seaport", hand={0: "oil oil wine"}, deck="fish gems")
    laid.play(0, "lay oil")
    assert laid.hand(0) == "oil wine fish"


def test_r27_an_emptied_pile_is_refilled_at_once_with_the_top_card_of_the_deck() -> None:
    laid = table(at="seaport", deck="wine fish")
    laid.play(0, "take left")
    assert laid.hand(0) == "column"
    assert laid.pile(0) == "wine"
    assert laid.event_texts("pile_refilled") == ["pile_refilled wine left"]


def test_r27_a_pile_that_is_not_emptied_is_not_refilled() -> None:
    laid = table(at="seaport", piles=("oil wine", "hide"), deck="fish")
    laid.play(0, "take left")
    assert laid.event_texts("pile_refilled") == []


def test_r27_flipped_an_emptied_pile_stays_empty_in_play(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(cards, "REFILL_EMPTIED_DISCARD_PILE", False)
    laid = table(at="seaport", deck="wine fish")
    laid.play(0, "take left")
    assert laid.pile(0) == ""


# --- knowledge -----------------------------------------------------------------------------------


def test_r31_hands_have_no_limit() -> None:
    laid = table(at="seaport", hand={0: "oil " * 5 + "wine " * 5 + "fish " * 5 + "gems " * 4})
    laid.play(0, "take left")
    assert sum(laid.player(0).hand) == 20


def test_r31_hands_are_hidden_and_displays_and_piles_open() -> None:
    laid = table(hand={0: "oil wine"}, display={0: "gems"}, piles=("fish", "hide"))
    foreign = TRAJAN.view(laid.state, Seat(1))
    assert foreign["players"][0]["hand"] is None and foreign["players"][0]["cards"] == 2
    assert foreign["players"][0]["display"] == {"gems": 1}
    assert foreign["board"]["piles"] == [["fish"], ["hide"]]
    assert TRAJAN.view(laid.state, Seat(0))["players"][0]["hand"] == {"oil": 1, "wine": 1}


def test_r31_a_card_taken_from_a_pile_is_known_until_it_is_played() -> None:
    laid = table(at="seaport", hand={0: "column"})
    laid.play(0, "take left")
    assert (laid.hand(0), laid.known_cards(0)) == ("column column", "column")
    assert TRAJAN.view(laid.state, None)["players"][0]["known"] == {"column": 1}
    for seed in range(20):
        assert TRAJAN.imagine(laid.state, Seat(1), seed).players[0].hand[8] >= 1
    laid = table(at="seaport", hand={0: "wine column"})
    laid.player(0).known[8] = 1
    laid.play(0, "lay column")
    assert laid.known_cards(0) == ""


# --- an empty deck -------------------------------------------------------------------------------


def test_r32_an_empty_deck_is_renewed_from_both_piles_except_their_top_cards() -> None:
    laid = table(at="seaport", deck="lamp", piles=("oil wine fish", "gems hide"), deck_is_all=True)
    laid.play(0, "draw")
    assert laid.event_texts("deck_reshuffled") == ["deck_reshuffled 3"]
    assert (laid.pile(0), laid.pile(1)) == ("fish", "hide"), "the tops stay"
    assert laid.state.deck_left == 2
    drawn = laid.hand(0).split()
    assert "lamp" in drawn and set(drawn) & {"oil", "wine", "gems"}


def test_r32_draw_with_one_card_to_be_had_draws_one_and_discards_one() -> None:
    laid = table(at="seaport", deck="lamp", deck_is_all=True)
    laid.play(0, "draw")
    assert laid.hand(0) == "lamp"
    laid.play(0, "discard lamp left")
    assert (laid.hand(0), laid.pile(0)) == ("", "column lamp")


def test_r32_draw_is_not_available_with_no_card_at_all() -> None:
    laid = table(at="seaport", deck_is_all=True)
    laid.refuses(0, "draw", "no_card_to_draw", 32)


def test_r32_cards_may_be_laid_and_as_many_drawn_as_there_are() -> None:
    laid = table(at="seaport", hand={0: "oil wine"}, deck="lamp", deck_is_all=True)
    laid.play(0, "lay oil wine")
    assert (laid.display(0), laid.hand(0)) == ("oil wine", "lamp")
    laid = table(at="seaport", hand={0: "oil wine"}, deck_is_all=True)
    laid.play(0, "lay oil wine")
    assert (laid.display(0), laid.hand(0)) == ("oil wine", "")


def test_r32_the_refill_of_a_pile_may_cause_the_reshuffle_too() -> None:
    laid = table(at="seaport", piles=("oil", "gems hide"), deck_is_all=True)
    laid.play(0, "take left")
    assert (laid.pile(0), laid.pile(1)) == ("gems", "hide")


def test_r32_without_any_card_the_pile_stays_empty_until_somebody_discards_on_it() -> None:
    laid = table(at="seaport", piles=("oil", "hide"), deck_is_all=True)
    laid.play(0, "take left")
    assert laid.pile(0) == ""
    laid.play(1, "sow V", "drop green")
    laid.refuses(1, "take left", "pile_empty", 26)
    laid = table(at="seaport", piles=("", "hide"), deck="lamp", deck_is_all=True)
    laid.play(0, "draw", "discard lamp left")
    assert laid.pile(0) == "lamp"


def test_r32_a_trajan_tile_for_cards_draws_what_there_is() -> None:
    trays, tiles = {0: "gg | b | oo | pp | yyb | ww"}, {0: {"II": "cards bw"}}
    laid = table(trays=trays, tiles=tiles, deck="lamp", deck_is_all=True)
    laid.play(0, "sow VI", "accept")
    assert laid.hand(0) == "lamp"
    laid = table(trays=trays, tiles=tiles, deck_is_all=True)
    laid.play(0, "sow VI")
    assert laid.points(0) == 3 and laid.question() == "1 sow", "no effect, no question"


def test_r32_flipped_the_deck_is_not_renewed(monkeypatch: pytest.MonkeyPatch, flips: None) -> None:
    monkeypatch.setattr(cards, "RESHUFFLE_WHEN_DECK_EMPTY", False)
    laid = table(at="seaport", piles=("oil wine", "gems hide"), deck_is_all=True)
    laid.refuses(0, "draw", "no_card_to_draw", 32)


def test_r32_flipped_a_refill_does_not_cause_the_reshuffle(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(cards, "REFILL_MAY_RESHUFFLE", False)
    laid = table(at="seaport", piles=("oil", "gems hide"), deck_is_all=True)
    laid.play(0, "take left")
    assert (laid.pile(0), laid.pile(1)) == ("", "gems hide")
