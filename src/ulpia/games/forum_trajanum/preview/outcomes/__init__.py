"""What each option of a decision would bring, from what its seat can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.games.forum_trajanum.preview.outcomes.building import BUILDING_OUTCOMES
from ulpia.games.forum_trajanum.preview.outcomes.forum import FORUM_OUTCOMES
from ulpia.games.forum_trajanum.preview.outcomes.payment import PAYMENT_OUTCOMES
from ulpia.games.forum_trajanum.preview.outcomes.tiles import TILE_OUTCOMES
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.outcomes import Outcome

OUTCOMES: Final[dict[str, Callable[[ForumTrajanum, Seat, Move], Outcome]]] = {
    **TILE_OUTCOMES,
    **BUILDING_OUTCOMES,
    **FORUM_OUTCOMES,
    **PAYMENT_OUTCOMES,
}
"""By verb. Moves of other verbs speak for themselves."""


def outcomes(state: ForumTrajanum, decision: Decision) -> dict[Move, Outcome]:
    seat = decision.seat
    return {
        move: OUTCOMES[move.verb](state, seat, move)
        for move in decision.options
        if move.verb in OUTCOMES
    }
