"""Every ruling that Forum Trajanum's table names is there to be read, in all three languages."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tools.paths import ROOT

FOLDER: Final = ROOT / "web" / "src" / "games" / "forum_trajanum"
PAGES: Final = ("forum_trajanum.md", "forum_trajanum.de.md", "forum_trajanum.ru.md")


def rulings_named() -> set[int]:
    """Return the numbers in `ruling={...}`, also those behind a condition."""
    found: set[int] = set()
    for file in sorted(FOLDER.rglob("*.svelte")):
        for expression in re.findall(r"ruling=\{([^}]*)\}", file.read_text(encoding="utf-8")):
            found |= {int(number) for number in re.findall(r"(?:^|[?:] )(\d+)", expression)}
    return found


def test_many_rulings_are_named() -> None:
    assert {8, 13, 24, 26, 39, 42, 43, 49, 56, 60, 65, 68, 72, 73} <= rulings_named()


@pytest.mark.parametrize("page", PAGES)
def test_a_tip_leads_to_a_ruling_that_is_there(page: str) -> None:
    text = (ROOT / "docs" / "rules" / page).read_text(encoding="utf-8")
    written = {int(number) for number in re.findall(r"^\*\*R-(\d+)\*\*", text, re.MULTILINE)}
    assert rulings_named() - written == set()
