"""Cranes: taking a tile from the own Colonia, also from a corner (R-14, R-60, R-61)."""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.player_board import BUILDABLE, CORNER_AT, Cell
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.moves import Seat


def vacate(state: ForumTrajanum, seat: Seat, cell: Cell) -> None:
    """Take the tile away: the space is free to be built on (R-37), or shows a crane (R-60)."""
    colonia = state.colonies[seat]
    bit = 1 << cell
    colonia.tiles &= ~bit
    colonia.vacant |= bit & BUILDABLE
    corner = CORNER_AT[cell]
    if corner >= 0:
        state.emit("crane_uncovered", seat, (corner, colonia.cranes[corner]))
