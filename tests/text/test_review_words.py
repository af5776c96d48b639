"""The words of the review: the same in every language, used, and without holes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.catalogues import messages, variables
from tools.paths import ROOT
from ulpia.games.registry import GAMES
from ulpia.text import LANGUAGES

FILES = ("review.ftl", *[f"{name}-review.ftl" for name in GAMES])
PLACES = (ROOT / "src" / "ulpia", ROOT / "web" / "src")


def mentioned_ids() -> set[str]:
    """Return every id that code names; one that ends with a hyphen is a beginning."""
    files = [
        file
        for place in PLACES
        for file in place.rglob("*")
        if file.suffix in (".py", ".ts", ".svelte") and not Path(file).match("*/_static/*")
    ]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {name for text in texts for name in re.findall(r"(?:[\w-]+-)?review-[\w-]+", text)}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_has_the_same_messages_in_every_language(language: str, file: str) -> None:
    names = set(messages("en", file))
    assert set(messages(language, file)) == names
    for name in names:
        plain = {each.partition("_")[0] for each in variables(language, name)}
        assert plain <= {each.partition("_")[0] for each in variables("en", name)}, name


@pytest.mark.parametrize("file", FILES)
def test_every_message_of_the_review_is_used(file: str) -> None:
    mentioned = mentioned_ids()
    beginnings = tuple(name for name in mentioned if name.endswith("-"))
    unused = {
        name
        for name in messages("en", file)
        if name not in mentioned and not name.startswith(beginnings)
    }
    assert unused == set()
