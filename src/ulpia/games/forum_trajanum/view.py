"""What a seat may see, as JSON data: a whitelist, so that what is forgotten stays hidden.

Things are the numbers of their kinds in vocabulary.py; -1 is nothing, -2 a tile that lies face
down. Draft choices and set-up choices of others do not show until they are public.
"""

from __future__ import annotations

from typing import Any, Final

from ulpia.games.forum_trajanum.coming import coming
from ulpia.games.forum_trajanum.components.mosaics import EAGLE, SQUARES, Square, positions
from ulpia.games.forum_trajanum.components.player_board import (
    CELLS,
    CORNER_MASK,
    CYCLES,
    ROUNDS_PER_CYCLE,
    SIDES,
    STREET_CARDS,
    STREETS,
    STREETS_OF_SIDE,
    TEMPLE_MASK,
    Cell,
)
from ulpia.games.forum_trajanum.outlook import outlook
from ulpia.games.forum_trajanum.rules.draft import cards_of_round
from ulpia.games.forum_trajanum.rules.gaining import column_worth
from ulpia.games.forum_trajanum.sites import sites
from ulpia.games.forum_trajanum.state import (
    NOTHING,
    PHASES,
    Colonia,
    ForumTrajanum,
    left_of,
    right_of,
    woman_in_hand,
)
from ulpia.games.forum_trajanum.ways import ways
from ulpia.kernel.moves import Seat

FACE_DOWN: Final = -2


def view(state: ForumTrajanum, seat: Seat | None) -> dict[str, Any]:
    """Return all that `seat` may see; None is a spectator."""
    shown = 2 * (state.round + 1)
    known = state.streets[:shown]
    return {
        "seat": seat,
        "seats": state.seats,
        "side": SIDES[state.side],
        "introductory": state.introductory,
        "phase": PHASES[state.phase],
        "cycle": min(state.cycle, CYCLES - 1),
        "round": max(state.round, 0) % ROUNDS_PER_CYCLE,
        "start": state.start,
        "active": state.active,
        "column": column_worth(state),
        "trajan_cards": list(state.cards),
        "streets": list(cards_of_round(state)) if state.round >= 0 else [],
        "streets_gone": list(state.streets[: max(0, shown - 2)]),
        "streets_left": len(state.streets) - shown,
        "calls": [STREET_CARDS.count(symbol) - known.count(symbol) for symbol in range(STREETS)],
        "forum": forum_view(state),
        "singles": state.singles[:] if state.limited else None,
        "doubles": state.doubles[:] if state.limited else None,
        "colonies": [colonia_view(state, Seat(owner), seat) for owner in range(state.seats)],
        "agenda": coming(state),
        "ways": ways(state, seat),
        "sites": sites(state, seat),
    }


def forum_view(state: ForumTrajanum) -> dict[str, Any]:
    """The mosaic boards and who stands where."""
    squares = [Square(square) for square in range(len(state.mosaic.colours))]
    return {
        "boards": [list(board) for board in state.mosaic.boards],
        "colours": list(state.mosaic.colours),
        "eagles": [square for square in squares if state.mosaic.colours[square] == EAGLE],
        "envoys": [envoy_at(state, square) for square in squares],
        "places": [list(place) for place in positions(state.seats)] if squares else [],
        "areas": areas_view(state),
    }


def areas_view(state: ForumTrajanum) -> list[dict[str, Any]]:
    """R-52: the areas of all colours, and how far they are filled (R-49, R-53)."""
    found = []
    for colour, areas in enumerate(state.mosaic.areas):
        for area in areas:
            free = area & ~state.occupied
            filled = "free" if free == area else "started" if free else "completed"
            squares = [square for square in range(SQUARES) if (area >> square) & 1]
            found.append({"colour": colour, "squares": squares, "state": filled})
    return found


def envoy_at(state: ForumTrajanum, square: Square) -> int:
    for seat in range(state.seats):
        if (state.envoys[seat] >> square) & 1:
            return seat
    return NOTHING


