"""The seaport (R-26 to R-32)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.trajan.positions import Table, table
from ulpia.games.trajan.components.commodities import COMMODITY_WORDS
from ulpia.games.trajan.game import TRAJAN
from ulpia.games.trajan.rules import cards, seaport
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Seat


def ships(laid: Table, ship: str) -> list[str]:
    """Return the cargoes that are on offer for a ship."""
    start = f"ship {ship} "
    return [move.removeprefix(start) for move in laid.options() if move.startswith(start)]


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


# --- shipping ------------------------------------------------------------------------------------


def test_r28_one_shipping_serves_one_ship_and_turns_it_gray() -> None:
    laid = table(at="seaport", hand={0: "oil wine fish"}, deck="gems")
    laid.play(0, "ship different oil wine")
    assert laid.points_for(0, "ships") == 4
    assert laid.display(0) == "oil wine"
    assert laid.hand(0) == "fish", "the hand is not refilled"
    assert laid.state.gray_ships == 0b010
    assert laid.event_texts("ship_turned") == ["ship_turned different"]
    assert laid.question() == "1 sow", "one ship in an action"


def test_r28_a_ship_takes_one_to_four_identical_cards_but_no_fifth() -> None:
    laid = table(at="seaport", hand={0: "oil oil oil oil oil wine"})
    assert ships(laid, "identical") == ["oil", "oil oil", "oil oil oil", "oil oil oil oil", "wine"]
    laid.refuses(0, "ship identical oil oil oil oil oil", "cards_do_not_fit", 28)
    laid.refuses(0, "ship identical oil wine", "cards_do_not_fit", 28)
    laid.refuses(0, "ship identical gems", "card_not_in_hand", 26)
    laid.refuses(0, "ship identical", "cards_do_not_fit", 28)


def test_r28_a_ship_takes_one_to_four_different_cards() -> None:
    laid = table(at="seaport", hand={0: "scroll oil oil fruit lamp wine"})
    cargoes = [cargo.split() for cargo in ships(laid, "different")]
    assert len(cargoes) == 5 + 10 + 10 + 5
    assert all([len(set(cargo)) == len(cargo) for cargo in cargoes])
    laid.refuses(0, "ship different oil oil", "cards_do_not_fit", 28)
    laid.refuses(0, "ship different scroll oil fruit lamp wine", "cards_do_not_fit", 28)


def test_r28_a_ship_takes_one_to_three_different_pairs() -> None:
    laid = table(at="seaport", hand={0: "oil oil oil oil wine wine fish fish gems gems hide"})
    cargoes = ships(laid, "pairs")
    assert len(cargoes) == 4 + 6 + 4
    laid.refuses(0, "ship pairs oil oil oil oil", "cards_do_not_fit", 28)
    laid.refuses(0, "ship pairs oil wine", "cards_do_not_fit", 28)
    laid.refuses(0, "ship pairs oil oil wine", "cards_do_not_fit", 28)
    laid.refuses(0, "ship pairs oil oil wine wine fish fish gems gems", "cards_do_not_fit", 28)


def test_r28_a_gray_ship_stays_gray_and_may_be_used_by_anybody_also_for_nothing() -> None:
    laid = table(at="seaport", turn=1, hand={1: "oil"}, gray_ships="identical")
    laid.play(1, "ship identical oil")
    assert laid.points(1) == 0
    assert laid.display(1) == "oil"
    assert laid.state.gray_ships == 0b001
    assert laid.event_texts("ship_turned") == []


def test_e22_the_coloured_ships() -> None:
    cargoes = {
        "identical": ("oil", "oil oil", "oil oil oil", "oil oil oil oil"),
        "different": ("oil", "oil wine", "oil wine fish", "oil wine fish gems"),
        "pairs": ("oil oil", "oil oil wine wine", "oil oil wine wine fish fish"),
    }
    scored: dict[str, list[int]] = {ship: [] for ship in cargoes}
    for ship, loads in cargoes.items():
        for load in loads:
            laid = table(at="seaport", hand={0: load})
            laid.play(0, f"ship {ship} {load}")
            scored[ship].append(laid.points(0))
            assert laid.event_texts("ship_turned") == [f"ship_turned {ship}"]
    assert scored == {
        "identical": [2, 6, 12, 20],
        "different": [2, 4, 6, 8],
        "pairs": [5, 10, 15],
    }


def test_e23_the_gray_ships() -> None:
    cargoes = {
        "identical": ("oil", "oil oil", "oil oil oil", "oil oil oil oil"),
        "different": ("oil", "oil wine", "oil wine fish", "oil wine fish gems"),
        "pairs": ("oil oil", "oil oil wine wine", "oil oil wine wine fish fish"),
    }
    scored: dict[str, list[int]] = {ship: [] for ship in cargoes}
    for ship, loads in cargoes.items():
        for load in loads:
            laid = table(at="seaport", hand={0: load}, gray_ships=ship)
            laid.play(0, f"ship {ship} {load}")
            scored[ship].append(laid.points(0))
            assert laid.state.gray_ships != 0, "it stays gray"
    assert scored == {
        "identical": [0, 1, 7, 15],
        "different": [0, 1, 3, 5],
        "pairs": [1, 6, 11],
    }


# --- wild commodities ----------------------------------------------------------------------------


def test_r29_a_wild_commodity_ships_as_any_card_and_leaves_the_game() -> None:
    laid = table(at="seaport", hand={0: "oil oil"}, mat={0: "wild-commodity wild-commodity"})
    laid.play(0, "ship identical oil oil wild")
    assert laid.points(0) == 12
    assert laid.display(0) == "oil oil", "instead of entering the display"
    assert laid.mat(0) == "wild-commodity" and laid.gone_tiles() == "wild-commodity"


def test_r29_a_wild_commodity_never_makes_a_fifth_card() -> None:
    laid = table(at="seaport", hand={0: "oil oil oil oil"}, mat={0: "wild-commodity"})
    assert "oil oil oil wild" in ships(laid, "identical")
    laid.refuses(0, "ship identical oil oil oil oil wild", "cards_do_not_fit", 28)
    laid.refuses(0, "ship identical oil wild wild", "not_enough_wilds", 29)


def test_r29_on_the_ship_for_different_cards_a_wild_is_a_kind_of_its_own() -> None:
    laid = table(at="seaport", hand={0: "oil wine fish"}, mat={0: "wild-commodity wild-commodity"})
    cargoes = ships(laid, "different")
    assert "oil wine fish wild" in cargoes and "wild" in cargoes and "wild wild" in cargoes
    laid.refuses(0, "ship different oil wine fish wild wild", "cards_do_not_fit", 28)
    laid.play(0, "ship different oil wine wild wild")
    assert laid.points(0) == 8


def test_r29_with_wild_commodities_the_pairs_must_stay_different() -> None:
    laid = table(at="seaport", hand={0: "oil oil oil wine"}, mat={0: "wild-commodity"})
    assert ships(laid, "pairs") == ["oil oil", "oil wild", "wine wild", "oil oil wine wild"]
    laid.refuses(0, "ship pairs oil oil oil wild", "cards_do_not_fit", 28)
    laid.play(0, "ship pairs oil oil wine wild")
    assert laid.points(0) == 10


def test_r29_two_wild_commodities_may_form_a_pair() -> None:
    laid = table(
        at="seaport",
        hand={0: "oil oil wine"},
        mat={0: "wild-commodity wild-commodity wild-commodity"},
    )
    cargoes = ships(laid, "pairs")
    assert len(cargoes) == len(set(cargoes))
    assert "wild wild" in cargoes and "oil oil wild wild" in cargoes
    assert "oil wine wild wild" in cargoes, "or complete two"
    laid.play(0, "ship pairs oil oil wine wild wild wild")
    assert laid.points(0) == 15
    assert laid.mat(0) == ""


def fits(ship: str, cards: tuple[str, ...]) -> bool:
    """R-28, R-29 once more, by counting: the cargoes that a ship takes."""
    wilds = cards.count("wild")
    counts = Counter([card for card in cards if card != "wild"])
    if ship == "identical":
        return 1 <= len(cards) <= 4 and len(counts) <= 1
    if ship == "different":
        return 1 <= len(cards) <= 4 and max(counts.values(), default=1) == 1
    singles = list(counts.values()).count(1)
    whole = max(counts.values(), default=2) <= 2 and wilds >= singles
    return whole and (wilds - singles) % 2 == 0 and len(cards) in (2, 4, 6)


@pytest.mark.parametrize("seed", range(30))
def test_r29_all_cargoes_that_fit_are_on_offer_and_no_others(seed: int) -> None:
    dice = Dice(seed)
    kinds = COMMODITY_WORDS[: 2 + dice.below(4)]
    pool = [card for card in kinds for _ in range(5)]
    hand = [pool.pop(dice.below(len(pool))) for _ in range(2 + dice.below(6))]
    wilds = dice.below(4)
    laid = table(at="seaport", hand={0: " ".join(hand)}, mat={0: "wild-commodity " * wilds})
    cards = sorted(hand, key=COMMODITY_WORDS.index) + ["wild"] * wilds
    for ship in ("identical", "different", "pairs"):
        wanted = {
            " ".join(cargo)
            for size in range(1, 7)
            for cargo in combinations(cards, size)
            if fits(ship, cargo)
        }
        offered = ships(laid, ship)
        assert len(offered) == len(set(offered))
        assert set(offered) == wanted


def test_r30_a_wild_commodity_can_neither_be_laid_nor_discarded() -> None:
    laid = table(at="seaport", hand={0: "oil"}, mat={0: "wild-commodity"}, deck="wine fish")
    laid.refuses(0, "lay wild", "wild_not_in_display", 30)
    laid.refuses(0, "lay oil wild", "wild_not_in_display", 30)
    laid.play(0, "draw")
    assert all(["wild" not in move for move in laid.options()])


def test_r30_flipped_a_wild_commodity_is_laid_leaves_the_game_and_one_card_is_drawn(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(seaport, "WILD_COMMODITY_IN_DISPLAY", True)
    laid = table(at="seaport", hand={0: "oil"}, mat={0: "wild-commodity"}, deck="wine fish")
    laid.play(0, "lay oil wild")
    assert (laid.display(0), laid.hand(0), laid.gone_tiles()) == (
        "oil",
        "wine fish",
        "wild-commodity",
    )


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
