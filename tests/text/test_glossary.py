"""One word for each thing: the glossaries of `locales/glossary` and what they forbid."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from ulpia.games._template.game import GAME as TEMPLATE
from ulpia.games.registry import GAMES
from ulpia.text import LANGUAGES
from ulpia.text.catalogue import locales

GLOSSARY = locales() / "glossary"
RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"

NAMES = ("common", *GAMES)
PAIRS = [(name, language) for name in NAMES for language in LANGUAGES]


def catalogues(name: str, language: str) -> list[Path]:
    """Return the files that the glossary of a game, or of everything else, speaks of."""
    if name == "common":
        files = sorted((locales() / language).glob("*.ftl"))
        return [file for file in files if not file.stem.startswith((*GAMES, TEMPLATE.name))]
    folder = locales() / language
    return [folder / f"{name}.ftl", *sorted(folder.glob(f"{name}-*.ftl"))]


@cache
def things(name: str, language: str) -> list[dict[str, Any]]:
    text = (GLOSSARY / f"{name}.{language}.toml").read_text(encoding="utf-8")
    return list(tomllib.loads(text)["thing"])


def texts(file: Path) -> Iterator[tuple[str, str]]:
    """Return the id and the text of every message and of its attributes."""
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    for entry in parsed.body:
        if isinstance(entry, ast.Message | ast.Term):
            for part in (entry, *entry.attributes):
                if part.value is not None:
                    yield f"{file.name} {entry.id.name}", serialize_pattern(part.value)


def find_forbidden(thing: dict[str, Any], text: str) -> str:
    """Return a word in a text that the glossary forbids for a thing, or nothing."""
    for right in thing.get("except", ()):
        text = re.sub(right, "", text)
    for pattern in thing.get("avoid", ()):
        found = re.search(rf"(?<!\w){pattern}", text, re.IGNORECASE)
        if found:
            return found.group()
    return ""


@pytest.mark.parametrize(("name", "language"), PAIRS)
def test_no_catalogue_uses_a_word_that_its_glossary_forbids(name: str, language: str) -> None:
    wrong = [
        f"{place}: {word!r} should be {thing['use']!r} in {text.strip()!r}"
        for file in catalogues(name, language)
        for place, text in texts(file)
        for thing in things(name, language)
        if (word := find_forbidden(thing, text))
    ]
    assert not wrong, "\n".join(wrong)


def pieces_of_rules(name: str, language: str) -> list[str]:
    """Return the paragraphs and cells of a game's rules page, without the targets of links."""
    suffix = "" if language == "en" else f".{language}"
    text = (RULES / f"{name.replace('-', '_')}{suffix}.md").read_text(encoding="utf-8")
    blocks = re.sub(r"\]\([^)]*\)", "]", text).split("\n\n")
    return [
        " ".join(piece.split())
        for block in blocks
        for piece in (block.split("|") if block.startswith("|") else [block])
    ]


@pytest.mark.parametrize(("name", "language"), PAIRS[len(LANGUAGES) :])
def test_no_page_of_rules_uses_a_word_that_the_glossary_of_its_game_forbids(
    name: str, language: str
) -> None:
    wrong = [
        f"{word!r} should be {thing['use']!r} in {piece!r}"
        for piece in pieces_of_rules(name, language)
        for thing in things(name, language)
        if (word := find_forbidden(thing, piece))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("name", "language"), PAIRS)
def test_every_thing_of_a_glossary_has_one_word_and_does_not_forbid_it(
    name: str, language: str
) -> None:
    found = things(name, language)
    names = [thing["name"] for thing in found]
    assert len(set(names)) == len(names)
    assert not [thing["name"] for thing in found if find_forbidden(thing, thing["use"])]


def test_a_forbidden_word_is_found_wherever_it_stands() -> None:
    thing = {"name": "marker", "use": "Aktionsstein", "avoid": ["Marker"], "except": ["x-Marker"]}
    assert find_forbidden(thing, "Lege einen marker ab") == "marker"
    assert find_forbidden(thing, "Einen x-Marker") == ""
    assert find_forbidden(thing, "Aktionsstein") == ""
