"""What options would bring: told from the seat's view alone, and true when they are played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from benchmarks.outcomes import quickest, unit
from tests.text.samples import NAMES, StrictTexts
from ulpia.games._template.game import STAKES
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.registry import GAMES
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.codec import encode_state
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision, Move
from ulpia.kernel.outcomes import verb_of
from ulpia.kernel.state import apply, decisions
from ulpia.text import LANGUAGES

SEEDS = (3, 8)
EVERY = 3
"""Every so manieth decision is looked at: many are alike."""


def positions(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[Any, Decision]]:
    """Play at random, and stop at decisions on the way."""
    dice = random.Random(seed)
    state = game.start(seats, {}, seed)
    count = 0
    while asked := decisions(state):
        decision = dice.choice(asked)
        count += 1
        if count % EVERY == 0:
            yield state, decision
        # boards fill only if things are done: passing is rarer than chance would have it
        options = [move for move in decision.options if move.verb not in ("pass", "done", "stop")]
        apply(state, decision.seat, dice.choice(options or decision.options))


MAX_UNITS = 4
"""Of `benchmarks/paired.py`, about 1.2 ms each: no more than 5 ms for all options of a position."""
GAMES_AND_SEATS = [(name, seats) for name in GAMES for seats in (2, 3)]


@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_outcomes_depend_on_what_the_seat_can_know_and_change_nothing(
    name: str, seats: int
) -> None:
    game = GAMES[name]
    for state, decision in positions(game, seats, SEEDS[seats % 2]):
        before = encode_state(state)
        told = game.outcomes(state, decision)
        joint = [(each.moves, each.outcome) for each in game.joint_options(state, decision)]
        assert encode_state(state) == before
        assert set(told) <= set(decision.options)
        world = game.imagine(state, decision.seat, 77)
        assert game.outcomes(world, decision) == told
        again = [(each.moves, each.outcome) for each in game.joint_options(world, decision)]
        assert again == joint
        assert game.caution(world, decision) == game.caution(state, decision)


@pytest.mark.parametrize("name", list(GAMES))
def test_points_of_an_outcome_are_the_points_that_the_move_scores(name: str) -> None:
    """Sowing completes only with the right marker last: its points are promised, not scored."""
    game = GAMES[name]
    checked = 0
    for state, decision in positions(game, 2, 5):
        seat = decision.seat
        for move, outcome in game.outcomes(state, decision).items():
            if outcome.points and move.verb not in ("sow", "build"):
                after = game.copy(state)
                apply(after, seat, move)
                gained = sum(game.points(after)[seat]) - sum(game.points(state)[seat])
                assert gained == outcome.points, (move, outcome)
                checked += 1
    assert checked or name != TRAJAN.name


@pytest.mark.parametrize("name", list(GAMES))
def test_every_outcome_and_warning_can_be_said_in_every_language(name: str) -> None:
    game = GAMES[name]
    said: set[str] = set()
    warned: set[str] = set()
    texts = [StrictTexts(language) for language in LANGUAGES]
    for state, decision in positions(game, 3, 11):
        caution = game.caution(state, decision)
        if caution is not None:
            warned.add(caution.name)
            for each in texts:
                assert each.caution(game, caution, NAMES).endswith(".")
        for move, outcome in game.outcomes(state, decision).items():
            if outcome.name in said:
                continue
            said.add(outcome.name)
            assert verb_of(outcome.name) == move.verb
            for each in texts:
                sentence = each.outcome(game, move, outcome, NAMES)
                assert sentence.endswith(".") and "  " not in sentence and " ;" not in sentence
    assert len(said) > 8
    assert warned


def test_a_double_building_and_its_place_are_one_choice_that_hides_none() -> None:
    """R-38: together the joint options are all sequences of spaces that could be chosen."""
    found = 0
    for state, decision in positions(FORUM_TRAJANUM, 2, 8):
        offered = [tuple(each.moves) for each in FORUM_TRAJANUM.joint_options(state, decision)]
        if not offered:
            continue
        found += 1
        assert set(offered) == set(sequences(state, decision))
        assert len(offered) == len(set(offered))
    assert found


def sequences(state: Any, decision: Decision) -> Iterator[tuple[str, ...]]:
    """Return what can be sent until a double tile lies, move by move."""
    for move in decision.options:
        after = FORUM_TRAJANUM.copy(state)
        apply(after, decision.seat, move)
        asked = decisions(after)
        text = FORUM_TRAJANUM.vocabulary.write(move)
        if asked and asked[0].prompt == "second_half":
            for second in asked[0].options:
                yield text, FORUM_TRAJANUM.vocabulary.write(second)
        else:
            yield (text,)


def test_a_game_that_tells_no_outcomes_is_played_all_the_same() -> None:
    state = STAKES.start(2, {}, 1)
    decision = decisions(state)[0]
    assert STAKES.outcomes(state, decision) == {}
    assert STAKES.joint_options(state, decision) == []
    assert isinstance(decision.options[0], Move)


@pytest.mark.parametrize("name", list(GAMES))
def test_all_options_of_a_position_are_told_within_five_milliseconds(name: str) -> None:
    """Measured against plain Python, so that a slow or busy machine says the same."""
    game = GAMES[name]
    slowest = max(
        quickest(game, state, decision)[0] for state, decision in positions(game, 4, SEEDS[0])
    )
    assert slowest / unit() <= MAX_UNITS
