"""`ulpia bench`, with measurements made up: how fast the engine is belongs to no test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from ulpia.cli import bench, consoles, laboratory
from ulpia.cli.laboratory import Laboratory
from ulpia.cli.wrong_use import WrongUse

SPEED = {"compiled": 240_000, "interpreted": 40_000, "catanatron": 20_000}
ROOT = Path(__file__).resolve().parents[2]


def measure(self: Laboratory, engine: str, script: str, *words: str) -> dict[str, float]:
    if script == "copies.py":
        return {"microseconds": 2.5}
    if script == "opening.py":
        return {"seconds": 0.2}
    if script == "search.py":
        shares = {"share_evaluation": 0.5, "share_copy": 0.2, "share_rules": 0.3}
        return {"leaves_per_s": 90_000, **shares}
    return {"decisions_per_s": SPEED[engine] - (0 if "1" in words else 7)}


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Laboratory, "measure", measure)
    monkeypatch.setattr(Laboratory, "engines", lambda self: ["compiled", "interpreted"])
    monkeypatch.setattr(Laboratory, "is_fresh", lambda self: True)


@pytest.mark.usefixtures("made_up")
def test_the_result_names_speeds_and_ratios(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Laboratory, "prepare_peer", lambda self: setattr(self, "has_peer", True))
    outcome = terminal.ulpia("bench --peers --json")
    result = outcome.json()
    assert result["decisions_per_s"]["trajan_compiled"] == 240_000
    assert result["ratios"]["trajan_compiled_vs_catanatron"] == 12.0
    assert result["ratios"]["trajan_interpreted_vs_catanatron"] == 2.0
    assert result["copy_microseconds"]["trajan"]["compiled"] == 2.5
    assert result["open_record_seconds"]["trajan"]["interpreted"] == 0.2
    assert result["search"]["forum-trajanum"]["compiled"]["leaves_per_s"] == 90_000
    assert f"round 1 of {bench.ROUNDS}" in outcome.err


@pytest.mark.usefixtures("made_up")
def test_people_get_a_table_and_no_ratios_without_a_peer(terminal: Terminal) -> None:
    outcome = terminal.ulpia("bench --quick")
    assert "240,000 decisions per second" in outcome.out
    assert "times catanatron" not in outcome.out
    assert "90,000 leaves judged a second" in outcome.out
    assert "50% judging, 20% copies, 30% rules" in outcome.out


def test_an_installed_program_without_benchmarks_says_so(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(laboratory, "__file__", str(tmp_path / "ulpia" / "cli" / "laboratory.py"))
    assert "bench needs a checkout" in terminal.refusal("bench")


@pytest.mark.parametrize(
    ("script", "words", "key"),
    [
        ("playouts.py", ("--seconds", "0.01"), "decisions_per_s"),
        ("copies.py", ("--games", "1"), "microseconds"),
        ("opening.py", ("--records", "1"), "seconds"),
        ("search.py", ("--positions", "1", "--seats", "2"), "leaves_per_s"),
    ],
)
def test_each_benchmark_measures_something(
    script: str, words: tuple[str, ...], key: str, terminal: Terminal
) -> None:
    result = laboratory.found_laboratory(consoles.progress()).measure(
        "interpreted", script, "trajan", *words
    )
    assert result[key] > 0
    assert result["compiled"] is False


def test_a_benchmark_that_fails_is_told_in_one_line(terminal: Terminal) -> None:
    found = laboratory.found_laboratory(consoles.progress())
    with pytest.raises(WrongUse, match=r"playouts.py failed with the interpreted"):
        found.measure("interpreted", "playouts.py", "chess")
