"""What a player of Trajan has, as numbers: one function for each part of the table."""

from __future__ import annotations

from typing import Final

from ulpia.ai.evaluate.trajan_districts import (
    CONSTRUCTION_NAMES,
    MILITARY_NAMES,
    SEAPORT_NAMES,
    SENATE_NAMES,
    add_construction,
    add_military,
    add_seaport,
    add_senate,
)
from ulpia.ai.evaluate.trajan_ring import CIRCLE_NAMES, RING_NAMES, add_ring, add_tiles
from ulpia.ai.evaluate.trajan_store import (
    BONUS_NAMES,
    DEMAND_NAMES,
    EXTRA_NAMES,
    add_bonus,
    add_demands,
    add_extra_actions,
)
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Seat

NAMES: Final = (
    "start",  # the same for everybody: what a seat gains by playing on
    *SEAPORT_NAMES,
    *BONUS_NAMES,
    *DEMAND_NAMES,
    *SENATE_NAMES,
    *EXTRA_NAMES,
    *MILITARY_NAMES,
    *CONSTRUCTION_NAMES,
    *CIRCLE_NAMES,
    *RING_NAMES,
)


def features(state: Trajan, seat: Seat) -> list[float]:
    """Return the features of a seat in the order of NAMES."""
    player = state.players[seat]
    found: list[float] = [1.0]
    add_seaport(state, player, found)
    add_bonus(player, found)
    add_demands(state, player, found)
    add_senate(state, seat, found)
    add_extra_actions(player, found)
    add_military(state, seat, found)
    add_construction(state, player, found)
    add_tiles(player, found)
    add_ring(player, found)
    return found
