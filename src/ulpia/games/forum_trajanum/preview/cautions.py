"""What a player of Forum Trajanum had better not miss, the dearest first. All of it lies open."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import ONE_COLOURED
from ulpia.games.forum_trajanum.components.goods import COIN
from ulpia.games.forum_trajanum.components.player_board import (
    CORNER_AT,
    CYCLES,
    ROUNDS_PER_CYCLE,
    Cell,
)
from ulpia.games.forum_trajanum.preview.outcomes.tiles import corner_facts
from ulpia.games.forum_trajanum.rulings import COINS_PER_ROW
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.moves import Decision, Seat
from ulpia.kernel.outcomes import Caution

ROUNDS_AHEAD: Final = 2
"""How many rounds before a scoring its price is told."""
WORTH_TELLING: Final = 4
"""Points of a crane that are worth a word."""
ASKED_FOR_TILES: Final = ("take", "take_second")
ASKED_TO_BUILD: Final = ("build", "build_again")


def caution(state: ForumTrajanum, decision: Decision) -> Caution | None:
    seat = decision.seat
    if decision.prompt in ASKED_FOR_TILES:
        return crane_waits(state, decision) or rows_sleep(state, seat)
    if decision.prompt == "use":
        return rows_sleep(state, seat)
    if decision.prompt in ASKED_TO_BUILD:
        return no_envoy(state, decision) or rows_sleep(state, seat)
    return None


def rounds_left(state: ForumTrajanum) -> int:
    """Return how many rounds the cycle still has, with this one."""
    return ROUNDS_PER_CYCLE - max(0, state.round) % ROUNDS_PER_CYCLE


def rows_sleep(state: ForumTrajanum, seat: Seat) -> Caution | None:
    """R-65: fewer coins than rows of citizens, and the scoring is near."""
    colonia = state.colonies[seat]
    rows = colonia.first.bit_count()
    coins = colonia.goods[COIN]
    left = rounds_left(state)
    if left > ROUNDS_AHEAD or coins >= rows * COINS_PER_ROW:
        return None
    return Caution("rows_sleep", (rows - coins // COINS_PER_ROW, rows, coins, left))


def crane_waits(state: ForumTrajanum, decision: Decision) -> Caution | None:
    """R-60: a corner tile that can be taken now frees a crane that scores soon."""
    if rounds_left(state) > ROUNDS_AHEAD or state.cycle >= CYCLES:
        return None
    best: Caution | None = None
    most = WORTH_TELLING - 1
    for move in decision.options:
        if move.verb not in ("take", "ignore") or CORNER_AT[move.nouns[0]] < 0:
            continue
        (_, colour, _), points = corner_facts(state, decision.seat, Cell(move.nouns[0]))
        if points > most:
            most = points
            best = Caution("crane_waits", (colour, move.nouns[0], points, rounds_left(state)))
    return best


def no_envoy(state: ForumTrajanum, decision: Decision) -> Caution | None:
    """R-41: a coloured structure can be built, but nobody is on the ship."""
    if state.colonies[decision.seat].ship:
        return None
    for move in decision.options:
        if move.verb == "build" and move.nouns[0] >= ONE_COLOURED:
            return Caution("no_envoy")
    return None
