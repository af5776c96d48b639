"""What a player of Trajan has, as numbers: one function for each part of the table."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import CENTRE, EMPTY, TRAYS
from ulpia.games.trajan.components.bonus_tiles import (
    BONUS_COMMODITIES,
    BONUS_TILES,
    COMMODITY_BONUSES,
    COMMODITY_RATE,
    GRAY_SIDE,
    YELLOW_SIDE,
)
from ulpia.games.trajan.components.commodities import COMMODITIES, GRAY_SHIP_POINTS, SHIP_POINTS
from ulpia.games.trajan.components.construction import (
    PART_MASK,
    PARTS,
    SPACES,
    Building,
    part_of,
    points_of,
)
from ulpia.games.trajan.components.demands import DEMANDS, OPEN_DEMANDS, PENALTY
from ulpia.games.trajan.components.forum_tiles import (
    FIRST_EXTRA,
    KINDS,
    VOTES_2,
    VOTES_3,
    VOTES_4,
    VOTES_5,
    WILD_ACTION,
    WILD_COMMODITY,
    WILD_CONSTRUCTION,
    WILD_DEMAND,
)
from ulpia.games.trajan.components.markers import (
    COLOURS_IN,
    ONE,
    SIZE,
    Colour,
    Markers,
    holds_pair,
)
from ulpia.games.trajan.components.provinces import CAMP, NEIGHBOURS, Province
from ulpia.games.trajan.components.tracks import SENATE_TRACK
from ulpia.games.trajan.components.trajan_tiles import STACKS, TRAJAN_TILES
from ulpia.games.trajan.rules.construction import open_spaces
from ulpia.games.trajan.rules.military import province_points
from ulpia.games.trajan.scoring import plain_bonus_points, set_points
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.moves import Seat

NAMES: Final = (
    "start",  # the same for everybody: what a seat gains by playing on
    # seaport
    "cards",
    "pairs",
    "triples",
    "quads",
    "best_cargo",
    "cargo_identical",
    "cargo_different",
    "cargo_pairs",
    "wild_commodity",
    "cards_over_six",
    "second_cargo",
    # bonus tiles
    "bonus_now",
    "bonus_in_hand",
    "yellow_tiles",
    # demands
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
    # senate
    "senate_space",
    "vote_lead",
    "leads_votes",
    "second_in_votes",
    # extra actions
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
    # military
    "camp_legionnaires",
    "occupy_now",
    "occupy_next",
    "seize_next",
    "seize_best",
    "campaign",
    "leader_in_camp",
    "legionnaires",
    # construction
    "camp_workers",
    "site_best",
    "site_first",
    "first_parts",
    "sets_now",
    "parts_of_one",
    "parts_of_two",
    "parts_of_three",
    "wild_construction",
    "supply",
    # Trajan tiles on the circle
    "tiles_far",
    "tiles_near",
    "tiles_ready",
    "points_near",
    "points_ready",
    "stack_victory",
    "stack_cards",
    "stack_plus_two",
    "stack_demand",
    "stack_workers",
    "stack_legionnaires",
    "arch_in_centre",
    # the ring
    "reach",
    "reach_complete",
    "reach_points",
    "largest_tray",
    "empty_trays",
    "reach_small",
)

TILE_WORTH: Final = (1.0, 1.0, 1.0, 0.5, 0.7, 0.9, 1.1, 2.0, 1.5, 1.8, 1.8, 1, 1, 1, 1, 1, 1)
"""Roughly what a forum tile that lies in a province is worth, against a demand tile."""
FOUR_BITS: Final = tuple([bits.bit_count() for bits in range(16)])


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


def add_seaport(state: Trajan, player: Player, found: list[float]) -> None:
    """Cards in hand: how many, how many alike, and what the ships would pay for them now."""
    hand = player.hand
    wilds = player.tiles[WILD_COMMODITY]
    cards = pairs = triples = quads = kinds = most = 0
    for card in range(COMMODITIES):
        count = hand[card]
        if count:
            kinds += 1
            cards += count
            pairs += count > 1
            triples += count > 2
            quads += count > 3
            most = max(most, count)
    gray = state.gray_ships
    identical = _pay(gray, 0, min(4, most + wilds))
    different = _pay(gray, 1, min(4, kinds + wilds))
    paired = _pay(gray, 2, min(3, pairs + min(wilds, kinds - pairs)))
    found.append(float(cards))
    found.append(float(pairs))
    found.append(float(triples))
    found.append(float(quads))
    best = max(identical, different, paired)
    found.append(float(best))
    found.append(float(identical))
    found.append(float(different))
    found.append(float(paired))
    found.append(float(wilds))
    found.append(float(max(0, cards - 6)))
    found.append(float(min(identical + different + paired - best, max(0, 3 * (cards - 3)))))


def _pay(gray: int, ship: int, count: int) -> int:
    table = GRAY_SHIP_POINTS if (gray >> ship) & 1 else SHIP_POINTS
    return table[ship][count]


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
    return FOUR_BITS[seen]


def add_senate(state: Trajan, seat: Seat, found: list[float]) -> None:
    """The senate: the space reached, and the rank in votes as things stand."""
    player = state.players[seat]
    own = count_votes(player)
    above = best = 0
    for other in range(state.seats):
        if other != seat:
            count = count_votes(state.players[other])
            best = max(best, count)
            above += count > own or (count == own and not _wins_tie(state, seat, Seat(other)))
    found.append(float(player.senate))
    found.append(float(max(-6, min(6, own - best))))
    found.append(1.0 if above == 0 else 0.0)
    found.append(1.0 if above == 1 else 0.0)


def count_votes(player: Player) -> int:
    """R-65, without a loop."""
    tiles = player.tiles
    on_tiles = 2 * tiles[VOTES_2] + 3 * tiles[VOTES_3] + 4 * tiles[VOTES_4] + 5 * tiles[VOTES_5]
    return SENATE_TRACK[player.senate] + on_tiles


def _wins_tie(state: Trajan, seat: Seat, other: Seat) -> bool:
    """R-66: the higher space, then the higher disc."""
    mine, theirs = state.players[seat].senate, state.players[other].senate
    if mine != theirs:
        return mine > theirs
    if not state.senate_order:  # still in the set-up
        return seat > other
    return state.senate_order.index(seat) > state.senate_order.index(other)


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


def add_military(state: Trajan, seat: Seat, found: list[float]) -> None:
    """The leader: what a legionnaire would score here or next door, and tiles in reach."""
    player = state.players[seat]
    leader = player.leader
    now = 0
    if leader != CAMP and not (player.legionnaires >> leader) & 1:
        now = province_points(state, seat, leader)
    following = seize = further = 0
    best_tile = 0.0
    for place in NEIGHBOURS[leader]:
        if place == CAMP:
            continue
        for beyond in NEIGHBOURS[place]:
            if beyond not in (leader, CAMP) and not (player.legionnaires >> beyond) & 1:
                further = max(further, province_points(state, seat, Province(beyond)))
        if not (player.legionnaires >> place) & 1:
            following = max(following, province_points(state, seat, Province(place)))
        if state.province_tiles[place] != EMPTY:
            seize += 1
            best_tile = max(best_tile, TILE_WORTH[state.province_tiles[place]])
    has_legionnaire = player.camp_legionnaires > 0
    found.append(float(player.camp_legionnaires))
    found.append(float(now) if has_legionnaire else 0.0)
    found.append(float(following) if has_legionnaire else 0.0)
    found.append(float(seize))
    found.append(best_tile)
    found.append(float(now + following + further) if player.camp_legionnaires > 1 else 0.0)
    found.append(1.0 if leader == CAMP else 0.0)
    found.append(float(player.legionnaires.bit_count()))


def add_construction(state: Trajan, player: Player, found: list[float]) -> None:
    """Workers: the best tile in reach, firsts of a kind, and sets begun."""
    best = firsts = 0
    if player.camp_workers:
        spaces = open_spaces(player)
        for space in range(SPACES):
            if (spaces >> space) & 1 and state.site[space] != EMPTY:
                building = Building(state.site[space])
                best = max(best, points_of(building))
                if not player.buildings & PART_MASK[part_of(building)]:
                    firsts = 1
    counts = [0, 0, 0, 0, 0]
    for part in range(PARTS):
        counts[FOUR_BITS[(player.buildings >> 4 * part) & 15]] += 1
    wilds = player.tiles[WILD_CONSTRUCTION]
    sets = set_points(player) if wilds else 10 * counts[3] + 20 * counts[4]
    found.append(float(player.camp_workers))
    found.append(float(best))
    found.append(float(firsts))
    found.append(float(counts[0]))
    found.append(float(sets))
    found.append(float(counts[1]))
    found.append(float(counts[2]))
    found.append(float(counts[3]))
    found.append(float(wilds))
    found.append(float(player.supply))


def add_tiles(player: Player, found: list[float]) -> None:
    """Trajan tiles on the circle, by how many of their colours lie at hand already."""
    near: list[int] = [0, 0, 0]
    points: list[int] = [0, 0, 0]
    stacks: list[int] = [0] * STACKS
    for slot in range(TRAYS):
        tile = player.slots[slot]
        if tile == EMPTY:
            continue
        printed = TRAJAN_TILES[tile]
        ready = readiness(Markers(player.trays[slot]), printed.first, printed.second)
        near[ready] += 1
        points[ready] += printed.points
        stacks[printed.stack] += 1
    found.append(float(near[0]))
    found.append(float(near[1]))
    found.append(float(near[2]))
    found.append(float(points[1]))
    found.append(float(points[2]))
    for count in stacks:
        found.append(float(count))
    found.append(1.0 if player.arch == CENTRE else 0.0)


def readiness(tray: Markers, first: Colour, second: Colour) -> int:
    """Return how many of the two markers of a Trajan tile lie on its tray."""
    if first == second:
        return min(2, (tray >> 2 * first) & 3)
    return (((tray >> 2 * first) & 3) > 0) + (((tray >> 2 * second) & 3) > 0)


def add_ring(player: Player, found: list[float]) -> None:
    """The ring: which trays can be reached next, and which tiles completed there."""
    reached = small = largest = empty = 0
    complete = best = 0
    for tray in range(TRAYS):
        markers = player.trays[tray]
        size = SIZE[markers]
        if not size:
            empty += 1
            continue
        largest = max(largest, size)
        target = (tray + size) % TRAYS
        reached |= 1 << target
        if size <= 2:
            small |= 1 << target
        tile = player.slots[target]
        if tile != EMPTY and (complete >> target) & 1 == 0:
            lying = 0 if target == tray else player.trays[target]
            printed = TRAJAN_TILES[tile]
            if would_complete(lying, markers, printed.first, printed.second):
                complete |= 1 << target
                best = max(best, printed.points)
    found.append(float(reached.bit_count()))
    found.append(float(complete.bit_count()))
    found.append(float(best))
    found.append(float(largest))
    found.append(float(empty))
    found.append(float(small.bit_count()))


def would_complete(lying: int, coming: int, first: Colour, second: Colour) -> bool:
    """Say whether one of the coming markers, laid on a tray, would complete its tile."""
    for colour in COLOURS_IN[coming]:
        if holds_pair(Markers(lying + ONE[colour]), first, second):
            return True
    return False
