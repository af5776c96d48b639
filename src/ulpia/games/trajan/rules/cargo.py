"""Which cards can be laid or shipped (R-26, R-28, R-29), as tables of moves.

Sets of commodities are bits. The moves for a set are made once and kept: there are 4096 sets, and
a search asks for them a million times.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ulpia.games.trajan.components.commodities import (
    COMMODITIES,
    DIFFERENT,
    IDENTICAL,
    MOST_CARDS,
    MOST_PAIRS,
    PAIRS,
    WILD,
)
from ulpia.kernel.moves import Move

IDENTICAL_CARGO: Final = tuple(
    [
        [Move("ship", (IDENTICAL,) + (card,) * size) for size in range(1, MOST_CARDS + 1)]
        for card in range(COMMODITIES)
    ]
)
_LAID_ALONE_OR_MIXED: dict[int, list[Move]] = {}
_LAID_TWICE: dict[int, list[Move]] = {}
_DIFFERENT: dict[int, list[Move]] = {}
_PAIRS: dict[int, list[Move]] = {}


def cards_in(kinds: int) -> list[int]:
    """Return the commodities of a set, in their order."""
    return [card for card in range(COMMODITIES) if (kinds >> card) & 1]


def lays(at_least_one: int, at_least_two: int, wilds: int) -> list[Move]:
    """R-26 (c): one card or two; with R-30 read otherwise, wild ones too."""
    mixed = _LAID_ALONE_OR_MIXED.get(at_least_one)
    if mixed is None:
        cards = cards_in(at_least_one)
        mixed = [Move("lay", (card,)) for card in cards]
        mixed += [Move("lay", pair) for pair in combinations(cards, 2)]
        _LAID_ALONE_OR_MIXED[at_least_one] = mixed
    twice = _LAID_TWICE.get(at_least_two)
    if twice is None:
        twice = [Move("lay", (card, card)) for card in cards_in(at_least_two)]
        _LAID_TWICE[at_least_two] = twice
    found = mixed + twice
    if wilds:
        found.append(Move("lay", (WILD,)))
        found += [Move("lay", (card, WILD)) for card in cards_in(at_least_one)]
        if wilds > 1:
            found.append(Move("lay", (WILD, WILD)))
    return found


def identical_cargoes(hand: list[int]) -> list[Move]:
    """R-28: up to four identical cards; a fifth cannot be added."""
    found: list[Move] = []
    for card in range(COMMODITIES):
        count = hand[card]
        if count == 1:
            found.append(IDENTICAL_CARGO[card][0])
        elif count > 1:
            found.extend(IDENTICAL_CARGO[card][: min(count, MOST_CARDS)])
    return found


def different_cargoes(at_least_one: int) -> list[Move]:
    """R-28: up to four cards, all different."""
    found = _DIFFERENT.get(at_least_one)
    if found is None:
        cards = cards_in(at_least_one)
        found = [
            Move("ship", (DIFFERENT, *cargo))
            for size in range(1, MOST_CARDS + 1)
            for cargo in combinations(cards, size)
        ]
        _DIFFERENT[at_least_one] = found
    return found


def pair_cargoes(at_least_two: int) -> list[Move]:
    """R-28: up to three different pairs."""
    found = _PAIRS.get(at_least_two)
    if found is None:
        cards = cards_in(at_least_two)
        found = [
            pairs_move(cargo, (), 0)
            for size in range(1, MOST_PAIRS + 1)
            for cargo in combinations(cards, size)
        ]
        _PAIRS[at_least_two] = found
    return found


def pairs_move(real: tuple[int, ...], half: tuple[int, ...], wild_pairs: int) -> Move:
    """Return the move that ships real pairs, pairs with one wild, and pairs of two wilds."""
    cards = sorted([*real, *real, *half])
    return Move("ship", (PAIRS, *cards, *[WILD] * (len(half) + 2 * wild_pairs)))


def wild_cargoes(hand: list[int], at_least_one: int, at_least_two: int, wilds: int) -> list[Move]:
    """R-29: every cargo in which wild commodities stand for cards."""
    found: list[Move] = []
    for used in range(1, min(wilds, MOST_CARDS) + 1):
        found.append(Move("ship", (IDENTICAL,) + (WILD,) * used))
        for card in cards_in(at_least_one):
            for size in range(1, min(hand[card], MOST_CARDS - used) + 1):
                found.append(Move("ship", (IDENTICAL,) + (card,) * size + (WILD,) * used))
        for size in range(MOST_CARDS - used + 1):
            for cargo in combinations(cards_in(at_least_one), size):
                found.append(Move("ship", (DIFFERENT, *cargo) + (WILD,) * used))
    found.extend(_wild_pairs(at_least_one, at_least_two, wilds))
    return found


def _wild_pairs(at_least_one: int, at_least_two: int, wilds: int) -> list[Move]:
    """R-29: pairs of which at least one is completed, or made, by wild commodities."""
    found: list[Move] = []
    for halves in range(min(wilds, MOST_PAIRS) + 1):
        for wild_pairs in range((wilds - halves) // 2 + 1):
            if not halves and not wild_pairs:
                continue
            for half in combinations(cards_in(at_least_one), halves):
                rest = at_least_two & ~sum([1 << card for card in half])
                for size in range(MOST_PAIRS - halves - wild_pairs + 1):
                    for real in combinations(cards_in(rest), size):
                        found.append(pairs_move(real, half, wild_pairs))
    return found
