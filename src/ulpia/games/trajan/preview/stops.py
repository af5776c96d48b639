"""What may stop a standing order: time that goes on, and things that somebody takes."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import EMPTY
from ulpia.games.trajan.components.commodities import SHIPS
from ulpia.games.trajan.components.construction import SPACES
from ulpia.games.trajan.components.provinces import PROVINCES
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.plans import StopRule

ROUNDS_OF_A_QUARTER: Final = 10
"""More than there are, so that a mark tells the quarter and its round."""
ROUTINE: Final = {
    "draw_effect": [Move("accept"), Move("waive")],
    "workers_effect": [Move("accept"), Move("waive")],
    "legionnaires_effect": [Move("accept"), Move("waive")],
}
"""R-17: effects of Trajan tiles that few ever waive."""


def stop_rules(state: Trajan, seat: Seat) -> list[StopRule]:
    """Return what could happen to what lies open now."""
    if not state.turns or state.tie_order:
        return []
    found = [StopRule("round"), StopRule("quarter")]
    forum = sorted({tile for tile in state.forum if tile != EMPTY})
    found.extend([StopRule("tile_gone", (tile,)) for tile in forum])
    found.extend(
        [
            StopRule("ship_gray", (ship,))
            for ship in range(SHIPS)
            if not (state.gray_ships >> ship) & 1
        ]
    )
    found.extend(
        [StopRule("part_gone", (space,)) for space in range(SPACES) if state.site[space] != EMPTY]
    )
    found.extend(
        [
            StopRule("province_empty", (province,))
            for province in range(PROVINCES)
            if state.province_tiles[province] != EMPTY
        ]
    )
    return found


def stop_mark(state: Trajan, rule: StopRule) -> int:
    """Return what changes when a rule is to stop an order; all of it lies open."""
    if rule.name == "round":
        return state.quarter * ROUNDS_OF_A_QUARTER + len(state.demands)
    if rule.name == "quarter":
        return state.quarter
    thing = rule.values[0]
    if rule.name == "tile_gone":
        return int(thing in state.forum)
    if rule.name == "ship_gray":
        return (state.gray_ships >> thing) & 1
    if rule.name == "part_gone":
        return int(state.site[thing] != EMPTY)
    return int(state.province_tiles[thing] != EMPTY)
