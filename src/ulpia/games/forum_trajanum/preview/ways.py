"""How to get to where a move is possible: what brings the goods, which moment it belongs to."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import STRUCTURE
from ulpia.games.forum_trajanum.components.colonia_tiles import FRONT_GOODS
from ulpia.games.forum_trajanum.components.goods import BUILDER, WORKER
from ulpia.games.forum_trajanum.components.mosaics import EAGLE
from ulpia.games.forum_trajanum.components.player_board import CORNERS, ROUNDS_PER_CYCLE
from ulpia.games.forum_trajanum.state import SETTING_UP, Colonia, ForumTrajanum
from ulpia.kernel.moves import Move, Refusal, Seat

OTHER_MOMENTS: Final = {
    "take": ("taken_in_draft", 8),
    "ignore": ("taken_in_draft", 8),
    "keep": ("kept_after_two", 13),
    "use": ("used_in_turn", 21),
    "both": ("used_in_turn", 21),
    "pick": ("used_in_turn", 16),
    "place": ("placed_with_tile", 23),
    "gain": ("gained_with_area", 53),
    "advance": ("moved_with_upgrade", 57),
    "cypress": ("moved_with_upgrade", 57),
    "build": ("built_in_turn", 37),
    "on": ("tile_first", 37),
    "benefit": ("benefit_with_building", 43),
    "crane": ("set_up_is_over", 2),
    "corner": ("set_up_is_over", 1),
    "train": ("only_in_building_phase", 36),
    "recolour": ("only_in_building_phase", 36),
    "craft": ("only_in_building_phase", 36),
    "promote": ("only_in_building_phase", 36),
    "exchange": ("only_in_building_phase", 36),
}
"""Moves that belong to another moment of the game, with its ruling."""


def way_to(state: ForumTrajanum, seat: Seat, move: Move, reason: Refusal | None) -> Refusal | None:
    """Return what leads to a move; reasons that need no way stand as they are."""
    if reason is not None:
        return way_to_goods(state.colonies[seat], reason)
    if state.phase == SETTING_UP:  # it asks in its own order
        return None
    if move.verb == "send":
        return way_to_square(state, move.nouns[0])
    if move.verb in ("pay", "leave"):
        left = ROUNDS_PER_CYCLE - max(0, state.round) % ROUNDS_PER_CYCLE
        return Refusal("paid_after_rounds", 65, (left,))
    if move.verb in OTHER_MOMENTS:
        code, ruling = OTHER_MOMENTS[move.verb]
        return Refusal(code, ruling)
    return None


def way_to_goods(colonia: Colonia, reason: Refusal) -> Refusal:
    """R-39: an open tile of the own Colonia that shows what is missing, if there is one."""
    if reason.code == "no_builder":
        cell = open_tile_with(colonia, BUILDER)
        return reason if cell < 0 else Refusal("no_builder_but_tile", reason.ruling, (cell,))
    if reason.code == "workers_needed":
        cell = open_tile_with(colonia, WORKER + reason.values[0])
        if cell >= 0:
            return Refusal("workers_needed_but_tile", reason.ruling, (*reason.values, cell))
    return reason


def open_tile_with(colonia: Colonia, good: int) -> int:
    """R-14: tiles on the corners lie face up; return where one gives a good, or -1."""
    for cell in CORNERS:
        if (colonia.tiles >> cell) & 1 and good in FRONT_GOODS[colonia.grid[cell]]:
            return cell
    return -1


def way_to_square(state: ForumTrajanum, square: int) -> Refusal:
    """R-48, R-56: a structure of its colour sends an envoy there; a track leads to eagles."""
    if not 0 <= square < len(state.mosaic.colours):
        return Refusal("no_such_square", 52, (square,))
    if (state.occupied >> square) & 1:
        return Refusal("square_taken", 49, (square,))
    colour = state.mosaic.colours[square]
    if colour == EAGLE:
        return Refusal("eagle_by_library", 56)
    return Refusal("sent_with_structure", 48, (STRUCTURE + colour, colour))
