"""The words of plans and puzzles: the same in every language, and none that no page says."""

from __future__ import annotations

import pytest

from tests.text.catalogues import messages, variables
from tools.web.pages import WEB
from ulpia.text import LANGUAGES

MADE = ("plan-why-", "plan-stopped-", "puzzles-solved", "puzzles-tried", "puzzles-new")
"""Beginnings of ids that are put together, with what the server or the browser says."""


@pytest.mark.parametrize("file", ["plan.ftl", "puzzles.ftl"])
def test_the_words_are_the_same_in_every_language_and_all_are_said(file: str) -> None:
    names = set(messages("en", file))
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in sorted((WEB / "src").rglob("*"))
        if path.suffix in (".ts", ".svelte")
    )
    for language in LANGUAGES:
        assert set(messages(language, file)) == names
        for name in names:
            assert variables(language, name) <= variables("en", name), name
    assert {
        name for name in names if f"'{name}'" not in code and not name.startswith(MADE)
    } == set()
