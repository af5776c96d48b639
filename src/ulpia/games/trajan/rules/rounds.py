"""The end of a round (R-62)."""

from __future__ import annotations

from ulpia.games.trajan.components.demands import OPEN_DEMANDS
from ulpia.games.trajan.rules.quarter import EndQuarter
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import NOBODY
from ulpia.kernel.state import Step


class EndRound(Step[Trajan]):
    """R-62: reveal a demand; with three of them open the quarter ends instead."""

    def run(self, state: Trajan) -> None:
        if state.tie_order:  # the last quarter has ended already in this turn
            return
        if len(state.demands) == OPEN_DEMANDS:
            state.plan([EndQuarter()])
            return
        state.demand_left -= 1
        demand = state.demand_stack[state.demand_left]
        state.demands = (*state.demands, demand)
        state.reveals += 1
        state.emit("demand_revealed", NOBODY, (demand,))
