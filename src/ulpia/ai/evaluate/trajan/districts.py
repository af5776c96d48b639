"""What a player of Trajan has in the districts of the board, as numbers."""

from __future__ import annotations

from typing import Final

from ulpia.ai.evaluate.trajan.feature_set import TrajanFeatures
from ulpia.games.trajan.components.actions import EMPTY
from ulpia.games.trajan.components.commodities import COMMODITIES, GRAY_SHIP_POINTS, SHIP_POINTS
from ulpia.games.trajan.components.construction import (
    PART_MASK,
    PARTS,
    SPACES,
    Building,
    part_of,
    points_of,
)
from ulpia.games.trajan.components.forum_tiles import (
    VOTES_2,
    VOTES_3,
    VOTES_4,
    VOTES_5,
    WILD_COMMODITY,
    WILD_CONSTRUCTION,
)
from ulpia.games.trajan.components.provinces import CAMP, NEIGHBOURS, Province
from ulpia.games.trajan.components.tracks import SENATE_TRACK
from ulpia.games.trajan.rules.construction import open_spaces
from ulpia.games.trajan.rules.military import province_points
from ulpia.games.trajan.scoring.final import set_points
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.moves import Seat

TILE_WORTH: Final[tuple[float, ...]] = (
    1.0,
    1.0,
    1.0,
    0.5,
    0.7,
    0.9,
    1.1,
    2.0,
    1.5,
    1.8,
    1.8,
    1,
    1,
    1,
    1,
    1,
    1,
)
"""Roughly what a forum tile that lies in a province is worth, against a demand tile."""
FOUR_BITS: Final = tuple([bits.bit_count() for bits in range(16)])


def set_seaport(state: Trajan, player: Player, values: TrajanFeatures) -> None:
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
    values.cards = float(cards)
    values.pairs = float(pairs)
    values.triples = float(triples)
    values.quads = float(quads)
    best = max(identical, different, paired)
    values.best_cargo = float(best)
    values.cargo_identical = float(identical)
    values.cargo_different = float(different)
    values.cargo_pairs = float(paired)
    values.wild_commodity = float(wilds)
    values.cards_over_six = float(max(0, cards - 6))
    second = identical + different + paired - best
    values.second_cargo = float(min(second, max(0, 3 * (cards - 3))))


def _pay(gray: int, ship: int, count: int) -> int:
    table = GRAY_SHIP_POINTS if (gray >> ship) & 1 else SHIP_POINTS
    return table[ship][count]


def set_senate(state: Trajan, seat: Seat, values: TrajanFeatures) -> None:
    """The senate: the space reached, and the rank in votes as things stand."""
    player = state.players[seat]
    own = count_votes(player)
    above = best = 0
    for other in range(state.seats):
        if other != seat:
            count = count_votes(state.players[other])
            best = max(best, count)
            above += count > own or (count == own and not _wins_tie(state, seat, Seat(other)))
    values.senate_space = float(player.senate)
    values.vote_lead = float(max(-6, min(6, own - best)))
    values.leads_votes = 1.0 if above == 0 else 0.0
    values.second_in_votes = 1.0 if above == 1 else 0.0


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


def set_military(state: Trajan, seat: Seat, values: TrajanFeatures) -> None:
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
    legionnaires = player.camp_legionnaires
    values.camp_legionnaires = float(legionnaires)
    values.occupy_now = float(now) if legionnaires > 0 else 0.0
    values.occupy_next = float(following) if legionnaires > 0 else 0.0
    values.campaign = float(now + following + further) if legionnaires > 1 else 0.0
    values.seize_next = float(seize)
    values.seize_best = best_tile
    values.leader_in_camp = 1.0 if leader == CAMP else 0.0
    values.legionnaires = float(player.legionnaires.bit_count())


def set_construction(state: Trajan, player: Player, values: TrajanFeatures) -> None:
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
    values.camp_workers = float(player.camp_workers)
    values.site_best = float(best)
    values.site_first = float(firsts)
    values.first_parts = float(counts[0])
    values.sets_now = float(sets)
    values.parts_of_one = float(counts[1])
    values.parts_of_two = float(counts[2])
    values.parts_of_three = float(counts[3])
    values.wild_construction = float(wilds)
    values.supply = float(player.supply)
