"""What forum, provinces, senate and construction site bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.games.trajan.components.actions import EMPTY
from ulpia.games.trajan.components.construction import (
    PART_ACTION,
    PART_MASK,
    Building,
    part_of,
    points_of,
)
from ulpia.games.trajan.components.forum_tiles import FIRST_EXTRA, VOTES, WILD_DEMAND
from ulpia.games.trajan.components.provinces import CAMP, PROVINCE_POINTS, Province
from ulpia.games.trajan.components.tracks import SENATE_TRACK
from ulpia.games.trajan.rules.actions import OfferRepeat
from ulpia.games.trajan.rules.military import province_points
from ulpia.games.trajan.rules.senate import votes
from ulpia.games.trajan.scoring.bonus_tiles import worth_as_consul
from ulpia.games.trajan.scoring.demands import penalty_now
from ulpia.games.trajan.scoring.final import set_points
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.outcomes import Outcome

DEMAND_TILES: Final = 3
"""The first kinds of tiles show a demand each."""


def collect(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-33: what a forum tile is good for now."""
    return taking(state, seat, move.nouns[0], "collect")


def taking(state: Trajan, seat: Seat, tile: int, verb: str) -> Outcome:
    """Return what having one more tile means; `values` may begin with what the verb adds."""
    player = state.players[seat]
    if VOTES[tile]:
        return Outcome(f"{verb}_votes", (votes(state, seat) + VOTES[tile],))
    if tile >= FIRST_EXTRA:
        return Outcome(f"{verb}_extra", (tile - FIRST_EXTRA,))
    if tile < DEMAND_TILES or tile == WILD_DEMAND:
        before = penalty_now(state, seat)
        player.tiles[tile] += 1
        after = penalty_now(state, seat)
        player.tiles[tile] -= 1
        return Outcome(f"{verb}_demand", (before, after), 0, before - after)
    before = set_points(player)
    player.tiles[tile] += 1
    after = set_points(player)
    player.tiles[tile] -= 1
    return Outcome(verb, (), 0, after - before)


def march(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-37, R-41: the tile that lies there, and what a legionnaire would score there."""
    province = Province(move.nouns[0])
    if province == CAMP:
        return Outcome("march_home")
    tile = state.province_tiles[province]
    worth = worth_there(state, seat, province)
    if tile == EMPTY:
        return Outcome("march_empty", (worth,))
    saved = taking(state, seat, tile, "collect").later
    return Outcome("march", (tile, worth, saved), 0, saved)


def worth_there(state: Trajan, seat: Seat, province: Province) -> int:
    """Return what a legionnaire would score in a province; nothing where one stands already."""
    if (state.players[seat].legionnaires >> province) & 1:
        return 0
    return province_points(state, seat, province)


def occupy(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-40, R-41: three points less for every foreign legionnaire."""
    province = state.players[seat].leader
    points = province_points(state, seat, province)
    others = [
        other
        for other in range(state.seats)
        if other != seat and (state.players[other].legionnaires >> province) & 1
    ]
    assert points <= PROVINCE_POINTS[province]
    return Outcome("occupy", (province, len(others)), points)


def enlist(state: Trajan, seat: Seat, move: Move) -> Outcome:
    return Outcome("enlist", (state.players[seat].camp_legionnaires + 1,))


def hire(state: Trajan, seat: Seat, move: Move) -> Outcome:
    return Outcome("hire", (state.players[seat].camp_workers + 1,))


def advance(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-46, R-65: the points of the next space, and the votes with it."""
    space = state.players[seat].senate
    gained = SENATE_TRACK[space + 1]
    return Outcome("advance", (votes(state, seat) + gained - SENATE_TRACK[space],), gained)


def build(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-49, R-51, R-76: the points of the tile, its action if it is the first, sets at the end."""
    number = state.site[move.nouns[0]]
    if number == EMPTY:
        return Outcome("build_empty")
    player = state.players[seat]
    building = Building(number)
    part = part_of(building)
    owned = (player.buildings & PART_MASK[part]).bit_count()
    before, had = set_points(player), player.buildings
    player.buildings |= 1 << building
    later = set_points(player) - before
    player.buildings = had
    values = (part, PART_ACTION[part], owned + 1)
    return Outcome("build", values, points_of(building), later)


def pick(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-65: what a bonus tile would be worth if the game ended now."""
    return Outcome("pick", (), 0, worth_as_consul(state, seat, move.nouns[0]))


def repeat(state: Trajan, seat: Seat, move: Move) -> Outcome:
    """R-54: a +2 marker lets the action be taken twice."""
    step = state.agenda[-1]
    assert isinstance(step, OfferRepeat)
    times = 2 if (state.players[seat].plus_two >> step.action) & 1 else 1
    return Outcome("repeat", (step.action, times))


BOARD_OUTCOMES: Final[dict[str, Callable[[Trajan, Seat, Move], Outcome]]] = {
    "collect": collect,
    "march": march,
    "occupy": occupy,
    "enlist": enlist,
    "hire": hire,
    "advance": advance,
    "build": build,
    "pick": pick,
    "repeat": repeat,
}
