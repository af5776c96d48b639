"""The judgements of rulings.py: each is read, told with its reason, and turned round in a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ulpia.games.forum_trajanum import rulings

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "ulpia" / "games" / "forum_trajanum"
PAGES = ["forum_trajanum.md", "forum_trajanum.de.md", "forum_trajanum.ru.md"]
VALUES = {"yes": "True", "ja": "True", "да": "True", "no": "False", "nein": "False", "нет": "False"}
"""What the words of the pages mean; numbers stand for themselves."""
CONSTANTS = [name for name in vars(rulings) if name.isupper()]


@pytest.mark.parametrize("name", CONSTANTS)
def test_every_judgement_is_read_somewhere(name: str) -> None:
    readers = [
        path.name
        for path in SOURCE.rglob("*.py")
        if path.name != "rulings.py" and re.search(rf"\b{name}\b", path.read_text("utf-8"))
    ]
    assert readers, f"{name} is read nowhere"


@pytest.mark.parametrize("name", CONSTANTS)
def test_every_judgement_is_turned_round_in_a_test(name: str) -> None:
    tests = "".join([path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")])
    assert f'"{name}", ' in tests, f"no test of this folder sets {name}"


@pytest.mark.parametrize("file", PAGES)
def test_every_judgement_stands_in_the_document_with_what_is_played(file: str) -> None:
    page = (ROOT / "docs" / "rules" / file).read_text("utf-8")
    rows = re.findall(r"^\| (R-\d+) \| `([A-Z_0-9]+)` \| (\w+) \| ", page, re.MULTILINE)
    assert sorted([name for _, name, _ in rows]) == sorted(CONSTANTS)
    for _, name, played in rows:
        assert str(getattr(rulings, name)) == VALUES.get(played, played), name


@pytest.mark.parametrize("file", PAGES)
def test_every_ruling_marked_as_a_judgement_stands_in_the_chapter_of_judgements(file: str) -> None:
    page = (ROOT / "docs" / "rules" / file).read_text("utf-8")
    paragraphs = [" ".join(paragraph.split()) for paragraph in page.split("\n\n")]
    marked = {
        found.group(1)
        for paragraph in paragraphs
        if (found := re.match(r"\*\*(R-\d+)\*\* .*\bJ(?: \([^()]*\))?$", paragraph))
    }
    with_constant = set(re.findall(r"^\| (R-\d+) \| `", page, re.MULTILINE))
    [others] = [text for text in paragraphs if re.search(r"\((?:R-\d+, )+R-\d+ \w+ R-\d+\)", text)]
    without = set(re.findall(r"R-\d+", others))
    assert with_constant | without == marked and not with_constant & without
