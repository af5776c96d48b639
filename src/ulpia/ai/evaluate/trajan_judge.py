"""The judge of Trajan."""

from __future__ import annotations

from typing import Any, Final

from ulpia.ai.evaluate.judge import Foresight, Judge
from ulpia.ai.evaluate.trajan_features import NAMES, features
from ulpia.ai.evaluate.trajan_sowing import best_orders, drops, sowings
from ulpia.games.trajan.components.tracks import QUARTERS, ROUNDS
from ulpia.games.trajan.game import TRAJAN
from ulpia.games.trajan.rules.preparing import ARRANGE
from ulpia.games.trajan.rules.rounds import EndRound
from ulpia.games.trajan.rules.sowing import Drop, Sow
from ulpia.games.trajan.rules.turn import EndTurn
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Decision, Move, Seat

USUAL_STEPS: Final = (0, 2, 5, 7)
"""How far the turns of so many others usually move time."""


class TrajanJudge(Judge):
    """Features of mats and board; sowings merged by where they lead."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(TRAJAN, NAMES, weights, QUARTERS)

    def foresight(self, seats: int) -> Foresight:
        # docs/ai.md: further pays at a fuller table only
        return Foresight(3, 4, True) if seats == 2 else Foresight(4, 6, True)

    def features(self, state: Any, seat: Seat) -> list[float]:
        table: Trajan = state
        return features(table, seat)

    def points(self, state: Any, seat: Seat) -> int:
        table: Trajan = state
        return sum(table.players[seat].points)

    def seats(self, state: Any) -> int:
        table: Trajan = state
        return table.seats

    def time_left(self, state: Any) -> tuple[float, float]:
        table: Trajan = state
        if table.tie_order:
            return 0.0, 0.0
        quarter = (ROUNDS - len(table.demands) - table.clock / table.track) / ROUNDS
        return (QUARTERS - 1 - table.quarter + quarter) / QUARTERS, quarter

    def skip_others(self, state: Any, seat: Seat) -> bool:
        table: Trajan = state
        if not table.agenda or not isinstance(table.agenda[-1], Sow):
            return False
        table.agenda = [EndTurn(seat), Sow(seat)]
        table.active = seat
        reached = table.clock + USUAL_STEPS[table.seats - 1]
        table.clock = reached % table.track
        if reached >= table.track:
            table.agenda.append(EndRound())
        return True

    def sequences(self, state: Any, decision: Decision, width: int) -> list[list[Move]]:
        table: Trajan = state
        player = table.players[decision.seat]
        if decision.prompt == "place":
            return [[ARRANGE]]
        if decision.prompt == "sow":
            return sowings(player, width)
        if decision.prompt == "drop":
            step = table.agenda[-1]
            assert isinstance(step, Drop)
            orders = best_orders(player, player.trays[:], step.tray, step.hand, width)
            return [drops(step.hand, order.colours) for order in orders]
        return [[move] for move in decision.options if move.verb != "arrange"]
