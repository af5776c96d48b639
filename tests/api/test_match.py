"""`import ulpia`: a match as users of the library have it."""

from __future__ import annotations

from typing import Any

import pytest

import ulpia
from ulpia.kernel.record import parse_record, verify

GAMES = ("trajan", "forum-trajanum")


def trajan_at_its_first_turn() -> ulpia.Match:
    match = ulpia.new_match("trajan", seats=2, seed=1, options={"start": 0})
    while match.decisions()[0].prompt != "sow":
        decision = match.decisions()[0]
        match.play(decision.seat, decision.options[0])
    return match


def play_to_the_end(match: ulpia.Match, level: str = "random") -> None:
    bot = ulpia.player(level)
    while not match.is_over():
        table = match.table()
        match.play(table.seat, bot.choose(table))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_and_kept_as_a_record(game: str) -> None:
    match = ulpia.new_match(game, seats=3, seed=4)
    assert match.winners() == []
    play_to_the_end(match)
    assert match.decisions() == []
    assert match.winners() and set(match.winners()) <= {0, 1, 2}
    assert match.points() == [sum(by_source.values()) for by_source in match.points_by_source()]
    text = match.record({0: "Livia"})
    assert verify(match.engine.game, parse_record(text)) == []
    again = ulpia.read_record(text)
    assert (again.moves(), again.points()) == (match.moves(), match.points())
    assert "player 0 Livia" in text


def test_an_unfinished_record_can_be_played_on() -> None:
    match = trajan_at_its_first_turn()
    again = ulpia.read_record(match.record())
    again.play(0, "sow IV")
    assert again.moves() == [*match.moves(), (0, "sow IV")]
    with pytest.raises(ulpia.RecordError, match="seed"):
        ulpia.read_record(match.record(reveal_seed=False))


def test_the_same_seed_deals_the_same_and_no_seed_another() -> None:
    first, second = (ulpia.new_match("trajan", seed=7).engine for _ in range(2))
    assert first.game.view(first.state, None) == second.game.view(second.state, None)
    assert ulpia.new_match("trajan").seed != ulpia.new_match("trajan").seed


def test_a_move_is_a_text_or_an_object() -> None:
    match = trajan_at_its_first_turn()
    (decision,) = match.decisions()
    assert (decision.seat, decision.prompt) == (0, "sow")
    assert decision.options[3] == "sow IV"
    match.play(0, decision.moves[3])
    assert match.moves()[-1] == (0, "sow IV")
    assert match.undo(0) == "sow IV"
    match.play(0, "sow IV")
    assert match.moves()[-1] == (0, "sow IV")


def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing() -> None:
    match = trajan_at_its_first_turn()
    before = match.record()
    with pytest.raises(ulpia.IllegalMove, match="It is not your turn; seat 0 has to choose"):
        match.play(1, "sow IV")
    with pytest.raises(ulpia.IllegalMove, match="There is no seat 7"):
        match.play(7, "sow IV")
    with pytest.raises(ulpia.IllegalMove, match="It may: sow I, sow II") as refused:
        match.play(0, "drop blue")
    assert refused.value.refusal.code
    assert match.why_not(0, "drop blue") == str(refused.value)
    assert match.why_not(0, "sow IV") is None
    assert match.record() == before


def test_an_illegal_move_names_its_ruling() -> None:
    match = ulpia.new_match("trajan", seed=1)
    match.play(0, "place blue")
    match.play(0, "place blue")
    with pytest.raises(ulpia.IllegalMove, match=r"seat 0 may not 'place blue': .*R-\d+"):
        match.play(0, "place blue")


NO_MOVES: dict[str, Any] = {
    "unknown verb 'jump'": "jump",
    "write it as: sow <tray>": "sow",
    "'X' is no tray": "sow X",
    "a move needs a verb": "",
    r"Move\('jump', \(\)\) is no move of trajan": ulpia.Move("jump"),
    r"Move\('sow', \(99,\)\) is no move": ulpia.Move("sow", (99,)),
    r"Move\('sow', \(-1,\)\) is no move": ulpia.Move("sow", (-1,)),
}


