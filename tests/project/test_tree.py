"""The tree in docs/architecture.md shows what is there, and every folder of the first rank."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.paths import ROOT

TREE = re.compile(r"^## The tree\n+```\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINE = re.compile(r"^( *)([^\s,]+(?:, [^\s,]+)*)(?: |$)")
EXAMPLES = {"NAME": "trajan", "LANGUAGE": "en"}
SHOWN_WHOLE = ("src/ulpia", "web/src")
"""Folders of which the tree names every folder."""


def drawn_tree() -> str:
    found = TREE.search((ROOT / "docs/architecture.md").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def places(tree: str) -> list[str]:
    """Return the path of each file and folder that a tree draws."""
    open_folders: list[tuple[int, str]] = []
    found = []
    for line in tree.splitlines():
        parts = LINE.match(line)
        assert parts is not None, line
        depth = len(parts[1])
        while open_folders and open_folders[-1][0] >= depth:
            open_folders.pop()
        folder = open_folders[-1][1] if open_folders else ""
        names = [name for name in parts[2].split(", ") if re.search(r"[./]", name)]
        found += [folder + name for name in names]
        if names and names[-1].endswith("/"):
            open_folders.append((depth, folder + names[-1]))
    return found


def is_there(place: str) -> bool:
    return (ROOT / re.sub("NAME|LANGUAGE", lambda word: EXAMPLES[word[0]], place)).exists()


def test_all_that_the_tree_draws_is_there() -> None:
    assert [place for place in places(drawn_tree()) if not is_there(place)] == []


@pytest.mark.parametrize("folder", SHOWN_WHOLE)
def test_the_tree_draws_every_folder(folder: str) -> None:
    drawn = {Path(place).parts for place in places(drawn_tree())}
    base = Path(folder).parts
    there = [
        each.name
        for each in sorted((ROOT / folder).iterdir())
        if each.is_dir() and not each.name.startswith(("_", "."))
    ]
    shown = {parts[len(base)] for parts in drawn if parts[: len(base)] == base and len(parts) > 2}
    assert [name for name in there if name not in shown] == []


def test_what_is_not_there_is_found() -> None:
    tree = "src/ulpia/  the package\n  games/      NAME/ is a game\n    gone.py   was here\n"
    missing = [place for place in places(tree) if not is_there(place)]
    assert missing == ["src/ulpia/games/gone.py"]
