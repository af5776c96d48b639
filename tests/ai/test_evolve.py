"""The tools that evolve weights find the way on a surface that is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.evolve import Folder, moved, moves
from ulpia.ai.evaluate.judge import WEIGHTS_EACH
from ulpia.ai.evaluate.judges import weights_of
from ulpia.games.registry import game_named

np = pytest.importorskip("numpy", reason="numpy comes with the extra `research`")

SEATS = 4
FEATURES = 6


def test_only_the_weight_for_full_tables_is_moved() -> None:
    weights = weights_of(game_named("trajan"))
    features = len(weights) // WEIGHTS_EACH
    changed = moved(weights, [1.0] * features, [0.5] * features)
    for place, (before, after) in enumerate(zip(weights, changed, strict=True)):
        is_last = place % WEIGHTS_EACH == WEIGHTS_EACH - 1
        assert after == pytest.approx(before + 0.5 if is_last else before)


def test_the_moves_of_a_game_are_known_from_its_seed() -> None:
    assert moves(7, 0, 5) == moves(7, 0, 5)
    assert moves(7, 0, 5) != moves(7, 1, 5)


def test_a_folder_knows_its_newest_centre_and_its_games(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "run", "trajan")
    assert folder.newest == 0
    folder.write_centre(1, folder.centre(0))
    folder.looks_file(1).write_text("[11, [120, 130, 110, 125]]\n")
    again = Folder(tmp_path / "run", "trajan")
    assert again.newest == 1
    assert again.looks(0) == []
    assert again.looks(1) == [(11, [120, 130, 110, 125])]


def test_a_step_goes_where_all_have_more_and_not_where_one_takes_it_from_the_others() -> None:
    from tools.evolve_step import lay_surface

    dice = np.random.default_rng(3)
    games = dice.normal(size=(4000, SEATS, FEATURES))
    others = games.sum(1, keepdims=True) - games
    own_slope = np.array([0.6, -0.6, 0.3, 0.0, 0.0, 0.0])
    taken = np.array([0.0, 0.0, -0.2, 0.0, 0.0, 0.0])
    points = 120 + games @ own_slope + others @ taken - 0.1 * (games**2).sum(2)
    points = points + dice.normal(size=points.shape) * 5

    step = lay_surface(games, points).step(np.zeros(FEATURES), SEATS)

    assert step[0] > 0.3  # good for who does it, and nobody loses
    assert step[1] < -0.3
    assert abs(step[2]) < abs(step[0]) / 2  # it takes from the three others
    assert np.all(np.abs(step[3:]) < 0.2)
