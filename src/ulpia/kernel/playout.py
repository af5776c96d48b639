"""Random play to the end: what benchmarks and simulations repeat a million times."""

from __future__ import annotations

from ulpia.kernel.chance import Dice
from ulpia.kernel.state import State, apply, decisions


def play_randomly(state: State, dice: Dice) -> int:
    """Play `state` to its end by uniformly random moves; return how many were chosen."""
    chosen = 0
    while True:
        asked = decisions(state)
        if not asked:
            return chosen
        decision = asked[0] if len(asked) == 1 else asked[dice.below(len(asked))]
        options = decision.options
        apply(state, decision.seat, options[dice.below(len(options))])
        chosen += 1
