"""dev.py: its help, its refusals, and the stamps that make the second start instant."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from tools import paths
from tools.dev import checks
from tools.native import compiled
from tools.paths import DEV_LOCK, ROOT, RUN_LOCK
from tools.setup import environment
from tools.stages import Failure, StageFailed, explain, run_stage
from tools.web import pages


def run_dev(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "dev.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_help_teaches_every_command() -> None:
    answer = run_dev("--help")
    assert answer.returncode == 0
    assert answer.stderr == ""
    assert all(f"\n  {name} " in answer.stdout for name in dev.COMMANDS)


def test_a_wrong_command_gets_one_line_and_exit_code_2() -> None:
    answer = run_dev("plya")
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1
    assert "did you mean 'play'?" in answer.stderr


@pytest.mark.parametrize("words", [["check", "now"], ["compile", "now"]])
def test_a_wrong_argument_gets_one_line_and_exit_code_2(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(words) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_failure_becomes_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(lock: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", lock)

    monkeypatch.setattr(environment, "prepare", refuse)
    assert dev.main(["check"]) == 1
    assert capsys.readouterr().err == f"dev.py: {environment.NO_SPACE}\n"


def test_check_fails_when_one_tool_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "prepare", lambda lock: None)
    monkeypatch.setattr(checks, "passes", lambda title, command: title != "types")
    monkeypatch.setattr(checks, "page_passes", lambda title, script: True)
    assert dev.main(["check"]) == 1
    assert "check failed: types." in capsys.readouterr().err


def test_check_fails_when_the_pages_are_not_formatted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "prepare", lambda lock: None)
    monkeypatch.setattr(checks, "passes", lambda title, command: True)
    monkeypatch.setattr(checks, "page_passes", lambda title, script: script != "format:check")
    assert dev.main(["check"]) == 1
    told = capsys.readouterr().err
    assert "check failed: format of the pages." in told
    assert "check --fix" in told


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a pretended checkout with both locks, a small package and nothing installed."""
    for name in (RUN_LOCK, DEV_LOCK, "pyproject.toml"):
        (tmp_path / name).write_text(name)
    for name in ("src/ulpia/kernel/moves.py", "src/ulpia/cli/app.py", "locales/en.ftl"):
        write(tmp_path / name, name)
    for name in ("tools/native/compile.py", "tools/native/compiled.py"):
        write(tmp_path / name, name)
    (tmp_path / ".venv").mkdir()
    for module in (paths, environment, compiled):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(compiled, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(compiled, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(compiled, "COMPILED", tmp_path / "build" / "compiled")
    monkeypatch.setattr(compiled, "STAMP", tmp_path / "build" / "compiled" / "stamp")
    return tmp_path


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def leave_stamp(lock: str) -> None:
    environment.stamp_file(lock).write_text(environment.wanted_stamp(lock))


def test_nothing_is_ready_without_a_stamp(checkout: Path) -> None:
    assert not environment.is_ready(RUN_LOCK)
    assert not environment.is_ready(DEV_LOCK)


def test_the_dev_set_up_serves_players_too_but_not_the_reverse(checkout: Path) -> None:
    leave_stamp(RUN_LOCK)
    assert environment.is_ready(RUN_LOCK)
    assert not environment.is_ready(DEV_LOCK)
    environment.stamp_file(RUN_LOCK).unlink()
    leave_stamp(DEV_LOCK)
    assert environment.is_ready(RUN_LOCK)
    assert environment.is_ready(DEV_LOCK)


@pytest.mark.parametrize("changed", [DEV_LOCK, "pyproject.toml"])
def test_a_changed_lock_or_project_asks_for_a_new_set_up(checkout: Path, changed: str) -> None:
    leave_stamp(DEV_LOCK)
    (checkout / changed).write_text("changed")
    assert not environment.is_ready(DEV_LOCK)


def test_another_python_asks_for_a_new_set_up(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_stamp(DEV_LOCK)
    monkeypatch.setattr(sys, "version", "4.0")
    assert not environment.is_ready(DEV_LOCK)


def test_a_ready_environment_is_left_alone(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def set_up(lock: str) -> None:
        raise AssertionError(f"set up {lock} again")

    monkeypatch.setattr(environment, "set_up", set_up)
    leave_stamp(DEV_LOCK)
    environment.prepare(DEV_LOCK)


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", environment.NO_SPACE),
        ("[Errno -3] Temporary failure in name resolution", environment.NO_NETWORK),
        ("NewConnectionError ... No matching distribution found", environment.NO_NETWORK),
        ("No matching distribution found for ruff", environment.NO_WHEEL),
        ("THESE PACKAGES DO NOT MATCH THE HASHES", environment.WRONG_HASH),
        ("something new", environment.UNKNOWN),
    ],
)
def test_what_the_installer_says_is_explained(output: str, sentence: str) -> None:
    assert environment.meaning_of_output(output) == sentence


def test_a_python_without_venv_is_explained(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(Failure, match="apt install python3-venv"):
        environment.make_environment()


def test_the_compiled_copy_is_fresh_until_a_source_in_its_sight_changes(checkout: Path) -> None:
    assert not compiled.is_fresh()
    write(compiled.STAMP, compiled.wanted_stamp())
    assert compiled.is_fresh()
    write(checkout / "src/ulpia/cli/app.py", "changed")
    assert compiled.is_fresh()
    write(checkout / "src/ulpia/kernel/moves.py", "changed")
    assert not compiled.is_fresh()


def test_only_a_fresh_compiled_copy_is_put_on_the_path(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "mine")
    assert compiled.environment()["PYTHONPATH"] == "mine"
    write(compiled.STAMP, compiled.wanted_stamp())
    assert compiled.environment()["PYTHONPATH"].startswith(str(compiled.COMPILED))


def test_copying_brings_new_files_and_removes_old_ones_but_no_native_module(checkout: Path) -> None:
    package = compiled.COMPILED / "ulpia"
    write(package / "kernel/moves.cpython-311.so", "native")
    write(package / "gone.py", "gone")
    compiled.copy_sources()
    assert sorted(
        file.relative_to(package).as_posix() for file in compiled.files_below(package)
    ) == [
        "_locales/en.ftl",
        "cli/app.py",
        "kernel/moves.cpython-311.so",
        "kernel/moves.py",
    ]


def test_a_stage_keeps_its_log_and_says_how_it_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log"
    failing = [sys.executable, "-c", "print('the reason'); raise SystemExit(3)"]
    with pytest.raises(StageFailed, match="the reason"):
        run_stage("Trying", failing, log, tmp_path, {})
    explain(Failure("it did not work.", log))
    said = capsys.readouterr()
    assert said.out == ""
    assert "Trying ... failed after" in said.err
    assert "| the reason" in said.err
    assert said.err.endswith(f"dev.py: it did not work. The whole log: {log}\n")


def test_play_starts_at_once_and_compiles_beside_the_game(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(compiled, "BUILD", checkout / "build")
    monkeypatch.setattr(compiled, "BACKGROUND_LOG", checkout / "build" / "background.log")
    monkeypatch.setattr(compiled, "FAILED", checkout / "build" / "failed")
    monkeypatch.setattr(compiled, "why_not_possible", lambda: "")
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    compiled.compile_in_background()
    assert [command[-1] for command in started] == ["tools.native.compiled"]
    assert "at once" in capsys.readouterr().err
    with environment.only_one_at_a_time(checkout / "build"):
        compiled.compile_in_background()
    assert len(started) == 1
    assert "still being compiled" in capsys.readouterr().err
    (checkout / "build" / "failed").write_text(compiled.wanted_stamp())
    compiled.compile_in_background()
    assert "failed before" in capsys.readouterr().err
    leave_compiled_stamp()
    compiled.compile_in_background()
    assert len(started) == 1
    assert capsys.readouterr().err == ""


def leave_compiled_stamp() -> None:
    write(compiled.STAMP, compiled.wanted_stamp())


@pytest.mark.parametrize("are_there", [True, False])
def test_pages_that_do_not_build_are_played_as_they_were_or_the_terminal_is_offered(
    are_there: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> None:
        raise Failure(pages.BROKEN)

    became: list[list[str]] = []
    monkeypatch.setattr(environment, "prepare", lambda lock: None)
    monkeypatch.setattr(pages, "build_if_changed", refuse)
    monkeypatch.setattr(pages, "is_there", lambda: are_there)
    monkeypatch.setattr(compiled, "compile_in_background", lambda: None)

    def become(words: list[str], variables: dict[str, str]) -> int:
        became.append(words)
        return 0

    monkeypatch.setattr(dev, "become", become)
    code = dev.main(["play", "--port", "0"])
    said = capsys.readouterr().err
    assert "did not build" in said
    if are_there:
        assert code == 0 and became == [["serve", "--open", "--port", "0"]]
        assert "as they were built last" in said
    else:
        assert code == 1 and became == []
        assert "dev.py terminal" in said
