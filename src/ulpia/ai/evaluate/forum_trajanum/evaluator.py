"""The evaluator of Forum Trajanum."""

from __future__ import annotations

from ulpia.ai.evaluate.evaluator import Evaluator, LookaheadSettings
from ulpia.ai.evaluate.forum_trajanum.candidates import candidate_sequences
from ulpia.ai.evaluate.forum_trajanum.feature_set import ForumTrajanumFeatures
from ulpia.ai.evaluate.forum_trajanum.features import features
from ulpia.ai.evaluate.forum_trajanum.weights import NAMES
from ulpia.ai.evaluate.weights import FeatureWeights
from ulpia.games.forum_trajanum.components.player_board import CYCLES, ROUNDS_PER_CYCLE
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
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.state import apply, decisions


class ForumTrajanumEvaluator(Evaluator[ForumTrajanum]):
    """Features of Colonia and Rome; buildings planned together with what pays for them."""

    def __init__(self, game: Game[ForumTrajanum], weights: list[FeatureWeights]) -> None:
        super().__init__(game, NAMES, weights, CYCLES)

    def lookahead_settings(self, seats: int) -> LookaheadSettings:
        # docs/ai.md: to look wider is worth a level here, and turns are quick
        return LookaheadSettings(2, 3, True, (16, 6, 3, 2), (4, 1))

    def blank_features(self) -> ForumTrajanumFeatures:
        return ForumTrajanumFeatures()

    def features(self, state: ForumTrajanum, seat: Seat) -> ForumTrajanumFeatures:
        return features(state, seat)

    def points(self, state: ForumTrajanum, seat: Seat) -> int:
        return sum(state.colonies[seat].points)

    def seats(self, state: ForumTrajanum) -> int:
        return len(state.colonies)

    def time_left(self, state: ForumTrajanum) -> tuple[float, float]:
        """Time goes on when tiles are passed: it stands still in a draft and in a turn."""
        if state.phase == OVER:
            return 0.0, 0.0
        if state.phase == SETTING_UP:
            return 1.0, 1.0
        passed = state.round % ROUNDS_PER_CYCLE
        if state.phase == PLAYING or state.phase == SCORING:
            passed += 1
        cycle = (ROUNDS_PER_CYCLE - passed) / ROUNDS_PER_CYCLE
        return (CYCLES - 1 - state.cycle + cycle) / CYCLES, cycle

    def skip_others(self, state: ForumTrajanum, seat: Seat) -> bool:
        """Others take what comes first in draft and payment; their turns are left out."""
        asked = decisions(state)
        while asked and decision_of(asked, seat) is None:
            if state.phase == PLAYING:
                leave_out_turns(state, seat)
            else:
                apply(state, asked[0].seat, asked[0].options[0])
            asked = decisions(state)
        return bool(asked)

    def reopen_choices(self, state: ForumTrajanum, seat: Seat) -> ForumTrajanum:
        """In set-up and draft the others choose still: the last keeps a tile before the pass."""
        finished = finished_others(state, seat)
        if not finished:
            return state
        other = state.copy()
        reopen_choices(other, finished)
        return other

    def candidate_sequences(
        self, state: ForumTrajanum, decision: Decision, orders: int
    ) -> list[list[Move]]:
        return candidate_sequences(state, decision)


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
