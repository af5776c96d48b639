"""Area bonuses: for a completed area, for market 2, for a second citizen in row 2 (R-53, R-55)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import PATRICIAN_2
from ulpia.games.forum_trajanum.components.goods import ASSISTANT, COIN, TRIBUNE
from ulpia.games.forum_trajanum.components.tracks import (
    BONUS_POINTS,
    BONUS_UPGRADE,
    BONUS_VALUE,
    BONUS_WORDS,
)
from ulpia.games.forum_trajanum.points import FROM_AREA_BONUSES
from ulpia.games.forum_trajanum.rules.gaining import gain
from ulpia.games.forum_trajanum.rules.prestige import Upgrade
from ulpia.games.forum_trajanum.state import NOTHING, ForumTrajanum
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step
from ulpia.kernel.tables import Numbers

DECLINE: Final = Move("decline")
GAIN: Final = [Move("gain", (bonus,)) for bonus in range(len(BONUS_WORDS))]
GAIN_ANOTHER: Final = [
    [*[move for bonus, move in enumerate(GAIN) if bonus != taken], DECLINE]
    for taken in range(len(BONUS_WORDS))
]
BONUS_GOODS: Final[Numbers] = (TRIBUNE, ASSISTANT, COIN)


class AreaBonus(Step[ForumTrajanum]):
    """R-53: one bonus of your choice; then, if `more`, a second and different one (R-55)."""

    FIELDS = ("seat", "more", "taken")

    def __init__(self, seat: Seat, more: bool = False, taken: int = NOTHING) -> None:
        self.seat: Final = seat
        self.more: Final = more
        self.taken: Final = taken

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        if self.taken == NOTHING:
            return [Decision(self.seat, "area_bonus", GAIN)]
        return [Decision(self.seat, "second_area_bonus", GAIN_ANOTHER[self.taken])]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "decline":
            return
        bonus = move.nouns[0]
        state.emit("bonus_gained", seat, (bonus,))
        if self.more:
            state.agenda.append(AreaBonus(seat, False, bonus))
        if bonus == BONUS_UPGRADE:
            state.agenda.append(Upgrade(seat))
        elif bonus == BONUS_POINTS:
            state.colonies[seat].points[FROM_AREA_BONUSES] += BONUS_VALUE
        else:
            gain(state, seat, BONUS_GOODS[bonus], 1)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "gain":
            return Refusal("bonus_taken_already", 55, move.nouns)
        return Refusal("may_not_decline", 53) if move.verb == "decline" else None


def area_bonus(state: ForumTrajanum, seat: Seat) -> AreaBonus:
    """R-55: an active Patrician II makes it two different bonuses, except in row 2 itself."""
    return AreaBonus(seat, bool((state.colonies[seat].active >> PATRICIAN_2) & 1))
