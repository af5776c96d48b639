"""All moves of the verbs of Trajan that name any number of cards.

They are made by the very functions that make the legal moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.games.trajan.components.commodities import COMMODITIES, COPIES, MOST_PAIRS
from ulpia.games.trajan.rules.cargo import (
    different_cargoes,
    identical_cargoes,
    lays,
    pair_cargoes,
    wild_cargoes,
)
from ulpia.kernel.moves import Move

ALL_KINDS: Final = (1 << COMMODITIES) - 1
ALL_CARDS: Final = [COPIES] * COMMODITIES
MAX_WILDS: Final = 2 * MOST_PAIRS


def all_lays() -> list[Move]:
    return lays(ALL_KINDS, ALL_KINDS, MAX_WILDS)


def all_cargoes() -> list[Move]:
    return [
        *identical_cargoes(ALL_CARDS),
        *different_cargoes(ALL_KINDS),
        *pair_cargoes(ALL_KINDS),
        *wild_cargoes(ALL_CARDS, ALL_KINDS, ALL_KINDS, MAX_WILDS),
    ]


LISTED_MOVES: Final[dict[str, Callable[[], list[Move]]]] = {"lay": all_lays, "ship": all_cargoes}
