"""What a seat would have if its cycle were scored now."""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.player_board import CYCLES
from ulpia.games.forum_trajanum.components.prestige import area_points
from ulpia.games.forum_trajanum.components.trajan_cards import Card
from ulpia.games.forum_trajanum.points import (
    FROM_BUILDING_TASKS,
    FROM_COLLECTING_TASKS,
    FROM_COLONIA,
    FROM_CRANES,
    FROM_EAGLES,
    FROM_LARGEST_AREA,
)
from ulpia.games.forum_trajanum.scoring.colonia import colonia_points
from ulpia.games.forum_trajanum.scoring.cranes import crane_points
from ulpia.games.forum_trajanum.scoring.forum import (
    envoys_by_eagles,
    envoys_on_eagles,
    largest_area,
)
from ulpia.games.forum_trajanum.scoring.trajan_cards import task_points
from ulpia.games.forum_trajanum.state import NOTHING, ForumTrajanum
from ulpia.kernel.moves import Seat


def points_now(state: ForumTrajanum, seat: Seat) -> list[int]:
    """Return the points by source of one seat if its cycle were scored now, without payment."""
    colonia = state.colonies[seat]
    points = colonia.points[:]
    if state.cycle >= CYCLES or not colonia.cranes or state.start < 0:
        return points
    points[FROM_CRANES] += crane_points(colonia, state.cycle)
    points[FROM_COLONIA] += colonia_points(colonia)
    points[FROM_EAGLES] += 2 * envoys_on_eagles(state, seat) + envoys_by_eagles(state, seat)
    area = largest_area(state, seat)
    points[FROM_LARGEST_AREA] += area_points(area, colonia.bar, colonia.flipped)
    card = Card(state.cards[state.cycle])
    if card != NOTHING:
        _, built, _, collected = task_points(colonia, card)
        points[FROM_BUILDING_TASKS] += built
        points[FROM_COLLECTING_TASKS] += collected
    return points
