"""1. Construction crane scoring (R-60)."""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.buildings import STRUCTURE
from ulpia.games.forum_trajanum.components.goods import Colour
from ulpia.games.forum_trajanum.components.player_board import CORNERS
from ulpia.games.forum_trajanum.components.tracks import CRANE_VALUES
from ulpia.games.forum_trajanum.points import FROM_CRANES
from ulpia.games.forum_trajanum.rulings import FLIP_WORTHLESS_CRANES
from ulpia.games.forum_trajanum.state import NOTHING, Colonia, ForumTrajanum
from ulpia.kernel.moves import Seat


def open_cranes(colonia: Colonia) -> list[int]:
    """R-60: return the corners whose crane is visible and not scored yet."""
    return [
        corner
        for corner in range(len(CORNERS))
        if not (colonia.tiles >> CORNERS[corner]) & 1 and not (colonia.scored_cranes >> corner) & 1
    ]


def structures(colonia: Colonia, colour: Colour) -> int:
    """Count the structures of a colour, each half of a double tile."""
    return colonia.built[STRUCTURE + colour].bit_count()


def crane_points(colonia: Colonia, cycle: int) -> int:
    """Return what all open cranes are worth: 3, 2 or 1 for each structure of their colour."""
    count = sum([structures(colonia, colonia.cranes[corner]) for corner in open_cranes(colonia)])
    return CRANE_VALUES[cycle] * count


def cranes_scored_by_then(colonia: Colonia) -> int:
    """R-77: return the corners whose crane is turned over when the card is scored.

    Open cranes come before the card. Before the tiles are dealt no crane is covered or open.
    """
    scored = colonia.scored_cranes
    if colonia.river == NOTHING:
        return scored
    for corner in open_cranes(colonia):
        if FLIP_WORTHLESS_CRANES or structures(colonia, colonia.cranes[corner]):
            scored |= 1 << corner
    return scored


def score_cranes(state: ForumTrajanum, seat: Seat) -> None:
    """Score every open crane once and turn it over."""
    colonia = state.colonies[seat]
    for corner in open_cranes(colonia):
        colour = colonia.cranes[corner]
        count = structures(colonia, colour)
        points = CRANE_VALUES[state.cycle] * count
        colonia.points[FROM_CRANES] += points
        if points or FLIP_WORTHLESS_CRANES:
            colonia.scored_cranes |= 1 << corner
            state.emit("crane_scored", seat, (corner, colour, count, points))
