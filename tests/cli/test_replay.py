"""`ulpia replay`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, finished_record, unfinished_record
from ulpia.text import LANGUAGES


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "some.game"
    file.write_text(finished_record())
    return file


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
