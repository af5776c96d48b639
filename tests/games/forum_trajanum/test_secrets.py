"""Nobody learns what is secret, and nothing depends on who acts first."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ulpia.games.forum_trajanum.components.player_board import CORNER_MASK
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.state import DRAFTING, SETTING_UP, ForumTrajanum
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import decision_of
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.played_moves import NothingToUndo
from ulpia.kernel.together import Together

quick = settings(max_examples=5, deadline=None)


@pytest.mark.slow
@quick
@given(st.integers(2, 4), st.integers(0, 10**6))
def test_choices_of_others_show_in_no_view_and_no_fact_until_all_have_chosen(
    seats: int, seed: int
) -> None:
    match = Match(FORUM_TRAJANUM, seats, {}, seed)
    dice = Dice(seed)
    while not match.is_over():
        asked = match.waiting()
        decision = asked[dice.below(len(asked))]
        secret = isinstance(match.state.agenda[-1], Together)
        others = [Seat(seat) for seat in range(seats) if seat != decision.seat]
        before = [FORUM_TRAJANUM.view(match.state, seat) for seat in (*others, None)]
        reveals = match.state.phase
        events = match.play(decision.seat, decision.options[dice.below(len(decision.options))])
        still = not match.is_over() and isinstance(match.state.agenda[-1], Together)
        if secret and still and match.state.phase == reveals in (SETTING_UP, DRAFTING):
            after = [FORUM_TRAJANUM.view(match.state, seat) for seat in (*others, None)]
            assert after == before
            assert not any([event.is_for(seat) for event in events for seat in (*others, None)])


@quick
@given(st.integers(0, 10**6))
def test_views_are_json_and_hold_no_seed(seed: int) -> None:
    secret_seed = 10**15 + seed
    match = Match(FORUM_TRAJANUM, 3, {}, secret_seed)
    dice = Dice(seed)
    for _ in range(60):
        decision = match.waiting()[0]
        match.play(decision.seat, decision.options[dice.below(len(decision.options))])
        for seat in (None, Seat(0), Seat(2)):
            assert str(secret_seed) not in json.dumps(FORUM_TRAJANUM.view(match.state, seat))


def test_every_ruling_has_a_test() -> None:
    text = "".join([file.read_text() for file in sorted(Path(__file__).parent.glob("test_*.py"))])
    tested = {int(number) for number in re.findall(r"def test_r(\d+)_", text)}
    assert sorted(set(range(1, 83)) - tested) == []


def test_every_ruling_is_in_the_paraphrase_once_and_cited_by_the_rules() -> None:
    root = Path(__file__).parents[3]
    page = (root / "docs" / "rules" / "forum_trajanum.md").read_text()
    numbers = [int(number) for number in re.findall(r"^\*\*R-(\d+)\*\*", page, re.MULTILINE)]
    assert numbers == list(range(1, 83))
    source = root / "src" / "ulpia" / "games" / "forum_trajanum"
    code = "".join([file.read_text() for file in sorted(source.rglob("*.py"))])
    cited = {int(number) for number in re.findall(r"R-(\d+)", code)}
    assert sorted(set(range(1, 82)) - cited) == [], "R-82 is the worked example: a test"


def play_to_the_draft(seed: int) -> Match[ForumTrajanum]:
    match = Match(FORUM_TRAJANUM, 3, {}, seed)
    dice = Dice(seed)
    while match.state.phase != DRAFTING:
        decision = match.waiting()[0]
        match.play(decision.seat, decision.options[dice.below(len(decision.options))])
    return match


def option(match: Match[ForumTrajanum], seat: int, hidden: bool) -> Move | None:
    """Return a tile that `seat` may take, one that only it will see or one that lies open."""
    decision = decision_of(match.waiting(), Seat(seat))
    for move in [] if decision is None else decision.options:
        is_corner = bool(move.nouns) and bool((CORNER_MASK >> move.nouns[0]) & 1)
        if move.verb == "take" and is_corner != hidden:
            return move
    return None


def test_what_others_look_at_in_the_draft_does_not_end_my_undo() -> None:
    for seed in range(200):
        match = play_to_the_draft(seed)
        corner, looked = option(match, 0, hidden=False), option(match, 1, hidden=True)
        if corner is None or looked is None:
            continue
        before = FORUM_TRAJANUM.view(match.state, Seat(0))
        match.play(Seat(0), corner)
        match.play(Seat(1), looked)
        known = FORUM_TRAJANUM.view(match.state, Seat(1))
        assert match.undo(Seat(0)).move == corner
        assert FORUM_TRAJANUM.view(match.state, Seat(0)) == before
        assert FORUM_TRAJANUM.view(match.state, Seat(1)) == known
        return
    raise AssertionError("no draft with an open corner in reach")


def test_undo_is_no_way_to_look_at_a_second_tile() -> None:
    match = play_to_the_draft(1)
    looked = option(match, 0, hidden=True)
    assert looked is not None
    match.play(Seat(0), looked)
    with pytest.raises(NothingToUndo) as reason:
        match.undo(Seat(0))
    assert reason.value.code == "revealed"


def test_which_tile_is_kept_can_be_taken_back_while_others_still_look() -> None:
    match = play_to_the_draft(2)
    while decision_of(match.waiting(), Seat(0)) is not None:
        decision = decision_of(match.waiting(), Seat(0))
        assert decision is not None
        last = decision.prompt
        match.play(Seat(0), decision.options[0])
    assert last == "keep"
    looked = option(match, 1, hidden=True)
    assert looked is not None
    match.play(Seat(1), looked)
    assert match.undo(Seat(0)).move.verb == "keep"


def test_nothing_of_the_draft_is_taken_back_once_all_have_passed() -> None:
    match = play_to_the_draft(3)
    dice = Dice(3)
    while match.state.phase == DRAFTING:
        decision = match.waiting()[0]
        match.play(decision.seat, decision.options[dice.below(len(decision.options))])
    for seat in range(3):
        with pytest.raises(NothingToUndo):
            match.undo(Seat(seat))
