"""Goods come and go, and other small things that all chapters use (R-22)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import COUNT
from ulpia.games.forum_trajanum.components.tracks import COLUMN_VALUES
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.moves import Move, Seat

MoveTable = tuple[tuple[list[Move], ...], ...]
PART_BITS: Final = 6
PART_MASK: Final = (1 << PART_BITS) - 1


def gain(state: ForumTrajanum, seat: Seat, good: int, count: int) -> None:
    """R-22: goods come at once; there is no limit to what one may hold."""
    state.colonies[seat].goods[good] += count
    if state.events is not None:  # frequent: not even made for nobody
        state.emit("goods_gained", seat, (good, count))


def give_up(state: ForumTrajanum, seat: Seat, good: int, count: int) -> None:
    """Return goods to the supply."""
    state.colonies[seat].goods[good] -= count
    if state.events is not None:
        state.emit("goods_paid", seat, (good, count))


def active_citizens(colonia: Colonia) -> int:
    """R-31: the citizens of a row are active together."""
    return COUNT[colonia.first & colonia.active] + COUNT[colonia.second & colonia.active]


def column_worth(state: ForumTrajanum) -> int:
    """R-64: return the number on the top fragment of Trajan's Column."""
    return COLUMN_VALUES[min(state.cycle, len(COLUMN_VALUES) - 1)]


def moves_in(table: MoveTable, mask: int) -> list[Move]:
    """Return a new list of the moves that name a number whose bit is set in `mask`."""
    options: list[Move] = []
    part = 0
    while mask:
        for move in table[part][mask & PART_MASK]:
            options.append(move)  # few: an extension costs more
        mask >>= PART_BITS
        part += 1
    return options


def move_table(verb: str, count: int) -> MoveTable:
    """Return a table for `moves_in`: for six numbers at a time the moves of each of 64 subsets."""
    table = []
    for first in range(0, count, PART_BITS):
        moves = [Move(verb, (number,)) for number in range(first, first + PART_BITS)]
        subsets = []
        for subset in range(1 << PART_BITS):
            subsets.append([moves[at] for at in range(PART_BITS) if (subset >> at) & 1])
        table.append(tuple(subsets))
    return tuple(table)
