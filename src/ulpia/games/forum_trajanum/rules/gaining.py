"""Goods and points come and go; every figure is unlimited (R-22)."""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.citizens import COUNT
from ulpia.games.forum_trajanum.components.tracks import COLUMN_VALUES
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.moves import Move, Seat


def gain(state: ForumTrajanum, seat: Seat, good: int, count: int) -> None:
    """R-22: goods come at once; there is no limit to what one may hold."""
    state.colonies[seat].goods[good] += count
    state.tell("goods_gained", seat, (good, count))


def give_up(state: ForumTrajanum, seat: Seat, good: int, count: int) -> None:
    """Return goods to the supply."""
    state.colonies[seat].goods[good] -= count
    state.tell("goods_paid", seat, (good, count))


def active_citizens(colonia: Colonia) -> int:
    """R-31: the citizens of a row are active together."""
    return COUNT[colonia.first & colonia.active] + COUNT[colonia.second & colonia.active]


def column_worth(state: ForumTrajanum) -> int:
    """R-64: return the number on the top fragment of Trajan's Column."""
    return COLUMN_VALUES[min(state.cycle, len(COLUMN_VALUES) - 1)]


def listed(moves: tuple[tuple[int, Move], ...], mask: int) -> list[Move]:
    """Return a new list of those moves whose bit is set."""
    return [move for bit, move in moves if mask & bit]


def moves_by_bit(verb: str, count: int) -> tuple[tuple[int, Move], ...]:
    """Return a table for `listed`: the move that names each number below `count`."""
    return tuple([(1 << number, Move(verb, (number,))) for number in range(count)])
