"""The games in OpenSpiel, by OpenSpiel's own tests and by ours."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="needs the extra `research`")

import pyspiel
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test

from ulpia.games.registry import GAMES
from ulpia.research.openspiel_game import short_name

TABLES = [
    (game.name, seats) for game in GAMES.values() for seats in range(game.fewest, game.most + 1)
]


def load(game: str, **parameters: Any) -> Any:
    words = ",".join([f"{name}={value}" for name, value in parameters.items()])
    return pyspiel.load_game(f"{short_name(game)}({words})")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel_random_sim_test(game: str, seats: int) -> None:
    reward = "rank" if seats == 3 else "points"
    loaded = load(game, players=seats, reward=reward, deals=20)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel_game_simulation(game: str, seats: int) -> None:
    games_sim_test.GamesSimTest().sim_game(load(game, players=seats))


def random_states(game: Any, seed: int) -> Any:
    """Play a game at random and return its states, one after the other."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_looks_the_same_to_the_seat_and_hides_the_truth(game: str) -> None:
    dice = random.Random(1)
    differing = 0
    for number, state in enumerate(random_states(load(game, players=3), 2)):
        if number % 20:
            continue
        for seat in range(3):
            other = state.resample_from_infostate(seat, dice.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.current_player() == state.current_player()
            differing += str(other) != str(state)
    assert differing > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_can_be_played_on_and_pickled(game: str) -> None:
    dice = random.Random(3)
    loaded = load(game)
    *_, late = [state.clone() for state in random_states(loaded, 3)][:-40]
    state = late.resample_from_infostate(late.current_player(), dice.random)
    thawed = pickle.loads(pickle.dumps(state))  # noqa: S301
    while not state.is_terminal():
        action = dice.choice(state.legal_actions())
        state.apply_action(action)
        thawed.apply_action(action)
    assert str(state) == str(thawed)
    assert state.returns() == thawed.returns()


def test_information_set_search_can_play_it() -> None:
    game = load("trajan", reward="rank")
    state = game.new_initial_state()
    state.apply_action(7)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=2,
        evaluator=RandomRolloutEvaluator(n_rollouts=1),
    )
    assert bot.step(state) in state.legal_actions()


def test_parameters_choose_options_and_deals() -> None:
    game = load("trajan", options="edition:2011", deals=3, first_seed=40)
    state = game.new_initial_state()
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2]
    state.apply_action(2)
    assert state.world.numbered.match.state.chance.seed == 42
    assert state.world.numbered.match.state.edition == "2011"


@pytest.mark.parametrize("wrong", [{"players": 5}, {"reward": "fame"}, {"options": "edition:1"}])
def test_wrong_parameters_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"5|reward|edition"):
        load("trajan", **wrong)
