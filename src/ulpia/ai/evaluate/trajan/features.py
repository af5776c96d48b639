"""What a player of Trajan has, as numbers: one function for each part of the table."""

from __future__ import annotations

from ulpia.ai.evaluate.trajan.districts import (
    set_construction,
    set_military,
    set_seaport,
    set_senate,
)
from ulpia.ai.evaluate.trajan.feature_set import TrajanFeatures
from ulpia.ai.evaluate.trajan.ring import set_ring, set_tiles
from ulpia.ai.evaluate.trajan.store import set_bonus, set_demands, set_extra_actions
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Seat


def features(state: Trajan, seat: Seat) -> TrajanFeatures:
    """Return the features of a seat."""
    player = state.players[seat]
    values = TrajanFeatures()
    set_seaport(state, player, values)
    set_bonus(player, values)
    set_demands(state, player, values)
    set_senate(state, seat, values)
    set_extra_actions(player, values)
    set_military(state, seat, values)
    set_construction(state, player, values)
    set_tiles(player, values)
    set_ring(player, values)
    return values
