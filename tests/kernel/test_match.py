"""A match: from the start or from a snapshot, with turns that await confirmation, and undo."""

from __future__ import annotations

from typing import Any

import pytest

from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.kernel.codec import encode_state
from ulpia.kernel.game import Game
from ulpia.kernel.match import KEEPS_MOVES, KEEPS_NOTHING, Match, Snapshot
from ulpia.kernel.moves import IllegalMove, Seat
from ulpia.kernel.played_moves import NothingToUndo, TooOld
from ulpia.kernel.turn_end import moves_to_turn_end

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def play_on(match: Match[Any], dice: Dice, moves: int, hold: bool = False) -> None:
    """Play random moves; a turn that awaits confirmation is ended by the next of them."""
    for _ in range(moves):
        if match.awaiting_confirmation is not None:
            match.end_turn()
        if match.is_over():
            return
        asked = match.waiting()
        decision = asked[dice.below(len(asked))]
        move = decision.options[dice.below(len(decision.options))]
        match.play(decision.seat, move, hold=hold)


def hold_a_turn(match: Match[Any], dice: Dice) -> Seat:
    """Play until a turn awaits its confirmation; return whose it is."""
    for _ in range(400):
        play_on(match, dice, 1, hold=True)
        if match.awaiting_confirmation is not None:
            return Seat(match.awaiting_confirmation)
    raise AssertionError("no turn was held back")


@every_game
def test_what_a_match_keeps_does_not_change_the_game(game: Game[Any]) -> None:
    matches = [Match(game, 2, {}, 7, keeps=keeps) for keeps in (KEEPS_NOTHING, KEEPS_MOVES)]
    matches.append(Match(game, 2, {}, 7))
    for match in matches:
        play_on(match, Dice(1), 60)
    nothing, moves, copies = matches
    assert encode_state(nothing.state) == encode_state(moves.state) == encode_state(copies.state)
    assert (nothing.log, nothing.opening) == ([], [])
    assert moves.log == copies.log
    assert [each.events for each in moves.log] == [each.events for each in copies.log]
    assert [each.before for each in moves.log] == [None] * len(moves.log)
    assert [each.number for each in moves.log] == list(range(1, len(moves.log) + 1))


@every_game
def test_a_match_goes_on_from_a_snapshot_as_if_it_had_begun_there(game: Game[Any]) -> None:
    whole = Match(game, 2, {}, 3)
    play_on(whole, Dice(2), 40)
    here = Snapshot(game.copy(whole.state), base=40)
    later = Match(game, 2, whole.options, 3, here)
    assert later.waiting() == whole.waiting() and later.opening == []
    play_on(whole, Dice(3), 30)
    play_on(later, Dice(3), 30)
    assert encode_state(later.state) == encode_state(whole.state)
    assert [each.number for each in later.log] == [each.number for each in whole.log[40:]]


@every_game
def test_nobody_is_asked_while_a_turn_awaits_its_confirmation(game: Game[Any]) -> None:
    match = Match(game, 2, {}, 5)
    seat = hold_a_turn(match, Dice(4))
    other = Seat(1 - seat)
    assert match.waiting() == [] and match.waiting_seats() == [seat] and not match.is_over()
    move = match.log[-1].move
    refusals = []
    for each in (seat, other):
        with pytest.raises(IllegalMove) as illegal:
            match.play(each, move)
        refusals.append(illegal.value.refusal.code)
    assert refusals == ["not_now", "not_your_turn"]
    again = Match(game, 2, match.options, 5, Snapshot(game.copy(match.state), 9, seat))
    assert again.waiting() == [] and again.waiting_seats() == [seat]
    again.end_turn()
    match.end_turn()
    assert encode_state(again.state) == encode_state(match.state)
    assert match.log[-1].end_number == match.log[-1].number + 1


def test_an_undo_takes_back_the_end_of_the_turn_too() -> None:
    game: Game[Any] = GAMES["trajan"]  # in the other game the end of a turn reveals a tile
    dice = Dice(6)
    for seed in range(40):
        match = Match(game, 2, {}, seed)
        seat = hold_a_turn(match, dice)
        before = encode_state(match.log[-1].before)
        match.end_turn()
        try:
            undone = match.undo(seat)
        except NothingToUndo:
            continue
        assert len(undone.numbers()) == 2 and encode_state(match.state) == before
        assert match.awaiting_confirmation is None and match.decision(seat) is not None
        return
    raise AssertionError("no end of a turn could be taken back")


@every_game
def test_undo_gives_its_reasons(game: Game[Any]) -> None:
    match = Match(game, 2, {}, 1)
    with pytest.raises(NothingToUndo, match="nothing_played"):
        match.undo(Seat(0))
    play_on(match, Dice(7), 50)
    reasons = set()
    for seat in (Seat(0), Seat(1)):
        try:
            match.require_undoable(seat)
        except NothingToUndo as nothing:
            reasons.add(nothing.code)
    assert reasons <= {"revealed", "turn_is_over", "others_have_played"}
    match.forget_before(49)
    assert [each.number for each in match.log] == [50] and match.base == 49
    silent = Seat(1 - match.log[0].seat)
    with pytest.raises(NothingToUndo, match="others_have_played"):
        match.require_undoable(silent)  # it may have played before what is known here
    with pytest.raises(TooOld):
        match.remove([20])


def test_moves_of_others_at_the_same_time_stay() -> None:
    game: Game[Any] = GAMES["trajan"]
    match = Match(game, 2, {}, 1)
    asked = match.waiting()
    assert len(asked) == 2, "both choose at once at the beginning"
    for decision in asked:
        match.play(decision.seat, decision.options[0])
    first, second = match.log[0].seat, match.log[1].seat
    if len(match.waiting()) == 2:
        match.undo(first)
        assert [each.seat for each in match.log] == [second]
        assert [each.number for each in match.log] == [2]
        assert match.waiting_seats() == [0, 1]


@every_game
def test_a_trial_leaves_the_match_alone(game: Game[Any]) -> None:
    match = Match(game, 2, {}, 2)
    play_on(match, Dice(8), 20)
    before = encode_state(match.state)
    trial = match.trial()
    play_on(trial, Dice(9), 20)
    assert encode_state(match.state) == before and len(match.log) == 20
    decision = match.waiting()[0]
    moves_to_turn_end(game, match.state, decision)
    assert encode_state(match.state) == before
