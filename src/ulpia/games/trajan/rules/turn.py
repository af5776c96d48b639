"""The turn (R-10): sow and move time, complete a Trajan tile, take the action of the tray."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.rules.rounds import EndRound
from ulpia.games.trajan.rules.sowing import Sow
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import Step


class Turn(Step[Trajan]):
    """R-10: a turn begins with sowing; the rest follows from the tray that is chosen."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Trajan) -> None:
        if state.tie_order:  # the fourth quarter is over
            return
        state.turns += 1
        state.active = self.seat
        state.extra_spent = False
        state.emit("turn_began", self.seat)
        state.plan([Sow(self.seat), EndTurn(self.seat)])


class EndTurn(Step[Trajan]):
    """R-13, R-74: rounds end when the turn is over; then the next player clockwise."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ends_turn(self) -> bool:
        return True

    def run(self, state: Trajan) -> None:
        state.agenda.append(Turn(Seat((self.seat + 1) % state.seats)))
        for _ in range(state.crossings):  # one after the other
            state.agenda.append(EndRound())
        state.crossings = 0
