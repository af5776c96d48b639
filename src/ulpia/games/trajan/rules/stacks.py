"""The stacks of Trajan tiles on the arch, for set-up and Trajan action."""

from __future__ import annotations

from ulpia.games.trajan.components.trajan_tiles import TRAJAN_TILES, Stack
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import NOBODY


def top_tile(state: Trajan, stack: Stack) -> int:
    """Return the open tile on top of a stack that is not empty."""
    return state.stacks[stack][state.stack_left[stack] - 1]


def take_top_tile(state: Trajan, stack: Stack) -> int:
    """R-7, R-44: take the top tile; the next one is seen at once. R-45: empty stacks stay so."""
    tile = top_tile(state, stack)
    state.stack_left[stack] -= 1
    if state.stack_left[stack]:
        state.reveals += 1
        state.emit("stack_turned", NOBODY, (stack, top_tile(state, stack)))
    else:
        state.emit("stack_emptied", NOBODY, (stack,))
    return tile


def tile_values(tile: int) -> tuple[int, ...]:
    """Return how events name a Trajan tile: code, stack, colours, points."""
    printed = TRAJAN_TILES[tile]
    return (tile, printed.stack, printed.first, printed.second, printed.points)
