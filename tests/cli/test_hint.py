"""`ulpia hint`, and thoughts in play and in records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, finished_record, unfinished_record
from ulpia.ai.levels import make_player
from ulpia.ai.thoughts import Notebook
from ulpia.games.registry import game_named
from ulpia.kernel.record import parse_record
from ulpia.text import LANGUAGES


@pytest.fixture
def saved_game(tmp_path: Path) -> Path:
    """A game in which somebody is to sow."""
    file = tmp_path / "saved.game"
    file.write_text(unfinished_record(90))
    return file


def test_the_best_moves_come_with_what_they_are_worth(terminal: Terminal, saved_game: Path) -> None:
    result = terminal.ulpia("hint --player centurio --json", str(saved_game)).json()
    assert result["best"] in result["options"]
    assert result["thoughts"]["candidates"][0]["line"][0] == result["best"]
    assert isinstance(result["thoughts"]["candidates"][0]["points"], float)
    assert sum(result["thoughts"]["chances"]) == pytest.approx(1, abs=0.01)
    assert result["text"]


def test_legatus_is_asked_unless_another_is_named(terminal: Terminal, saved_game: Path) -> None:
    result = terminal.ulpia("hint --json", str(saved_game)).json()
    assert result["player"] == "legatus"
    assert {"points", "visits"} <= set(result["thoughts"]["candidates"][0])


def test_at_an_empty_table_nobody_is_told_to_win(terminal: Terminal, tmp_path: Path) -> None:
    """It used to say "wins 98 %": the own future against the rival's present."""
    file = tmp_path / "new.game"
    file.write_text(unfinished_record(0))
    result = terminal.ulpia("hint --json", str(file)).json()
    for candidate in result["thoughts"]["candidates"]:
        assert 0.3 < candidate["chance"] < 0.7
    assert sum(result["thoughts"]["chances"]) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_speaks_every_language(language: str, terminal: Terminal, saved_game: Path) -> None:
    outcome = terminal.ulpia(f"hint --player miles --language {language}", str(saved_game))
    assert outcome.code == 0
    assert len(outcome.out.splitlines()) > 4


@pytest.mark.parametrize(
    ("language", "word", "chance"),
    [
        ("en", "hint", "Chance to win, between equals"),
        pytest.param("de", "tipp", "Siegchance unter Gleichstarken", marks=pytest.mark.slow),
        pytest.param("ru", "подсказка", "Шанс победить среди равных", marks=pytest.mark.slow),
    ],
)
def test_a_hint_at_the_table_counts_once_and_is_told_in_the_record(
    terminal: Terminal, saved_game: Path, tmp_path: Path, language: str, word: str, chance: str
) -> None:
    file = tmp_path / "hinted.game"
    words = f"play trajan --load {saved_game} --players miles --language {language}"
    outcome = terminal.ulpia(words, typed=[word, "hint", f"save {file}", "quit"])
    assert outcome.out.count(chance) == 2
    assert parse_record(file.read_text()).hints == {0: 1}
    told = terminal.ulpia("replay", str(file)).out
    assert "has asked for one hint" in told
    again = tmp_path / "again.game"
    terminal.ulpia(f"play trajan --load {file} --players miles", typed=[f"save {again}", "quit"])
    assert parse_record(again.read_text()).hints == {0: 1}


def test_every_seat_that_is_asked_can_have_a_hint(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "new.game"
    file.write_text(unfinished_record(0))
    for seat in (0, 1):
        result = terminal.ulpia(f"hint --player miles --seat {seat} --json", str(file)).json()
        assert result["seat"] == seat


def test_wrong_use_gets_one_clear_line(
    terminal: Terminal, saved_game: Path, tmp_path: Path
) -> None:
    over = tmp_path / "over.game"
    over.write_text(finished_record())
    assert "is over" in terminal.refusal("hint", str(over))
    assert "missing.game: no such file" in terminal.refusal("hint missing.game")
    assert "there is no player 'genius'" in terminal.refusal(
        "hint --player genius", str(saved_game)
    )
    assert "--seat must be one that is to move" in terminal.refusal(
        "hint --seat 7", str(saved_game)
    )
    assert "must not be negative" in terminal.refusal("hint --seed -1", str(saved_game))


def test_thoughts_are_shown_and_kept_beside_the_moves(
    terminal: Terminal, saved_game: Path, tmp_path: Path
) -> None:
    file = tmp_path / "with.game"
    typed = ["1"] * 12
    words = f"play trajan --load {saved_game} --players miles --show-thoughts"
    outcome = terminal.ulpia(words, typed=[*typed, f"save {file}", "quit"])
    assert "Marcus thought" in outcome.out
    played = parse_record(file.read_text()).played
    notes = [(move, json.loads(note.text)) for move in played for note in move.notes]
    assert notes
    for move, told in notes:
        assert told["seat"] == move.seat
        assert told["candidates"][0]["line"][0] == move.text
    again = tmp_path / "again.game"
    terminal.ulpia(f"play trajan --load {file} --players miles", typed=[f"save {again}", "quit"])
    assert again.read_text() == file.read_text()
    assert terminal.ulpia("verify --unfinished", str(again)).code == 0


def test_thoughts_stay_hidden_unless_asked_for(terminal: Terminal, saved_game: Path) -> None:
    words = f"play trajan --load {saved_game} --players miles"
    assert "thought" not in terminal.ulpia(words, typed=["1"] * 12).out


def test_simulated_records_hold_thoughts_too(terminal: Terminal, tmp_path: Path) -> None:
    terminal.ulpia("simulate trajan --seats 2 --games 1 --players miles --records", str(tmp_path))
    (file,) = tmp_path.iterdir()
    assert '\n  ~ {"seat":0,' in file.read_text()
    assert terminal.ulpia("verify", str(file)).code == 0


def test_notes_follow_an_undo() -> None:
    notebook = Notebook()
    notebook.notes.update({1: "a", 3: "b", 5: "c"})
    notebook.forget(3)
    assert notebook.notes == {1: "a", 4: "c"}
    assert notebook.note(0, make_player("random", game_named("trajan"), 1)) is None
