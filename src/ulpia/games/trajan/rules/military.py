"""The military action (R-36 to R-43): recruit, move the leader, place a legionnaire."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import EMPTY
from ulpia.games.trajan.components.provinces import (
    CAMP,
    FOREIGN_LEGIONNAIRE,
    NEIGHBOURS,
    PROVINCE_POINTS,
    PROVINCES,
    Province,
)
from ulpia.games.trajan.points import FROM_PROVINCES, score
from ulpia.games.trajan.rules.camps import enlist
from ulpia.games.trajan.rulings import LEADER_MAY_RETURN_TO_CAMP
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Move, Refusal, Seat
from ulpia.kernel.tables import with_item

ENLIST: Final = Move("enlist")
OCCUPY: Final = Move("occupy")
MARCHES: Final = tuple(
    [
        [
            Move("march", (to,))
            for to in NEIGHBOURS[place]
            if to != CAMP or LEADER_MAY_RETURN_TO_CAMP
        ]
        for place in range(PROVINCES + 1)
    ]
)
"""From each province, and last from the camp (R-37, R-38); R-39: staying is not among them."""


def options(state: Trajan, seat: Seat) -> list[Move]:
    """R-36: one of three."""
    player = state.players[seat]
    found = MARCHES[player.leader][:]
    if player.supply:
        found.append(ENLIST)
    if may_occupy(state, seat):
        found.append(OCCUPY)
    return found


def may_occupy(state: Trajan, seat: Seat) -> bool:
    """R-40: from the camp to the leader's province, where no own legionnaire stands yet."""
    player = state.players[seat]
    if player.leader == CAMP or not player.camp_legionnaires:
        return False
    return not (player.legionnaires >> player.leader) & 1


def perform(state: Trajan, seat: Seat, move: Move) -> None:
    if move.verb == "march":
        march(state, seat, Province(move.nouns[0]))
    elif move.verb == "occupy":
        occupy(state, seat)
    else:
        enlist(state, seat, 1)


def march(state: Trajan, seat: Seat, province: Province) -> None:
    """R-37: one step; the leader takes the tile that lies there."""
    player = state.players[seat]
    state.emit("leader_marched", seat, (province, player.leader))
    player.leader = province
    if province == CAMP:
        return
    tile = state.province_tiles[province]
    if tile != EMPTY:
        state.province_tiles = with_item(state.province_tiles, province, EMPTY)
        player.tiles[tile] += 1
        state.emit("tile_seized", seat, (tile, province))


def occupy(state: Trajan, seat: Seat) -> None:
    """R-40: a legionnaire goes straight from the camp to the leader. R-42: it stays there."""
    player = state.players[seat]
    points = province_points(state, seat, player.leader)
    player.camp_legionnaires -= 1
    player.legionnaires |= 1 << player.leader
    score(state, seat, FROM_PROVINCES, points)
    state.emit("province_occupied", seat, (player.leader, points))


def province_points(state: Trajan, seat: Seat, province: Province) -> int:
    """R-41: three less for every foreign legionnaire, never less than nothing."""
    points = PROVINCE_POINTS[province]
    for other in range(state.seats):
        if other != seat and (state.players[other].legionnaires >> province) & 1:
            points -= FOREIGN_LEGIONNAIRE
    return max(0, points)


def why_not(state: Trajan, seat: Seat, move: Move) -> Refusal | None:
    player = state.players[seat]
    if move.verb == "enlist":
        return Refusal("supply_empty", 43)
    if move.verb == "march":
        if move.nouns[0] == CAMP:
            return Refusal("camp_is_no_province", 38)
        return Refusal("not_adjacent", 37, (move.nouns[0], player.leader))
    if move.verb != "occupy":
        return None
    if player.leader == CAMP:
        return Refusal("leader_in_camp", 40)
    if not player.camp_legionnaires:
        return Refusal("no_legionnaire_in_camp", 43)
    return Refusal("own_legionnaire_there", 40, (player.leader,))
