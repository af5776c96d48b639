"""Subjects of commits are checked: their form, since when, and wherever there is a clone."""

from __future__ import annotations

import os
import shutil
import subprocess
from datetime import timedelta
from pathlib import Path

import pytest

from tools.checks import commits
from tools.checks.commits import SINCE, Commit, fault_of, history, main

ROLES = ("AUTHOR", "COMMITTER")


@pytest.mark.parametrize(
    "subject",
    [
        "Ask the consul which bonus tile to take (R-65)",
        "Bring the pages up to date",
        "Embed the icons",
        "Focus the first option",
        "Pass on what a seat knows",
        "Proceed when nobody is asked",
        "Re-deal what a seat cannot know",
        "Teach, review and play in the browser",
        "Test that " + "x" * 62,
    ],
)
def test_an_order_of_at_most_72_characters_is_fine(subject: str) -> None:
    assert fault_of(subject) == ""


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("Test that " + "x" * 63, "73 characters"),
        ("Add a level.", "full stop"),
        ("add a level", "capitalised"),
        ("docs: a number", "capitalised"),
        ("Bench: a number", "capitalised"),
        ("CI installs chromium", "capitalised"),
        ("", "capitalised"),
        ("Added a level", "imperative"),
        ("Adds a level", "imperative"),
        ("Adding a level", "imperative"),
        ("The rules of Trajan in German", "imperative"),
        ("Who owns a seat agrees", "imperative"),
    ],
)
def test_anything_else_is_refused_with_what_is_wrong(subject: str, fault: str) -> None:
    assert fault in fault_of(subject)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a repository with an old commit, two new ones and a merge."""
    if shutil.which("git") is None:
        pytest.skip("needs git")
    git(tmp_path, "init", "-q", "-b", "main")
    commit(tmp_path, "an old subject, as it was", -1)
    git(tmp_path, "checkout", "-q", "-b", "side")
    commit(tmp_path, "Add a side", 1)
    git(tmp_path, "checkout", "-q", "main")
    commit(tmp_path, "added a line", 2)
    git(tmp_path, "merge", "-q", "--no-ff", "-m", "merged branches.", "side", hours=3)
    return tmp_path


def commit(folder: Path, subject: str, hours: int) -> None:
    git(folder, "commit", "-q", "--allow-empty", "-m", subject, hours=hours)


def git(folder: Path, *words: str, hours: int = 0) -> None:
    when = (SINCE + timedelta(hours=hours)).isoformat()
    person = {"NAME": "Livia", "EMAIL": "livia@example.org", "DATE": when}
    known = {f"GIT_{who}_{what}": person[what] for who in ROLES for what in person}
    subprocess.run(["git", *words], cwd=folder, env={**os.environ, **known}, check=True)


def test_new_commits_are_checked_and_neither_old_ones_nor_merges(clone: Path) -> None:
    found = history(clone)
    assert found is not None
    assert sorted(each.subject for each in found) == ["Add a side", "added a line"]


def test_a_shallow_clone_is_checked_as_far_as_it_goes(clone: Path, tmp_path: Path) -> None:
    commit(clone, "Add the end", 4)
    shallow = tmp_path / "shallow"
    git(tmp_path, "clone", "-q", "--depth", "1", clone.as_uri(), str(shallow))
    found = history(shallow)
    assert found is not None
    assert [each.subject for each in found] == ["Add the end"]


def test_a_folder_without_a_repository_of_its_own_is_not_checked(
    clone: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = clone / "unpacked"
    inside.mkdir()
    assert history(inside) is None
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert history(clone) is None
    monkeypatch.setattr(commits, "history", lambda: None)
    assert main([]) == 0


def test_the_check_names_the_commit_and_its_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = [Commit("abc1234", "Add a side"), Commit("def5678", "added a line")]
    monkeypatch.setattr(commits, "history", lambda: found)
    assert main([]) == 1
    assert capsys.readouterr().out.startswith("def5678: 'added a line' does not begin with")


@pytest.mark.parametrize(("text", "code"), [("Add a level\n\nWhy.\n", 0), ("added\n", 1), ("", 1)])
def test_the_hook_checks_the_message_that_is_being_written(
    text: str, code: int, tmp_path: Path
) -> None:
    file = tmp_path / "message"
    file.write_text(text)
    assert main([str(file)]) == code
