"""`ulpia simulate`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from tests.cli.terminal import Terminal, hear_interrupts
from ulpia.ai.player import Player, PlayerTable
from ulpia.cli import simulation
from ulpia.games.registry import game_named
from ulpia.games.trajan.components.markers import COLOUR_WORDS
from ulpia.kernel import laws, playout
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Move
from ulpia.research.observations.rows import row_layout

KEYS = {
    "game",
    "seats",
    "games",
    "decisions",
    "turns",
    "seconds",
    "errors",
    "compiled",
    "scores",
    "decisions_per_s",
}
WITHOUT_TIME = ("seconds", "decisions_per_s")


def without_time(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in WITHOUT_TIME}


def test_the_result_is_one_json_object_with_the_promised_keys(terminal: Terminal) -> None:
    outcome = terminal.ulpia("simulate trajan --games 3 --seed 1 --json")
    result = outcome.json()
    assert outcome.code == 0
    assert set(result) == KEYS
    assert set(result["scores"]) == {"mean", "min", "max"}
    assert (result["game"], result["seats"], result["games"]) == ("trajan", 4, 3)
    assert result["errors"] == 0
    assert result["decisions"] > result["turns"] > 0
    assert result["compiled"] is not str(playout.__file__).endswith(".py")


def test_players_of_several_levels_are_told_apart_by_points_and_wins(terminal: Terminal) -> None:
    outcome = terminal.ulpia("simulate trajan --seats 2 --players tiro,random --games 3 --json")
    tiro, chance = outcome.json()["players"]
    assert (tiro["player"], chance["player"]) == ("tiro", "random")
    assert (tiro["seats"], chance["seats"]) == (1, 1)
    assert tiro["wins"] + chance["wins"] == 3
    mean = outcome.json()["scores"]["mean"]
    assert (tiro["points"] + chance["points"]) / 2 == pytest.approx(mean, abs=0.001)
    told = terminal.ulpia("simulate trajan --seats 2 --players tiro,random --games 3").out
    assert f"{tiro['points']:.1f} points on average, {tiro['wins']:g} games won" in told


def test_people_get_a_table(terminal: Terminal) -> None:
    outcome = terminal.ulpia("simulate trajan --games 2 --seats 2")
    assert outcome.code == 0
    assert "decisions per second" in outcome.out
    assert outcome.err == ""


def test_checked_and_recorded_games_are_the_same_games(
    terminal: Terminal, tmp_path: Path, stakes: str
) -> None:
    plain = terminal.ulpia(f"simulate {stakes} --games 5 --json").json()
    checked = terminal.ulpia(f"simulate {stakes} --games 5 --check --json").json()
    recorded = terminal.ulpia(f"simulate {stakes} --games 5 --json --records", str(tmp_path)).json()
    assert without_time(plain) == without_time(checked) == without_time(recorded)


def test_trajan_is_checked_at_every_decision(terminal: Terminal) -> None:
    result = terminal.ulpia("simulate trajan --seats 2 --games 1 --check --json").json()
    assert result["errors"] == 0


def test_records_are_written_and_verify(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    terminal.ulpia("simulate trajan --seats 3 --games 2 --seed 5 --records", str(folder))
    files = [str(file) for file in sorted(folder.iterdir())]
    assert [Path(file).name for file in files] == ["trajan-3-5.game", "trajan-3-6.game"]
    assert terminal.ulpia("verify", *files).code == 0


def test_options_reach_the_games(terminal: Terminal, tmp_path: Path) -> None:
    words = "simulate trajan --seats 2 --games 1 --option edition=2011 --option start=1 --records"
    terminal.ulpia(words, str(tmp_path))
    record = (tmp_path / "trajan-2-1.game").read_text()
    assert "option edition 2011\n" in record
    assert "option start 1\n" in record


def test_the_result_does_not_depend_on_the_number_of_jobs(terminal: Terminal) -> None:
    alone = terminal.ulpia("simulate trajan --seats 2 --games 7 --seed 3 --json").json()
    together = terminal.ulpia("simulate trajan --seats 2 --games 7 --seed 3 --jobs 2 --json").json()
    assert without_time(alone) == without_time(together)


class First(Player):
    """Takes the first option, always."""

    def choose(self, table: PlayerTable) -> Move:
        return table.decision.options[0]


def test_other_players_than_random_ones_sit_where_they_are_asked_to(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ulpia.cli.players.require_level", lambda name: None)
    monkeypatch.setattr(simulation, "make_player", lambda level, game, seed: First())
    words = "simulate trajan --seats 2 --games 1 --players random,first --records"
    assert terminal.ulpia(words, str(tmp_path)).code == 0
    moves = (tmp_path / "trajan-2-1.game").read_text().splitlines()
    first = [move for move in moves if move.startswith("1 place")]
    assert len(first) > 2
    assert first == sorted(first, key=lambda move: COLOUR_WORDS.index(move.split()[2]))


def fail_sometimes(state: Any, dice: Dice) -> int:
    if state.chance.seed % 2:
        raise RuntimeError("the roof\nis leaking")
    return 1


def test_a_failing_game_is_counted_and_named_and_the_rest_goes_on(
    terminal: Terminal, stakes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playout, "play_randomly", fail_sometimes)
    outcome = terminal.ulpia(f"simulate {stakes} --games 20 --seed 10 --json")
    result = outcome.json()
    assert outcome.code == 1
    assert (result["games"], result["errors"], result["decisions"]) == (20, 10, 10)
    assert [failed["seed"] for failed in result["failures"]] == [11, 13, 15, 17, 19]
    assert "the game of seed 11 failed: RuntimeError: the roof is leaking (test" in outcome.err
    assert "5 more games failed" in outcome.err


def test_a_broken_law_is_an_error_of_its_game(
    terminal: Terminal, stakes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_a_law(*ignored: object) -> None:
        raise AssertionError("a card lies twice")

    monkeypatch.setattr(laws, "check_quickly", break_a_law)
    outcome = terminal.ulpia(f"simulate {stakes} --games 2 --check --json")
    assert outcome.code == 1
    assert outcome.json()["failures"][0]["message"].startswith("AssertionError: a card lies twice")
    assert outcome.json()["scores"] == {"mean": None, "min": None, "max": None}


def test_ctrl_c_in_this_process_reports_what_was_done(
    terminal: Terminal, stakes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted_in_the_second(task: object, seed: int) -> simulation.SimulatedGame:
        if seed == 2:
            signal.raise_signal(signal.SIGINT)
        return simulation.SimulatedGame(seed, 10, 2, (1, 2))

    monkeypatch.setattr("ulpia.cli.simulate.play_game", interrupted_in_the_second)
    outcome = terminal.ulpia(f"simulate {stakes} --games 9 --json")
    assert outcome.code == 130
    assert outcome.json()["games"] == 2
    assert "stopped after 2 games" in outcome.err


@pytest.mark.skipif(os.name == "nt", reason="needs signals to a group of processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_cleanly_with_what_was_done(jobs: str, tmp_path: Path) -> None:
    words = "simulate trajan --seats 2 --games 1000000 --json --jobs"
    command = [sys.executable, "-m", "ulpia", *words.split(), jobs, "--records", str(tmp_path)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that Ctrl-C reaches its workers, but not the tests
        preexec_fn=hear_interrupts,
    )
    patience = time.monotonic() + 30
    while len(list(tmp_path.iterdir())) < 3 and time.monotonic() < patience:
        time.sleep(0.05)
    try:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert process.returncode == 130
    assert 0 < json.loads(out)["games"] < 1000000
    assert json.loads(out)["errors"] == 0
    assert "Traceback" not in err
    assert "stopped after" in err


def test_parquet_files_tell_decisions_features_and_results(
    terminal: Terminal, tmp_path: Path
) -> None:
    command = "simulate trajan --seats 2 --games 3 --seed 5 --json"
    plain = terminal.ulpia(command).json()
    told = terminal.ulpia(f"{command} --parquet {tmp_path / 'data'}").json()
    assert without_time(told) == without_time(plain)
    games, seats, decisions = [
        parquet.read_table(tmp_path / "data" / f"{name}.parquet").to_pylist()
        for name in ("games", "seats", "decisions")
    ]
    assert [row["seed"] for row in games] == [5, 6, 7]
    assert sum(row["decisions"] for row in games) == len(decisions) == told["decisions"]
    mean = sum(row["points"] for row in seats) / len(seats)
    assert mean == pytest.approx(told["scores"]["mean"], abs=0.001)
    match = Match(game_named("trajan"), 2, {}, 5)
    layout = row_layout(match.game, 2)
    for row in decisions[: games[0]["decisions"]]:
        decision = match.decision(row["seat"])
        assert decision is not None and row["prompt"] == decision.prompt
        write = match.game.vocabulary.write
        assert row["options"] == [write(option) for option in decision.options]
        seen = layout.decode(row["features"])
        assert list(seen["hand"][0][1:]) == match.state.players[row["seat"]].hand
        match.play(row["seat"], match.game.vocabulary.read(row["move"]))
    assert match.is_over()
    assert [row["points"] for row in seats[:2]] == match.game.totals(match.state)


def test_parquet_needs_a_folder_that_can_be_written(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    outcome = terminal.ulpia(f"simulate trajan --games 1 --parquet {tmp_path / 'taken' / 'data'}")
    assert outcome.code == 2 and "cannot write data to" in outcome.err
