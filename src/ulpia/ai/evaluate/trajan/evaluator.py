"""The evaluator of Trajan."""

from __future__ import annotations

from typing import Final

from ulpia.ai.evaluate.evaluator import Evaluator, LookaheadSettings
from ulpia.ai.evaluate.trajan.candidates import candidate_sequences
from ulpia.ai.evaluate.trajan.feature_set import TrajanFeatures
from ulpia.ai.evaluate.trajan.features import features
from ulpia.ai.evaluate.trajan.weights import NAMES
from ulpia.ai.evaluate.weights import FeatureWeights
from ulpia.games.trajan.components.tracks import QUARTERS, ROUNDS
from ulpia.games.trajan.rules.rounds import EndRound
from ulpia.games.trajan.rules.sowing import Sow
from ulpia.games.trajan.rules.turn import EndTurn
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.tables import Numbers

USUAL_STEPS: Final[Numbers] = (0, 2, 5, 7)
"""How far the turns of so many others usually move time."""


class TrajanEvaluator(Evaluator[Trajan]):
    """Features of mats and board; sowings merged by where they lead."""

    def __init__(self, game: Game[Trajan], weights: list[FeatureWeights]) -> None:
        super().__init__(game, NAMES, weights, QUARTERS)

    def lookahead_settings(self, seats: int) -> LookaheadSettings:
        # docs/ai.md: further pays at a fuller table only
        if seats == 2:
            return LookaheadSettings(3, 4, True)
        return LookaheadSettings(4, 6, True)

    def blank_features(self) -> TrajanFeatures:
        return TrajanFeatures()

    def features(self, state: Trajan, seat: Seat) -> TrajanFeatures:
        return features(state, seat)

    def points(self, state: Trajan, seat: Seat) -> int:
        return sum(state.players[seat].points)

    def seats(self, state: Trajan) -> int:
        return state.seats

    def time_left(self, state: Trajan) -> tuple[float, float]:
        if state.tie_order:
            return 0.0, 0.0
        quarter = (ROUNDS - len(state.demands) - state.clock / state.track) / ROUNDS
        return (QUARTERS - 1 - state.quarter + quarter) / QUARTERS, quarter

    def skip_others(self, state: Trajan, seat: Seat) -> bool:
        """Others pass; time moves on as it usually does."""
        if not state.agenda or not isinstance(state.agenda[-1], Sow):
            return False
        state.agenda = [EndTurn(seat), Sow(seat)]
        state.active = seat
        reached = state.clock + USUAL_STEPS[state.seats - 1]
        state.clock = reached % state.track
        if reached >= state.track:
            state.agenda.append(EndRound())
        return True

    def candidate_sequences(
        self, state: Trajan, decision: Decision, orders: int
    ) -> list[list[Move]]:
        return candidate_sequences(state, decision, orders)
