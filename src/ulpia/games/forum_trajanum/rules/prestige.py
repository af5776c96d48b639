"""Upgrades on the prestige track (R-57 to R-59)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import MERCHANT_1
from ulpia.games.forum_trajanum.components.prestige import LAST_POSITION, NEXT_CYPRESS
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step

ADVANCE: Final = Move("advance")
CYPRESS: Final = Move("cypress")
BOTH_WAYS: Final = [CYPRESS, ADVANCE]


class Upgrade(Step[ForumTrajanum]):
    """The slide bar moves one to the right; R-58: an active Merchant I takes it to a cypress."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        colonia = state.colonies[self.seat]
        if not (colonia.active >> MERCHANT_1) & 1:
            return []
        if NEXT_CYPRESS[colonia.bar] <= colonia.bar + 1:
            return []
        return [Decision(self.seat, "upgrade", BOTH_WAYS)]

    def run(self, state: ForumTrajanum) -> None:
        """R-57: at the end of the track an upgrade has no effect."""
        bar = state.colonies[self.seat].bar
        self.move_bar(state, min(bar + 1, LAST_POSITION))

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        bar = state.colonies[seat].bar
        self.move_bar(state, NEXT_CYPRESS[bar] if move.verb == "cypress" else bar + 1)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("may_not_decline", 58) if move.verb == "decline" else None

    def move_bar(self, state: ForumTrajanum, position: int) -> None:
        state.colonies[self.seat].bar = position
        state.emit("bar_moved", self.seat, (position,))
