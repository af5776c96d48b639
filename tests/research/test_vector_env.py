"""Games stepped together are the same games as those played alone."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra `research`")

import gymnasium
import numpy as np
from gymnasium.vector.utils import batch_space

from tests.research.rows import row_of
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import decisions
from ulpia.research.numbered_game import IllegalAction, new_numbered_game
from ulpia.research.vector_env import VectorEnv


def choose(envs: VectorEnv, mask: Any, dice: np.random.Generator) -> Any:
    """Return a legal action for each game, by chance."""
    return np.array([dice.choice(np.flatnonzero(row)) for row in mask])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_vector_plays_the_games_that_its_seeds_deal(game: str, seats: int) -> None:
    """Seats, masks and observations are those of a game played alone, to the end and beyond."""
    envs = VectorEnv(game, num_envs=3, seats=seats)
    dice = np.random.default_rng(1)
    seen, infos = envs.reset(seed=4)
    batch = envs.require_reset()
    alone = [new_numbered_game(game, seats, {}, seed) for seed in batch.seeds]
    finished = 0
    while finished < 4:
        rows = envs.decode(seen["observation"])
        for index, single in enumerate(alone):
            seat = single.seat()
            assert infos["seat"][index] == seat
            assert (seen["action_mask"][index] == single.mask(seat)).all()
            for name, numbers in single.observation(seat).items():
                assert (rows[name][index] == numbers).all()
        actions = choose(envs, seen["action_mask"], dice)
        for single, action in zip(alone, actions, strict=True):
            single.play(single.seat(), int(action))
        seen, _, ended, cut, infos = envs.step(actions)
        assert not cut.any()
        for index, single in enumerate(alone):
            assert ended[index] == single.is_over()
            if ended[index]:
                finished += 1
                assert infos["final_points"][index].tolist() == single.totals()
                assert infos["seat_rewards"][index].tolist() == single.rank_rewards()
                last = envs.decode(infos["final_obs"][index]["observation"])
                assert (last["points"] == single.observation(single.last)["points"]).all()
                alone[index] = new_numbered_game(game, seats, {}, batch.seeds[index])


@pytest.mark.parametrize("game", GAMES)
def test_points_as_rewards_add_up_to_the_final_points(game: str) -> None:
    envs = VectorEnv(game, num_envs=2, reward="points")
    dice = np.random.default_rng(2)
    seen, _ = envs.reset(seed=1)
    sums = np.zeros((2, 2))
    done = np.zeros(2, np.bool_)
    while not done.all():
        seen, _, ended, _, infos = envs.step(choose(envs, seen["action_mask"], dice))
        sums[~done] += infos["seat_rewards"][~done]
        for index in np.flatnonzero(ended & ~done):
            assert sums[index].tolist() == infos["final_points"][index].tolist()
        done |= ended


@pytest.mark.parametrize("game", GAMES)
def test_against_levels_only_the_learner_is_asked_and_its_seat_changes(game: str) -> None:
    envs = VectorEnv(game, num_envs=2, seats=3, opponents=("random", "tiro"))
    dice = np.random.default_rng(3)
    seen, infos = envs.reset(seed=1)
    learners = infos["seat"].tolist()
    assert learners[0] != learners[1]
    ended = np.zeros(2, np.bool_)
    while not ended.any():
        assert infos["seat"].tolist() == learners
        seen, _, ended, _, infos = envs.step(choose(envs, seen["action_mask"], dice))
    index = int(np.flatnonzero(ended)[0])
    assert infos["seat"][index] == envs.require_reset().seeds[index] % 3


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    def play() -> list[Any]:
        envs = VectorEnv("trajan", num_envs=2, opponents=("tiro",))
        dice = np.random.default_rng(5)
        seen, _ = envs.reset(seed=9)
        found = []
        for _ in range(30):
            seen, *_ = envs.step(choose(envs, seen["action_mask"], dice))
            found.append(seen["observation"].tobytes())
        return found

    assert play() == play()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    envs = VectorEnv("trajan", num_envs=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.zeros(2, np.int64))
    seen, _ = envs.reset(seed=1)
    legal = choose(envs, seen["action_mask"], np.random.default_rng(0))
    for wrong in (np.flatnonzero(seen["action_mask"][1] == 0)[0], -1, len(envs.actions)):
        with pytest.raises(IllegalAction, match="game 1 may not choose"):
            envs.step(np.array([legal[0], wrong]))
    with pytest.raises(IllegalAction, match="2 actions"):
        envs.step(legal[:1])
    assert (envs.observe(envs.require_reset())["observation"] == seen["observation"]).all()


def test_wrong_settings_are_named() -> None:
    with pytest.raises(ValueError, match="num_envs"):
        VectorEnv("trajan", num_envs=0)
    with pytest.raises(ValueError, match="reward"):
        VectorEnv("trajan", reward="fame")
    with pytest.raises(ValueError, match="opponents must name 2 levels"):
        VectorEnv("trajan", seats=3, opponents=("tiro",))


@pytest.mark.parametrize("game", GAMES)
def test_spaces_hold_what_is_seen_by_gymnasiums_conventions(game: str) -> None:
    envs = VectorEnv(game, num_envs=3)
    seen, _ = envs.reset(seed=0)
    assert envs.observation_space == batch_space(envs.single_observation_space, 3)
    assert envs.observation_space.contains(seen)
    masks = tuple(seen["action_mask"])
    actions = envs.action_space.sample(mask=masks)
    assert envs.action_space.contains(actions)
    envs.step(actions)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_no_byte(game: str) -> None:
    rules = game_named(game)
    envs = VectorEnv(game, num_envs=1, seats=3)
    dice = np.random.default_rng(6)
    seen, infos = envs.reset(seed=2)
    for _ in range(120):
        state = envs.require_reset().states[0]
        seat = Seat(int(infos["seat"][0]))
        world = rules.imagine(state, seat, 1)
        assert row_of(rules, state, seat) == row_of(rules, world, seat)
        seen, *_, infos = envs.step(choose(envs, seen["action_mask"], dice))


@pytest.mark.parametrize("game", GAMES)
def test_afterstates_are_what_the_seat_sees_once_it_has_moved(game: str) -> None:
    """Where a move reveals nothing, the imagined row is the true one; none changes the game."""
    envs = VectorEnv(game, num_envs=2)
    dice = np.random.default_rng(7)
    seen, infos = envs.reset(seed=3)
    compared = 0
    for _ in range(80):
        batch = envs.require_reset()
        rows, games, moves = envs.afterstates(seed=1)
        assert (np.bincount(games) == seen["action_mask"].sum(axis=1)).all()
        assert all(seen["action_mask"][games, moves])
        actions = choose(envs, seen["action_mask"], dice)
        before = [
            (state.reveals, int(seat), len(decisions(state)))
            for state, seat in zip(batch.states, infos["seat"], strict=True)
        ]
        seen, *_, infos = envs.step(actions)
        for index, (reveals, seat, asked) in enumerate(before):
            is_shown = batch.states[index].reveals != reveals
            if index in batch.finished or is_shown or asked > 1:  # several arrange unseen
                continue
            row = rows[(games == index) & (moves == actions[index])][0]
            true = row_of(envs.game, batch.states[index], Seat(seat))
            assert row[-len(true) :].tobytes() == true
            compared += 1
    assert compared > 50
