"""How a seat can end its turn at once."""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Decision, Move
from ulpia.kernel.state import apply, decisions, run_until_turn_end

MAX_FINISHING_MOVES: Final = 3


def moves_to_turn_end(game: Game[Any], state: Any, asked: Decision) -> list[Move]:
    """Return the moves with which whoever is asked can end its turn at once; none if more follows.

    Each of them only finishes what is asked (`Game.finishing_move`), and nothing is revealed.
    """
    if game.finishing_move(asked) is None:
        return []
    trial = game.copy(state)
    moves: list[Move] = []
    decision: Decision | None = asked
    while decision is not None and len(moves) < MAX_FINISHING_MOVES:
        move = game.finishing_move(decision)
        if move is None:
            return []
        apply(trial, asked.seat, move)
        moves.append(move)
        if run_until_turn_end(trial):
            return moves if trial.reveals == state.reveals else []
        decision = decision_of(decisions(trial), asked.seat)
    return []
