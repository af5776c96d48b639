"""What each option of a decision would bring, from what its seat can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.games.trajan.preview.outcomes.board import BOARD_OUTCOMES
from ulpia.games.trajan.preview.outcomes.cards import CARD_OUTCOMES
from ulpia.games.trajan.preview.outcomes.ring import RING_OUTCOMES
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.outcomes import Outcome

OUTCOMES: Final[dict[str, Callable[[Trajan, Seat, Move], Outcome]]] = {
    **RING_OUTCOMES,
    **CARD_OUTCOMES,
    **BOARD_OUTCOMES,
}
"""By verb. Moves of other verbs speak for themselves."""


def outcomes(state: Trajan, decision: Decision) -> dict[Move, Outcome]:
    seat = decision.seat
    return {
        move: OUTCOMES[move.verb](state, seat, move)
        for move in decision.options
        if move.verb in OUTCOMES
    }
