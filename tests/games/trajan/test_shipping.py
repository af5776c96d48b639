"""Ships at the seaport, and wild commodities (R-28 to R-30)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.trajan.positions import Table, table
from ulpia.games.trajan.components.commodities import COMMODITY_WORDS
from ulpia.games.trajan.rules import seaport
from ulpia.kernel.chance import Dice


def ships(laid: Table, ship: str) -> list[str]:
    """Return the cargoes that are on offer for a ship."""
    start = f"ship {ship} "
    return [move.removeprefix(start) for move in laid.options() if move.startswith(start)]


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
