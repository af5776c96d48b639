"""The rules pages say the same in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
PAGES = [(name, language) for name in ("trajan", "forum_trajanum") for language in ("de", "ru")]
MARK = re.compile(r"\*J\*|(?:\b[EDJ](?: \([^()]*\))?(?: / )?)+(?=$)")
"""What stands behind a ruling: a judgement, in the rulebook, derived."""


def shape(text: str) -> dict[str, list[str]]:
    """Return what must be the same in every language: rulings, examples, levels of headings."""
    return {
        "rulings": re.findall(r"^\*\*(R-\d+)\*\*", text, re.MULTILINE),
        "headings": re.findall(r"^(#+) ", text, re.MULTILINE),
        "examples": re.findall(r"^(?:- |\| ?)?\*\*(E-\d+)\*\*", text, re.MULTILINE),
    }


def rulings(text: str) -> dict[str, tuple[list[str], list[str], list[str]]]:
    """Return for each ruling its marks, the rulings it cites, and the names of code in it."""
    found = {}
    for number, body in re.findall(r"^\*\*(R-\d+)\*\* (.+?)\n\n", text, re.MULTILINE | re.DOTALL):
        words = " ".join(body.split())
        marks = [re.sub(r" \([^()]*\)", "", mark) for mark in MARK.findall(words)]
        cited = sorted(re.findall(r"R-\d+", words))
        found[number] = (marks, cited, sorted(re.findall(r"`[^`]+`", words)))
    return found


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_a_translation_marks_the_same_judgements_and_cites_the_same_rulings(
    name: str, language: str
) -> None:
    english = rulings((RULES / f"{name}.md").read_text(encoding="utf-8"))
    other = rulings((RULES / f"{name}.{language}.md").read_text(encoding="utf-8"))
    assert len(english) == 82
    assert sum([bool(marks) for marks, _, _ in english.values()]) > 25
    assert [number for number in english if other[number] != english[number]] == []


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_a_translation_has_the_same_rulings_examples_and_chapters(name: str, language: str) -> None:
    english = shape((RULES / f"{name}.md").read_text(encoding="utf-8"))
    other = shape((RULES / f"{name}.{language}.md").read_text(encoding="utf-8"))
    assert len(english["rulings"]) == 82
    assert other == english
