"""The construction action (R-48 to R-53): hire a worker, or place one on the site."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import EMPTY, NO_ACTION, Action
from ulpia.games.trajan.components.construction import (
    ALL_SPACES,
    COLUMNS,
    PART_ACTION,
    PART_MASK,
    ROWS,
    SPACES,
    Building,
    Space,
    beside,
    part_of,
    points_of,
)
from ulpia.games.trajan.points import FROM_CONSTRUCTION, score
from ulpia.games.trajan.rules.camps import hire
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.moves import Move, Refusal, Seat
from ulpia.kernel.tables import with_item

HIRE: Final = Move("hire")
BUILD: Final = tuple([Move("build", (space,)) for space in range(SPACES)])
_ROW: Final = (1 << COLUMNS) - 1


def _moves_of_row(row: int, spaces: int) -> list[Move]:
    return [BUILD[COLUMNS * row + column] for column in range(COLUMNS) if (spaces >> column) & 1]


BUILD_IN_ROW: Final = tuple(
    [[_moves_of_row(row, spaces) for spaces in range(_ROW + 1)] for row in range(ROWS)]
)
"""For each row and each set of its spaces, the moves that build there."""


def options(state: Trajan, seat: Seat) -> list[Move]:
    """R-48: one of two; R-43: only with a token in the supply, or a worker in the camp."""
    player = state.players[seat]
    found: list[Move] = []
    if player.camp_workers:
        spaces = open_spaces(player)
        for row in range(ROWS):
            found.extend(BUILD_IN_ROW[row][(spaces >> COLUMNS * row) & _ROW])
    if player.supply:
        found.append(HIRE)
    return found


def open_spaces(player: Player) -> int:
    """R-48, R-50: first anywhere, then next to an own worker, never twice on a space."""
    if not player.workers:
        return ALL_SPACES
    return beside(player.workers) & ~player.workers


def perform(state: Trajan, seat: Seat, move: Move) -> Action:
    if move.verb == "build":
        return build(state, seat, Space(move.nouns[0]))
    hire(state, seat, 1)
    return NO_ACTION


def build(state: Trajan, seat: Seat, space: Space) -> Action:
    """R-49: take the tile, if any. R-51: the first of its kind brings its action."""
    player = state.players[seat]
    player.camp_workers -= 1
    player.workers |= 1 << space
    if state.site[space] == EMPTY:
        state.emit("worker_joined", seat, (space,))
        return NO_ACTION
    building = Building(state.site[space])
    state.site = with_item(state.site, space, EMPTY)
    part = part_of(building)
    is_first = not player.buildings & PART_MASK[part]
    player.buildings |= 1 << building
    score(state, seat, FROM_CONSTRUCTION, points_of(building))
    state.emit("building_taken", seat, (space, part, points_of(building)))
    return PART_ACTION[part] if is_first else NO_ACTION


def why_not(state: Trajan, seat: Seat, move: Move) -> Refusal | None:
    player = state.players[seat]
    if move.verb == "hire":
        return Refusal("supply_empty", 43)
    if move.verb != "build":
        return None
    if not player.camp_workers:
        return Refusal("no_worker_in_camp", 43)
    if (player.workers >> move.nouns[0]) & 1:
        return Refusal("own_worker_there", 50, move.nouns)
    return Refusal("space_not_adjacent", 48, move.nouns)
