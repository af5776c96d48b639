"""Where a building tile can be laid, and which moves say so (R-37, R-38)."""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.player_board import CELLS, NEIGHBOURS, Cell
from ulpia.games.forum_trajanum.rules.building import BuildingPhase, spaces_for_double
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.games.forum_trajanum.view_types import SiteView
from ulpia.games.forum_trajanum.vocabulary import VOCABULARY
from ulpia.kernel.moves import Move, Seat


def building_sites(state: ForumTrajanum, seat: Seat | None) -> list[SiteView]:
    """Return the spaces for single and double tiles, if `seat` is asked what to build.

    `moves` follow the move that builds; where only one space is left nobody is asked for it.
    """
    if not state.agenda or seat is None:
        return []
    step = state.agenda[-1]
    if not isinstance(step, BuildingPhase) or step.seat != seat:
        return []
    vacant = state.colonies[seat].vacant
    found = [site([cell], moves_for(cell, vacant)) for cell in cells_of(vacant)]
    firsts = spaces_for_double(vacant)
    for first in cells_of(firsts):
        seconds = NEIGHBOURS[first] & vacant
        for second in cells_of(seconds):
            moves = [*moves_for(first, firsts), *moves_for(second, seconds)]
            found.append(site([first, second], moves))
    return found


def site(cells: list[Cell], moves: list[str]) -> SiteView:
    return {"cells": [int(cell) for cell in cells], "moves": moves}


def cells_of(mask: int) -> list[Cell]:
    return [Cell(cell) for cell in range(CELLS) if (mask >> cell) & 1]


def moves_for(cell: Cell, spaces: int) -> list[str]:
    """Return the move that chooses a space, or none where it is the only one."""
    return [VOCABULARY.write(Move("on", (cell,)))] if spaces & (spaces - 1) else []