@pytest.mark.parametrize("message", NO_MOVES)
def test_what_is_no_move_of_the_game_is_refused(message: str) -> None:
    match = trajan_at_its_first_turn()
    with pytest.raises(ulpia.UnknownWords, match=message):
        match.play(0, NO_MOVES[message])
    assert match.decisions()[0].prompt == "sow"


def test_what_is_neither_text_nor_move_is_refused() -> None:
    wrong: Any = 3
    with pytest.raises(TypeError, match="a move is a text or a Move, not 3"):
        trajan_at_its_first_turn().play(0, wrong)


def test_undo_says_why_not() -> None:
    match = ulpia.new_match("trajan", seed=1)
    with pytest.raises(ulpia.NothingToUndo, match="There is no move of yours to take back"):
        match.undo(0)
    with pytest.raises(ValueError, match="there is no seat 5; there are: 0 to 1"):
        match.undo(5)


def test_wrong_use_is_told_with_what_there_is() -> None:
    with pytest.raises(ulpia.UnknownGame, match="'chess'; there are: trajan, forum-trajanum"):
        ulpia.new_match("chess")
    with pytest.raises(ulpia.BadOption, match="2 to 4 seats, not 9"):
        ulpia.new_match("trajan", seats=9)
    with pytest.raises(ulpia.BadOption, match="no option 'colour'; it has: edition, time, start"):
        ulpia.new_match("trajan", options={"colour": "red"})
    with pytest.raises(ulpia.BadOption, match="cannot be '1999'; choose from: 2022, 2011"):
        ulpia.new_match("trajan", options={"edition": 1999})
    with pytest.raises(ulpia.UnknownLevel, match="'genius'; there are: random, tiro, miles"):
        ulpia.player("genius")
    with pytest.raises(ulpia.RecordError, match="line 2: there is no game 'chess'"):
        ulpia.read_record("ulpia 1\ngame chess\nrules 1\nseats 2\n")


def test_names_and_options_can_be_listed() -> None:
    assert ulpia.game_names() == list(GAMES)
    assert ulpia.game_options("trajan")["edition"] == ("2022", "2011")
    assert ulpia.level_names()[0] == "random"
    assert ulpia.new_match("trajan", options={"edition": 2011}).options["edition"] == "2011"


def test_a_seat_sees_its_own_view_and_nobody_a_table_that_is_not_asked() -> None:
    match = trajan_at_its_first_turn()
    assert match.view()["seat"] is None
    assert match.view(1)["seat"] == 1
    assert match.table().seat == match.table(0).seat == 0
    assert match.table(0).view() == match.view(0)
    assert match.table(0).option_texts() == match.decisions()[0].options
    with pytest.raises(ulpia.NotAsked, match="seat 1 has nothing to choose now; asked: seat 0"):
        match.table(1)
    with pytest.raises(ValueError, match="there is no seat 2"):
        match.view(2)


def test_nobody_is_asked_after_the_end() -> None:
    match = ulpia.new_match("trajan", seed=2)
    play_to_the_end(match)
    with pytest.raises(ulpia.NotAsked, match="the game is over"):
        match.table()
    with pytest.raises(ulpia.IllegalMove, match="The game is over"):
        match.play(0, "sow I")


@pytest.mark.parametrize("game", GAMES)
def test_a_printed_match_is_a_board_with_questions_and_then_the_result(game: str) -> None:
    match = ulpia.new_match(game, seed=3)
    first = match.decisions()[0].options[0]
    assert "Player 1" in str(match) or "Demands" in str(match)
    assert first in str(match)
    assert max(len(line) for line in match.board(0, width=80).splitlines()) <= 80
    play_to_the_end(match)
    assert str(match.points()[0]) in str(match)
    assert first not in str(match)


def test_a_printed_match_hides_what_only_one_seat_may_see() -> None:
    match = trajan_at_its_first_turn()
    assert "Hand" in match.board(0)
    assert "Hand" not in str(match)


def test_a_board_can_be_drawn_in_other_languages() -> None:
    match = trajan_at_its_first_turn()
    assert "Welche Mulde" in match.board(0, language="de")
    with pytest.raises(ValueError, match="unknown language 'fr'; choose from: en, de, ru"):
        match.board(language="fr")


def test_the_representation_is_short() -> None:
    match = ulpia.new_match("trajan", seed=3)
    assert repr(match) == "<Match of trajan, 2 seats, seed 3, 0 moves>"
