"""The training example learns, and its network is right."""

from __future__ import annotations

import json
from pathlib import Path
from runpy import run_path

import pytest

pytest.importorskip("gymnasium", reason="needs the extra `research`")

import numpy as np

from tests.research.test_examples import EXAMPLES, run
from ulpia.games.registry import game_named
from ulpia.research.action_space import action_space

TRAIN = run_path(str(EXAMPLES / "train_ppo.py"))


def test_a_network_learns_for_a_moment(tmp_path: Path) -> None:
    words = ("forum-trajanum", "--minutes", "0.01", "--games", "8", "--trial", "1")
    told = run(tmp_path, "train_ppo.py", *words, "--level", "random", "--out", "learned")
    curve = [
        json.loads(line) for line in (tmp_path / "learned/curve.jsonl").read_text().splitlines()
    ]
    assert [json.loads(line) for line in told.splitlines()[1:]] == curve
    assert curve[0]["decisions"] == 0 < curve[-1]["decisions"]
    assert curve[-1]["games"] == 4 and 0 <= curve[-1]["wins"] <= 1
    assert (tmp_path / "learned/curve.svg").read_text().count("<circle") == len(curve)
    assert (tmp_path / "learned/network.npz").exists()


def test_a_cargo_is_worth_what_its_parts_are_worth() -> None:
    moves = action_space(game_named("trajan")).moves
    parts = TRAIN["Parts"](moves, factored=True)
    assert parts.count < 400 and TRAIN["Parts"](moves, factored=False).count == len(moves)
    assert len({tuple(sorted(row)) for row in parts.of.tolist()}) == len(moves) + 1


def test_the_gradients_are_those_of_the_loss() -> None:
    """Compared with differences: of the chance of a move and of the value, weight by weight."""
    moves = action_space(game_named("forum-trajanum")).moves
    network = TRAIN["PolicyNetwork"](7, TRAIN["Parts"](moves, factored=True), 1)
    network.weights = [weight.astype(np.float64) for weight in network.weights]
    network.weights[-2] *= 100
    dice = np.random.default_rng(2)
    inputs = dice.normal(size=(5, 7))
    legal = np.array([[3, 9, 12], [5, 70, -1], [1, -1, -1], [8, 2, 44], [300, 6, -1]])

    def loss() -> float:
        logs, values, _ = network.forward(inputs, legal)
        return float(logs[:, 0].sum() + (values**2).sum() / 2)

    logs, values, layers = network.forward(inputs, legal)
    by_logit = -np.exp(logs)
    by_logit[:, 0] += 1
    for weight, gradient in zip(
        network.weights, network.backward(layers, legal, by_logit, values), strict=True
    ):
        places = [tuple(dice.integers(0, weight.shape)) for _ in range(6)]
        for place in places:
            weight[place] += 1e-5
            more = loss()
            weight[place] -= 2e-5
            less = loss()
            weight[place] += 1e-5
            assert gradient[place] == pytest.approx((more - less) / 2e-5, rel=1e-2, abs=1e-4)
