"""What every game must keep at every decision of random games."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.contract.games import ALL_GAMES, play_on, tables
from ulpia.kernel import laws
from ulpia.kernel.chance import Dice
from ulpia.kernel.codec import decode_state, encode, encode_state
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import IllegalMove, Move, Seat
from ulpia.kernel.played_moves import NothingToUndo
from ulpia.kernel.record import parse_record, replay, verify
from ulpia.kernel.record_writer import write_record
from ulpia.kernel.state import apply, decisions
from ulpia.kernel.together import Together
from ulpia.kernel.words import Signature

# Whole games are long examples: few of them, never cut short by a deadline, not shrunk for hours.
whole_games = settings(
    max_examples=4,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


@every_game
@whole_games
@given(data=st.data())
def test_all_laws_hold_at_every_decision(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(tables(game))
    dice = Dice(data.draw(st.integers(0, 2**31)))
    while not match.is_over():
        laws.check_laws(game, match.state, match.seats, dice.below(2**31))
        laws.check_hearing(game, match.state, match.seats, dice.below(2**31))
        play_on(match, dice, 1)
    laws.check_laws(game, match.state, match.seats, 1)


@every_game
@whole_games
@given(data=st.data())
def test_a_copy_is_independent(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(tables(game))
    dice = Dice(data.draw(st.integers(0, 2**31)))
    play_on(match, dice, data.draw(st.integers(0, 300)))
    before = encode_state(match.state)
    other = game.copy(match.state)
    while asked := decisions(other):
        decision = asked[dice.below(len(asked))]
        apply(other, decision.seat, decision.options[dice.below(len(decision.options))])
    assert encode_state(match.state) == before


@every_game
@whole_games
@given(data=st.data())
def test_steps_are_unchanged_after_use(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(tables(game))
    dice = Dice(data.draw(st.integers(0, 2**31)))
    while not match.is_over():
        steps = list(match.state.agenda)
        codes = [encode(step) for step in steps]
        play_on(match, dice, 1)
        assert [encode(step) for step in steps] == codes


@every_game
@whole_games
@given(data=st.data())
def test_a_decoded_state_plays_on_identically(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(tables(game))
    dice = Dice(data.draw(st.integers(0, 2**31)))
    play_on(match, dice, data.draw(st.integers(0, 300)))
    decoded = decode_state(game, json.loads(json.dumps(encode_state(match.state))))
    while asked := decisions(match.state):
        assert decisions(decoded) == asked
        decision = asked[dice.below(len(asked))]
        move = decision.options[dice.below(len(decision.options))]
        apply(match.state, decision.seat, move)
        apply(decoded, decision.seat, move)
    assert decisions(decoded) == []
    assert encode_state(decoded) == encode_state(match.state)


@every_game
@whole_games
@given(data=st.data())
def test_a_record_replays_to_identical_states(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(tables(game))
    play_on(match, Dice(data.draw(st.integers(0, 2**31))))
    text = write_record(match, players={0: "Livia"}, notes={0: "a remark"})
    record = parse_record(text)
    assert verify(game, record) == []
    again = replay(game, record)
    assert again.log == match.log
    assert [each.events for each in again.log] == [each.events for each in match.log]
    assert encode_state(again.state) == encode_state(match.state)
    assert [encode_state(each.before) for each in again.log] == [
        encode_state(each.before) for each in match.log
    ]


@every_game
@whole_games
@given(data=st.data())
def test_undo_restores_exactly_and_stops_at_reveals(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(tables(game))
    dice = Dice(data.draw(st.integers(0, 2**31)))
    while not match.is_over():
        before = encode_state(match.state)
        reveals = match.state.reveals
        count = len(match.log)
        play_on(match, dice, 1)
        seat = match.log[-1].seat
        move = match.log[-1].move
        try:
            undone = match.undo(seat)
        except NothingToUndo as reason:
            assert match.state.reveals != reveals or reason.code == "turn_is_over"
            continue
        assert match.state.reveals == reveals
        assert undone.move == move and len(match.log) == count
        assert encode_state(match.state) == before
        match.play(seat, move)


@pytest.mark.slow
@every_game
@whole_games
@given(data=st.data())
def test_the_order_of_simultaneous_choices_changes_nothing(
    game: Game[Any], data: st.DataObject
) -> None:
    match = data.draw(tables(game))
    dice = Dice(data.draw(st.integers(0, 2**31)))
    seed = data.draw(st.integers(0, 2**31))
    for _ in range(400):
        if match.is_over():
            return
        if _is_together(match.state):
            first = _close(match, Dice(seed), Dice(seed + 1))
            second = _close(match, Dice(seed), Dice(seed + 2))
            assert first == second
        play_on(match, dice, 1)


def _is_together(state: Any) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[-1], Together)


def _close(match: Match[Any], choices: Dice, order: Dice) -> Any:
    """Let all seats finish their lanes in a random order, each choosing by its own dice."""
    state = match.game.copy(match.state)
    own = [Dice(choices.below(2**31)) for _ in range(match.seats)]
    views: list[list[Any]] = [[] for _ in range(match.seats)]
    while _is_together(state):
        asked = decisions(state)
        if not asked or not _is_together(state):
            break
        decision = asked[order.below(len(asked))]
        views[decision.seat].append(_own_part(match.game, state, decision.seat))
        options = decision.options
        apply(state, decision.seat, options[own[decision.seat].below(len(options))])
        decisions(state)
    return encode_state(state), views


def _own_part(game: Game[Any], state: Any, seat: Seat) -> Any:
    """Return what a seat sees while it acts, without who else is still choosing."""
    view = game.view(state, seat)
    view.pop("waiting", None)
    return view


@every_game
@whole_games
@given(data=st.data())
def test_there_is_a_reason_for_a_move_if_and_only_if_it_is_illegal(
    game: Game[Any], data: st.DataObject
) -> None:
    match = data.draw(tables(game))
    dice = Dice(data.draw(st.integers(0, 2**31)))
    while not match.is_over():
        decision = match.waiting()[0]
        for move in [*some_moves(game, dice), *decision.options]:
            reason = match.why_not(decision.seat, move)
            assert (reason is None) == (move in decision.options), (move, reason)
            if reason is not None:
                known = {**game.vocabulary.refusals, **_common_refusals()}
                assert known[reason.code].takes(len(reason.values)), reason
        play_on(match, dice, 1)


def _common_refusals() -> dict[str, Signature]:
    from ulpia.kernel.game import COMMON_REFUSALS

    return {signature.name: signature for signature in COMMON_REFUSALS}


def some_moves(game: Game[Any], dice: Dice) -> list[Move]:
    """Return one random move of every verb."""
    moves = []
    for verb in game.vocabulary.verbs.values():
        count = len(verb.arguments) + (dice.below(4) if verb.many else 0)
        nouns = [dice.below(max(1, len(verb.kind(at).words))) for at in range(count)]
        moves.append(Move(verb.name, tuple(nouns)))
    return moves


@every_game
def test_bad_moves_are_refused_and_change_nothing(game: Game[Any]) -> None:
    match = Match(game, game.fewest, {}, 1)
    before = encode_state(match.state)
    decision = match.waiting()[0]
    wrong_seat = Seat(game.most + 1)
    with pytest.raises(IllegalMove) as refused:
        match.play(wrong_seat, decision.options[0])
    assert refused.value.refusal.code == "no_such_seat"
    assert encode_state(match.state) == before
    play_on(match, Dice(1))
    with pytest.raises(IllegalMove) as refused:
        match.play(decision.seat, decision.options[0])
    assert refused.value.refusal.code == "game_over"
