"""Evaluators: features by name, weights in six named parts, found by the name of the game."""

from __future__ import annotations

from typing import Any

import pytest

from ulpia.ai.evaluate.evaluation import TUNED, find_evaluation, make_evaluator
from ulpia.ai.evaluate.features import fill_features
from ulpia.ai.evaluate.weights import FeatureWeights, Phase, mix_weights, order_weights
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_has_a_weight_and_every_weight_counts(name: str) -> None:
    evaluator = make_evaluator(game_named(name))
    blank, weights = evaluator.blank_features(), evaluator.blank_features()
    fill_features(blank, [(feature, 0.0) for feature in evaluator.names])
    for number, feature in enumerate(evaluator.names):
        setattr(weights, feature, float(number + 1))
    assert blank.weighted_sum(7.0, weights) == 7.0
    for number, feature in enumerate(evaluator.names):
        setattr(blank, feature, 1.0)
        assert blank.weighted_sum(7.0, weights) == 8.0 + number, feature
        setattr(blank, feature, 0.0)
    with pytest.raises(AttributeError):
        fill_features(blank, [("no such feature", 1.0)])


def test_a_phase_has_a_share_for_each_part_of_the_weights() -> None:
    assert Phase._fields == FeatureWeights._fields
    weights = FeatureWeights(1.0, 10.0, 100.0, 1_000.0, 10_000.0, 100_000.0)
    assert mix_weights(weights, Phase(1.0, 0.5, 0.0, 1.0, 0.0, 0.5)) == 51_006.0


def test_weights_are_put_in_order_and_absent_ones_are_nothing() -> None:
    table = {"cards": FeatureWeights(2.0)}
    assert order_weights(table, ("coins", "cards")) == [FeatureWeights(), FeatureWeights(2.0)]
    with pytest.raises(ValueError, match="unknown features: ships"):
        order_weights({"ships": FeatureWeights(1.0)}, ("coins", "cards"))


@pytest.mark.parametrize("name", GAMES)
def test_each_game_brings_its_own_evaluation(name: str) -> None:
    game = game_named(name)
    evaluation = find_evaluation(game)
    assert set(evaluation.tables[TUNED]) == set(evaluation.names)
    assert type(make_evaluator(game)).__module__.split(".")[-2] == name.replace("-", "_")
    for table in evaluation.tables:
        assert len(evaluation.weights(table)) == len(evaluation.names)
    assert evaluation.weights("no such table") == evaluation.weights(TUNED)


@pytest.mark.parametrize("name", GAMES)
def test_an_evaluator_refuses_weights_for_other_features(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name} has .* features, not 1"):
        make_evaluator(game_named(name), [FeatureWeights()])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_expected_points_are_points_and_weighted_features(name: str, seats: int) -> None:
    game = game_named(name)
    evaluator = make_evaluator(game)
    by_name = dict(zip(evaluator.names, evaluator.weights, strict=True))
    for state in positions(name, seats):
        phase = evaluator.phase(state)
        for seat in range(seats):
            features = evaluator.named_features(state, Seat(seat))
            assert features["start"] == 1.0
            to_come = sum(
                [value * mix_weights(by_name[name], phase) for name, value in features.items()]
            )
            expected = evaluator.points(state, Seat(seat)) + to_come
            assert evaluator.expected_points(state, Seat(seat)) == pytest.approx(expected)


@pytest.mark.parametrize("name", GAMES)
def test_rivalry_counts_the_mean_of_the_others(name: str) -> None:
    evaluator = make_evaluator(game_named(name))
    state = positions(name, 3)[1]
    own, *others = [evaluator.expected_points(state, Seat(seat)) for seat in range(3)]
    value = evaluator.value(state, Seat(0), 3, 0.4)
    assert value == pytest.approx(own - 0.4 * sum(others) / 2)
    assert evaluator.value(state, Seat(0), 3, 0.0) == own


def positions(name: str, seats: int) -> list[Any]:
    """Return a few states of a random game in which turns have been taken."""
    game = game_named(name)
    dice = Dice(seats)
    state = game.start(seats, {}, 4)
    found: list[Any] = []
    asked = decisions(state)
    while asked and len(found) < 4:
        if state.turns >= 1 + 6 * len(found):
            found.append(game.copy(state))
        decision = asked[0]
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])
        asked = decisions(state)
    assert found
    return found
