"""Laying out tiles: at set-up and at the beginning of every further quarter (R-71, R-72)."""

from __future__ import annotations

from ulpia.games.trajan.components.actions import EMPTY
from ulpia.games.trajan.components.bonus_tiles import BONUS_ON_SENATE
from ulpia.games.trajan.components.forum_tiles import YELLOW_SPACES
from ulpia.games.trajan.components.provinces import PROVINCES
from ulpia.games.trajan.rulings import PROVINCES_BEFORE_FORUM
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import NOBODY
from ulpia.kernel.tables import with_item


def refill_board(state: Trajan) -> None:
    """R-71: two bonus tiles, empty provinces, the forum, three extra actions; ships in colour."""
    if state.bonus_left >= BONUS_ON_SENATE:
        deal_senate_bonus(state, BONUS_ON_SENATE)
    if PROVINCES_BEFORE_FORUM:
        refill_provinces(state)
        deal_forum(state)
    else:
        deal_forum(state)
        refill_provinces(state)
    deal_extras(state)
    state.gray_ships = 0
    state.reveals += 1
    state.emit("ships_turned_back", NOBODY)


def deal_senate_bonus(state: Trajan, count: int) -> None:
    """R-5, R-71: lay bonus tiles, yellow side up, on the senate."""
    state.bonus_left -= count
    state.senate_bonus = state.bonus_bag[state.bonus_left : state.bonus_left + count]
    state.emit("senate_bonus", NOBODY, state.senate_bonus)


def refill_provinces(state: Trajan) -> None:
    """R-71: a province without tile, leader and legionnaire gets a new tile."""
    for province in range(PROVINCES):
        if state.forum_left and is_deserted(state, province):
            state.forum_left -= 1
            tile = state.forum_stack[state.forum_left]
            state.province_tiles = with_item(state.province_tiles, province, tile)
            state.emit("province_dealt", NOBODY, (tile, province))


def is_deserted(state: Trajan, province: int) -> bool:
    if state.province_tiles[province] != EMPTY:
        return False
    for player in state.players:
        if player.leader == province or (player.legionnaires >> province) & 1:
            return False
    return True


def deal_forum(state: Trajan) -> None:
    """Fill the green spaces; R-72: when the stack runs out the rest stays empty."""
    dealt = []
    for place in range(YELLOW_SPACES, len(state.forum)):
        if state.forum_left:
            state.forum_left -= 1
            state.forum[place] = state.forum_stack[state.forum_left]
            dealt.append(state.forum[place])
    state.emit("forum_dealt", NOBODY, tuple(dealt))


def deal_extras(state: Trajan) -> None:
    """Fill the three yellow spaces with extra-action tiles."""
    for place in range(min(YELLOW_SPACES, state.extra_left)):
        state.extra_left -= 1
        state.forum[place] = state.extra_stack[state.extra_left]
    dealt = [tile for tile in state.forum[:YELLOW_SPACES] if tile != EMPTY]
    state.emit("extras_dealt", NOBODY, tuple(dealt))
