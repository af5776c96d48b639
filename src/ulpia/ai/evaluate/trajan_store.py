"""What a player of Trajan has in store: bonus tiles, tiles against demands, extra actions."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import TRAYS
from ulpia.games.trajan.components.bonus_tiles import (
    BONUS_COMMODITIES,
    BONUS_TILES,
    COMMODITY_BONUSES,
    COMMODITY_RATE,
    GRAY_SIDE,
    YELLOW_SIDE,
)
from ulpia.games.trajan.components.demands import DEMANDS, OPEN_DEMANDS, PENALTY
from ulpia.games.trajan.components.forum_tiles import (
    FIRST_EXTRA,
    KINDS,
    WILD_ACTION,
    WILD_DEMAND,
)
from ulpia.games.trajan.scoring import plain_bonus_points
from ulpia.games.trajan.state import Player, Trajan

BONUS_NAMES: Final = (
    "bonus_now",
    "bonus_in_hand",
    "yellow_tiles",
)
DEMAND_NAMES: Final = (
    "penalty_now",
    "unmet_open",
    "spare_tiles",
    "spare_kinds",
    "wild_demand",
    "kept_kinds",
    "kept_more",
    "unknown_demands",
    "penalty_expected",
    "needed_in_forum",
)
EXTRA_NAMES: Final = (
    "extra_tiles",
    "extra_doubled",
    "wild_action",
    "plus_two",
    "extra_seaport",
    "extra_forum",
    "extra_military",
    "extra_senate",
    "extra_trajan",
    "extra_construction",
    "doubled_seaport",
    "doubled_forum",
    "doubled_military",
    "doubled_senate",
    "doubled_trajan",
    "doubled_construction",
)


def add_bonus(player: Player, found: list[float]) -> None:
    """Bonus tiles: what they pay now, and what hand cards would add once they are laid out."""
    now = in_hand = 0
    for bonus in range(BONUS_TILES):
        for side in (YELLOW_SIDE, GRAY_SIDE):
            owned = player.gray_bonus if side else player.yellow_bonus
            if (owned >> bonus) & 1:
                now += plain_bonus_points(player, bonus, side)
                if bonus < COMMODITY_BONUSES:
                    first, second = BONUS_COMMODITIES[bonus]
                    in_hand += COMMODITY_RATE[side] * (player.hand[first] + player.hand[second])
    found.append(float(now))
    found.append(float(in_hand))
    found.append(float(player.yellow_bonus.bit_count()))


def add_demands(state: Trajan, player: Player, found: list[float]) -> None:
    """Demands: what would be lost now, and what is in store for those still to come."""
    kept = player.kept[:]
    tiles = player.tiles
    left = [tiles[0], tiles[1], tiles[2]]
    unmet = 0
    for demand in state.demands:
        if kept[demand]:
            kept[demand] -= 1
        elif left[demand]:
            left[demand] -= 1
        else:
            unmet += 1
    wilds = tiles[WILD_DEMAND]
    covered = min(wilds, unmet)
    unmet -= covered
    spare = spare_kinds = kept_kinds = kept_all = 0
    for demand in range(DEMANDS):
        spare += left[demand]
        spare_kinds += left[demand] > 0
        kept_kinds += player.kept[demand] > 0
        kept_all += player.kept[demand]
    found.append(float(-PENALTY[unmet]))
    found.append(float(unmet))
    found.append(float(spare))
    found.append(float(spare_kinds))
    found.append(float(wilds - covered))
    found.append(float(kept_kinds))
    found.append(float(kept_all - kept_kinds))
    unknown = OPEN_DEMANDS - len(state.demands)
    found.append(float(unknown))
    covered_kinds = 0
    for demand in range(DEMANDS):
        covered_kinds += kept[demand] > 0 or left[demand] > 0
    lacking = unmet + unknown * (DEMANDS - covered_kinds) / DEMANDS - (wilds - covered)
    found.append(-_penalty_between(lacking))
    found.append(float(_needed_in_forum(state, kept, left)))


def _penalty_between(unmet: float) -> float:
    """Return the penalty for a number of unmet demands that may lie between two whole ones."""
    if unmet <= 0.0:
        return 0.0
    whole = min(int(unmet), OPEN_DEMANDS - 1)
    return PENALTY[whole] + (unmet - whole) * (PENALTY[whole + 1] - PENALTY[whole])


def _needed_in_forum(state: Trajan, kept: list[int], left: list[int]) -> int:
    """Return how many kinds of demand tiles lie in the forum that the player has none of."""
    seen = 0
    for tile in state.forum:
        if 0 <= tile < DEMANDS and not kept[tile] and not left[tile]:
            seen |= 1 << tile
    return seen.bit_count()


def add_extra_actions(player: Player, found: list[float]) -> None:
    tiles = player.tiles
    plus_two = player.plus_two
    extra = doubled = 0
    for tile in range(FIRST_EXTRA, KINDS):
        count = tiles[tile]
        if count:
            extra += count
            if (plus_two >> (tile - FIRST_EXTRA)) & 1:
                doubled += count
    found.append(float(extra))
    found.append(float(doubled))
    found.append(float(tiles[WILD_ACTION]))
    found.append(float(plus_two.bit_count()))
    for tile in range(FIRST_EXTRA, KINDS):
        found.append(float(tiles[tile]))
    for action in range(TRAYS):
        found.append(float((plus_two >> action) & 1))
