"""The rules pages say the same in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
PAGES = [(name, language) for name in ("trajan", "forum_trajanum") for language in ("de", "ru")]


def shape(text: str) -> dict[str, list[str]]:
    """Return what must be the same in every language: rulings, examples, levels of headings."""
    return {
        "rulings": re.findall(r"^\*\*(R-\d+)\*\*", text, re.MULTILINE),
        "headings": re.findall(r"^(#+) ", text, re.MULTILINE),
        "examples": re.findall(r"^(?:- |\| ?)?\*\*(E-\d+)\*\*", text, re.MULTILINE),
    }


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_a_translation_has_the_same_rulings_examples_and_chapters(name: str, language: str) -> None:
    english = shape((RULES / f"{name}.md").read_text(encoding="utf-8"))
    other = shape((RULES / f"{name}.{language}.md").read_text(encoding="utf-8"))
    assert len(english["rulings"]) == 82
    assert other == english
