"""What pairs of tiles still to be taken could build (R-8 to R-12, R-37 to R-39)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import MIXED, TILES, Tile
from ulpia.games.forum_trajanum.components.player_board import (
    CORNER_MASK,
    NEIGHBOURS,
    STREETS_OF_SIDE,
    Cell,
)
from ulpia.games.forum_trajanum.preview.building_sites import cells_of
from ulpia.games.forum_trajanum.rules.building import can_pay, is_in_supply
from ulpia.games.forum_trajanum.rules.draft import cards_of_round, reach, second_reach
from ulpia.games.forum_trajanum.state import DRAFTING, Colonia, ForumTrajanum
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.plans import Goal

MAX_TOLD_TILES: Final = 4


def goals(state: ForumTrajanum, seat: Seat) -> list[Goal]:
    """Return the pairs that the streets allow now, those with room for a double first.

    What lies face down is unknown: a pair tells the ground that it clears, and what the goods in
    stock would pay for on it.
    """
    if state.phase != DRAFTING or state.colonies[seat].keep >= 0:
        return []
    colonia = state.colonies[seat]
    found: dict[tuple[int, int], Goal] = {}
    for first, second in free_pairs(state, seat):
        pair = (min(first, second), max(first, second))
        if pair not in found:
            found[pair] = pair_goal(state, colonia, first, second)
    told = list(found.values())
    told.sort(key=_rank)
    return told


def free_pairs(state: ForumTrajanum, seat: Seat) -> list[tuple[Cell, Cell]]:
    """Return what can be taken for nothing, one tile after the other."""
    colonia = state.colonies[seat]
    streets = STREETS_OF_SIDE[state.side][seat]
    one, other = cards_of_round(state)
    row, column = streets[one] & colonia.tiles, streets[other] & colonia.tiles
    if len(colonia.picks) == 1:
        firsts = [colonia.picks[0]]
    elif not colonia.picks:
        firsts = cells_of(reach(state, seat)[0])
    else:
        return []
    return [
        (first, second)
        for first in firsts
        for second in cells_of(second_reach(row, column, 1 << first)[0] & ~(1 << first))
    ]


def pair_goal(state: ForumTrajanum, colonia: Colonia, first: Cell, second: Cell) -> Goal:
    cleared = ((1 << first) | (1 << second)) & ~CORNER_MASK
    ground = colonia.vacant | cleared
    room = any([NEIGHBOURS[cell] & ground for cell in cells_of(cleared)])
    tiles = payable(state, colonia, room, bool(ground))
    moves = [Move("take", (cell,)) for cell in (first, second) if cell not in colonia.picks]
    return Goal("pair", (first, second, int(room), *tiles[:MAX_TOLD_TILES]), [moves])


def payable(state: ForumTrajanum, colonia: Colonia, room: bool, ground: bool) -> list[int]:
    """Return the building tiles that the goods in stock pay for, doubles first."""
    if not ground:
        return []
    tiles = range(TILES if room else MIXED)
    found = [
        tile for tile in tiles if can_pay(colonia, Tile(tile)) and is_in_supply(state, Tile(tile))
    ]
    found.reverse()  # doubles have the higher numbers
    return found


def _rank(goal: Goal) -> tuple[int, int, tuple[int, ...]]:
    return -goal.values[2], 3 - len(goal.values), goal.values
