"""What Colonia tiles bring: in the draft, when they are kept and used, and as citizens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.games.forum_trajanum.components.citizens import Row
from ulpia.games.forum_trajanum.components.goods import TRIBUNE
from ulpia.games.forum_trajanum.components.player_board import CORNER_AT, NEIGHBOURS, Cell
from ulpia.games.forum_trajanum.components.tracks import CRANE_VALUES
from ulpia.games.forum_trajanum.kinds import OWN
from ulpia.games.forum_trajanum.scoring.colonia import gray_kinds, multiplier
from ulpia.games.forum_trajanum.scoring.cranes import structures
from ulpia.games.forum_trajanum.state import ForumTrajanum, right_neighbour
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.outcomes import Outcome


def take(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    """R-8, R-14: whether a double building finds room there; corners lie open and free a crane."""
    cell = Cell(move.nouns[0])
    if CORNER_AT[cell] >= 0:
        values, later = corner_facts(state, seat, cell)
        return Outcome("take_corner", values, 0, later)
    return Outcome("take", (room_beside(state, seat, cell),))


def ignore(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    """R-12: the same for a Tribune."""
    cell = Cell(move.nouns[0])
    colonia = state.colonies[seat]
    left = colonia.goods[TRIBUNE] - colonia.paid - 1
    if CORNER_AT[cell] >= 0:
        values, later = corner_facts(state, seat, cell)
        return Outcome("ignore_corner", (left, *values), 0, later)
    return Outcome("ignore", (left, room_beside(state, seat, cell)))


def room_beside(state: ForumTrajanum, seat: Seat, cell: Cell) -> int:
    """R-38: say whether free ground lies beside a space, or a tile that is taken in this round."""
    colonia = state.colonies[seat]
    free = colonia.vacant
    for other in colonia.picks:
        if CORNER_AT[other] < 0:
            free |= 1 << other
    return 1 if NEIGHBOURS[cell] & free else 0


def corner_facts(state: ForumTrajanum, seat: Seat, cell: Cell) -> tuple[tuple[int, ...], int]:
    """R-14, R-60: the open tile, the colour of the crane, its structures; what they score."""
    colonia = state.colonies[seat]
    colour = colonia.cranes[CORNER_AT[cell]]
    count = structures(colonia, colour)
    worth = CRANE_VALUES[min(state.cycle, len(CRANE_VALUES) - 1)]
    return (colonia.grid[cell], colour, count), worth * count


def keep(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    """R-13: which tile stays, which goes to whom."""
    colonia = state.colonies[seat]
    kept = move.nouns[0]
    [other] = [cell for cell in colonia.picks if cell != kept]
    receiver = right_neighbour(state, seat)
    return Outcome("keep", (colonia.grid[kept], colonia.grid[other], receiver))


def use(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    """R-21, R-25: what is used; an own tile that is not used is still an envoy."""
    colonia = state.colonies[seat]
    return Outcome("use", (colonia.own if move.nouns[0] == OWN else colonia.foreign,))


def place(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    """R-26, R-68: what the street of the row counts with one more citizen."""
    colonia = state.colonies[seat]
    row = Row(move.nouns[0])
    kinds = gray_kinds(colonia, row)
    before = kinds * multiplier(colonia, row)
    count = 2 if (colonia.first >> row) & 1 else 1
    after = kinds * (count + 1)
    return Outcome("place", (count, before, after), 0, after - before)


TILE_OUTCOMES: Final[dict[str, Callable[[ForumTrajanum, Seat, Move], Outcome]]] = {
    "take": take,
    "ignore": ignore,
    "keep": keep,
    "use": use,
    "place": place,
}
