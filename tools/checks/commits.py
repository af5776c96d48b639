"""Check the subjects of commits: imperative, at most 72 characters, no full stop.

usage: python3 -m tools.checks.commits            check the history since it is checked
       python3 -m tools.checks.commits FILE       check the message in a file, as git's hook does

Merges are exempt. Without git, or outside a clone, there is nothing to check. A shallow clone has
what it has.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from tools.paths import ROOT

SINCE: Final = datetime(2026, 11, 16, 19, 40, tzinfo=UTC)
"""Older subjects stay as they are."""
MAX_LENGTH: Final = 72
NO_VERBS: Final = re.compile(
    "a|all|also|an|and|another|as|at|because|both|bug|each|every|few|first|for|from|her|his"
    "|if|in|into|it|last|many|more|my|new|no|none|not|now|of|on|one|only|other|our|several|she"
    "|some|still|than|that|the|their|them|then|there|these|they|this|those|to|two|we|what|when"
    "|where|which|who|why|with|without"
)
"""Words with which no order begins."""
NOT_INFLECTED: Final = frozenset({"alias", "bias", "bus", "canvas", "embed", "focus", "shed"})
ENDING: Final = re.compile(
    r"[aeiouy]\w*ing"  # bring and string have no vowel before it
    r"|\w*[^e]ed"  # need, feed and proceed are orders
    r"|\w*[^s]s"  # pass and express too
)


class Commit(NamedTuple):
    """A commit as the check sees it."""

    name: str
    subject: str


def fault_of(subject: str) -> str:
    """Return what is wrong with a subject; nothing if it is fine."""
    if len(subject) > MAX_LENGTH:
        return f"{len(subject)} characters, at most {MAX_LENGTH} are allowed"
    if subject.endswith("."):
        return "ends with a full stop"
    first = re.match(r"[A-Z][a-z]*(?:-[a-z]+)*(?=,? |$)", subject)
    if first is None:
        return "does not begin with a capitalised word"
    word = first.group().lower()
    if NO_VERBS.fullmatch(word) or (ENDING.fullmatch(word) and word not in NOT_INFLECTED):
        return f"does not begin with an imperative such as Add or Fix: {first.group()!r}"
    return ""


def history(folder: Path = ROOT) -> list[Commit] | None:
    """Return the commits since `SINCE` that are not merges, or None where there is no clone."""
    git = shutil.which("git")
    if git is None:
        return None
    top = subprocess.run(
        [git, "rev-parse", "--show-toplevel"], cwd=folder, capture_output=True, text=True
    )
    if top.returncode or Path(top.stdout.strip()).resolve() != folder.resolve():
        return None  # no repository, or that of somebody in whose folder our files lie
    log = subprocess.run(
        [git, "log", "--no-merges", "--format=%h%x00%ct%x00%s"],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if log.returncode:
        return []  # a repository without a commit
    fields = [line.split("\0") for line in log.stdout.splitlines()]
    since = SINCE.timestamp()
    return [Commit(name, subject) for name, seconds, subject in fields if int(seconds) >= since]


def main(words: list[str]) -> int:
    commits: list[Commit] | None
    if words:
        lines = Path(words[0]).read_text(encoding="utf-8").splitlines()
        commits = [Commit("message", lines[0] if lines else "")]
    else:
        commits = history()
    if commits is None:
        print("no clone of git here, so no commits to check")
        return 0
    faults = [(commit, fault_of(commit.subject)) for commit in commits]
    wrong = [(commit, fault) for commit, fault in faults if fault]
    for commit, fault in wrong:
        print(f"{commit.name}: {commit.subject!r} {fault}")
    if not wrong:
        print(f"{len(commits)} subjects of commits are fine")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
