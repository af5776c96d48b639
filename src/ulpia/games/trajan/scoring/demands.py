"""Which of the people's demands a player meets, and what the others cost (R-63)."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.demands import PENALTY, Demand
from ulpia.games.trajan.components.forum_tiles import WILD_DEMAND, demand_tile
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.moves import Seat

BY_TRAJAN_TILE: Final = 0
BY_FORUM_TILE: Final = 1
BY_WILD_DEMAND: Final = 2
UNMET: Final = 3


def covers(player: Player, demands: tuple[int, ...]) -> list[int]:
    """R-63: return for each demand what meets it: Trajan tile, forum tile, wild tile, nothing."""
    kept = player.kept[:]  # each covers one matching demand in every quarter
    tiles = player.tiles[:]
    found: list[int] = []
    for number in demands:
        demand = Demand(number)
        if kept[demand]:
            kept[demand] -= 1
            found.append(BY_TRAJAN_TILE)
        elif tiles[demand_tile(demand)]:
            tiles[demand_tile(demand)] -= 1
            found.append(BY_FORUM_TILE)
        elif tiles[WILD_DEMAND]:
            tiles[WILD_DEMAND] -= 1
            found.append(BY_WILD_DEMAND)
        else:
            found.append(UNMET)
    return found


def unmet_demands(state: Trajan, seat: Seat) -> int:
    """Return how many of the open demands a seat could not meet now."""
    return covers(state.players[seat], state.demands).count(UNMET)


def penalty_now(state: Trajan, seat: Seat) -> int:
    """Return what the open demands would cost a seat if the quarter ended now."""
    return PENALTY[unmet_demands(state, seat)]
