"""The 60 commodity cards and the three ships."""

from __future__ import annotations

from typing import Final, NewType

from ulpia.kernel.tables import NumberRows

Commodity = NewType("Commodity", int)
Ship = NewType("Ship", int)
Pile = NewType("Pile", int)

COMMODITIES: Final = 12
COPIES: Final = 5
COMMODITY_WORDS: Final = (
    "scroll",
    "oil",
    "fruit",
    "lamp",
    "wine",
    "fish",
    "jewellery",
    "gems",
    "column",
    "hide",
    "cattle",
    "grain",
)
WILD: Final = Commodity(12)
"""A wild commodity tile among shipped cards (R-29)."""
CARGO_WORDS: Final = (*COMMODITY_WORDS, "wild")

LEFT: Final = Pile(0)
RIGHT: Final = Pile(1)
DECK: Final = Pile(2)
PILE_WORDS: Final = ("left", "right", "deck")
START_HAND: Final = 3

IDENTICAL: Final = Ship(0)
DIFFERENT: Final = Ship(1)
PAIRS: Final = Ship(2)
SHIPS: Final = 3
SHIP_WORDS: Final = ("identical", "different", "pairs")
MOST_CARDS: Final = 4
MOST_PAIRS: Final = 3

SHIP_POINTS: Final[NumberRows] = ((0, 2, 6, 12, 20), (0, 2, 4, 6, 8), (0, 5, 10, 15))
"""Coloured side, by number of cards or pairs."""
GRAY_SHIP_POINTS: Final[NumberRows] = ((0, 0, 1, 7, 15), (0, 0, 1, 3, 5), (0, 1, 6, 11))


def all_cards() -> list[int]:
    """Return the 60 cards, sorted."""
    return [kind for kind in range(COMMODITIES) for _ in range(COPIES)]
