"""The shipped model on 300 positions of games that it was not fitted to."""

from __future__ import annotations

import gzip
import json
import math
from functools import cache
from typing import Any

import pytest

from tools.paths import ROOT
from ulpia.ai.evaluate.evaluation import find_evaluation
from ulpia.ai.evaluate.weights import Phase
from ulpia.ai.forecast.finding import find_forecast
from ulpia.ai.forecast.forecast import MODEL_NUMBER
from ulpia.games.registry import game_named

FOLDER = ROOT / "tests" / "ai" / "data"
GAMES = ("trajan", "forum-trajanum")
POSITIONS_OF_GAME = 150


@cache
def stored_positions(game: str) -> list[dict[str, Any]]:
    file = FOLDER / f"forecast_{game.replace('-', '_')}.json.gz"
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def expected_points(game: str, position: dict[str, Any]) -> list[list[float]]:
    """Return the expected final points of every seat by source."""
    rules = game_named(game)
    forecast, names = find_forecast(rules), find_evaluation(rules).names
    seats = len(position["features"])
    moment = forecast.weights_at(seats, position["left"], Phase(*position["phase"]))
    found = []
    for features, so_far in zip(position["features"], position["so_far"], strict=True):
        by_name = dict(zip(names, features, strict=True))
        values = [float(by_name[name]) for name in forecast.names]
        found.append(forecast.add_expected([float(points) for points in so_far], values, moment))
    return found


def chances(game: str, position: dict[str, Any]) -> list[float]:
    return find_forecast(game_named(game)).chances_at(
        position["left"],
        position["mover"],
        [float(sum(own)) for own in position["so_far"]],
        [sum(own) for own in expected_points(game, position)],
    )


def log_loss(told: list[tuple[list[float], list[float]]]) -> float:
    losses = [
        -sum(share * math.log(max(chance, 1e-9)) for chance, share in zip(*pair, strict=True))
        for pair in told
    ]
    return sum(losses) / len(losses)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_positions_at_tables_of_every_size(game: str) -> None:
    sizes = [len(position["features"]) for position in stored_positions(game)]
    assert len(sizes) == POSITIONS_OF_GAME
    assert {size: sizes.count(size) for size in (2, 3, 4)} == {2: 50, 3: 50, 4: 50}


@pytest.mark.parametrize("game", GAMES)
def test_the_chances_know_much_more_than_a_die_and_are_never_sure_of_the_wrong(game: str) -> None:
    told = [(chances(game, each), each["share"]) for each in stored_positions(game)]
    for said, _ in told:
        assert sum(said) == pytest.approx(1.0)
    by_die = log_loss([([1 / len(said)] * len(said), share) for said, share in told])
    print(f"{game}: log loss {log_loss(told):.3f}, of a die {by_die:.3f}")
    assert log_loss(told) < 0.8 * by_die


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_comes_true_about_as_often(game: str) -> None:
    """Positions of one game are alike, so these few tell no more than gross faults."""
    cases = sorted(
        pair
        for each in stored_positions(game)
        for pair in zip(chances(game, each), each["share"], strict=True)
    )
    third = len(cases) // 3
    for part in (cases[:third], cases[third : 2 * third], cases[2 * third :]):
        said = sum(chance for chance, _ in part) / len(part)
        came = sum(share for _, share in part) / len(part)
        assert abs(said - came) < 0.15


@pytest.mark.parametrize("game", GAMES)
def test_expected_points_are_not_far_off(game: str) -> None:
    missed = [
        sum(expected) - sum(final)
        for each in stored_positions(game)
        for expected, final in zip(expected_points(game, each), each["final"], strict=True)
    ]
    assert abs(sum(missed) / len(missed)) < 6
    late = [
        sum(expected) - sum(final)
        for each in stored_positions(game)
        if each["left"] < 0.1
        for expected, final in zip(expected_points(game, each), each["final"], strict=True)
    ]
    assert (sum(miss**2 for miss in late) / len(late)) ** 0.5 < 12


def test_the_documents_tell_of_the_shipped_model() -> None:
    text = (ROOT / "docs" / "ai.md").read_text(encoding="utf-8")
    assert f"Model {MODEL_NUMBER}." in text
