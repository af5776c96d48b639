"""`ulpia replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, finished_record, unfinished_record
from ulpia.text import LANGUAGES


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "some.game"
    file.write_text(finished_record())
    return file


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_every_language(
    language: str, terminal: Terminal, record: Path
) -> None:
    outcome = terminal.ulpia(f"replay --language {language}", str(record))
    moves = sum(line[:2] in ("0 ", "1 ") for line in finished_record().splitlines())
    assert outcome.code == 0
    assert f"\n{moves}. " in outcome.out
    assert f"\n{moves + 1}. " not in outcome.out


def test_it_stops_where_it_is_told_to(terminal: Terminal, record: Path) -> None:
    outcome = terminal.ulpia("replay --to 30", str(record))
    assert "\n30. " in outcome.out
    assert "\n31. " not in outcome.out
    assert "The winner" not in outcome.out


def test_move_0_is_the_set_up(terminal: Terminal, record: Path) -> None:
    outcome = terminal.ulpia("replay --to 0", str(record))
    assert outcome.code == 0
    assert "\n1. " not in outcome.out


@pytest.mark.parametrize("to", ["-1", "100000"])
def test_there_is_no_move_outside_the_game(to: str, terminal: Terminal, record: Path) -> None:
    assert "--to must be from 0 to" in terminal.refusal("replay", str(record), "--to", to)


def test_there_is_no_seat_outside_the_table(terminal: Terminal, record: Path) -> None:
    assert "--seat must be from 0 to 1, not 2" in terminal.refusal("replay --seat 2", str(record))


def test_a_spectator_does_not_hear_what_was_drawn(terminal: Terminal, record: Path) -> None:
    assert "draws a card from the deck: " not in terminal.ulpia("replay", str(record)).out
    assert "draws a card from the deck: " in terminal.ulpia("replay --seat 0", str(record)).out


def test_the_told_game_as_json(terminal: Terminal, record: Path) -> None:
    told = terminal.ulpia("replay --json", str(record)).json()
    scores = next(line for line in finished_record().splitlines() if line.startswith("scores"))
    assert told["over"] is True
    assert " ".join(["scores", *[str(score) for score in told["scores"]]]) == scores
    assert told["moves"][0]["number"] == 1
    assert set(told["moves"][0]) == {"number", "seat", "move", "text", "events"}
    assert told["view"]["players"][0]["hand"] is None


def test_a_saved_game_is_told_so_far(terminal: Terminal, record: Path) -> None:
    record.write_text(unfinished_record(40))
    told = terminal.ulpia("replay --json", str(record)).json()
    assert told["over"] is False
    assert told["winners"] == []
    assert len(told["moves"]) == 40


def test_a_wrong_move_is_refused_with_its_line(terminal: Terminal, record: Path) -> None:
    lines = finished_record().splitlines()
    at = next(number for number, line in enumerate(lines) if " sow " in line)
    lines[at] = "0 fly rome"
    record.write_text("\n".join(lines))
    assert terminal.refusal("replay", str(record)).startswith(f"ulpia: {record}:{at + 1}: ")


THOUGHT = {
    "seat": 0,
    "candidates": [
        {"line": ["sow I", "drop blue"], "worth": 12.5, "points": 4},
        {"line": ["sow II"], "worth": 9},
    ],
}


@pytest.fixture
def record_with_notes(record: Path) -> Path:
    """A record with a thought of seat 0 and a remark beside a move of seat 1."""
    lines = finished_record().splitlines()
    first = max(number for number, line in enumerate(lines[:60]) if line.startswith("0 "))
    lines.insert(first + 1, "  ~ " + json.dumps(THOUGHT))
    second = max(number for number, line in enumerate(lines[:60]) if line.startswith("1 "))
    lines.insert(second + 1, "  ~ a daring choice")
    record.write_text("\n".join(with_notes_last(lines)) + "\n")
    return record


def with_notes_last(lines: list[str]) -> list[str]:
    """Put notes behind the draws of their move, as records have them."""
    found: list[str] = []
    notes: list[str] = []
    for line in lines:
        if line.startswith("  ~ "):
            notes.append(line)
            continue
        if notes and not line.startswith("  "):
            found += notes
            notes = []
        found.append(line)
    return found + notes


@pytest.mark.parametrize(
    ("language", "words"), [("en", "thought"), ("de", "hat überlegt"), ("ru", "ход мыслей")]
)
def test_thoughts_beside_the_moves_are_shown(
    language: str, words: str, terminal: Terminal, record_with_notes: Path
) -> None:
    told = terminal.ulpia(f"replay --language {language}", str(record_with_notes)).out
    assert words in told
    assert "12.5" in told
    assert "a daring choice" in told
    assert "candidates" not in told


def test_a_seat_reads_its_own_notes_only(terminal: Terminal, record_with_notes: Path) -> None:
    assert "12.5" in terminal.ulpia("replay --seat 0", str(record_with_notes)).out
    assert "a daring choice" not in terminal.ulpia("replay --seat 0", str(record_with_notes)).out
    assert "12.5" not in terminal.ulpia("replay --seat 1", str(record_with_notes)).out


def test_notes_can_be_left_out(terminal: Terminal, record_with_notes: Path) -> None:
    told = terminal.ulpia("replay --no-notes", str(record_with_notes)).out
    assert "12.5" not in told and "a daring choice" not in told


def test_notes_stand_in_the_json_too(terminal: Terminal, record_with_notes: Path) -> None:
    told = terminal.ulpia("replay --json", str(record_with_notes)).json()
    notes = [note for move in told["moves"] for note in move.get("notes", [])]
    assert sorted(notes) == sorted(["a daring choice", json.dumps(THOUGHT)])
    bare = terminal.ulpia("replay --json --no-notes", str(record_with_notes)).json()
    assert not any("notes" in move for move in bare["moves"])


def test_a_game_is_cut_where_it_is_told_to(terminal: Terminal, record: Path) -> None:
    cut = record.with_name("cut.game")
    assert terminal.ulpia("replay --to 30 --write", str(cut), str(record)).code == 0
    told = json.loads(terminal.ulpia("replay --json", str(cut)).out)
    assert len(told["moves"]) == 30
    assert not told["over"]
    assert terminal.ulpia("hint --player tiro", str(cut)).code == 0


def test_no_other_file_is_overwritten_by_a_cut_game(terminal: Terminal, record: Path) -> None:
    other = record.with_name("letter.txt")
    other.write_text("dear Octavia")
    refusal = terminal.refusal("replay --to 30 --write", str(other), str(record))
    assert "is no record" in refusal
    assert other.read_text() == "dear Octavia"
