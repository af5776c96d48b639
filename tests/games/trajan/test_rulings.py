"""The judgements of rulings.py: each is a constant that the rules read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ulpia.games.trajan import rulings

RULES = Path(__file__).parents[3] / "src" / "ulpia" / "games" / "trajan"
DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "trajan.md"
CONSTANTS = [name for name in vars(rulings) if name.isupper()]


@pytest.mark.parametrize("name", CONSTANTS)
def test_every_judgement_is_read_somewhere(name: str) -> None:
    readers = [
        path.name
        for path in RULES.rglob("*.py")
        if path.name != "rulings.py" and re.search(rf"\b{name}\b", path.read_text("utf-8"))
    ]
    assert readers, f"{name} is read nowhere"


def test_every_judgement_stands_in_the_document_and_the_other_way_round() -> None:
    chapter = DOCUMENT.read_text("utf-8").split("## 14 Judgements")[1].split("\n## 15")[0]
    listed = re.findall(r"^\| [^|]+ \| `([A-Z_]+)` \|", chapter, re.MULTILINE)
    assert sorted(set(listed)) == sorted(CONSTANTS)


@pytest.mark.parametrize("language", ["", ".de", ".ru"])
def test_every_ruling_marked_as_a_judgement_gives_its_reason_and_the_other_way_round(
    language: str,
) -> None:
    text = DOCUMENT.with_suffix(f"{language}.md").read_text("utf-8")
    chapter = text.split("\n## 14 ")[1].split("\n## 15")[0]
    paragraphs = [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]
    rulings_there = [re.match(r"\*\*(R-\d+)\*\* .* \*J\*(?: \([^)]*\))?$", p) for p in paragraphs]
    marked = [found.group(1) for found in rulings_there if found]
    listed = re.findall(r"^\| (R-\d+) \|", chapter, re.MULTILINE)
    assert sorted(marked) == sorted(set(listed))
