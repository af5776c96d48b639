"""What a player of Forum Trajanum has in Rome: envoys, and the slide bar that values them."""

from __future__ import annotations

from typing import Final

from ulpia.ai.evaluate.forum_trajanum.feature_set import ForumTrajanumFeatures
from ulpia.games.forum_trajanum.components.citizens import PATRICIAN_1
from ulpia.games.forum_trajanum.components.mosaics import BESIDE
from ulpia.games.forum_trajanum.components.prestige import HEAD, LAST_POSITION, area_points
from ulpia.games.forum_trajanum.mosaic import groups_of
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.moves import Seat

GROWTH: Final = 3


def set_rome(
    state: ForumTrajanum, seat: Seat, active: int, later: int, values: ForumTrajanumFeatures
) -> None:
    """Envoys on the ship and in the Forum, as they would score now and `later` times more."""
    colonia = state.colonies[seat]
    envoys = state.envoys[seat]
    mosaic = state.mosaic
    near = mosaic.near
    if (active >> PATRICIAN_1) & 1:
        near |= mosaic.aslant
    on = (envoys & mosaic.eagles).bit_count()
    eagles = 2 * on + (envoys & near & ~mosaic.eagles).bit_count()
    values.ship = float(colonia.ship)
    values.ship_two = float(min(colonia.ship, 2))
    values.envoys = float(envoys.bit_count())
    values.eagles_now = float(eagles)
    values.eagles_later = float(eagles * later)
    set_area(state, colonia, envoys, later, values)
    values.bar = float(colonia.bar)
    values.bar_steps_left = float(LAST_POSITION - colonia.bar) * (1 + later)
    values.head = float(HEAD[colonia.bar])


def set_area(
    state: ForumTrajanum, colonia: Colonia, envoys: int, later: int, values: ForumTrajanumFeatures
) -> None:
    """The largest area: what it pays, how it can grow."""
    largest = size = 0
    for group in groups_of(state.seats, envoys):
        count = group.bit_count()
        if count > size:
            largest, size = group, count
    points = area_points(size, colonia.bar, colonia.flipped)
    values.area_now = float(points)
    values.area_later = float(points * later)
    around = neighbours(state.seats, largest)
    free = around & ~state.occupied
    values.area_growth = float(min(GROWTH, free.bit_count()))
    joins = free & neighbours(state.seats, envoys & ~largest)
    values.area_joins = 1.0 if joins else 0.0


def neighbours(seats: int, squares: int) -> int:
    """Return all squares orthogonally beside some of `squares`."""
    beside = BESIDE[seats]
    found = 0
    while squares:
        square = squares.bit_length() - 1
        squares ^= 1 << square
        found |= beside[square]
    return found
