"""What a seat may see, as JSON data: a whitelist, so that what is forgotten stays hidden.

Things are the numbers of their kinds in kinds.py; -1 is nothing, -2 a tile that lies face
down. Draft choices and set-up choices of others do not show until they are public.
"""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.mosaics import EAGLE, SQUARES, Square, positions
from ulpia.games.forum_trajanum.components.player_board import (
    CELLS,
    CORNER_MASK,
    CORNERS,
    CYCLES,
    ROUNDS_PER_CYCLE,
    SIDES,
    STREET_CARDS,
    STREETS,
    STREETS_OF_SIDE,
    TEMPLE_MASK,
    Cell,
)
from ulpia.games.forum_trajanum.preview.building_sites import building_sites
from ulpia.games.forum_trajanum.preview.payment_options import payment_options
from ulpia.games.forum_trajanum.preview.scoring import preview
from ulpia.games.forum_trajanum.preview.upcoming import upcoming
from ulpia.games.forum_trajanum.rules.draft import cards_of_round
from ulpia.games.forum_trajanum.rules.gaining import column_worth
from ulpia.games.forum_trajanum.state import (
    NOTHING,
    PHASES,
    Colonia,
    ForumTrajanum,
    left_neighbour,
    right_neighbour,
    woman_in_hand,
)
from ulpia.games.forum_trajanum.view_types import (
    AreaView,
    ColoniaView,
    DraftView,
    ForumTrajanumView,
    ForumView,
)
from ulpia.kernel.moves import Seat

FACE_DOWN: Final = -2


def view(state: ForumTrajanum, seat: Seat | None) -> ForumTrajanumView:
    """Return all that `seat` may see; None is a spectator."""
    return views(state, [seat])[0]


def views(state: ForumTrajanum, seats: list[Seat | None]) -> list[ForumTrajanumView]:
    """Return the views of several; what lies open is made once."""
    table = open_table(state)
    colonies = [open_colonia(state, Seat(owner)) for owner in range(state.seats)]
    return [view_with(state, seat, table, colonies) for seat in seats]


def view_with(
    state: ForumTrajanum,
    seat: Seat | None,
    table: ForumTrajanumView,
    colonies: list[ColoniaView],
) -> ForumTrajanumView:
    """Return what lies open, with what `seat` alone knows."""
    seen = table.copy()
    seen["seat"] = seat
    seen["colonies"] = [
        colonia_view(state, Seat(owner), seat, colonies[owner]) for owner in range(state.seats)
    ]
    seen["ways"] = payment_options(state, seat)
    seen["sites"] = building_sites(state, seat)
    return seen


def open_table(state: ForumTrajanum) -> ForumTrajanumView:
    """Return what lies open for everybody, but for the Colonias."""
    shown = 2 * (state.round + 1)
    known = state.streets[:shown]
    return {
        "seat": None,
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
        "colonies": [],
        "agenda": upcoming(state),
        "ways": [],
        "sites": [],
    }


def forum_view(state: ForumTrajanum) -> ForumView:
    """The mosaic boards and who stands where."""
    squares = [Square(square) for square in range(len(state.mosaic.colours))]
    return {
        "boards": list(state.mosaic.boards),
        "colours": list(state.mosaic.colours),
        "eagles": [square for square in squares if state.mosaic.colours[square] == EAGLE],
        "envoys": [envoy_at(state, square) for square in squares],
        "places": positions(state.seats) if squares else [],
        "areas": areas_view(state),
    }


def areas_view(state: ForumTrajanum) -> list[AreaView]:
    """R-52: the areas of all colours, and how far they are filled (R-49, R-53)."""
    found: list[AreaView] = []
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


def colonia_view(
    state: ForumTrajanum, owner: Seat, seat: Seat | None, mat: ColoniaView
) -> ColoniaView:
    """Return an open Colonia with what `seat` knows of the rest."""
    if seat is None:
        return mat
    colonia = state.colonies[owner]
    seen = mat.copy()
    seen["cranes"] = cranes_view(state, owner, seat)
    seen["woman"] = woman_view(state, owner, seat)
    seen["own"] = own_tile_view(state, owner, seat)
    seen["foreign"] = foreign_tile_view(state, owner, seat)
    seen["river"] = river_view(colonia, owner, seat)
    seen["draft"] = draft_view(state, owner) if owner == seat else None
    return seen


def open_colonia(state: ForumTrajanum, owner: Seat) -> ColoniaView:
    """Return a Colonia with what everybody sees."""
    colonia = state.colonies[owner]
    return {
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
        "outlook": preview(state, owner),
        "cranes": cranes_view(state, owner, None),
        "woman": woman_view(state, owner, None),
        "own": own_tile_view(state, owner, None),
        "foreign": foreign_tile_view(state, owner, None),
        "picked": colonia.picked,
        "river": river_view(colonia, owner, None),
        "draft": None,
    }


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


def is_arranging_unseen(state: ForumTrajanum, owner: Seat, seat: Seat | None) -> bool:
    """R-2: cranes and women are open once all have arranged; until then each sees his own."""
    return state.is_arranging() and owner != seat


def cranes_view(state: ForumTrajanum, owner: Seat, seat: Seat | None) -> list[int]:
    hidden = is_arranging_unseen(state, owner, seat)
    cranes = [] if hidden else list(state.colonies[owner].cranes)
    return cranes + [NOTHING] * (len(CORNERS) - len(cranes))


def woman_view(state: ForumTrajanum, owner: Seat, seat: Seat | None) -> int:
    hidden = is_arranging_unseen(state, owner, seat) and not state.woman_before_cranes
    return NOTHING if hidden else state.colonies[owner].woman


def own_tile_view(state: ForumTrajanum, owner: Seat, seat: Seat | None) -> int:
    """R-20: the tiles of this round are shown to all at the start of their holder's turn.

    R-14: before that the back of a tile from a corner may tell that it is the woman who lay there.
    """
    colonia = state.colonies[owner]
    is_known = owner == seat or colonia.revealed or colonia.own == woman_in_hand(colonia)
    return colonia.own if is_known or colonia.own == NOTHING else FACE_DOWN


def foreign_tile_view(state: ForumTrajanum, owner: Seat, seat: Seat | None) -> int:
    """R-14, R-20: the giver knows the tile, too."""
    colonia = state.colonies[owner]
    giver = left_neighbour(state, owner)
    theirs = woman_in_hand(state.colonies[giver])
    is_known = seat in (owner, giver) or colonia.revealed or colonia.foreign == theirs
    return colonia.foreign if is_known or colonia.foreign == NOTHING else FACE_DOWN


def river_view(colonia: Colonia, owner: Seat, seat: Seat | None) -> int:
    return colonia.river if owner == seat or colonia.river == NOTHING else FACE_DOWN


def draft_view(state: ForumTrajanum, owner: Seat) -> DraftView:
    """What only the owner knows: set-up choices, and what he does in the draft."""
    colonia = state.colonies[owner]
    return {
        "home": colonia.home,
        "corner": colonia.corner,
        "picks": list(colonia.picks),
        "fronts": [colonia.grid[cell] for cell in colonia.picks],
        "paid": colonia.paid,
        "keep": colonia.keep,
        "kept": colonia.kept,
        "passed": colonia.passed,
        "receiver": right_neighbour(state, owner),
    }
