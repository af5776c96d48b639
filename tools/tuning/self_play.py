"""Games between quick players for tuning: what each seat had at every turn, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ulpia.ai.evaluate.evaluation import find_evaluation, make_evaluator
from ulpia.ai.evaluate.evaluator import LookaheadSettings
from ulpia.ai.evaluate.weights import FeatureWeights, Phase
from ulpia.ai.search.lookahead import Lookahead
from ulpia.ai.search.ranking import Budget, rank_candidates
from ulpia.ai.search.turns import TurnSearch
from ulpia.games.registry import game_named
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions

PART_COUNT: Final = len(FeatureWeights._fields)
ROOT_WIDTHS: Final = (5, 2)
QUICK_WIDTHS: Final = (3, 1)


def flatten(weights: Sequence[FeatureWeights]) -> list[float]:
    """Return weights as one list of numbers, for arithmetic: all parts of a feature in turn."""
    return [part for own in weights for part in own]


def unflatten(numbers: Sequence[float]) -> list[FeatureWeights]:
    """Return the weights that `flatten` made numbers of."""
    return [
        FeatureWeights(*numbers[at : at + PART_COUNT]) for at in range(0, len(numbers), PART_COUNT)
    ]


def tuned_weights(name: str) -> list[float]:
    """Return the present weights of a game as one list of numbers."""
    return flatten(find_evaluation(game_named(name)).weights())


class QuickPlayer:
    """Plays a seat: whole turns, one more turn looked at, without minding the others."""

    def __init__(self, name: str, seats: int, weights: list[float]) -> None:
        self.evaluator: Final = make_evaluator(game_named(name), unflatten(weights))
        root = TurnSearch(self.evaluator, seats, ROOT_WIDTHS, 1, 0.0)
        quick = TurnSearch(self.evaluator, seats, QUICK_WIDTHS, 1, 0.0)
        settings = LookaheadSettings(depth=1, beam_width=2, others_answer=False)
        self.lookahead: Final = Lookahead(root, quick, branches=2, settings=settings)

    def plan_turn(self, world: Any, seat: Seat, seed: int) -> list[Any]:
        return rank_candidates(self.lookahead, world, seat, seed, Budget(1))[0].plan.moves


def play_game(name: str, seats: int, seed: int, weights: list[list[float]]) -> dict[str, Any]:
    """Play one game, seat i with weights[i]; return samples and final totals."""
    game = game_named(name)
    players = [QuickPlayer(name, seats, own) for own in weights]
    evaluator = players[0].evaluator
    state = game.start(seats, {}, seed)
    samples: list[tuple[int, list[float], Phase, int]] = []
    asked = decisions(state)
    turn = number = 0
    while asked:
        if state.turns != turn:
            turn = state.turns
            phase = evaluator.phase(state)
            for at in range(seats):
                values = list(evaluator.named_features(state, Seat(at)).values())
                samples.append((at, values, phase, evaluator.points(state, Seat(at))))
        seat = asked[0].seat
        number += 1
        if len(asked[0].options) == 1:
            moves = [asked[0].options[0]]
        else:
            world = game.imagine(state, seat, seed * 1000 + number)
            moves = players[seat].plan_turn(world, seat, seed * 1000 + number)
        asked = follow_plan(state, seat, moves)
    return {"samples": samples, "totals": game.totals(state), "points": game.points(state)}


def follow_plan(state: Any, seat: Seat, moves: list[Any]) -> list[Any]:
    """Play the moves of a plan until something is revealed that it did not know."""
    reveals = state.reveals
    asked = decisions(state)
    for move in moves:
        mine = [decision for decision in asked if decision.seat == seat]
        if state.reveals != reveals or not mine or move not in mine[0].options:
            break
        apply(state, seat, move)
        asked = decisions(state)
    return asked
