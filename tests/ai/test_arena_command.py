"""`ulpia arena`, as somebody types it."""

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

from tests.ai.bots import FIRST_LEGAL, command, faulty_bot
from tests.cli.conftest import terminal as terminal
from tests.cli.terminal import Terminal, hear_interrupts
from ulpia.cli import arena, arena_games

PLAYER_KEYS = {
    "name",
    "rating",
    "sigma",
    "games",
    "wins",
    "win_share",
    "mean_points",
    "seconds_per_turn",
}
PAIR_KEYS = {"a", "b", "games", "win_share", "low", "high"}
WITHOUT_TIME = ("seconds", "folder")
RANDOM = "arena trajan --players random --seats 2 --seed 5"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for the data of a user."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    """Return a result without what depends on the time."""
    kept = {key: value for key, value in result.items() if key not in WITHOUT_TIME}
    kept["players"] = [
        {key: value for key, value in row.items() if key != "seconds_per_turn"}
        for row in result["players"]
    ]
    return kept


def test_the_result_has_the_promised_keys(terminal: Terminal, tmp_path: Path) -> None:
    words = "arena trajan --players random,tiro --games 2 --seed 5 --json --resume"
    outcome = terminal.ulpia(words, str(tmp_path / "kept"))
    result = outcome.json()
    assert outcome.code == 0
    assert [row["name"] for row in result["players"]] == ["random", "tiro"]
    assert all(set(row) == PLAYER_KEYS for row in result["players"])
    assert all(set(row) == PAIR_KEYS for row in result["pairs"])
    assert result["games"] == result["players"][0]["games"] == 2
    assert set(result["sources"]["tiro"]) > {"ships", "senate"}
    records = sorted((tmp_path / "kept" / "records").iterdir())
    assert [file.name for file in records] == ["0-00000.game", "0-00001.game"]
    assert terminal.ulpia("verify", *[str(file) for file in records]).code == 0


def test_people_get_tables_and_games_are_kept_even_unasked(terminal: Terminal, data: Path) -> None:
    outcome = terminal.ulpia("arena forum-trajanum --players random --seats 3 --games 1")
    assert outcome.code == 0
    assert "points by source" in outcome.out
    (folder,) = (data / "ulpia" / "arena").iterdir()
    assert f"Results and records are in {folder}" in outcome.err
    assert len(list((folder / "records").iterdir())) == 1


def test_the_games_do_not_depend_on_the_number_of_jobs(terminal: Terminal, tmp_path: Path) -> None:
    folders = tmp_path / "alone", tmp_path / "together"
    alone = terminal.ulpia(f"{RANDOM} --games 5 --json --resume", str(folders[0])).json()
    together = terminal.ulpia(
        f"{RANDOM} --games 5 --jobs 2 --json --resume", str(folders[1])
    ).json()
    assert without_times(alone) == without_times(together)
    texts = [
        [file.read_text() for file in sorted((folder / "records").iterdir())] for folder in folders
    ]
    assert texts[0] == texts[1]


def test_a_run_goes_on_where_it_was_and_can_be_extended(terminal: Terminal, tmp_path: Path) -> None:
    whole = terminal.ulpia(f"{RANDOM} --games 4 --json --resume", str(tmp_path / "whole")).json()
    folder = tmp_path / "parts"
    terminal.ulpia(f"{RANDOM} --games 2 --json --resume", str(folder))
    first = (folder / "records" / "0-00000.game").stat().st_mtime_ns
    with (folder / "results.jsonl").open("a") as results:
        results.write('{"lineup": 0, "index": 2, "se')  # as a killed run leaves it
    parts = terminal.ulpia(f"{RANDOM} --games 4 --json --resume", str(folder)).json()
    assert without_times(parts) == without_times(whole)
    assert (folder / "records" / "0-00000.game").stat().st_mtime_ns == first
    assert (folder / "results.jsonl").read_text().count("\n") == 4


def test_ctrl_c_ends_with_what_was_done(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_one = arena_games.play_one

    def interrupt_in_second_game(contest: Any, fixture: Any) -> Any:
        if fixture.index == 1:
            signal.raise_signal(signal.SIGINT)
        return play_one(contest, fixture)

    monkeypatch.setattr(arena, "play_one", interrupt_in_second_game)
    outcome = terminal.ulpia(f"{RANDOM} --games 9 --json")
    assert outcome.code == 130
    assert outcome.json()["games"] == 1
    assert "stopped after 1 of 9 games; the same command with --resume" in outcome.err


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs signals to a group of processes")
def test_ctrl_c_with_workers_can_be_resumed(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    words = [*f"{RANDOM} --games 100000 --jobs 2 --json --resume".split(), str(folder)]
    process = subprocess.Popen(
        [sys.executable, "-m", "ulpia", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that Ctrl-C reaches its workers, but not the tests
        preexec_fn=hear_interrupts,
    )
    try:
        patience = time.monotonic() + 50
        while not count_kept(folder) and time.monotonic() < patience:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=50)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in err
    games = json.loads(out)["games"]
    assert 0 < games == count_kept(folder)
    again = terminal.ulpia(f"{RANDOM} --games {games + 1} --json --resume", str(folder)).json()
    assert again["games"] >= games


def count_kept(folder: Path) -> int:
    results = folder / "results.jsonl"
    return results.read_text().count("\n") if results.exists() else 0


# programs from outside


def test_a_bot_that_knows_nothing_of_ulpia_plays(terminal: Terminal, tmp_path: Path) -> None:
    words = [
        "--players",
        f"{command(FIRST_LEGAL)},random",
        "--json",
        "--resume",
        str(tmp_path / "k"),
    ]
    result = terminal.ulpia("arena trajan --games 2", *words).json()
    assert result["forfeits"] == []
    assert result["players"][0]["win_share"] == 1.0
    assert "import ulpia" not in FIRST_LEGAL.read_text()
    assert "from ulpia" not in FIRST_LEGAL.read_text()


FAULTS = {
    "late": "late: no answer within 0.5 s",
    "crash": "crashed with exit code 1: RuntimeError: out of ideas",
    "illegal": "answered 'jump', which is no option of 'place'",
    "no json": "answered no JSON: 'hmm'",
    "wrong type": "answered no message of type 'move': '[]'",
    "silent end": "crashed with exit code 0",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_at_fault_loses_with_a_reason_and_the_arena_goes_on(
    fault: str, terminal: Terminal, tmp_path: Path
) -> None:
    name = faulty_bot(tmp_path, fault)
    limit = "0.5" if fault == "late" else "20"
    words = f"arena trajan --games 2 --bot-seconds {limit} --json"
    outcome = terminal.ulpia(words, "--players", f"{name},random")
    result = outcome.json()
    assert outcome.code == 0
    assert (result["games"], result["errors"], len(result["forfeits"])) == (2, 0, 2)
    for forfeit in result["forfeits"]:
        assert forfeit["name"] == name
        assert FAULTS[fault] in forfeit["reason"]
    assert {forfeit["seat"] for forfeit in result["forfeits"]} == {0, 1}
    assert result["players"][1]["wins"] == 2
    assert FAULTS[fault] in outcome.err


def test_a_bot_that_answers_twice_loses(terminal: Terminal, tmp_path: Path) -> None:
    # The second answer comes before or after the next question: either way it is wrong.
    words = ["--players", f"{faulty_bot(tmp_path, 'chatty')},random", "--json"]
    (forfeit,) = terminal.ulpia("arena trajan --games 1", *words).json()["forfeits"]
    assert "spoke without being asked" in forfeit["reason"] or "no option" in forfeit["reason"]


# refusals


def test_wrong_use_gets_one_clear_line(terminal: Terminal, tmp_path: Path) -> None:
    wrong = {
        "arena chess --players random": "there is no game 'chess'",
        "arena trajan --players genius": "there is no player 'genius'; there are: random, tiro",
        "arena trajan --players random,,tiro": "a name between the commas",
        "arena trajan --players tiro,tiro": "player 'tiro' is named twice",
        "arena trajan --players random --games 0": "--games must be at least 1, not 0",
        "arena trajan --players random --games -1": "--games must be at least 1",
        "arena trajan --players random --jobs 0": "--jobs must be at least 1",
        "arena trajan --players random --worlds 0": "--worlds must be at least 1",
        "arena trajan --players random --seats 9": "2 to 4 seats, not 9",
        "arena trajan --players random --seed -2": "a seed must not be negative",
        "arena trajan --players random --bot-seconds 0": "--bot-seconds must be more than 0",
        "arena trajan --players cmd:": "needs the command of a bot",
        "arena trajan --players cmd:no-such-bot": "there is no command 'no-such-bot'",
        "arena trajan --players random --resume /dev/null/x": "cannot keep an arena in /dev/null/x",
        "arena trajan": "`ulpia arena --help` teaches it",
    }
    for words, message in wrong.items():
        assert message in terminal.refusal(words), words
    assert not (tmp_path / "data").exists()


def test_a_bot_that_does_not_work_is_refused_before_the_first_game(
    terminal: Terminal, tmp_path: Path
) -> None:
    missing = terminal.refusal("arena trajan --players", f"cmd:{sys.executable} missing.py")
    assert "crashed with exit code 2" in missing
    assert "No such file" in missing
    old = tmp_path / "old.py"
    old.write_text('input(); print(\'{"type": "hello", "protocol": 0}\', flush=True); input()')
    assert "speaks protocol 0, not 1" in terminal.refusal("arena trajan --players", command(old))
    unquoted = terminal.refusal("arena trajan --players", "cmd:bot 'half")
    assert "cannot read the command" in unquoted


def test_a_folder_that_is_broken_or_of_another_arena_is_refused(
    terminal: Terminal, tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    terminal.ulpia(f"{RANDOM} --games 1 --json --resume", str(folder))
    words = f"{RANDOM} --games 2 --resume"
    other = terminal.refusal(words.replace("--seed 5", "--seed 6"), str(folder))
    assert f"{folder} holds an arena with seed 5, not 6" in other
    results = folder / "results.jsonl"
    line = results.read_text()
    for broken in ("rubbish\n", "[]\n", "{}\n", line.replace('"ranks": [', '"ranks": [1, ')):
        results.write_text(line + broken)
        assert f"{results}:2: this is no result of a game" in terminal.refusal(words, str(folder))
    (folder / "arena.json").write_text("{")
    assert "arena.json is broken" in terminal.refusal(words, str(folder))
    (folder / "arena.json").unlink()
    assert "is no folder of an arena" in terminal.refusal(words, str(folder))
    file = tmp_path / "file"
    file.write_text("x")
    assert "cannot keep an arena in" in terminal.refusal(words, str(file))
