"""What a seat of Forum Trajanum may see, as bytes: the whitelist of `view`, for learning machines.

Here is what single fields look like; `rows` puts them together. Seats are counted from the one
that looks.
"""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import ROWS
from ulpia.games.forum_trajanum.components.colonia_tiles import FRONTS
from ulpia.games.forum_trajanum.components.mosaics import BOARD_SQUARES, PLACES
from ulpia.games.forum_trajanum.components.player_board import (
    CARDS_PER_ROUND,
    CELLS,
    CORNER_MASK,
    CYCLES,
    ROUNDS_PER_CYCLE,
    SYMBOL_WORDS,
)
from ulpia.games.forum_trajanum.preview.upcoming import upcoming_numbers
from ulpia.games.forum_trajanum.rules.draft import cards_of_round
from ulpia.games.forum_trajanum.rules.gaining import column_worth
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.games.forum_trajanum.view import (
    foreign_tile_view,
    own_tile_view,
    river_view,
    woman_view,
)
from ulpia.kernel.encoding import HIDDEN, NOTHING, flag_table, narrow
from ulpia.kernel.moves import Seat

MAX_AGENDA: Final = 16
"""Of how many steps of the rest of a turn an observation tells."""
EMPTY_AGENDA: Final = bytes([NOTHING] * (3 * MAX_AGENDA))
CORNER_FLAGS: Final = flag_table(4)
ROW_FLAGS: Final = flag_table(ROWS)
CHUNK_BITS: Final = 12
CHUNK_FLAGS: Final = flag_table(CHUNK_BITS)
CHUNK: Final = (1 << CHUNK_BITS) - 1
NO_FRONTS: Final = bytes(FRONTS)


def progress(state: ForumTrajanum, seat: Seat) -> bytes:
    shown = 2 * (state.round + 1)
    return narrow(
        [
            seat,
            state.side,
            1 if state.introductory else 0,
            state.phase,
            min(state.cycle, CYCLES - 1),
            max(state.round, 0) % ROUNDS_PER_CYCLE,
            place_of(state, seat, state.start),
            place_of(state, seat, state.active),
            column_worth(state),
            len(state.streets) - shown,
        ]
    )


def place_of(state: ForumTrajanum, seat: Seat, other: int) -> int:
    """Return the place of a seat, counted from the one that looks; -1 is nobody."""
    return -1 if other < 0 else (other - seat) % state.seats


def cards(state: ForumTrajanum) -> bytes:
    """Trajan's cards, the streets of this round, and how often each street was called before."""
    gone = [0] * len(SYMBOL_WORDS)
    for card in range(2 * state.round):
        gone[state.streets[card]] += 1
    shown = list(cards_of_round(state)) if state.round >= 0 else [-1] * CARDS_PER_ROUND
    return narrow([*state.cards, *shown, *gone])


def boards(state: ForumTrajanum) -> bytes:
    """The boards and how they lie, and the colours of the squares."""
    row: list[int] = []
    for number, turned in state.mosaic.boards:
        row.append(number)
        row.append(turned)
    row += [-1] * (2 * PLACES - len(row))
    row += state.mosaic.colours
    row += [-1] * (squares_of(state) - len(state.mosaic.colours))
    return narrow(row)


def envoys(state: ForumTrajanum, seat: Seat) -> bytes:
    """For each square whose envoy stands there."""
    row = bytearray([NOTHING]) * squares_of(state)
    for by in range(state.seats):
        squares = state.envoys[(seat + by) % state.seats]
        square = 0
        while squares:
            if squares & 1:
                row[square] = by
            squares >>= 1
            square += 1
    return bytes(row)


def squares_of(state: ForumTrajanum) -> int:
    return (state.seats + 1) * BOARD_SQUARES


def supply(state: ForumTrajanum) -> bytes:
    """How many building tiles are left; hidden if they never run out."""
    if not state.limited:
        return bytes([HIDDEN] * (len(state.singles) + len(state.doubles)))
    return bytes(state.singles + state.doubles)


def agenda(state: ForumTrajanum, seat: Seat) -> bytes:
    """What the rest of the turn brings, the next first: what, to whom, what it is about."""
    if len(state.agenda) < 2:
        return EMPTY_AGENDA
    coming = upcoming_numbers(state)
    if not coming:
        return EMPTY_AGENDA
    row: list[int] = []
    for what, owner, number in coming[:MAX_AGENDA]:
        row.append(what)
        row.append(place_of(state, seat, owner))
        row.append(number)
    return narrow(row) + EMPTY_AGENDA[len(row) :]


def draft(colonia: Colonia) -> bytes:
    """What only the seat itself knows: its secret choices."""
    missing = [-1] * (CARDS_PER_ROUND - len(colonia.picks))
    row = [colonia.home, colonia.corner, *colonia.picks, *missing]
    row += [colonia.grid[cell] for cell in colonia.picks]
    row += [*missing, colonia.paid, colonia.keep, colonia.kept, colonia.passed]
    return narrow(row)


def tiles(colonia: Colonia) -> bytes:
    """R-5: corner tiles lie face up, all others face down, to their owner too."""
    row = [NOTHING] * CELLS
    lying = colonia.tiles
    for cell in range(CELLS):
        bit = 1 << cell
        if lying & bit:
            row[cell] = colonia.grid[cell] if CORNER_MASK & bit else HIDDEN
    return bytes(row)


def buildings(colonia: Colonia) -> bytes:
    """For each space the building that it shows."""
    row = [NOTHING] * CELLS
    for building in range(len(colonia.built)):
        spaces = colonia.built[building]
        cell = 0
        while spaces:
            if spaces & 1:
                row[cell] = building
            spaces >>= 1
            cell += 1
    return bytes(row)


def doubles(colonia: Colonia) -> bytes:
    """For each space the other space of its double tile."""
    row = [NOTHING] * CELLS
    spaces = colonia.doubles
    for at in range(0, len(spaces), 2):
        row[spaces[at]], row[spaces[at + 1]] = spaces[at + 1], spaces[at]
    return bytes(row)


def flags(mask: int) -> bytes:
    """Return a byte for each space, 1 if it is in the set."""
    low, middle = CHUNK_FLAGS[mask & CHUNK], CHUNK_FLAGS[(mask >> CHUNK_BITS) & CHUNK]
    return low + middle + CHUNK_FLAGS[mask >> 2 * CHUNK_BITS]


def fronts(found: tuple[int, ...]) -> bytes:
    """Return how many tiles there are of each front."""
    if not found:
        return NO_FRONTS
    counts = [0] * FRONTS
    for front in found:
        counts[front] += 1
    return bytes(counts)


def own_pieces(state: ForumTrajanum, owner: Seat, seat: Seat) -> bytes:
    colonia = state.colonies[owner]
    return narrow(
        [
            woman_view(state, owner, seat),
            colonia.ship,
            colonia.placing,
            colonia.bar,
            1 if colonia.flipped else 0,
            *colonia.steps,
            colonia.crafted,
            colonia.promoted,
            colonia.exchanged,
            colonia.fresh,
            own_tile_view(state, owner, seat),
            foreign_tile_view(state, owner, seat),
            1 if colonia.picked else 0,
            river_view(colonia, owner, seat),
        ]
    )
