"""What a player of Trajan had better not miss, the dearest first. All of it lies open."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import FORUM, TRAYS, Tray, following
from ulpia.games.trajan.components.demands import OPEN_DEMANDS, PENALTY, Demand
from ulpia.games.trajan.components.forum_tiles import WILD_DEMAND, demand_tile
from ulpia.games.trajan.components.markers import NO_MARKERS, SIZE, Markers
from ulpia.games.trajan.components.trajan_tiles import TRAJAN_TILES
from ulpia.games.trajan.preview.sowing import preview_sowing
from ulpia.games.trajan.preview.ways import landing_on
from ulpia.games.trajan.scoring.demands import UNMET, covers
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Decision, Seat
from ulpia.kernel.outcomes import Caution

STEPS_OF_A_TURN: Final = 2.6
"""How many markers a sowing takes on the average."""
WORTH_TELLING: Final = 5
"""Points of a Trajan tile that is worth a word."""


def caution(state: Trajan, decision: Decision) -> Caution | None:
    """Return what to think of before sowing; at other moments the prompt itself is enough."""
    if decision.prompt != "sow":
        return None
    seat = decision.seat
    return demands(state, seat) or last_tile(state, seat) or tile_in_reach(state, seat)


def turns_left(state: Trajan) -> int:
    """R-13, R-62: about how many turns, everybody's together, are left in the quarter."""
    steps = state.track - state.clock + (OPEN_DEMANDS - len(state.demands)) * state.track
    return max(1, -int(-steps // STEPS_OF_A_TURN))


def demands(state: Trajan, seat: Seat) -> Caution | None:
    """R-63: demands are unmet, and the quarter ends before the turn after next."""
    unmet = unmet_kinds(state, seat)
    turns = turns_left(state)
    if not unmet or turns > 2 * state.seats:
        return None
    reachable = forum_trays(state, seat) if useful_tiles(state, unmet) else []
    values = (len(unmet), len(state.demands), PENALTY[len(unmet)], turns, *reachable)
    return Caution("demands", values)


def unmet_kinds(state: Trajan, seat: Seat) -> list[Demand]:
    found = covers(state.players[seat], state.demands)
    return [Demand(state.demands[place]) for place in range(len(found)) if found[place] == UNMET]


def useful_tiles(state: Trajan, unmet: list[Demand]) -> list[int]:
    """Return the tiles in the forum that would meet one of these demands."""
    wanted = [int(demand_tile(demand)) for demand in unmet] + [int(WILD_DEMAND)]
    return [tile for tile in state.forum if tile in wanted]


def forum_trays(state: Trajan, seat: Seat) -> list[int]:
    counts = [SIZE[Markers(markers)] for markers in state.players[seat].trays]
    return landing_on(counts, FORUM)


def last_tile(state: Trajan, seat: Seat) -> Caution | None:
    """R-33: one tile alone would meet a demand, and somebody can take it before the next turn."""
    unmet = unmet_kinds(state, seat)
    useful = useful_tiles(state, unmet)
    mine = forum_trays(state, seat)
    if len(useful) != 1 or not mine:
        return None
    for other in range(state.seats):
        if other != seat and forum_trays(state, Seat(other)):
            return Caution("last_tile", (useful[0], other, *mine))
    return None


def tile_in_reach(state: Trajan, seat: Seat) -> Caution | None:
    """R-14, R-15: a Trajan tile worth much can be completed with one sowing."""
    player = state.players[seat]
    best: Caution | None = None
    most = WORTH_TELLING - 1
    for tray in range(TRAYS):
        hand = Markers(player.trays[tray])
        if not hand:
            continue
        rest = list(player.trays)
        rest[tray] = NO_MARKERS
        told, needs = preview_sowing(rest, player.slots, following(Tray(tray)), hand)
        if not told["completes"]:
            continue
        points = TRAJAN_TILES[player.slots[following(Tray(tray), SIZE[hand])]].points
        if points > most:
            most = points
            best = Caution("tile_in_reach", (points, tray, *needs))
    return best
