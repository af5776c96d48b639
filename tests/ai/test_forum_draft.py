"""Where all choose at once, a bot that is asked last chooses as well as one that is asked first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from ulpia.ai.levels import make_player
from ulpia.ai.player import make_player_table
from ulpia.ai.search.ranking import Budget
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import decision_of
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import apply, decisions
from ulpia.kernel.together import Together

ME: Final = Seat(0)
TOGETHER: Final = ("first_row", "take", "take_second", "keep")


def choice(level: str, state: ForumTrajanum) -> Move:
    player = make_player(level, FORUM_TRAJANUM, 7, Budget(1))
    decision = decision_of(decisions(state), ME)
    assert decision is not None
    return player.choose(make_player_table(FORUM_TRAJANUM, state, state.seats, decision, 3))


def after_the_others(state: ForumTrajanum, dice: Dice) -> ForumTrajanum:
    """Return a copy in which all others have finished what all do at once."""
    later = state.copy()
    while waiting := [decision for decision in decisions(later) if decision.seat != ME]:
        apply(later, waiting[0].seat, waiting[0].options[dice.below(len(waiting[0].options))])
    return later


def questions(seats: int, seed: int) -> Iterator[ForumTrajanum]:
    """Play a game at random; return what seat 0 is asked before anybody else has chosen."""
    match = Match(FORUM_TRAJANUM, seats, {}, seed)
    dice = Dice(seed)
    while not match.is_over():
        decision = match.waiting()[0]
        together = isinstance(match.state.agenda[-1], Together)
        if decision.seat == ME and together and decision.prompt in TOGETHER:
            yield match.state.copy()
        options = [move for move in decision.options if move.verb != "arrange"]
        match.play(decision.seat, options[dice.below(len(options))])


@pytest.mark.parametrize(
    ("level", "seats"), [("tiro", 3), ("miles", 2), ("centurio", 2), ("centurio", 3)]
)
def test_a_bot_that_is_asked_last_drafts_as_if_the_others_had_not_finished(
    level: str, seats: int
) -> None:
    dice = Dice(5)
    seen = set()
    for state in questions(seats, seats):
        seen.add(decisions(state)[0].prompt)
        assert choice(level, after_the_others(state, dice)) == choice(level, state)
    assert seen == set(TOGETHER)


def test_legatus_asked_last_drafts_as_if_the_others_had_not_finished() -> None:
    dice = Dice(5)
    for number, state in enumerate(questions(2, 3)):
        if number % 6 == 3:
            assert choice("legatus", after_the_others(state, dice)) == choice("legatus", state)


def test_the_tile_that_is_kept_is_worth_more_than_the_one_that_is_passed() -> None:
    """Asked last, all ways to go on used to look alike, and the first was taken."""
    told = set()
    for state in questions(2, 4):
        if decisions(state)[0].prompt == "keep":
            later = after_the_others(state, Dice(1))
            player = make_player("centurio", FORUM_TRAJANUM, 7)
            decision = decision_of(decisions(later), ME)
            assert decision is not None
            player.choose(make_player_table(FORUM_TRAJANUM, later, 2, decision, 3))
            thoughts = player.thoughts()
            assert thoughts is not None
            told.add(len({candidate["points"] for candidate in thoughts["candidates"]}))
    assert 2 in told
