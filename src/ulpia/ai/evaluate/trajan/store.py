"""What a player of Trajan has in store: bonus tiles, tiles against demands, extra actions."""

from __future__ import annotations

from ulpia.ai.evaluate.trajan.feature_set import TrajanFeatures
from ulpia.games.trajan.components.actions import (
    CONSTRUCTION,
    FORUM,
    MILITARY,
    SEAPORT,
    SENATE,
    TRAJAN,
)
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
from ulpia.games.trajan.scoring.bonus_tiles import plain_bonus_points
from ulpia.games.trajan.state import Player, Trajan


def set_bonus(player: Player, values: TrajanFeatures) -> None:
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
    values.bonus_now = float(now)
    values.bonus_in_hand = float(in_hand)
    values.yellow_tiles = float(player.yellow_bonus.bit_count())


def set_demands(state: Trajan, player: Player, values: TrajanFeatures) -> None:
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
    values.penalty_now = float(-PENALTY[unmet])
    values.unmet_open = float(unmet)
    values.spare_tiles = float(spare)
    values.spare_kinds = float(spare_kinds)
    values.wild_demand = float(wilds - covered)
    values.kept_kinds = float(kept_kinds)
    values.kept_more = float(kept_all - kept_kinds)
    unknown = OPEN_DEMANDS - len(state.demands)
    values.unknown_demands = float(unknown)
    covered_kinds = 0
    for demand in range(DEMANDS):
        covered_kinds += kept[demand] > 0 or left[demand] > 0
    lacking = unmet + unknown * (DEMANDS - covered_kinds) / DEMANDS - (wilds - covered)
    values.penalty_expected = -_penalty_between(lacking)
    values.needed_in_forum = float(_needed_in_forum(state, kept, left))


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


def set_extra_actions(player: Player, values: TrajanFeatures) -> None:
    tiles = player.tiles
    plus_two = player.plus_two
    extra = doubled = 0
    for tile in range(FIRST_EXTRA, KINDS):
        count = tiles[tile]
        if count:
            extra += count
            if (plus_two >> (tile - FIRST_EXTRA)) & 1:
                doubled += count
    values.extra_tiles = float(extra)
    values.extra_doubled = float(doubled)
    values.wild_action = float(tiles[WILD_ACTION])
    values.plus_two = float(plus_two.bit_count())
    values.extra_seaport = float(tiles[FIRST_EXTRA + SEAPORT])
    values.extra_forum = float(tiles[FIRST_EXTRA + FORUM])
    values.extra_military = float(tiles[FIRST_EXTRA + MILITARY])
    values.extra_senate = float(tiles[FIRST_EXTRA + SENATE])
    values.extra_trajan = float(tiles[FIRST_EXTRA + TRAJAN])
    values.extra_construction = float(tiles[FIRST_EXTRA + CONSTRUCTION])
    values.doubled_seaport = float((plus_two >> SEAPORT) & 1)
    values.doubled_forum = float((plus_two >> FORUM) & 1)
    values.doubled_military = float((plus_two >> MILITARY) & 1)
    values.doubled_senate = float((plus_two >> SENATE) & 1)
    values.doubled_trajan = float((plus_two >> TRAJAN) & 1)
    values.doubled_construction = float((plus_two >> CONSTRUCTION) & 1)
