"""What a player of Forum Trajanum has in Rome: envoys, and the slide bar that values them."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import PATRICIAN_1
from ulpia.games.forum_trajanum.components.mosaics import BESIDE
from ulpia.games.forum_trajanum.components.prestige import HEAD, LAST_POSITION, area_points
from ulpia.games.forum_trajanum.mosaic import groups_of
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.moves import Seat

NAMES: Final = (
    "ship",
    "ship_two",  # the first two of them: more are seldom needed
    "envoys",
    "eagles_now",
    "eagles_later",
    "area_now",
    "area_later",
    "area_growth",  # free squares beside the largest area, at most three
    "area_joins",  # free squares that would join another group to it
    "bar",
    "bar_steps_left",
    "head",
)
GROWTH: Final = 3


def add_rome(state: ForumTrajanum, seat: Seat, active: int, later: int, found: list[float]) -> None:
    """Envoys on the ship and in the Forum, as they would score now and `later` times more."""
    colonia = state.colonies[seat]
    envoys = state.envoys[seat]
    mosaic = state.mosaic
    near = mosaic.near
    if (active >> PATRICIAN_1) & 1:
        near |= mosaic.aslant
    on = (envoys & mosaic.eagles).bit_count()
    eagles = 2 * on + (envoys & near & ~mosaic.eagles).bit_count()
    found.append(float(colonia.ship))
    found.append(float(min(colonia.ship, 2)))
    found.append(float(envoys.bit_count()))
    found.append(float(eagles))
    found.append(float(eagles * later))
    add_area(state, colonia, envoys, later, found)
    found.append(float(colonia.bar))
    found.append(float(LAST_POSITION - colonia.bar) * (1 + later))
    found.append(float(HEAD[colonia.bar]))


def add_area(
    state: ForumTrajanum, colonia: Colonia, envoys: int, later: int, found: list[float]
) -> None:
    """The largest area: what it pays, how it can grow."""
    largest = size = 0
    for group in groups_of(state.seats, envoys):
        count = group.bit_count()
        if count > size:
            largest, size = group, count
    points = area_points(size, colonia.bar, colonia.flipped)
    found.append(float(points))
    found.append(float(points * later))
    around = neighbours(state.seats, largest)
    free = around & ~state.occupied
    found.append(float(min(GROWTH, free.bit_count())))
    joins = free & neighbours(state.seats, envoys & ~largest)
    found.append(1.0 if joins else 0.0)


def neighbours(seats: int, squares: int) -> int:
    """Return all squares orthogonally beside some of `squares`."""
    beside = BESIDE[seats]
    found = 0
    while squares:
        square = squares.bit_length() - 1
        squares ^= 1 << square
        found |= beside[square]
    return found
