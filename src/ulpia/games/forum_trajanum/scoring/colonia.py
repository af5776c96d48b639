"""2. Colonia scoring: different gray buildings times citizens, row by row (R-68)."""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.buildings import GRAYS
from ulpia.games.forum_trajanum.components.citizens import ALL_ROWS, Row
from ulpia.games.forum_trajanum.components.player_board import ROW_CELLS
from ulpia.games.forum_trajanum.points import FROM_COLONIA
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.moves import Seat


def gray_kinds(colonia: Colonia, row: Row) -> int:
    """Count the different gray buildings in the street beside a citizen row, columns included."""
    cells = ROW_CELLS[row]
    kinds = 0
    for gray in range(GRAYS):
        if colonia.built[gray] & cells:
            kinds += 1
    return kinds


def multiplier(colonia: Colonia, row: Row) -> int:
    """R-26: 1, or 2 with an active citizen, or 3 with two."""
    bit = 1 << row
    if not colonia.active & bit:
        return 1
    return 3 if colonia.second & bit else 2


def colonia_points(colonia: Colonia) -> int:
    return sum([gray_kinds(colonia, row) * multiplier(colonia, row) for row in ALL_ROWS])


def score_colonia(state: ForumTrajanum, seat: Seat) -> None:
    colonia = state.colonies[seat]
    for row in ALL_ROWS:
        kinds = gray_kinds(colonia, row)
        points = kinds * multiplier(colonia, row)
        colonia.points[FROM_COLONIA] += points
        if points:
            state.emit("row_scored", seat, (row, kinds, points))
