"""What bonus tiles pay at the end, with the help of wild tiles (R-64, R-78 to R-80)."""

from __future__ import annotations

from ulpia.games.trajan.components.bonus_tiles import (
    BONUS_COMMODITIES,
    BONUS_TILES,
    COMMODITY_BONUSES,
    COMMODITY_RATE,
    DEMAND_RATE,
    FIRST_DEMAND_BONUS,
    GRAY_SIDE,
    LEGIONNAIRE_RATE,
    LEGIONNAIRES_BONUS,
    WORKER_RATE,
    WORKERS_BONUS,
    YELLOW_RATE,
    YELLOW_SIDE,
    Side,
)
from ulpia.games.trajan.components.demands import DEMANDS
from ulpia.games.trajan.components.forum_tiles import (
    WILD_COMMODITY,
    WILD_DEMAND,
)
from ulpia.games.trajan.rulings import WILD_SERVES_BONUS_TILES
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.moves import Seat


def bonus_points(state: Trajan, seat: Seat) -> list[tuple[int, int, int]]:
    """R-78 to R-80: (bonus tile, side, points now) for each own bonus tile, wild tiles used."""
    return _bonus_points(state, state.players[seat])


def worth_as_consul(state: Trajan, seat: Seat, bonus: int) -> int:
    """R-65: what the yellow side of a bonus tile would add for `seat` if the game ended now."""
    player = state.players[seat]
    richer = player.copy()
    richer.yellow_bonus |= 1 << bonus
    before = sum([points for _, _, points in _bonus_points(state, player)])
    return sum([points for _, _, points in _bonus_points(state, richer)]) - before


def cards_worth(player: Player, cards: tuple[int, ...]) -> int:
    """R-78: what the bonus tiles of a player pay in the end for more cards in the display."""
    points = 0
    for side, owned in ((YELLOW_SIDE, player.yellow_bonus), (GRAY_SIDE, player.gray_bonus)):
        for bonus in range(COMMODITY_BONUSES):
            if (owned >> bonus) & 1:
                first, second = BONUS_COMMODITIES[bonus]
                points += COMMODITY_RATE[side] * (cards.count(first) + cards.count(second))
    return points


def _bonus_points(state: Trajan, player: Player) -> list[tuple[int, int, int]]:
    found = []
    for side, owned in ((YELLOW_SIDE, player.yellow_bonus), (GRAY_SIDE, player.gray_bonus)):
        for bonus in range(BONUS_TILES):
            if (owned >> bonus) & 1:
                found.append((bonus, int(side), plain_bonus_points(player, bonus, side)))
    found = _with_wild_commodities(player, found)
    return _with_wild_demands(state, player, found)


def plain_bonus_points(player: Player, bonus: int, side: Side) -> int:
    """Return what a bonus tile pays without the help of wild tiles."""
    if bonus < COMMODITY_BONUSES:  # the display counts, not the hand
        first, second = BONUS_COMMODITIES[bonus]
        return COMMODITY_RATE[side] * (player.display[first] + player.display[second])
    if bonus < FIRST_DEMAND_BONUS + DEMANDS:  # forum tiles, never Trajan tiles
        return DEMAND_RATE[side] if player.tiles[bonus - FIRST_DEMAND_BONUS] else 0
    if bonus == WORKERS_BONUS:  # halves are rounded up
        rate = WORKER_RATE[side]
        return -(-rate.points * player.workers.bit_count() // rate.per)
    if bonus == LEGIONNAIRES_BONUS:
        return LEGIONNAIRE_RATE[side] * player.legionnaires.bit_count()
    return YELLOW_RATE[side] * player.yellow_bonus.bit_count()  # itself included


def _with_wild_commodities(
    player: Player, found: list[tuple[int, int, int]]
) -> list[tuple[int, int, int]]:
    """R-78: each unused wild commodity is one card more for one commodity bonus tile."""
    wilds = player.tiles[WILD_COMMODITY]
    if not wilds:
        return found
    for place, (bonus, side, points) in enumerate(found):  # yellow ones stand first
        if bonus < COMMODITY_BONUSES:
            found[place] = (bonus, side, points + wilds * COMMODITY_RATE[side])
            break
    return found


def _with_wild_demands(
    state: Trajan, player: Player, found: list[tuple[int, int, int]]
) -> list[tuple[int, int, int]]:
    """R-64: a wild demand serves one demand bonus tile (2022), or all of them (2011)."""
    wilds = player.tiles[WILD_DEMAND]
    if wilds and WILD_SERVES_BONUS_TILES[state.edition] == "every":
        wilds = DEMANDS
    for place, (bonus, side, points) in enumerate(found):  # yellow ones stand first
        is_demand = FIRST_DEMAND_BONUS <= bonus < FIRST_DEMAND_BONUS + DEMANDS
        if wilds and is_demand and not points:
            found[place] = (bonus, side, DEMAND_RATE[side])
            wilds -= 1
    return found
