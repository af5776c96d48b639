"""Before the scoring: paying the citizens (R-65, R-66)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import ROWS, Row
from ulpia.games.forum_trajanum.components.goods import COIN
from ulpia.games.forum_trajanum.rulings import COINS_PER_ROW
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step

PAY_OR_LEAVE: Final = tuple([[Move("pay", (row,)), Move("leave", (row,))] for row in range(ROWS)])


class PayRow(Step[ForumTrajanum]):
    """R-65: one coin keeps a row of one or two citizens active, or wakes it."""

    FIELDS = ("seat", "row")

    def __init__(self, seat: Seat, row: Row) -> None:
        self.seat: Final = seat
        self.row: Final = row

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        coins = state.colonies[self.seat].goods[COIN]
        if coins < COINS_PER_ROW:
            return []
        return [Decision(self.seat, "pay", PAY_OR_LEAVE[self.row], (self.row, coins))]

    def run(self, state: ForumTrajanum) -> None:
        self.leave(state)

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "pay":
            self.pay(state)
        else:
            self.leave(state)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "pay" or move.verb == "leave":
            return Refusal("other_row", 65, (self.row,))
        return None

    def pay(self, state: ForumTrajanum) -> None:
        colonia = state.colonies[self.seat]
        colonia.goods[COIN] -= COINS_PER_ROW
        colonia.active |= 1 << self.row
        state.emit("row_paid", self.seat, (self.row,))

    def leave(self, state: ForumTrajanum) -> None:
        colonia = state.colonies[self.seat]
        colonia.active &= ~(1 << self.row)
        state.emit("row_unpaid", self.seat, (self.row,))
