"""Training of Imperator: slopes are right, learning lessens errors, opinions are weighed."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

from tools.training import learn
from tools.training.blend import Contrast, best_places, describe, fit_opinions
from tools.training.learn import Examples, Learner
from tools.training.play import BATCHES, GAMES_OF_JOB, SHARES, list_jobs
from tools.training.rows import within
from ulpia.ai.learned.line_evaluator import OPINIONS, lead

SEATS, INPUTS, SOURCES = 2, 7, 3


@pytest.fixture
def examples() -> Examples:
    """Return examples in which the outcomes follow from the inputs."""
    dice = np.random.default_rng(1)
    inputs = dice.standard_normal((400, SEATS, INPUTS)).astype(np.float32)
    to_come = np.stack([inputs[:, :, 0] * at for at in range(SOURCES + 1)], 2)
    wins = inputs[:, :, 1] == inputs[:, :, 1].max(1, keepdims=True)
    return Examples(inputs, to_come.astype(np.float32), wins.astype(np.float32))


def error_of(learner: Learner, examples: Examples) -> float:
    """Return what learning makes small, of all examples."""
    network = learner.network()
    raw = network.outputs(examples.inputs.reshape(-1, INPUTS)).astype(np.float64)
    found = raw.reshape(len(examples.inputs), SEATS, -1)
    wrong = (found[:, :, :-1] - examples.to_come) ** 2 / 2
    strengths = found[:, :, -1]
    chances = np.exp(strengths) / np.exp(strengths).sum(1, keepdims=True)
    parts = (
        learn.BY_SOURCE * wrong[:, :, :-1].sum()
        + learn.IN_ALL * wrong[:, :, -1].sum()
        - learn.CHANCE * (examples.share * np.log(chances)).sum()
    )
    return float(parts) / found[:, :, 0].size


@pytest.mark.parametrize("name", learn.LEARNED)
def test_slopes_are_those_of_the_error(examples: Examples, name: str) -> None:
    learner = Learner([examples], 3, np)
    slopes = learner.slopes(examples, np.arange(len(examples.inputs)))
    place = tuple(0 for _ in slopes[name].shape)
    step = 0.01
    errors = []
    for sign in (1, -1):
        learner.values[name][place] += sign * step
        errors.append(error_of(learner, examples))
        learner.values[name][place] -= sign * step
    assert slopes[name][place] == pytest.approx((errors[0] - errors[1]) / (2 * step), abs=2e-3)


def test_learning_lessens_the_error(examples: Examples, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "BATCH", 40)
    learner = Learner([examples], 3, np)
    before = error_of(learner, examples)
    learner.learn(30)
    assert error_of(learner, examples) < before / 3


def test_the_same_seed_learns_the_same(examples: Examples) -> None:
    networks = []
    for seed in (3, 3, 4):
        learner = Learner([examples], seed, np)
        learner.learn(2)
        networks.append(learner.network().parameters["w1"])
    assert (networks[0] == networks[1]).all()
    assert not (networks[0] == networks[2]).all()


def some_contrast() -> Contrast:
    """Return branches of which the last opinion knows what comes later."""
    dice = np.random.default_rng(2)
    root = np.repeat(np.arange(50), 4)
    opinions: Any = dice.standard_normal((len(root), len(OPINIONS)))
    later = 0.5 * opinions[:, -1]
    final = later + 0.1 * dice.standard_normal(len(root))
    return Contrast(
        within(opinions, root),
        within(later, root),
        within(final, root),
        within(opinions[:, 0], root),
        root,
    )


def test_opinions_count_as_much_as_they_foretell() -> None:
    contrast = some_contrast()
    weights = fit_opinions([contrast])
    assert weights == pytest.approx([0, 0, 0, 0.5], abs=1e-3)
    told = describe(contrast, weights)
    assert told["learned_correlation"] > 0.9 > told["tuned_correlation"]
    assert told["learned_gain"] > told["tuned_gain"]


def test_the_best_of_every_decision_is_found() -> None:
    places = best_places(np.array([1.0, 3.0, 2.0, 5.0, 4.0]), np.array([0, 0, 0, 1, 1]))
    assert list(places) == [1, 3]


def test_a_lead_is_the_own_points_less_a_part_of_the_others() -> None:
    points = np.array([[10, 20, 40], [10, 20, 40]], np.float32)
    assert lead(points, np.array([0, 2])) == pytest.approx([10 - 0.4 * 30, 40 - 0.4 * 15])


def test_the_jobs_are_the_same_however_many_are_played() -> None:
    jobs = list(islice(list_jobs(1), BATCHES))
    assert jobs[:100] == list(islice(list_jobs(1), 100))
    assert len(set(jobs)) == BATCHES
    games = {f"{name}-{seats}": 0 for name, seats in SHARES}
    for name, seats, _, _ in jobs:
        games[f"{name}-{seats}"] += GAMES_OF_JOB
    assert list(games.values()) == [2440, 200, 800, 2000, 200, 1000]
