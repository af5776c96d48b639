"""3. Forum scoring: eagles and the largest connected area (R-69 to R-72)."""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.citizens import PATRICIAN_1
from ulpia.games.forum_trajanum.components.mosaics import ASLANT, BESIDE
from ulpia.games.forum_trajanum.components.prestige import area_points
from ulpia.games.forum_trajanum.mosaic import groups_of
from ulpia.games.forum_trajanum.points import FROM_EAGLES, FROM_LARGEST_AREA
from ulpia.games.forum_trajanum.rulings import EACH_EAGLE_PAYS, EAGLE_ENVOYS_JOIN_AREAS
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.moves import Seat


def envoys_on_eagles(state: ForumTrajanum, seat: Seat) -> int:
    return (state.envoys[seat] & state.mosaic.eagles).bit_count()


def envoys_by_eagles(state: ForumTrajanum, seat: Seat) -> int:
    """R-69 to R-71: count the envoys next to eagles, diagonally too with an active Patrician I."""
    envoys = state.envoys[seat] & ~state.mosaic.eagles
    diagonally = (state.colonies[seat].active >> PATRICIAN_1) & 1
    if EACH_EAGLE_PAYS:
        return sum_over_eagles(state, envoys, diagonally)
    near = state.mosaic.near
    if diagonally:
        near |= state.mosaic.aslant
    return (envoys & near).bit_count()


def sum_over_eagles(state: ForumTrajanum, envoys: int, diagonally: int) -> int:
    """R-69, the other way: an envoy counts once for each eagle next to him."""
    count = 0
    for square in range(len(state.mosaic.colours)):
        if (state.mosaic.eagles >> square) & 1:
            near = BESIDE[state.seats][square]
            if diagonally:
                near |= ASLANT[state.seats][square]
            count += (envoys & near).bit_count()
    return count


def largest_area(state: ForumTrajanum, seat: Seat) -> int:
    """R-72: return the size of the largest orthogonally connected group of envoys."""
    envoys = state.envoys[seat]
    if not EAGLE_ENVOYS_JOIN_AREAS:
        envoys &= ~state.mosaic.eagles
    return max([group.bit_count() for group in groups_of(state.seats, envoys)], default=0)


def score_forum(state: ForumTrajanum, seat: Seat) -> None:
    """An envoy on an eagle is worth 2, one next to an eagle 1; the bar values the area."""
    colonia = state.colonies[seat]
    on, near = envoys_on_eagles(state, seat), envoys_by_eagles(state, seat)
    colonia.points[FROM_EAGLES] += 2 * on + near
    state.emit("eagles_scored", seat, (on, near, 2 * on + near))
    size = largest_area(state, seat)
    points = area_points(size, colonia.bar, colonia.flipped)
    colonia.points[FROM_LARGEST_AREA] += points
    state.emit("area_scored", seat, (size, points))
