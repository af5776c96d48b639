"""`ulpia verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, finished_record, unfinished_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "some.game"
    file.write_text(finished_record())
    return file


def rewritten(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def line_with(file: Path, start: str) -> tuple[int, str]:
    for number, line in enumerate(file.read_text().splitlines(), 1):
        if line.startswith(start):
            return number, line
    raise AssertionError(start)


def test_a_true_record_is_right(terminal: Terminal, record: Path) -> None:
    outcome = terminal.ulpia("verify", str(record))
    assert outcome.code == 0
    assert f"{record}: " in outcome.out
    assert "all draws and points are right" in outcome.out


def test_a_wrong_score_is_told_with_its_line(terminal: Terminal, record: Path) -> None:
    number, line = line_with(record, "scores ")
    rewritten(record, line, "scores 1 2")
    outcome = terminal.ulpia("verify", str(record))
    assert outcome.code == 1
    assert outcome.out == f"{record}:{number}: 'scores 1 2' should be {line!r}\n"


def test_a_wrong_draw_is_told_with_its_line(terminal: Terminal, record: Path) -> None:
    number, line = line_with(record, "  - demand_revealed")
    rewritten(record, line, "  - demand_revealed nonsense")
    outcome = terminal.ulpia("verify", str(record))
    assert outcome.code == 1
    assert outcome.out.startswith(f"{record}:{number}: '- demand_revealed nonsense' should be")


def test_a_forbidden_move_differs_and_so_does_what_stands_before_it(
    terminal: Terminal, record: Path
) -> None:
    draw, line = line_with(record, "  - demand_revealed")
    rewritten(record, line, "  - demand_revealed nonsense")
    lines = record.read_text().splitlines()
    move = next(
        number for number in range(draw, len(lines)) if lines[number].startswith(("0 sow", "1 sow"))
    )
    lines[move] = f"{lines[move][0]} pick bread"
    record.write_text("\n".join(lines))
    outcome = terminal.ulpia("verify", str(record))
    assert outcome.code == 1
    first, last = outcome.out.splitlines()
    assert first.startswith(f"{record}:{draw}: ")
    assert last.startswith(f"{record}:{move + 1}: seat {lines[move][0]} may not 'pick bread' here")


def test_another_seed_does_not_fit_the_commitment(terminal: Terminal, record: Path) -> None:
    rewritten(record, "seed 7\n", "seed 8\n")
    assert "the seed does not match the commitment" in terminal.refusal("verify", str(record))


def test_a_record_cut_off_inside_a_line_is_refused(terminal: Terminal, record: Path) -> None:
    text = record.read_text()
    at = text.index(" sow ", len(text) // 2)
    record.write_text(text[: at + 4])
    number = text[:at].count("\n") + 1
    assert terminal.refusal("verify", str(record)).startswith(f"{record}:{number}: ")


def test_a_record_cut_off_after_a_line_is_refused(terminal: Terminal, record: Path) -> None:
    record.write_text(unfinished_record(60))
    lines = record.read_text().count("\n")
    assert f"{record}:{lines}: the record ends before" in terminal.refusal("verify", str(record))


def test_a_saved_game_is_accepted_when_asked_for(terminal: Terminal, record: Path) -> None:
    record.write_text(unfinished_record(60))
    assert terminal.ulpia("verify --unfinished", str(record)).code == 0


def test_several_files_are_told_as_json(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.game"
    foreign.write_text("hello\n")
    outcome = terminal.ulpia("verify --json", str(record), str(foreign), str(tmp_path / "none"))
    files = outcome.json()["files"]
    assert outcome.code == 2
    assert [file["outcome"] for file in files] == ["right", "corrupt", "corrupt"]
    assert files[1]["wrong"][0]["line"] == 1
    assert files[2]["wrong"] == [{"line": 0, "message": "no such file or directory"}]
