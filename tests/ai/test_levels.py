"""The levels: one table, the same moves as ever, and every game is played by all of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.ai.level_digests import first_decisions, level_digests
from tools.paths import LOCALES
from ulpia.ai.arena import Contest, fixtures, play_fixture
from ulpia.ai.evaluate.evaluation import DEFAULT, find_evaluation, make_evaluator
from ulpia.ai.evaluate.final_points import FinalPointsEvaluator
from ulpia.ai.evaluate.weights import FeatureWeights, leave_out
from ulpia.ai.levels import (
    LEVEL_TABLE,
    LEVELS,
    QUICK_LEVELS,
    ByLookahead,
    ByNetwork,
    UnknownLevel,
    find_level,
    make_player,
    with_noise,
)
from ulpia.ai.player import Player, make_player_table
from ulpia.ai.search.ranking import Budget
from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Seat
from ulpia.kernel.record import parse_record, verify
from ulpia.kernel.state import apply, decisions

GOLDEN = Path(__file__).with_name("level_digests.json")


@pytest.mark.slow
def test_every_level_plays_the_moves_it_always_played() -> None:
    """For a new level, or one that is meant to play differently: CONTRIBUTING, Add a level."""
    assert level_digests(first_decisions()) == json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_the_names_in_records_are_known() -> None:
    """A new level stands between them; none of these may go or change its place."""
    lower = ("random", "tiro", "miles", "optio", "centurio", "tribunus", "legatus")
    written = (*lower, "imperator")
    assert tuple([name for name in LEVELS if name in written]) == written
    assert [find_level(name) for name in LEVELS] == list(LEVEL_TABLE)


def test_only_levels_that_look_ahead_keep_people_waiting() -> None:
    searches = {level.name: level.search for level in LEVEL_TABLE}
    looking = {name for name in LEVELS if isinstance(searches[name], ByLookahead | ByNetwork)}
    assert looking and set(LEVELS) - QUICK_LEVELS == looking


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_level_has_a_name_and_a_character_in_every_language(language: str) -> None:
    text = (LOCALES / language / "web.ftl").read_text(encoding="utf-8")
    said = [f"web-level-{kind}{level} = " for kind in ("", "help-") for level in LEVELS]
    assert [message for message in said if f"\n{message}" not in text] == []


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_a_character_is_told_in_two_sentences(language: str) -> None:
    text = (LOCALES / language / "web.ftl").read_text(encoding="utf-8")
    told = dict(re.findall(r"^web-level-help-(\S+) = (.+)$", text, re.MULTILINE))
    assert {level: told[level].count(". ") for level in LEVELS} == dict.fromkeys(LEVELS, 1)


@pytest.mark.parametrize("game", GAMES)
def test_weaker_levels_care_for_less(game: str) -> None:
    """Whoever is weaker looks at fewer features than the tuned table, or searches less."""
    evaluation = find_evaluation(game_named(game))
    cared = {
        level.name: sum(any(own) for own in evaluation.weights(level.weights))
        for level in LEVEL_TABLE[1:]
    }
    assert max(cared["tiro"], cared["miles"], cared["optio"]) < cared["centurio"]
    assert cared["tiro"] < cared["optio"]
    assert cared["miles"] < cared["optio"]


def test_to_leave_out_what_nobody_looks_at_is_a_mistake() -> None:
    table = {"cards": FeatureWeights(1.0), "pairs": FeatureWeights(2.0)}
    assert leave_out(table, "cards") == {"pairs": FeatureWeights(2.0)}
    with pytest.raises(ValueError, match="nobody looks at these anyway: ships"):
        leave_out(table, "ships")


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLevel, match="no player 'caesar'; there are: random, tiro, miles"):
        make_player("caesar", STAKES, 1)


def test_noise_changes_every_weight_a_little_and_by_the_seed() -> None:
    weights = [FeatureWeights(10.0, -10.0, 0.0), FeatureWeights(full_table=5.0)]
    noisy = with_noise(weights, 0.1, 3)
    assert noisy == with_noise(weights, 0.1, 3) != with_noise(weights, 0.1, 4)
    for before, after in zip(weights, noisy, strict=True):
        for one, other in zip(before, after, strict=True):
            assert abs(one - other) <= 0.1 * abs(one)
    assert noisy != weights


# a game that brings nothing


@pytest.fixture
def stakes(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The template, registered like any other game."""
    monkeypatch.setitem(GAMES, STAKES.name, STAKES)
    return STAKES


def test_a_game_that_brings_no_evaluation_is_evaluated_by_its_final_points(
    stakes: Game[Any],
) -> None:
    assert find_evaluation(stakes) is DEFAULT
    evaluator = make_evaluator(stakes)
    assert isinstance(evaluator, FinalPointsEvaluator)
    state = stakes.start(2, {}, 3)
    asked = decisions(state)
    while asked:
        for seat in range(2):
            expected = sum(stakes.final_points(state)[seat])
            assert evaluator.expected_points(state, Seat(seat)) == expected
        apply(state, asked[0].seat, asked[0].options[0])
        asked = decisions(state)
    assert sum(stakes.totals(state)) > 0


def test_an_evaluator_prefers_the_stake_that_wins() -> None:
    """The last to stake sees what every card would bring, in the world that it imagines."""
    state = STAKES.start(2, {}, 3)
    first, second = decisions(state)
    apply(state, first.seat, first.options[0])
    player = make_player("miles", STAKES, 1)
    table = make_player_table(STAKES, state, 2, second, 5)
    chosen = player.choose(table)
    gains = {}
    for move in second.options:
        world = table.imagine(1)
        apply(world, second.seat, move)
        decisions(world)
        gains[move] = STAKES.totals(world)[second.seat]
    assert gains[chosen] == max(gains.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_levels_meet_in_an_arena_of_a_game_that_brings_nothing(
    stakes: Game[Any], seats: int
) -> None:
    contest = Contest(stakes.name, seats, {}, LEVELS, 1)
    for fixture in fixtures(contest, 1):
        outcome = play_fixture(contest, fixture, make_level_player, never)
        assert outcome is not None
        assert (outcome.error, outcome.reason) == ("", "")
        assert verify(stakes, parse_record(outcome.record)) == []


def make_level_player(name: str, game: Game[Any], seed: int, seat: Seat) -> Player:
    return make_player(name, game, seed, Budget(2))


def never() -> bool:
    return False
