"""`dev.py test`: what runs, in which order, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import dev
from tools.checks.failures import failed_tests
from tools.dev import tests
from tools.paths import ROOT
from tools.setup import environment

PARTS = ("check", "compile_where_possible", "test_pages", "pytest")


@pytest.mark.parametrize("guilty", PARTS)
def test_test_fails_when_any_part_fails(guilty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in PARTS:
        monkeypatch.setattr(tests, name, outcome(1 if name == guilty else 0))
    assert dev.main(["test"]) == 1
    monkeypatch.setattr(tests, guilty, outcome(0))
    assert dev.main(["test"]) == 0


def outcome(code: int) -> Callable[..., int]:
    return lambda *arguments: code


def record_runs(
    outcomes: list[int], failed: list[str], monkeypatch: pytest.MonkeyPatch
) -> tuple[list[list[str]], list[int]]:
    """Let pytest end with these outcomes; return the runs to come and the outcomes left."""
    runs: list[list[str]] = []
    left = list(outcomes)

    def run(words: list[str], variables: dict[str, str]) -> int:
        runs.append(words)
        return left.pop(0)

    monkeypatch.setattr(tests, "run_pytest", run)
    monkeypatch.setattr(tests, "failed_tests", lambda folder: failed)
    return runs, left


@pytest.mark.parametrize(
    ("arguments", "outcomes", "expected"),
    [
        ([], [0, 0], 0),
        ([], [1, 0], 1),
        ([], [0, 1], 1),
        (["-k", "sowing"], [0, tests.NO_TESTS], 0),
        (["-k", "nothing"], [tests.NO_TESTS, tests.NO_TESTS], tests.NO_TESTS),
        (["tests/kernel"], [0], 0),
        (["tests/project/test_dev.py::test_x"], [1], 1),
    ],
)
def test_browser_tests_run_in_processes_of_their_own_and_the_order_is_told(
    arguments: list[str],
    outcomes: list[int],
    expected: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    runs, left = record_runs(outcomes, [], monkeypatch)
    assert tests.pytest(arguments, {}) == expected
    assert left == []
    assert {words[0] for words in runs} == {runs[0][0]}
    assert runs[0][0] in capsys.readouterr().err
    if len(runs) == 2:
        assert runs[0][-1] == "--ignore=tests/e2e"
        assert runs[1][-1] == "tests/e2e"


@pytest.mark.parametrize(
    ("arguments", "failed", "outcomes", "expected"),
    [
        ([], 1, [0, 1, 0], 0),
        ([], 1, [1, 1, 0], 1),
        ([], tests.MAX_REPEATED, [0, 1, 1], 1),
        ([], 1, [0, 1, tests.NO_TESTS], 1),
        ([], tests.MAX_REPEATED + 1, [0, 1], 1),
        (["-k", "sowing"], 1, [0, 1], 1),
    ],
)
def test_a_few_failures_in_the_browser_are_repeated_once_and_told(
    arguments: list[str],
    failed: int,
    outcomes: list[int],
    expected: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    names = [f"tests/e2e/test_pages.py::test_{number}" for number in range(failed)]
    runs, left = record_runs(outcomes, names, monkeypatch)
    assert tests.pytest(arguments, {}) == expected
    assert left == []
    told = capsys.readouterr().err
    assert ("once more" in told) == (len(runs) == 3)
    assert ("failed and then passed" in told) == (outcomes[2:] == [0])
    if len(runs) == 3:
        assert runs[2] == ["-n", "1", *names]
        assert all(test in told for test in names)


def test_failed_tests_are_read_from_the_notes_of_pytest(tmp_path: Path) -> None:
    notes = tmp_path / "lastfailed"
    assert failed_tests("tests/e2e", notes) == []
    notes.write_text('{"tests/e2e/test_a.py::test_b": true, "tests/kernel/test_c.py": true}')
    assert failed_tests("tests/e2e", notes) == ["tests/e2e/test_a.py::test_b"]


def test_quick_tests_leave_out_what_takes_long_and_say_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs: list[list[str]] = []

    def run(words: list[str], variables: dict[str, str]) -> int:
        runs.append(words)
        return 3

    monkeypatch.setattr(environment, "prepare", lambda lock: None)
    monkeypatch.setattr(tests, "run_pytest", run)
    assert dev.main(["test", "--quick", "-k", "sowing"]) == 3
    assert len(runs) == 1
    assert runs[0][1:3] == ["-m", "not slow"]
    assert runs[0][-2:] == ["-k", "sowing"]
    said = capsys.readouterr().err
    for folder in tests.NOT_QUICK:
        assert (ROOT / folder).is_dir()
        assert f"--ignore={folder}" in runs[0]
        assert folder in said
