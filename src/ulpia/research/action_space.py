"""A number for every move of a game, the same for ever while its rules' version is the same.

The table lists the verbs in the order of the vocabulary. A verb with a fixed number of nouns has
one row for each combination of them, the last noun fastest. Verbs that name any number of things
(`lay` and `ship` in Trajan) have one row for each cargo that the rules could ever allow, made by
the very functions that make the legal moves. So every move has exactly one number, and numbers
mean the same in every position.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any, Final

from ulpia.games.trajan.components.commodities import COMMODITIES, COPIES, MOST_PAIRS
from ulpia.games.trajan.rules.cargo import (
    different_cargoes,
    identical_cargoes,
    lays,
    pair_cargoes,
    wild_cargoes,
)
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision, Move
from ulpia.kernel.words import Phrase

ALL_KINDS: Final = (1 << COMMODITIES) - 1
ALL_CARDS: Final = [COPIES] * COMMODITIES
MOST_WILDS: Final = 2 * MOST_PAIRS


def all_lays() -> list[Move]:
    return lays(ALL_KINDS, ALL_KINDS, MOST_WILDS)


def all_cargoes() -> list[Move]:
    return [
        *identical_cargoes(ALL_CARDS),
        *different_cargoes(ALL_KINDS),
        *pair_cargoes(ALL_KINDS),
        *wild_cargoes(ALL_CARDS, ALL_KINDS, ALL_KINDS, MOST_WILDS),
    ]


MANY: Final[dict[tuple[str, str], Callable[[], list[Move]]]] = {
    ("trajan", "lay"): all_lays,
    ("trajan", "ship"): all_cargoes,
}
"""All moves of the verbs that name any number of things, by game and verb."""


class ActionSpace:
    """Moves by number and numbers by move."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: Final = tuple(moves)
        self.numbers: Final = {move: number for number, move in enumerate(moves)}
        assert len(self.numbers) == len(self.moves), "every move has one number"

    def __len__(self) -> int:
        return len(self.moves)

    def legal(self, decision: Decision) -> list[int]:
        """Return the numbers of the options, ascending."""
        return sorted([self.numbers[move] for move in decision.options])


@cache
def action_space(game: Game[Any]) -> ActionSpace:
    """Return the table of a game; it is made once."""
    moves: list[Move] = []
    for phrase in game.vocabulary.verbs.values():
        moves += moves_of(game, phrase)
    return ActionSpace(moves)


def moves_of(game: Game[Any], phrase: Phrase) -> list[Move]:
    """Return every move that a verb can be part of."""
    if phrase.many:
        return MANY[game.name, phrase.name]()
    counts = [len(kind.words) for _, kind in phrase.arguments]
    assert all(counts), f"{phrase.name} names plain numbers: list its moves in MANY"
    nouns = product(*[range(count) for count in counts])
    return [Move(phrase.name, chosen) for chosen in nouns]
