"""Final scoring (R-75 to R-77, R-82), one function for each paragraph."""

from __future__ import annotations

from ulpia.games.trajan.components.actions import EMPTY
from ulpia.games.trajan.components.construction import PART_MASK, PARTS, SET_POINTS
from ulpia.games.trajan.components.forum_tiles import (
    WILD_CONSTRUCTION,
)
from ulpia.games.trajan.points import (
    FROM_BONUS_TILES,
    FROM_CIRCLE,
    FROM_HAND,
    FROM_MILITARY_CAMP,
    FROM_SETS,
    FROM_WORKER_CAMP,
    Source,
    score,
)
from ulpia.games.trajan.scoring.bonus_tiles import bonus_points
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.moves import Seat

FINAL_SOURCES = (
    FROM_HAND,
    FROM_WORKER_CAMP,
    FROM_MILITARY_CAMP,
    FROM_CIRCLE,
    FROM_SETS,
    FROM_BONUS_TILES,
)


def score_final(state: Trajan) -> None:
    """R-75 to R-80: add what every player holds at the end. R-61: extra actions are no source."""
    state.reveals += 1
    for number in range(state.seats):
        seat = Seat(number)
        if state.events is not None:
            for bonus, side, points in bonus_points(state, seat):
                state.emit("bonus_scored", seat, (bonus, side, points))
        for source in FINAL_SOURCES:
            points = points_at_end(state, seat, source)
            score(state, seat, source, points)
            if points:
                state.emit("final_points", seat, (source, points))
    for number in range(state.seats):
        state.emit("game_ended", Seat(number), (sum(state.players[number].points),))


def points_at_end(state: Trajan, seat: Seat, source: Source) -> int:
    """Return what `seat` would get from one paragraph if the game ended now."""
    player = state.players[seat]
    if source == FROM_HAND:  # one point each
        return sum(player.hand)
    if source == FROM_WORKER_CAMP:
        return player.camp_workers
    if source == FROM_MILITARY_CAMP:
        return player.camp_legionnaires
    if source == FROM_CIRCLE:
        return sum([tile != EMPTY for tile in player.slots])
    if source == FROM_SETS:
        return set_points(player)
    return sum([points for _, _, points in bonus_points(state, seat)])


def set_points(player: Player) -> int:
    """R-76, R-77: sets of three and four, with wild tiles where they bring most."""
    counts = [(player.buildings & PART_MASK[part]).bit_count() for part in range(PARTS)]
    return _best_sets(counts, player.tiles[WILD_CONSTRUCTION])


def _best_sets(counts: list[int], wilds: int) -> int:
    best = sum([SET_POINTS[count] for count in counts])
    if wilds:
        for part in range(PARTS):
            if 0 < counts[part] < 4:  # no set without a real tile
                counts[part] += 1
                best = max(best, _best_sets(counts, wilds - 1))
                counts[part] -= 1
    return best
