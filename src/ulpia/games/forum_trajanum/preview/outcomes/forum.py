"""What an envoy, an upgrade and an area bonus bring (R-48 to R-59, R-69 to R-72)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.games.forum_trajanum.components.citizens import PATRICIAN_1
from ulpia.games.forum_trajanum.components.mosaics import EAGLE
from ulpia.games.forum_trajanum.components.prestige import NEXT_CYPRESS
from ulpia.games.forum_trajanum.components.tracks import BONUS_POINTS, BONUS_VALUE
from ulpia.games.forum_trajanum.mosaic import groups_of
from ulpia.games.forum_trajanum.scoring.now import points_now
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.outcomes import Outcome

EMPTY_AREA: Final = 0
STARTED_AREA: Final = 1
FILLS_AREA: Final = 2


def send(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    """R-49, R-53, R-69, R-72: the area, the eagle beside it, the group it joins."""
    square = move.nouns[0]
    bit = 1 << square
    mosaic = state.mosaic
    before = sum(points_now(state, seat))
    state.envoys[seat] |= bit
    later = sum(points_now(state, seat)) - before
    group = max(
        [each.bit_count() for each in groups_of(state.seats, state.envoys[seat]) if each & bit]
    )
    state.envoys[seat] &= ~bit
    if mosaic.colours[square] == EAGLE:
        return Outcome("send_eagle", (group,), 0, later)
    near = mosaic.near
    if (state.colonies[seat].active >> PATRICIAN_1) & 1:
        near |= mosaic.aslant
    area = mosaic.area_at[square]
    free = area & ~state.occupied
    found = FILLS_AREA if free == bit else EMPTY_AREA if free == area else STARTED_AREA
    values = (
        mosaic.colours[square],
        found,
        area.bit_count(),
        free.bit_count(),
        1 if near & bit else 0,
        group,
    )
    return Outcome("send", values, 0, later)


def gain(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    """R-53: only one of the area bonuses is points."""
    return Outcome("gain", (), BONUS_VALUE if move.nouns[0] == BONUS_POINTS else 0)


def advance(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    return outcome_of_upgrade(state, seat, state.colonies[seat].bar + 1, "advance")


def cypress(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    return outcome_of_upgrade(state, seat, NEXT_CYPRESS[state.colonies[seat].bar], "cypress")


def outcome_of_upgrade(state: ForumTrajanum, seat: Seat, position: int, name: str) -> Outcome:
    """R-57, R-58: how far the slide bar moves, and what that changes in the scoring."""
    colonia = state.colonies[seat]
    bar = colonia.bar
    before = sum(points_now(state, seat))
    colonia.bar = position
    later = sum(points_now(state, seat)) - before
    colonia.bar = bar
    return Outcome(name, (position - bar,), 0, later)


FORUM_OUTCOMES: Final[dict[str, Callable[[ForumTrajanum, Seat, Move], Outcome]]] = {
    "send": send,
    "gain": gain,
    "advance": advance,
    "cypress": cypress,
}