def colonia_view(state: ForumTrajanum, owner: Seat, seat: Seat | None) -> dict[str, Any]:
    """A Colonia as `seat` sees it: everything open, and what is its own."""
    colonia = state.colonies[owner]
    data = {
        "points": colonia.points[:],
        "goods": colonia.goods[:],
        "tiles": [tile_at(colonia, Cell(cell)) for cell in range(CELLS)],
        "buildings": [building_at(colonia, Cell(cell)) for cell in range(CELLS)],
        "doubles": list(colonia.doubles),
        "vacant": numbers_in(colonia.vacant),
        "streets": streets_view(state, owner),
        "scored_cranes": numbers_in(colonia.scored_cranes),
        "citizens": list(colonia.citizens),
        "active": numbers_in(colonia.active),
        "ship": colonia.ship,
        "travellers": list(colonia.travellers),
        "placing": colonia.placing,
        "beside": list(colonia.beside),
        "gone": list(colonia.gone),
        "bar": colonia.bar,
        "flipped": colonia.flipped,
        "steps": list(colonia.steps),
        "uses": [colonia.crafted, colonia.promoted, colonia.exchanged],
        "fresh": colonia.fresh,
        "outlook": outlook(state, owner),
    }
    data.update(cranes_view(state, owner, seat))
    data.update(hand_view(state, owner, seat))
    data.update(secrets_view(state, owner, seat))
    return data


def tile_at(colonia: Colonia, cell: Cell) -> int:
    """R-5: corner tiles lie face up, all others face down, to their owner too."""
    bit = 1 << cell
    if not colonia.tiles & bit:
        return NOTHING
    return colonia.grid[cell] if CORNER_MASK & bit else FACE_DOWN


def building_at(colonia: Colonia, cell: Cell) -> int:
    for building in range(len(colonia.built)):
        if (colonia.built[building] >> cell) & 1:
            return building
    return NOTHING


def streets_view(state: ForumTrajanum, owner: Seat) -> list[list[int]]:
    """Return for each symbol the spaces of its street, temples left out."""
    streets = STREETS_OF_SIDE[state.side][owner]
    return [numbers_in(street & ~TEMPLE_MASK) for street in streets]


def numbers_in(mask: int) -> list[int]:
    """Return a set of spaces, corners or rows as a list: JavaScript has bits for 32 only."""
    return [number for number in range(CELLS) if (mask >> number) & 1]


def cranes_view(state: ForumTrajanum, owner: Seat, seat: Seat | None) -> dict[str, Any]:
    """R-2: cranes and women are open once all have arranged; until then each sees his own."""
    colonia = state.colonies[owner]
    hidden = state.is_arranging() and owner != seat
    cranes = [] if hidden else list(colonia.cranes)
    woman = NOTHING if hidden and not state.woman_before_cranes else colonia.woman
    return {"cranes": cranes + [NOTHING] * (4 - len(cranes)), "woman": woman}


def hand_view(state: ForumTrajanum, owner: Seat, seat: Seat | None) -> dict[str, Any]:
    """R-20: the tiles of this round, shown to all at the start of their holder's turn.

    R-14: before that the back of a tile from a corner may tell that it is the woman who lay there.
    """
    colonia = state.colonies[owner]
    open_to_seat = owner == seat or colonia.revealed
    received_from = left_of(state, owner)
    mine, theirs = woman_in_hand(colonia), woman_in_hand(state.colonies[received_from])
    knows_own = open_to_seat or colonia.own == mine
    own = colonia.own if knows_own or colonia.own == NOTHING else FACE_DOWN
    knows_foreign = open_to_seat or received_from == seat or colonia.foreign == theirs
    foreign = colonia.foreign if knows_foreign or colonia.foreign == NOTHING else FACE_DOWN
    return {"own": own, "foreign": foreign, "picked": colonia.picked}


def secrets_view(state: ForumTrajanum, owner: Seat, seat: Seat | None) -> dict[str, Any]:
    """What only the owner knows: river tile, set-up choices, and what he does in the draft."""
    colonia = state.colonies[owner]
    if owner != seat:
        return {"river": FACE_DOWN if colonia.river != NOTHING else NOTHING, "draft": None}
    return {
        "river": colonia.river,
        "draft": {
            "home": colonia.home,
            "corner": colonia.corner,
            "picks": list(colonia.picks),
            "fronts": [colonia.grid[cell] for cell in colonia.picks],
            "paid": colonia.paid,
            "keep": colonia.keep,
            "kept": colonia.kept,
            "passed": colonia.passed,
            "receiver": right_of(state, owner),
        },
    }
