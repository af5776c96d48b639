"""`ulpia play`: a person types, the game answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, finished_record, unfinished_record
from ulpia.text import LANGUAGES

FIRSTS = ["1"] * 600
TABLE = "play trajan --players random --seats 2 --seed 5"


def moves_in(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if line[:2] in ("0 ", "1 ")]


def unwrap(text: str) -> str:
    """Return a text without the line breaks that a narrow terminal brings."""
    return " ".join(text.split())


@pytest.mark.slow
def test_a_whole_game_can_be_played_with_the_first_option(terminal: Terminal) -> None:
    outcome = terminal.ulpia(TABLE, typed=FIRSTS)
    assert outcome.code == 0
    assert "Final points" in outcome.out
    assert "The winner: " in outcome.out
    assert "The game is over.  1) leave" in outcome.out


def test_the_record_of_a_finished_game_can_be_saved(terminal: Terminal, tmp_path: Path) -> None:
    late, file = tmp_path / "late.game", tmp_path / "mine.game"
    moves = sum(line[:2] in ("0 ", "1 ") for line in finished_record().splitlines())
    late.write_text(unfinished_record(moves - 25))
    words = f"play trajan --load {late}"
    asked = terminal.ulpia(words, typed=FIRSTS).out.count("your choice> ")
    outcome = terminal.ulpia(words, typed=[*FIRSTS[: asked - 1], "log", f"save {file}", "quit"])
    assert f"The game is saved in {file}." in unwrap(outcome.out)
    assert terminal.ulpia("verify", str(file)).code == 0
    assert "player 0 Livia\nplayer 1 Marcus (tiro)\n" in file.read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_speaks_every_language(language: str, terminal: Terminal) -> None:
    typed = ["help", *FIRSTS[:35], "points", "log", "log all", "why sow V", "why", "rubbish", "99"]
    outcome = terminal.ulpia(
        f"{TABLE} --language {language}", typed=[*typed, "undo", "save", "quit"]
    )
    assert outcome.code == 0


def test_commands_have_words_of_the_language(terminal: Terminal) -> None:
    german = [
        "arrange",
        "hilfe",
        "punkte",
        "tisch",
        "verlauf",
        "warum sow V",
        "zurück",
        "ende",
        "ende",
    ]
    assert (
        "Du hast den Tisch verlassen." in terminal.ulpia(f"{TABLE} --language de", typed=german).out
    )
    russian = ["arrange", "помощь", "очки", "стол", "журнал", "почему sow V", "выход", "Выход"]
    assert "Вы вышли из-за стола." in terminal.ulpia(f"{TABLE} --language ru", typed=russian).out


def test_moves_can_be_typed_in_their_own_words(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "words.game"
    typed = ["place blue", "PLACE Pink", "arrange", f"save {file}", "quit"]
    terminal.ulpia(TABLE, typed=typed)
    assert moves_in(file) == ["0 place blue", "0 place pink", "0 arrange"]


def test_undo_takes_the_last_move_back(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "undone.game"
    typed = ["place blue", "place pink", "undo", f"save {file}", "quit"]
    outcome = terminal.ulpia(TABLE, typed=typed)
    assert "Your last move is taken back." in outcome.out
    assert moves_in(file) == ["0 place blue"]


def test_undo_says_why_it_cannot(terminal: Terminal) -> None:
    outcome = terminal.ulpia(TABLE, typed=["undo"])
    assert "There is no move of yours to take back." in outcome.out


def test_the_last_move_of_a_turn_can_be_taken_back_before_the_others_play(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "turn.game"
    outcome = terminal.ulpia(TABLE, typed=["arrange", "undo", f"save {file}", "quit"])
    assert "Your turn is over.  1) go on" in outcome.out
    assert moves_in(file) == []


def test_why_names_the_reason_and_the_rule(terminal: Terminal) -> None:
    typed = ["place blue", "place blue", "why place blue", "why place pink", "why sow V", "why fly"]
    out = terminal.ulpia(TABLE, typed=typed).out
    assert "Place a blue marker: You have no blue marker to place. (R-" in out
    assert "Place a pink marker: that is possible now." in out
    assert "“fly” is neither a number nor a move nor a command" in out


def test_a_move_that_is_not_possible_is_explained_and_changes_nothing(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "same.game"
    outcome = terminal.ulpia(TABLE, typed=["sow V", "7000", "", "0", f"save {file}", "quit"])
    assert "First answer what the prompt asks." in outcome.out
    assert "There are only options 1 to 7." in outcome.out
    assert moves_in(file) == []


def test_many_options_are_grouped(terminal: Terminal) -> None:
    until_tiles = ["arrange", "1", "arrange"]
    outcome = terminal.ulpia(
        f"{TABLE} --option start=0", typed=[*until_tiles, "1", "0", "choose workers", "2"]
    )
    assert "Take a Trajan tile … (18 options)" in outcome.out
    assert "0)  back" in outcome.out
    assert "Take the Trajan tile “workers” for slot IV" in outcome.out


def test_points_are_shown_so_far_and_as_if_the_game_ended_now(terminal: Terminal) -> None:
    outcome = terminal.ulpia(TABLE, typed=[*FIRSTS[:40], "points"])
    assert "Points so far → if the game ended now" in outcome.out
    assert "Trajan tiles on the action circle" in outcome.out


def test_a_saved_game_goes_on_where_it_was(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "saved.game"
    words = f"{TABLE} --seat 1 --names Anna,Ben"
    terminal.ulpia(words, typed=[*FIRSTS[:30], f"save {file}", "quit"])
    saved = moves_in(file)
    assert "player 0 Anna (random)\nplayer 1 Ben\n" in file.read_text()
    outcome = terminal.ulpia("play trajan --load", str(file), typed=["1", f"save {file}", "quit"])
    assert "You are Ben." in outcome.out
    assert moves_in(file)[: len(saved)] == saved
    assert len(moves_in(file)) > len(saved)
    assert terminal.ulpia("verify --unfinished", str(file)).code == 0


def test_any_unfinished_record_can_be_taken_up(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "foreign.game"
    file.write_text(unfinished_record(80))
    outcome = terminal.ulpia("play trajan --seat 1 --load", str(file), typed=["board"])
    assert "You are Marcus." in outcome.out


def test_a_finished_game_cannot_be_taken_up(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "over.game"
    file.write_text(finished_record())
    assert "is over; `ulpia replay" in terminal.refusal("play trajan --load", str(file))


def test_save_spares_foreign_files_and_asks_before_overwriting_games(
    terminal: Terminal, tmp_path: Path
) -> None:
    diary, other = tmp_path / "diary.txt", tmp_path / "other.game"
    diary.write_text("Dear diary")
    other.write_text(finished_record())
    typed = ["place blue", f"save {diary}", f"save {diary}", f"save {other}", "quit", "stay"]
    outcome = terminal.ulpia(TABLE, typed=typed)
    assert "is no game of Ulpia; choose another name." in unwrap(outcome.out)
    assert "There is another game in" in outcome.out
    assert diary.read_text() == "Dear diary"
    assert other.read_text() == finished_record()
    terminal.ulpia(TABLE, typed=["place blue", f"save {other}", f"save {other}", "quit"])
    assert moves_in(other) == ["0 place blue"]


def test_a_place_where_nothing_can_be_written_is_told(terminal: Terminal) -> None:
    outcome = terminal.ulpia(TABLE, typed=["place blue", "save /dev/null/x.game", "save"])
    assert "/dev/null/x.game cannot be written" in outcome.out
    assert "Where to?" in outcome.out


def test_quit_asks_before_an_unsaved_game_is_lost(terminal: Terminal) -> None:
    stayed = terminal.ulpia(TABLE, typed=["place blue", "quit", "no", "place pink"])
    assert "The game is not saved." in stayed.out
    assert "You stay." in stayed.out
    assert "B P" in stayed.out
    left = terminal.ulpia(TABLE, typed=["quit"])
    assert "The game is not saved." not in left.out
    assert left.out.endswith("You have left the table.\n")


def test_the_end_of_input_ends_the_game_cleanly(terminal: Terminal) -> None:
    outcome = terminal.ulpia(TABLE, typed=["1", "1"])
    assert outcome.code == 0
    assert outcome.err == ""
    assert outcome.out.endswith("\nYou have left the table.\n")


def test_ctrl_c_ends_the_game_cleanly(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    outcome = terminal.ulpia(TABLE)
    assert outcome.code == 130
    assert outcome.out.endswith("\nYou have left the table.\n")


def test_nobody_hears_what_others_draw(terminal: Terminal) -> None:
    lines = terminal.ulpia(TABLE, typed=[*FIRSTS[:70], "log all"]).out.splitlines()
    seen = [line for line in lines if "draws a card from the deck: " in line]
    assert seen
    assert all(line.strip().startswith("Livia") for line in seen)
    assert any(line.strip() == "Marcus draws a card from the deck." for line in lines)


def test_without_a_terminal_there_are_no_colours(terminal: Terminal) -> None:
    assert "\x1b" not in terminal.ulpia(TABLE, typed=FIRSTS[:25]).out


def test_colours_come_with_a_terminal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\x1b[" in terminal.ulpia(TABLE, typed=["place blue"]).out


def test_a_game_without_a_drawn_board_is_playable(terminal: Terminal, stakes: str) -> None:
    outcome = terminal.ulpia(f"play {stakes} --seats 4 --seed 3", typed=["board", *FIRSTS[:20]])
    assert outcome.code == 0
    assert "  hand: " in outcome.out
    assert "Which card do you stake?" in outcome.out
    assert "The winner: " in outcome.out


def test_a_saved_game_keeps_the_level_of_its_opponents(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "saved.game"
    typed = [f"save {file}", "quit"]
    terminal.ulpia("play trajan --seats 2 --seed 1 --players miles", typed=typed)
    outcome = terminal.ulpia("play trajan --load", str(file), typed=typed)
    assert "(Miles)" in outcome.out
    assert "(miles)\n" in file.read_text()
