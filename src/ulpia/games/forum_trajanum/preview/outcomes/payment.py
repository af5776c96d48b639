"""What a coin for a citizen row keeps, and what sleeps without it (R-65, R-68, R-71, R-76)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.games.forum_trajanum.components.citizens import Row
from ulpia.games.forum_trajanum.components.player_board import CYCLES
from ulpia.games.forum_trajanum.preview.scoring import row_preview
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.outcomes import Outcome

NOTHING_BESIDE: Final = 0
MORE_BESIDE: Final = 1
COIN_ON_CARD: Final = 2
"""What hangs on the row besides its street: eagles and the card, or the card that counts coins."""


def pay(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    return outcome_of_answer(state, seat, Row(move.nouns[0]), "pay", 1)


def leave(state: ForumTrajanum, seat: Seat, move: Move) -> Outcome:
    return outcome_of_answer(state, seat, Row(move.nouns[0]), "leave", 0)


def outcome_of_answer(
    state: ForumTrajanum, seat: Seat, row: Row, verb: str, counts: int
) -> Outcome:
    """Return what an answer means: points, an ability in the next cycle, or nothing."""
    told = row_preview(state, seat, row)
    active, inactive = told["active"], told["inactive"]
    more = told["stake"] - (active - inactive)
    is_last = state.cycle + 1 >= CYCLES
    kind = "ability" if more == 0 and not is_last else "nothing"
    if active != inactive:
        kind = "points"
    beside = NOTHING_BESIDE if more == 0 else MORE_BESIDE if more > 0 else COIN_ON_CARD
    awake = (state.colonies[seat].active >> row) & 1
    following = min(state.cycle + 1, CYCLES - 1)
    values = (awake, active, inactive, beside, abs(more), following)
    return Outcome(f"{verb}_{kind}", values, 0, counts * told["stake"])


PAYMENT_OUTCOMES: Final[dict[str, Callable[[ForumTrajanum, Seat, Move], Outcome]]] = {
    "pay": pay,
    "leave": leave,
}
