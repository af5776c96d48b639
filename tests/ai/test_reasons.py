"""Reasons: where a turn is better than the next best one, as facts and as estimates."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ai.test_fairness import truths
from ulpia.ai.hints import Counsel, describe_hint, make_hint
from ulpia.ai.player import make_player_table
from ulpia.ai.reasons import Reason, TurnPoints, compare, why_sentence
from ulpia.ai.search.ranking import Budget
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Decision
from ulpia.kernel.state import apply, decisions

SOURCES = ("tiles", "sets", "senate", "ships")


def points_of(now: list[int], final: list[float]) -> TurnPoints:
    return TurnPoints(now, final)


def test_what_is_scored_at_once_is_told_as_a_fact() -> None:
    verdict = compare(
        SOURCES, points_of([5, 0, 0, 0], [25, 13, 10, 8]), points_of([0, 0, 4, 0], [20, 10, 14, 8])
    )
    assert verdict.reasons == [
        Reason("now", "tiles", 5),
        Reason("towards", "sets", 3),
        Reason("gives_up", "senate", 4),
    ]
    assert verdict.margin == 4
    assert not verdict.is_close
    assert verdict.by_source == {"tiles": 5, "sets": 3, "senate": -4}
    assert verdict.topic() == "tiles"


def test_points_that_both_turns_score_are_no_reason() -> None:
    verdict = compare(
        SOURCES, points_of([5, 0, 0, 0], [25, 13, 10, 8]), points_of([5, 0, 0, 0], [25, 10, 10, 8])
    )
    assert verdict.reasons == [Reason("towards", "sets", 3)]


def test_little_things_are_not_told_and_a_small_margin_is_close() -> None:
    verdict = compare(
        SOURCES, points_of([0] * 4, [20.5, 10.3, 10, 8]), points_of([0] * 4, [20, 10, 10, 8])
    )
    assert verdict.reasons == []
    assert verdict.is_close


@pytest.mark.parametrize(
    ("reasons", "name"),
    [
        ([], "hint-why-little"),
        ([Reason("now", "tiles", 5)], "hint-why-now"),
        ([Reason("now", "tiles", 5), Reason("gives_up", "senate", 4)], "hint-why-now-instead"),
        (
            [Reason("now", "tiles", 5), Reason("towards", "sets", 3), Reason("gives_up", "a", 4)],
            "hint-why-now-towards-instead",
        ),
    ],
)
def test_every_set_of_reasons_is_one_message(reasons: list[Reason], name: str) -> None:
    sentence = why_sentence(reasons)
    assert sentence.name == name
    assert set(sentence.points) == set(sentence.sources)


def some_decisions(game: str, seats: int, every: int) -> list[tuple[Any, Decision]]:
    rules = game_named(game)
    dice = Dice(seats + 3)
    state: Any = rules.start(seats, {}, 40 + seats)
    found, number = [], 0
    while asked := decisions(state):
        number += 1
        if number % every == 0 and len(asked[0].options) > 2:
            found.append((rules.copy(state), asked[0]))
        decision = asked[dice.below(len(asked))]
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])
    return found


def hint_at(game: str, state: Any, decision: Decision, seats: int, level: str) -> Counsel:
    table = make_player_table(game_named(game), state, seats, decision, 1)
    return make_hint(table, 4, level, Budget(1))


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_hint_agree_with_each_other(game: str) -> None:
    for state, decision in some_decisions(game, 3, 17):
        hint = hint_at(game, state, decision, 3, "centurio")
        assert hint.best.line[0] in decision.options
        assert sum(hint.chances) == pytest.approx(1.0)
        assert hint.best.chance == hint.chances[decision.seat]
        if hint.next_best is None or hint.verdict is None:
            continue
        margin = hint.best.points - hint.next_best.points
        assert margin == pytest.approx(hint.verdict.margin)
        assert (margin > 0) == (hint.best.chance > hint.next_best.chance)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["miles", "legatus"])
def test_whatever_the_hidden_things_are_the_hint_is_the_same(game: str, level: str) -> None:
    rules = game_named(game)
    for decision, worlds in truths(game, 2):
        told = set()
        for world in worlds:
            hint = hint_at(game, world, decision, 2, level)
            told.add(str(describe_hint(rules, decision.seat, hint)))
        assert len(told) == 1, "a hidden thing changed the hint"
