"""The fewest sowings that complete a Trajan tile, with the order of the markers (R-14, R-15).

For one tile only its two colours matter. So markers are of three sorts here, the tile's first
colour, its second and all others, and orders that bring the same sorts to the same trays are one.
"""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import TRAYS, Slot, Tray, following
from ulpia.games.trajan.components.markers import COLOURS, Colour, Markers, count, list_markers
from ulpia.games.trajan.components.trajan_tiles import TRAJAN_TILES, Printed

FIRST: Final = 0
SECOND: Final = 1
OTHER: Final = 2
SORTS: Final = 3
NOWHERE: Final = -1
MAX_POSITIONS: Final = 4_000
"""How many rings are looked at for each number of turns: beyond it nothing is promised."""

Pile = tuple[int, int, int]
Ring = tuple[Pile, ...]
Sowing = tuple[Tray, tuple[int, ...]]


def ways_to_tile(
    trays: list[int], slot: Slot, tile: int, most: int
) -> list[tuple[Tray, list[Colour]]] | None:
    """Return sowings, each with its markers in order, that complete a tile; None beyond `most`."""
    printed = TRAJAN_TILES[tile]
    start = tuple([sorted_pile(Markers(markers), printed) for markers in trays])
    paths: dict[Ring, list[Sowing]] = {start: []}
    for turn in range(most):
        found = finish(paths, slot, printed)
        if found is not None:
            return in_colours(trays, printed, found)
        if turn < most - 1:
            paths = sow_once_more(paths)
    return None


def sorted_pile(markers: Markers, printed: Printed) -> Pile:
    first = count(markers, printed.first)
    second = 0 if printed.first == printed.second else count(markers, printed.second)
    whole = sum([count(markers, Colour(colour)) for colour in range(COLOURS)])
    return first, second, whole - first - second


def finish(paths: dict[Ring, list[Sowing]], slot: Slot, printed: Printed) -> list[Sowing] | None:
    """Return the first path that one more sowing turns into the completed tile."""
    for ring, path in paths.items():
        for tray in range(TRAYS):
            order = completing_order(ring, Tray(tray), slot, printed)
            if order is not None:
                return [*path, (Tray(tray), order)]
    return None


def completing_order(
    ring: Ring, tray: Tray, slot: Slot, printed: Printed
) -> tuple[int, ...] | None:
    """Return the sorts in an order that brings what is missing to the tile's tray."""
    hand, goal = ring[tray], Tray(slot)
    size = sum(hand)
    if not size or following(tray, size) != goal:
        return None
    lying = (0, 0, 0) if tray == goal else ring[goal]
    wanted = (2, 0) if printed.first == printed.second else (1, 1)
    needs = [max(0, wanted[sort] - lying[sort]) for sort in (FIRST, SECOND)]
    arrivals = [at for at in range(size) if following(tray, at + 1) == goal]
    if sum(needs) > len(arrivals) or needs[FIRST] > hand[FIRST] or needs[SECOND] > hand[SECOND]:
        return None
    order = [NOWHERE] * size
    for sort in (FIRST, SECOND):
        for _ in range(needs[sort]):
            order[arrivals.pop()] = sort
    rest = [
        sort
        for sort in range(SORTS)
        for _ in range(hand[sort] - (needs[sort] if sort < OTHER else 0))
    ]
    return tuple([rest.pop() if sort == NOWHERE else sort for sort in order])


def sow_once_more(paths: dict[Ring, list[Sowing]]) -> dict[Ring, list[Sowing]]:
    """Return every ring that one more sowing can make, with a path to it."""
    later: dict[Ring, list[Sowing]] = {}
    for ring, path in paths.items():
        for tray in range(TRAYS):
            if not sum(ring[tray]):
                continue
            for order in orders_of(ring[tray]):
                if len(later) >= MAX_POSITIONS:
                    return later
                reached = lay_out(ring, Tray(tray), order)
                if reached not in later:
                    later[reached] = [*path, (Tray(tray), order)]
    return later


def orders_of(hand: Pile) -> list[tuple[int, ...]]:
    """Return every order of some sorts of markers, each once."""
    if not sum(hand):
        return [()]
    found: list[tuple[int, ...]] = []
    for sort in range(SORTS):
        if hand[sort]:
            left = list(hand)
            left[sort] -= 1
            found.extend([(sort, *rest) for rest in orders_of((left[0], left[1], left[2]))])
    return found


def lay_out(ring: Ring, tray: Tray, order: tuple[int, ...]) -> Ring:
    piles = [list(pile) for pile in ring]
    piles[tray] = [0, 0, 0]
    for step, sort in enumerate(order, 1):
        piles[following(tray, step)][sort] += 1
    return tuple([(pile[0], pile[1], pile[2]) for pile in piles])


def in_colours(
    trays: list[int], printed: Printed, path: list[Sowing]
) -> list[tuple[Tray, list[Colour]]]:
    """Return the same sowings with real markers: of other colours any will do."""
    ring = [list_markers(Markers(markers)) for markers in trays]
    told: list[tuple[Tray, list[Colour]]] = []
    for tray, order in path:
        hand, ring[tray] = ring[tray], []
        colours: list[Colour] = []
        for step, sort in enumerate(order, 1):
            colour = take_sort(hand, sort, printed)
            colours.append(colour)
            ring[following(tray, step)].append(colour)
        told.append((tray, colours))
    return told


def take_sort(hand: list[Colour], sort: int, printed: Printed) -> Colour:
    """Take a marker of a sort out of a hand."""
    for at, colour in enumerate(hand):
        if sort_of(colour, printed) == sort:
            return hand.pop(at)
    raise AssertionError("the hand holds what its sorts say")


def sort_of(colour: Colour, printed: Printed) -> int:
    if colour == printed.first:
        return FIRST
    return SECOND if colour == printed.second else OTHER
