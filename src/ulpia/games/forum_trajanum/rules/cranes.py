"""Cranes: taking a tile from the own Colonia, also from a corner (R-14, R-60, R-61)."""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.player_board import BUILDABLE, CORNER_AT, CORNERS
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.moves import Seat


def vacate(state: ForumTrajanum, seat: Seat, cell: int) -> None:
    """Take the tile away: the space is free to be built on (R-37), or shows a crane (R-60)."""
    colonia = state.colonies[seat]
    bit = 1 << cell
    colonia.tiles &= ~bit
    colonia.vacant |= bit & BUILDABLE
    corner = CORNER_AT[cell]
    if corner >= 0:
        state.tell("crane_uncovered", seat, (corner, colonia.cranes[corner]))


def open_cranes(colonia: Colonia) -> list[int]:
    """R-60: return the corners whose crane is visible and not scored yet."""
    return [
        corner
        for corner in range(len(CORNERS))
        if not (colonia.tiles >> CORNERS[corner]) & 1 and not (colonia.scored_cranes >> corner) & 1
    ]
