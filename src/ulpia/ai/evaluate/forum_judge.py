"""The judge of Forum Trajanum."""

from __future__ import annotations

from typing import Any

from ulpia.ai.evaluate.forum_features import NAMES, features
from ulpia.ai.evaluate.forum_moves import worth_a_look
from ulpia.ai.evaluate.judge import Foresight, Judge
from ulpia.games.forum_trajanum.components.player_board import CYCLES, ROUNDS_PER_CYCLE
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.imagine import finished_others, reopen_choices
from ulpia.games.forum_trajanum.rules.turn import EndRound, Turn
from ulpia.games.forum_trajanum.state import (
    NOTHING,
    OVER,
    PLAYING,
    SCORING,
    SETTING_UP,
    ForumTrajanum,
)
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.state import apply, decisions


class ForumJudge(Judge):
    """Features of Colonia and Rome; buildings planned together with what pays for them."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(FORUM_TRAJANUM, NAMES, weights, CYCLES)

    def foresight(self, seats: int) -> Foresight:
        return Foresight(2, 3, True)

    def features(self, state: Any, seat: Seat) -> list[float]:
        table: ForumTrajanum = state
        return features(table, seat)

    def points(self, state: Any, seat: Seat) -> int:
        table: ForumTrajanum = state
        return sum(table.colonies[seat].points)

    def seats(self, state: Any) -> int:
        table: ForumTrajanum = state
        return len(table.colonies)

    def time_left(self, state: Any) -> tuple[float, float]:
        """Time goes on when tiles are passed: it stands still in a draft and in a turn."""
        table: ForumTrajanum = state
        if table.phase == OVER:
            return 0.0, 0.0
        if table.phase == SETTING_UP:
            return 1.0, 1.0
        passed = table.round % ROUNDS_PER_CYCLE
        if table.phase == PLAYING or table.phase == SCORING:
            passed += 1
        cycle = (ROUNDS_PER_CYCLE - passed) / ROUNDS_PER_CYCLE
        return (CYCLES - 1 - table.cycle + cycle) / CYCLES, cycle

    def skip_others(self, state: Any, seat: Seat) -> bool:
        """Others take what comes first in draft and payment; their turns are left out."""
        table: ForumTrajanum = state
        asked = decisions(table)
        while asked and decision_of(asked, seat) is None:
            if table.phase == PLAYING:
                leave_out_turns(table, seat)
            else:
                apply(table, asked[0].seat, asked[0].options[0])
            asked = decisions(table)
        return bool(asked)

    def undecided(self, state: Any, seat: Seat) -> Any:
        """In set-up and draft the others choose still: the last keeps a tile before the pass."""
        table: ForumTrajanum = state
        finished = finished_others(table, seat)
        if not finished:
            return state
        other = table.copy()
        reopen_choices(other, finished)
        return other

    def sequences(self, state: Any, decision: Decision, width: int) -> list[list[Move]]:
        return worth_a_look(state, decision)


def leave_out_turns(state: ForumTrajanum, seat: Seat) -> None:
    """Drop what others still do in this round, up to the turn of `seat` if it is still to come."""
    for other in state.colonies:
        if other is not state.colonies[seat]:
            other.placing = NOTHING
            other.fresh = NOTHING
    while state.agenda:
        step = state.agenda[-1]
        if isinstance(step, EndRound) or (isinstance(step, Turn) and step.seat == seat):
            return
        state.agenda.pop()
