"""A player's ring in Trajan: the tiles around it, and what a sowing can reach."""

from __future__ import annotations

from ulpia.ai.evaluate.trajan.feature_set import TrajanFeatures
from ulpia.games.trajan.components.actions import CENTRE, EMPTY, TRAYS
from ulpia.games.trajan.components.markers import (
    COLOURS_IN,
    ONE,
    SIZE,
    Colour,
    Markers,
    holds_pair,
)
from ulpia.games.trajan.components.trajan_tiles import (
    CARDS,
    DEMAND,
    LEGIONNAIRES,
    PLUS_TWO,
    STACKS,
    TRAJAN_TILES,
    VICTORY,
    WORKERS,
)
from ulpia.games.trajan.state import Player


def set_tiles(player: Player, values: TrajanFeatures) -> None:
    """Trajan tiles on the circle, by how many of their colours lie at hand already."""
    near: list[int] = [0, 0, 0]
    points: list[int] = [0, 0, 0]
    stacks: list[int] = [0] * STACKS
    for slot in range(TRAYS):
        tile = player.slots[slot]
        if tile == EMPTY:
            continue
        printed = TRAJAN_TILES[tile]
        ready = readiness(Markers(player.trays[slot]), printed.first, printed.second)
        near[ready] += 1
        points[ready] += printed.points
        stacks[printed.stack] += 1
    values.tiles_far = float(near[0])
    values.tiles_near = float(near[1])
    values.tiles_ready = float(near[2])
    values.points_near = float(points[1])
    values.points_ready = float(points[2])
    values.stack_victory = float(stacks[VICTORY])
    values.stack_cards = float(stacks[CARDS])
    values.stack_plus_two = float(stacks[PLUS_TWO])
    values.stack_demand = float(stacks[DEMAND])
    values.stack_workers = float(stacks[WORKERS])
    values.stack_legionnaires = float(stacks[LEGIONNAIRES])
    values.arch_in_centre = 1.0 if player.arch == CENTRE else 0.0


def readiness(tray: Markers, first: Colour, second: Colour) -> int:
    """Return how many of the two markers of a Trajan tile lie on its tray."""
    if first == second:
        return min(2, (tray >> 2 * first) & 3)
    return (((tray >> 2 * first) & 3) > 0) + (((tray >> 2 * second) & 3) > 0)


def set_ring(player: Player, values: TrajanFeatures) -> None:
    """The ring: which trays can be reached next, and which tiles completed there."""
    reached = small = largest = empty = 0
    complete = best = 0
    for tray in range(TRAYS):
        markers = player.trays[tray]
        size = SIZE[markers]
        if not size:
            empty += 1
            continue
        largest = max(largest, size)
        target = (tray + size) % TRAYS
        reached |= 1 << target
        if size <= 2:
            small |= 1 << target
        tile = player.slots[target]
        if tile != EMPTY and (complete >> target) & 1 == 0:
            lying = 0 if target == tray else player.trays[target]
            printed = TRAJAN_TILES[tile]
            if would_complete(lying, markers, printed.first, printed.second):
                complete |= 1 << target
                best = max(best, printed.points)
    values.reach = float(reached.bit_count())
    values.reach_complete = float(complete.bit_count())
    values.reach_points = float(best)
    values.largest_tray = float(largest)
    values.empty_trays = float(empty)
    values.reach_small = float(small.bit_count())


def would_complete(lying: int, coming: int, first: Colour, second: Colour) -> bool:
    """Say whether one of the coming markers, laid on a tray, would complete its tile."""
    for colour in COLOURS_IN[coming]:
        if holds_pair(Markers(lying + ONE[colour]), first, second):
            return True
    return False
