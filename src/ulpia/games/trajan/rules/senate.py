"""The senate: the action (R-46, R-47), votes and ranks (R-65 to R-68)."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.forum_tiles import VOTE_TILES, VOTES
from ulpia.games.trajan.components.tracks import LAST_SENATE_SPACE, SENATE_TRACK
from ulpia.games.trajan.points import FROM_SENATE, score
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Move, Refusal, Seat

ADVANCE: Final = Move("advance")


def options(state: Trajan, seat: Seat) -> list[Move]:
    """R-47: on the last space the action is unavailable for the rest of the quarter."""
    return [ADVANCE] if state.players[seat].senate < LAST_SENATE_SPACE else []


def perform(state: Trajan, seat: Seat) -> None:
    """R-46: one space, its points, on top of the discs there."""
    player = state.players[seat]
    player.senate += 1
    points = SENATE_TRACK[player.senate]
    state.senate_order = (*[other for other in state.senate_order if other != seat], seat)
    score(state, seat, FROM_SENATE, points)
    state.emit("senate_advanced", seat, (points,))


def why_not(move: Move) -> Refusal | None:
    return Refusal("senate_full", 47) if move.verb == "advance" else None


def votes(state: Trajan, seat: Seat) -> int:
    """R-65: the space on the track, and all vote tiles on the mat."""
    player = state.players[seat]
    count = SENATE_TRACK[player.senate]
    for tile in VOTE_TILES:
        count += VOTES[tile] * player.tiles[tile]
    return count


def ranked_by_votes(state: Trajan) -> list[Seat]:
    """R-66, R-67: most votes first; ties by the space, then by the height in the stack."""
    keys = [
        (votes(state, Seat(seat)), state.players[seat].senate, height, seat)
        for height, seat in enumerate(state.senate_order)
    ]
    keys.sort(reverse=True)
    return [Seat(key[3]) for key in keys]


def ranked_by_space(state: Trajan) -> list[Seat]:
    """R-81: highest space first; ties by the height in the stack."""
    keys = [
        (state.players[seat].senate, height, seat) for height, seat in enumerate(state.senate_order)
    ]
    keys.sort(reverse=True)
    return [Seat(key[2]) for key in keys]


def restack(state: Trajan, ranking: list[Seat]) -> None:
    """R-68: all discs to the start space, the fewest votes at the bottom."""
    for player in state.players:
        player.senate = 0
    state.senate_order = tuple(reversed(ranking))
    state.emit("discs_restacked", ranking[0], state.senate_order)
