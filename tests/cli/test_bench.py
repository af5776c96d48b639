"""`ulpia bench`, with measurements made up: how fast the engine is belongs to no test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from ulpia.cli import bench, bench_environment, consoles
from ulpia.cli.bench_environment import BenchEnvironment
from ulpia.cli.usage_error import UsageError
from ulpia.games.registry import GAMES
from ulpia.kernel import state

SPEED = {"compiled": 240_000, "interpreted": 40_000, "catanatron": 20_000}
ROOT = Path(__file__).resolve().parents[2]


def measure(self: BenchEnvironment, engine: str, script: str, *words: str) -> dict[str, float]:
    if script == "copies.py":
        return {"microseconds": 2.5}
    if script == "opening.py":
        return {"seconds": 0.2}
    if script == "search.py":
        shares = {"share_evaluation": 0.5, "share_copy": 0.2, "share_rules": 0.3}
        return {"leaves_per_s": 90_000, **shares}
    return {"decisions_per_s": SPEED[engine] - (0 if "1" in words else 7)}


@pytest.fixture
def made_up_measurements(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BenchEnvironment, "measure", measure)
    monkeypatch.setattr(BenchEnvironment, "engines", lambda self: ["compiled", "interpreted"])
    monkeypatch.setattr(BenchEnvironment, "is_fresh", lambda self: True)


@pytest.mark.usefixtures("made_up_measurements")
def test_the_result_names_speeds_and_ratios(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        BenchEnvironment, "prepare_peer", lambda self: setattr(self, "has_peer", True)
    )
    outcome = terminal.ulpia("bench --peers --json")
    result = outcome.json()
    assert result["decisions_per_s"]["trajan_compiled"] == 240_000
    assert result["ratios"]["trajan_compiled_vs_catanatron"] == 12.0
    assert result["ratios"]["trajan_interpreted_vs_catanatron"] == 2.0
    assert result["copy_microseconds"]["trajan"]["compiled"] == 2.5
    assert result["open_record_seconds"]["trajan"]["interpreted"] == 0.2
    assert result["search"]["forum-trajanum"]["compiled"]["leaves_per_s"] == 90_000
    assert f"round 1 of {bench.ROUNDS}" in outcome.err


@pytest.mark.usefixtures("made_up_measurements")
def test_people_get_a_table_and_no_ratios_without_a_peer(terminal: Terminal) -> None:
    outcome = terminal.ulpia("bench --quick")
    assert "240,000 decisions per second" in outcome.out
    assert "times catanatron" not in outcome.out
    assert "90,000 leaves judged a second" in outcome.out
    assert "50% judging, 20% copies, 30% rules" in outcome.out


def test_an_installed_program_without_benchmarks_says_so(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        bench_environment, "__file__", str(tmp_path / "ulpia" / "cli" / "bench_environment.py")
    )
    assert "packed without its benchmarks" in terminal.refusal("bench")


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES, "stakes"])
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
    script: str,
    words: tuple[str, ...],
    key: str,
    game: str,
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ULPIA_GAMES", "ulpia.games._template.game")
    result = bench_environment.find_bench_environment(consoles.progress()).measure(
        "interpreted", script, game, *words
    )
    assert result[key] >= 0 if key == "seconds" else result[key] > 0
    assert result["compiled"] is False


def test_a_benchmark_that_fails_is_told_in_one_line(terminal: Terminal) -> None:
    found = bench_environment.find_bench_environment(consoles.progress())
    with pytest.raises(UsageError, match=r"playouts.py failed with the interpreted"):
        found.measure("interpreted", "playouts.py", "chess")


def test_an_installed_package_measures_the_engine_that_it_holds(terminal: Terminal) -> None:
    scripts = ROOT / "benchmarks"
    installed = bench_environment.InstalledBench(scripts, consoles.progress())
    engine = "compiled" if Path(state.__file__).suffix in (".so", ".pyd") else "interpreted"
    assert installed.engines() == [engine]
    found = installed.measure(engine, "playouts.py", "trajan", "--seats", "2", "--seconds", "0.1")
    assert found["decisions_per_s"] > 0 and found["compiled"] is (engine == "compiled")
    with pytest.raises(UsageError, match="needs a checkout"):
        installed.prepare_peer()
