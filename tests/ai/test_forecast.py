"""The forecast: chances are chances, points add up, and both depend on the view alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ai.test_fairness import truths
from ulpia.ai.forecast.final_points import FinalPointsForecast
from ulpia.ai.forecast.finding import find_forecast
from ulpia.ai.forecast.tables import KNOTS, height
from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions


def random_positions(game: str, seats: int, every: int) -> list[Any]:
    """Return states of a random game, the last of them its end."""
    rules = game_named(game)
    dice = Dice(seats)
    state: Any = rules.start(seats, {}, 30 + seats)
    found, number = [], 0
    while asked := decisions(state):
        number += 1
        if number % every == 0:
            found.append(rules.copy(state))
        decision = asked[dice.below(len(asked))]
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])
    return [*found, state]


def table_sizes() -> list[tuple[str, int]]:
    return [
        (game, seats)
        for game in GAMES
        for seats in range(game_named(game).fewest, game_named(game).most + 1)
    ]


@pytest.mark.parametrize(("game", "seats"), table_sizes())
def test_chances_add_up_to_one_and_sources_to_the_points(game: str, seats: int) -> None:
    forecast = find_forecast(game_named(game))
    for state in random_positions(game, seats, 25):
        expectation = forecast.expectation(state, Seat(0), worlds=3)
        assert sum(expectation.chances) == pytest.approx(1.0)
        assert min(expectation.chances) >= 0.0
        assert [sum(own) for own in expectation.by_source] == pytest.approx(expectation.points)


@pytest.mark.parametrize(("game", "seats"), table_sizes())
def test_when_the_game_is_over_the_forecast_is_the_result(game: str, seats: int) -> None:
    rules = game_named(game)
    forecast = find_forecast(rules)
    end = random_positions(game, seats, 10_000)[-1]
    winners = rules.winners(end)
    for viewpoint in (None, Seat(0)):
        expectation = forecast.expectation(end, viewpoint, worlds=2)
        assert expectation.by_source == rules.points(end)
        assert expectation.chances == [
            1 / len(winners) if Seat(seat) in winners else 0 for seat in range(seats)
        ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_whatever_the_hidden_things_are_the_expectation_is_the_same(game: str, seats: int) -> None:
    forecast = find_forecast(game_named(game))
    for decision, worlds in truths(game, seats):
        told = {str(forecast.expectation(world, decision.seat, worlds=4)) for world in worlds}
        assert len(told) == 1, "a hidden thing changed the chances"


def test_looking_does_not_change_the_table() -> None:
    rules = game_named("trajan")
    for state in random_positions("trajan", 3, 60):
        before = rules.view(state, Seat(1))
        reveals = state.reveals
        find_forecast(rules).expectation(state, None, worlds=2)
        assert rules.view(state, Seat(1)) == before
        assert state.reveals == reveals


def test_a_game_without_tables_expects_what_it_would_score_now() -> None:
    forecast = find_forecast(STAKES)
    assert isinstance(forecast, FinalPointsForecast)
    state: Any = STAKES.start(3, {}, 1)
    while asked := decisions(state):
        expectation = forecast.expectation(state, Seat(0), worlds=2)
        assert sum(expectation.chances) == pytest.approx(1.0)
        apply(state, asked[0].seat, asked[0].options[0])
    winners = STAKES.winners(state)
    assert forecast.chances(state)[winners[0]] == 1 / len(winners)


def test_tables_name_features_and_sources_that_there_are() -> None:
    for name in ("trajan", "forum-trajanum"):
        forecast = find_forecast(game_named(name))
        assert set(forecast.tables.points) <= set(forecast.game.sources)
        for own in forecast.tables.points.values():
            assert set(own) <= set(forecast.evaluator.names)
            assert len(own) <= 16
        assert set(forecast.tables.chances) == {2, 3, 4}


def test_a_curve_is_read_between_its_knots() -> None:
    curve = (6.0, 5.0, 4.0, 3.0, 2.0, 1.0)
    assert [height(curve, knot) for knot in KNOTS] == list(curve)
    assert height(curve, 0.875) == pytest.approx(5.5)
    assert height(curve, 0.05) == pytest.approx(1.5)
    assert height(curve, -1.0) == 1.0
