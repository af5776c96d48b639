"""A player's ring in Trajan: the tiles around it, and what a sowing can reach."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import CENTRE, EMPTY, TRAYS
from ulpia.games.trajan.components.markers import (
    COLOURS_IN,
    ONE,
    SIZE,
    Colour,
    Markers,
    holds_pair,
)
from ulpia.games.trajan.components.trajan_tiles import STACKS, TRAJAN_TILES
from ulpia.games.trajan.state import Player

CIRCLE_NAMES: Final = (
    "tiles_far",
    "tiles_near",
    "tiles_ready",
    "points_near",
    "points_ready",
    "stack_victory",
    "stack_cards",
    "stack_plus_two",
    "stack_demand",
    "stack_workers",
    "stack_legionnaires",
    "arch_in_centre",
)
RING_NAMES: Final = (
    "reach",
    "reach_complete",
    "reach_points",
    "largest_tray",
    "empty_trays",
    "reach_small",
)


def add_tiles(player: Player, found: list[float]) -> None:
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
    found.append(float(near[0]))
    found.append(float(near[1]))
    found.append(float(near[2]))
    found.append(float(points[1]))
    found.append(float(points[2]))
    for count in stacks:
        found.append(float(count))
    found.append(1.0 if player.arch == CENTRE else 0.0)


def readiness(tray: Markers, first: Colour, second: Colour) -> int:
    """Return how many of the two markers of a Trajan tile lie on its tray."""
    if first == second:
        return min(2, (tray >> 2 * first) & 3)
    return (((tray >> 2 * first) & 3) > 0) + (((tray >> 2 * second) & 3) > 0)


def add_ring(player: Player, found: list[float]) -> None:
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
    found.append(float(reached.bit_count()))
    found.append(float(complete.bit_count()))
    found.append(float(best))
    found.append(float(largest))
    found.append(float(empty))
    found.append(float(small.bit_count()))


def would_complete(lying: int, coming: int, first: Colour, second: Colour) -> bool:
    """Say whether one of the coming markers, laid on a tray, would complete its tile."""
    for colour in COLOURS_IN[coming]:
        if holds_pair(Markers(lying + ONE[colour]), first, second):
            return True
    return False
