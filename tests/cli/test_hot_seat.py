"""Several people at one terminal: each sees their own hand, and nobody else's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.terminal import Terminal, unfinished_record
from ulpia.cli.boards import board_of
from ulpia.cli.inputs import read_record
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.record import replay
from ulpia.text import LANGUAGES, Texts

NAMES = ["Livia", "Ben", "Claudia"]
TABLE = "play trajan --people Livia,Ben --seats 3 --players random --seed 4"
COVERED = re.compile(r"^(Livia|Ben), it is your turn\.", re.MULTILINE)
HAND = re.compile(r"Hand  (.*?) *$", re.MULTILINE)
WIPED = "\x1b[H\x1b[2J\x1b[3J"


def turns(out: str) -> Iterator[tuple[int, str]]:
    """Yield who is at the terminal, and what is printed until somebody else is called."""
    parts = COVERED.split(out)[1:]
    for name, printed in zip(parts[::2], parts[1::2], strict=True):
        yield NAMES.index(name), printed


def output_for(seat: int, out: str) -> str:
    return "\n".join([printed for each, printed in turns(out) if each == seat])


def load_match(file: Path) -> Match[Any]:
    game, record = read_record(file)
    return replay(game, record)


def sentences(match: Match[Any], seat: int) -> set[str]:
    """Return what a seat may hear of in the whole game."""
    events = [*match.opening, *[event for entry in match.log for event in entry.events]]
    texts = Texts("en")
    return {texts.event(match.game, each, NAMES) for each in events if each.is_for(Seat(seat))}


def hands(match: Match[Any], seat: int) -> set[str]:
    """Return the hands that the views of a seat have shown, as a board writes them."""
    board, console = board_of(Texts("en"), match.game, NAMES), Console(width=100)
    states = [*[entry.before for entry in match.log], match.state]
    views = [match.game.view(state, Seat(seat)) for state in states]
    one_of_each = {repr(view["players"][seat]["hand"]): view for view in views}
    with console.capture() as drawn:
        for view in one_of_each.values():
            console.print(board.full(view, 100))
    return set(HAND.findall(drawn.get()))


def moves_in(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if line[:2] in ("0 ", "1 ", "2 ")]


def unwrap(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("game", ["trajan", "forum-trajanum"])
def test_nothing_hidden_of_a_person_is_told_while_another_is_at_the_terminal(
    game: str, terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "told.game"
    words = TABLE.replace("trajan", game)
    typed = [*["1"] * 110, "log all", "1", "log all", *["1"] * 30, f"save {file}", "quit"]
    out = terminal.ulpia(words, typed=typed).out
    match = load_match(file)
    for seat, other in ((0, 1), (1, 0)):
        private = sentences(match, other) - sentences(match, seat)
        assert any(sentence in unwrap(output_for(other, out)) for sentence in private)
        for sentence in private:
            assert sentence not in unwrap(output_for(seat, out))
    assert not HAND.search(COVERED.split(out)[0])


def test_everybody_sees_the_hand_of_their_own_view(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "hands.game"
    out = terminal.ulpia(TABLE, typed=[*["1"] * 150, f"save {file}", "quit"]).out
    match = load_match(file)
    for seat, other in ((0, 1), (1, 0)):
        shown = set(HAND.findall(output_for(seat, out)))
        assert shown
        own = hands(match, seat)
        assert shown <= own
        assert not shown & (hands(match, other) - own)


def test_a_covered_table_shows_nothing_until_somebody_sits_down(terminal: Terminal) -> None:
    outcome = terminal.ulpia(TABLE, typed=["board", "log all", "points", "hint", "place blue"])
    assert outcome.out.count("Livia, it is your turn.") == 6
    assert "Quarter I" not in outcome.out
    assert "Quarter I" in terminal.ulpia(TABLE, typed=[""]).out


def test_who_chooses_at_the_same_time_does_so_one_after_the_other(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "both.game"
    typed = ["", "arrange", "", "", "place blue", f"save {file}", "quit"]
    terminal.ulpia(TABLE, typed=typed)
    moves = moves_in(file)
    assert moves[0].startswith("0 arrange")
    assert moves[-1] == "1 place blue"


def test_undo_takes_no_choice_of_another_person_back(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "undone.game"
    typed = ["", "arrange", "", "", "undo", "place blue", "place pink", "undo", f"save {file}"]
    outcome = terminal.ulpia(TABLE, typed=[*typed, "quit"])
    assert "There is no move of yours to take back." in outcome.out
    assert moves_in(file) == ["0 arrange", "1 place blue"]


def test_the_end_of_a_turn_can_be_taken_back_before_the_next_person_sits_down(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "turn.game"
    outcome = terminal.ulpia(TABLE, typed=["", "arrange", "undo", f"save {file}", "quit"])
    assert "Your turn is over.  1) go on" in outcome.out
    assert moves_in(file) == []


def test_what_was_just_told_can_be_read_before_it_is_cleared_away(terminal: Terminal) -> None:
    out = terminal.ulpia(TABLE, typed=["1"] * 150).out
    before_ben = out.split("Ben is next; what you see is cleared away first.")
    assert len(before_ben) > 1
    assert all("your choice> 1\n" in after[:120] for after in before_ben[1:])


def test_the_screen_and_what_lies_above_it_are_cleared_between_two_people(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    out = terminal.ulpia(TABLE, typed=["", "arrange", ""]).out
    livia, ben = out.split(WIPED)
    assert "Livia, it is your turn." in livia
    assert ben.startswith("Ben, it is your turn.")
    monkeypatch.setenv("TERM", "dumb")
    assert "\n" * 20 in terminal.ulpia(TABLE, typed=["", "arrange", ""]).out


def test_a_pipe_gets_the_line_alone(terminal: Terminal) -> None:
    out = terminal.ulpia(TABLE, typed=["", "arrange", ""]).out
    assert "\x1b" not in out
    assert "Ben, it is your turn." in out


def test_the_arrow_keys_bring_back_nothing_of_the_person_before(terminal: Terminal) -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("place blue")
    terminal.ulpia(TABLE, typed=[""])
    assert readline.get_current_history_length() > 0
    terminal.ulpia(TABLE, typed=["", "arrange", ""])
    assert readline.get_current_history_length() == 0


def test_a_saved_game_of_several_people_goes_on_as_one(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "saved.game"
    first = terminal.ulpia(TABLE, typed=[*["1"] * 60, f"save {file}", "quit"]).out
    saved, seat = moves_in(file), [seat for seat, _ in turns(first)][-1]
    assert "player 0 Livia\nplayer 1 Ben\nplayer 2 Claudia (random)\n" in file.read_text()
    typed = [*["1"] * 40, f"save {file}", "quit"]
    outcome = terminal.ulpia("play trajan --load", str(file), typed=typed)
    assert "At this terminal: Livia and Ben." in outcome.out
    assert [each for each, _ in turns(outcome.out)][:2] == [seat, 1 - seat]
    assert moves_in(file)[: len(saved)] == saved
    assert len(moves_in(file)) > len(saved)
    assert terminal.ulpia("verify --unfinished", str(file)).code == 0


def test_any_record_can_be_taken_up_by_several_people(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "foreign.game"
    file.write_text(unfinished_record(80))
    outcome = terminal.ulpia("play trajan --people Anna,Ben --load", str(file))
    assert "At this terminal: Anna and Ben." in outcome.out
    assert "At the table" not in outcome.out


def test_a_saved_game_of_several_people_can_be_gone_on_with_alone(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "alone.game"
    terminal.ulpia(TABLE, typed=["", f"save {file}", "quit"])
    outcome = terminal.ulpia("play trajan --seat 1 --load", str(file))
    assert "You are Ben." in outcome.out
    assert "At the table: Livia (Tiro)." in outcome.out


def test_what_machines_do_before_anybody_sits_down_is_told_to_those_who_do(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "machine.game"
    for moves in range(80, 200):
        file.write_text(unfinished_record(moves, seats=3))
        if load_match(file).waiting_seats() == [2]:
            break
    outcome = terminal.ulpia("play trajan --people Livia,Ben --load", str(file), typed=["1"])
    before = COVERED.split(outcome.out)[0]
    assert [line.partition(":")[0] for line in before.splitlines() if line] == [
        "Trajan. At this terminal",
        "At the table",
    ]
    assert re.search("^  Claudia ", outcome.out, re.MULTILINE)


@pytest.mark.slow
def test_the_hints_of_everybody_are_counted(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "hints.game"
    typed = ["", "hint", "arrange", "", "", "hint", "place blue", "hint", f"save {file}", "quit"]
    terminal.ulpia(TABLE, typed=typed)
    assert "hints 0 1\nhints 1 2\n" in file.read_text()


@pytest.mark.parametrize(
    ("words", "people", "machines"),
    [
        ("--people 2", "Livia and Marcus", ["Claudia"]),
        ("--people 4", "Livia, Marcus, Claudia and Gaius", []),
        ("--people Marcus,Anna", "Marcus and Anna", ["Claudia"]),
        ("--people Claudia,Anna --seats 4", "Claudia and Anna", ["Gaius", "Livia"]),
        ("--people 2 --names Anna,Ben,Cem", "Anna and Ben", ["Cem"]),
    ],
)
def test_people_sit_in_order_and_machines_on_the_other_seats(
    words: str, people: str, machines: list[str], terminal: Terminal
) -> None:
    out = terminal.ulpia(f"play trajan --seed 4 {words}").out
    assert f"At this terminal: {people}." in out
    assert re.findall(r"At the table: (\w+)", out) == machines


def test_one_person_with_a_name_needs_no_cover(terminal: Terminal) -> None:
    out = terminal.ulpia("play trajan --people Anna --seats 2 --seed 4").out
    assert "You are Anna." in out
    assert "it is your turn" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cover_speaks_every_language(language: str, terminal: Terminal) -> None:
    outcome = terminal.ulpia(f"{TABLE} --language {language}", typed=["1"] * 60)
    assert outcome.code == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["trajan", "forum-trajanum"])
def test_two_people_can_play_to_the_end(game: str, terminal: Terminal) -> None:
    words = f"play {game} --people 2 --seats 2 --seed 5"
    outcome = terminal.ulpia(words, typed=["1"] * 3000)
    assert outcome.code == 0
    assert "Final points" in outcome.out
    assert "The game is over.  1) leave" in outcome.out
