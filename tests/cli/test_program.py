"""The program as a whole: what its help says, shell completion, and output that nobody reads."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from ulpia.cli import READER_GONE
from ulpia.cli.app import join_titles
from ulpia.games.registry import GAMES

ULPIA = [sys.executable, "-m", "ulpia"]


def test_the_help_speaks_of_both_games(terminal: Terminal) -> None:
    told = terminal.ulpia("--help").out
    assert "Trajan and Forum Trajanum" in told
    assert all(name in told for name in GAMES)


def test_the_help_names_every_game_there_is() -> None:
    assert join_titles(["trajan"]) == "Trajan"
    assert join_titles(["trajan", "forum-trajanum", "x"]) == "Trajan, Forum Trajanum and X"
    environment = {**os.environ, "ULPIA_GAMES": "ulpia.games._template.game"}
    done = subprocess.run([*ULPIA, "--help"], env=environment, capture_output=True, text=True)
    assert "Trajan, Forum Trajanum and Stakes by the rules" in done.stdout
    assert "ulpia play stakes" in done.stdout


@pytest.mark.parametrize(
    ("command", "default"),
    [
        ("play", "[default: (tiro; with --load those of the saved game)]"),
        ("play", "[default: (3)]"),
        ("play", "[default: (that of your system)]"),
        ("simulate", "[default: (as many as possible)]"),
        ("serve", "[default: (8400)]"),
        ("serve", "[default: (127.0.0.1)]"),
        ("serve", "[default: (ulpia.db in your data folder)]"),
    ],
)
def test_the_help_of_a_command_shows_its_defaults(
    command: str, default: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert default in terminal.ulpia(f"{command} --help").out


def test_without_a_word_about_players_one_plays_against_a_level_not_against_chance(
    terminal: Terminal,
) -> None:
    outcome = terminal.ulpia("play trajan --seats 2 --seed 1 --language en", typed=["quit"])
    assert outcome.code == 0
    assert "Tiro" in outcome.out
    assert "random" not in outcome.out


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("ulpia pl", "play"),
        ("ulpia play for", "forum-trajanum"),
        ("ulpia simulate trajan --players tiro,cen", "tiro,centurio"),
        ("ulpia play trajan --language r", "ru"),
    ],
)
def test_a_shell_completes_commands_games_levels_and_languages(typed: str, offered: str) -> None:
    words = typed.split()
    asked = {"_ULPIA_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": ""}
    asked["COMP_CWORD"] = str(len(words) - 1)
    told = subprocess.run(ULPIA, env={**os.environ, **asked}, capture_output=True, text=True)
    assert offered in told.stdout.split()
    assert told.stderr == ""


def test_the_script_for_a_shell_can_be_shown() -> None:
    command = [*ULPIA, "--show-completion", "bash"]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == 0
    assert "_ULPIA_COMPLETE" in told.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        pytest.param(["replay", "FILE"], marks=pytest.mark.slow),
        pytest.param(["replay", "FILE", "--json"], marks=pytest.mark.slow),
    ],
)
def test_output_that_nobody_reads_ends_quietly(words: list[str], tmp_path: Path) -> None:
    """As with `| head`: the reader has left before the first line."""
    records = ["simulate", "trajan", "--seats=2", "--games=1", f"--records={tmp_path}"]
    subprocess.run([*ULPIA, *records], check=True, capture_output=True)
    command = [word.replace("FILE", str(tmp_path / "trajan-2-1.game")) for word in words]
    reader, writer = os.pipe()
    os.close(reader)
    told = subprocess.run([*ULPIA, *command], stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert told.stderr == ""
    assert told.returncode in (1, READER_GONE)  # 1: typer was the first to notice
