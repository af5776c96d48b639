"""What a seat is asked, with all that helps it to choose, as a message."""

from __future__ import annotations

from typing import Any

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision
from ulpia.table import wire
from ulpia.table.words import caution_message, decision_message, joint_message


def decision_for(game: Game[Any], state: Any, decision: Decision) -> wire.Decision:
    """Return what a seat is asked, what its options would bring, and what it had better know."""
    told = decision_message(game, decision, game.outcomes(state, decision))
    told.joint = [joint_message(game, each) for each in game.joint_options(state, decision)]
    caution = game.caution(state, decision)
    if caution is not None:
        told.caution = caution_message(game, caution)
    return told
