"""What players of golden games of Forum Trajanum look at when they judge an option."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import GRAYS
from ulpia.games.forum_trajanum.components.goods import ASSISTANT, BUILDER, WORKER
from ulpia.games.forum_trajanum.components.player_board import (
    CARDS_PER_ROUND,
    STREETS_OF_SIDE,
    TILE_CELLS,
)
from ulpia.games.forum_trajanum.rules.building import room_for_double
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.moves import Move, Seat

WASTEFUL: Final = ("train", "recolour")
"""Conversions that leave fewer goods than before."""


class Pattern:
    """Spaces that a player wants to build on, and what on each: G(ray), C(oloured), B (any)."""

    def __init__(self, cells: tuple[int, ...], letters: str, different: bool) -> None:
        self.letters: Final = dict(zip(cells, letters, strict=True))
        self.different: Final = different

    def accepts(self, colonia: Colonia, cell: int, building: int) -> bool:
        letter = self.letters[cell]
        if letter != "B" and (letter == "G") != (building < GRAYS):
            return False
        there = colonia.built[building]
        return not self.different or not any([(there >> other) & 1 for other in self.letters])


def exchange_of(move: Move) -> tuple[list[int], list[int]]:
    """Return the goods that a conversion gives and takes."""
    if move.verb == "train":
        return [BUILDER], [WORKER + move.nouns[0]] * 2
    if move.verb == "recolour":
        return [WORKER + move.nouns[1]], [WORKER + move.nouns[0], ASSISTANT]
    if move.verb == "craft":
        return [WORKER + move.nouns[0]], [ASSISTANT]
    if move.verb == "promote":
        return [BUILDER], [ASSISTANT]
    return [move.nouns[1]], [move.nouns[0]]


def calls_to_come(state: ForumTrajanum, seat: Seat, cell: int) -> int:
    """Return how often streets through a space will still be called after this round."""
    streets = STREETS_OF_SIDE[state.side][seat]
    later = state.streets[CARDS_PER_ROUND * (state.round + 1) :]
    return len([symbol for symbol in later if (streets[symbol] >> cell) & 1])


def last_crossing(state: ForumTrajanum, seat: Seat) -> tuple[int, int]:
    """Return the last two streets that cross where a tile lies and will be called together."""
    streets = STREETS_OF_SIDE[state.side][seat]
    for card in range(len(state.streets) - CARDS_PER_ROUND, 0, -CARDS_PER_ROUND):
        row, column = streets[state.streets[card]], streets[state.streets[card + 1]]
        if row != column and row & column & TILE_CELLS:
            return row, column
    return 0, 0


def may_pay_with_assistants(colonia: Colonia) -> bool:
    """Say whether two assistants are there for a double tile, or one was used for it already."""
    begun = colonia.crafted + colonia.promoted > 0
    return room_for_double(colonia.vacant) and (begun or colonia.goods[ASSISTANT] > 1)


def is_rich(state: ForumTrajanum, seat: Seat) -> bool:
    """Say whether somebody else has fewer goods."""
    return sum(state.colonies[seat].goods) > min([sum(one.goods) for one in state.colonies])
