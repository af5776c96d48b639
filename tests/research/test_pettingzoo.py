"""The PettingZoo environments, by PettingZoo's own tests and by ours."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra `research`")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from ulpia.games.registry import GAMES
from ulpia.research import pettingzoo_env
from ulpia.research.numbered_game import IllegalAction

TABLES = [
    (game.name, seats) for game in GAMES.values() for seats in range(game.fewest, game.most + 1)
]
# PettingZoo warns of every environment with an action mask that is not one of its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_api_test(game: str, seats: int) -> None:
    api_test(pettingzoo_env.env(game=game, seats=seats), num_cycles=200)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_seed_test(game: str, seats: int) -> None:
    seed_test(partial(pettingzoo_env.env, game=game, seats=seats), num_cycles=30)


def seed_agents(make: Callable[..., Any], max_cycles: int) -> Any:
    """Return an environment from whose moves everybody draws the same every time."""
    env = make(max_cycles=max_cycles)
    for at, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(at)
    return env


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_max_cycles_test(game: str, seats: int) -> None:
    # It draws from all moves, so illegal ones must be endured.
    settings: dict[str, Any] = {"game": game, "seats": seats, "illegal": pettingzoo_env.FIRST}
    max_cycles_test(
        SimpleNamespace(
            env=partial(seed_agents, partial(pettingzoo_env.env, **settings)),
            parallel_env=partial(seed_agents, partial(pettingzoo_env.parallel_env, **settings)),
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_parallel_api_test(game: str) -> None:
    parallel_api_test(pettingzoo_env.parallel_env(game=game, seats=3), num_cycles=60)


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a game at random and return what everybody got."""
    env.reset(seed=seed)
    for at, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + at)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        gained[agent] += reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    return gained


@pytest.mark.parametrize("game", GAMES)
def test_rewards_add_up_to_the_points(game: str) -> None:
    env = pettingzoo_env.env(game=game, seats=3)
    gained = play(env, 4)
    assert list(gained.values()) == env.unwrapped.numbered.totals()


@pytest.mark.parametrize("game", GAMES)
def test_ranks_are_rewarded_at_the_end(game: str) -> None:
    env = pettingzoo_env.env(game=game, seats=3, reward="rank")
    gained = play(env, 4)
    numbered = env.unwrapped.numbered
    assert sum(gained.values()) == 0
    winner = numbered.game.winners(numbered.match.state)[0]
    assert gained[f"player_{winner}"] == max(gained.values()) > 0


def hire(env: Any) -> int:
    """Return the number of a move that nobody may choose at the start."""
    numbered = env.unwrapped.numbered
    number: int = numbered.actions.numbers[numbered.game.vocabulary.read("hire")]
    return number


def test_an_illegal_move_ends_the_game() -> None:
    env = pettingzoo_env.env()
    env.reset(seed=1)
    env.step(hire(env))
    assert all(env.terminations.values())
    assert env.rewards["player_0"] == pettingzoo_env.ILLEGAL_REWARD


def test_an_illegal_move_can_be_an_error() -> None:
    env = pettingzoo_env.env(illegal=pettingzoo_env.RAISE)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"seat 0 may not choose \d+ \(hire\) now"):
        env.step(hire(env))


@pytest.mark.parametrize(
    "setting", [{"game": "chess"}, {"seats": 5}, {"reward": "fame"}, {"illegal": "no"}]
)
def test_wrong_settings_are_refused(setting: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"chess|5|fame|no"):
        pettingzoo_env.env(**setting)
