"""The tools that evolve weights find the way on a surface that is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.tuning.evolve import Folder, draw_perturbation, perturb_full_table
from tools.tuning.self_play import flatten, tuned_weights, unflatten

np = pytest.importorskip("numpy", reason="numpy comes with the extra `research`")

SEATS = 4
FEATURES = 6


def test_only_the_weight_for_full_tables_is_changed() -> None:
    weights = tuned_weights("trajan")
    features = len(unflatten(weights))
    changed = perturb_full_table(weights, [1.0] * features, [0.5] * features)
    for before, after in zip(unflatten(weights), unflatten(changed), strict=True):
        assert after.full_table == pytest.approx(before.full_table + 0.5)
        assert after == before._replace(full_table=after.full_table)


def test_weights_survive_being_made_numbers() -> None:
    weights = tuned_weights("forum-trajanum")
    assert flatten(unflatten(weights)) == weights


def test_the_perturbation_of_a_game_is_known_from_its_seed() -> None:
    assert draw_perturbation(7, 0, 5) == draw_perturbation(7, 0, 5)
    assert draw_perturbation(7, 0, 5) != draw_perturbation(7, 1, 5)


def test_a_folder_knows_its_newest_centre_and_its_games(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "run", "trajan")
    assert folder.newest == 0
    folder.write_centre(1, folder.centre(0))
    folder.games_file(1).write_text("[11, [120, 130, 110, 125]]\n")
    again = Folder(tmp_path / "run", "trajan")
    assert again.newest == 1
    assert again.games(0) == []
    assert again.games(1) == [(11, [120, 130, 110, 125])]


def test_a_step_goes_where_all_have_more_and_not_where_one_takes_it_from_the_others() -> None:
    from tools.tuning.evolve_step import lay_surface

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
