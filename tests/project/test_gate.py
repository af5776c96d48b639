"""The performance gate says what has become slower, and judges nothing from elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import gate
from benchmarks.gate import MAX_LOSS, MAX_TRIES, Row, name_of


@pytest.fixture
def baseline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "baseline.json"
    units = {name_of(row): 1.0 for row in gate.ROWS}
    file.write_text(json.dumps({"machine": gate.machine(), "units": units}), encoding="utf-8")
    monkeypatch.setattr(gate, "BASELINE", file)
    monkeypatch.setattr("sys.argv", ["gate"])
    return file


def test_a_row_that_lost_more_than_a_tenth_fails_after_all_tries(
    baseline: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    slow = gate.ROWS[3]
    tries: list[Row] = []

    def measure(row: Row) -> float:
        tries.append(row)
        return 1.0 + MAX_LOSS + 0.01 if row == slow else 1.0

    monkeypatch.setattr(gate, "measure", measure)
    assert gate.main() == 1
    assert tries.count(slow) == MAX_TRIES
    told = capsys.readouterr().out
    assert told.count("SLOWER") == 1
    assert f"{name_of(slow)}" in told


def test_one_bad_moment_does_not_fail(baseline: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter([9.0, *[1.0] * len(gate.ROWS)])
    monkeypatch.setattr(gate, "measure", lambda row: next(found))
    assert gate.main() == 0


def test_a_baseline_of_another_machine_judges_nothing(
    baseline: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = json.loads(baseline.read_text(encoding="utf-8"))
    baseline.write_text(json.dumps({**kept, "machine": {"processor": "abacus"}}), encoding="utf-8")
    monkeypatch.setattr(gate, "measure", lambda row: 5.0)
    assert gate.main() == 0
    assert "nothing is judged" in capsys.readouterr().out


def test_the_committed_baseline_has_all_rows() -> None:
    kept = json.loads(gate.BASELINE.read_text(encoding="utf-8"))
    assert set(kept["units"]) == {name_of(row) for row in gate.ROWS}
