"""No message is missing, unused or has wrong arguments, in any language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from tests.text.catalogues import (
    FILES,
    PAIRS,
    all_messages,
    entries,
    forms,
    messages,
    references,
    text,
    variables,
)
from tests.text.samples import (
    ALL_GAMES,
    UNDO_CODES,
    WatchedTexts,
    say_common,
    say_everything,
)
from ulpia.kernel.game import Game
from ulpia.text import LANGUAGES
from ulpia.text.catalogue import locales

SENTENCES = re.compile(r"(.+-)?(event|prompt|move|refusal|undo|outcome|caution)-")
SOURCE = Path(__file__).resolve().parents[2] / "src" / "ulpia"
GAME_PAIRS = [(language, name) for language in LANGUAGES for name in ALL_GAMES]


@cache
def messages_written(language: str, game: str | None) -> dict[str, set[str]]:
    """Return the messages that a game needs, or that all share, with the arguments they get."""
    texts = WatchedTexts(language)
    assert list(say_common(texts) if game is None else say_everything(texts, ALL_GAMES[game]))
    return texts.seen


def wanted_arguments(language: str, file: str) -> dict[str, set[str]]:
    """Return what the program asks of a file: ids with the arguments it gives them."""
    stem = file.removesuffix(".ftl")
    seen: dict[str, set[str]] = {}
    for game in [stem] if stem in ALL_GAMES else [None, *ALL_GAMES]:
        seen |= messages_written(language, game)
    return {name: seen[name] for name in seen if _file_of(name) == file}


def _file_of(name: str) -> str:
    for file in FILES:
        if name.startswith(f"{file.removesuffix('.ftl')}-"):
            return file
    return "common.ftl"


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(file.name for file in (locales() / language).iterdir()) == FILES


def test_every_game_has_a_catalogue() -> None:
    assert {f"{name}.ftl" for name in ALL_GAMES} <= set(FILES)


@pytest.mark.parametrize(("language", "file"), PAIRS)
def test_catalogues_are_well_formed(language: str, file: str) -> None:
    junk = [entry for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert not junk
    names = [
        entry.id.name
        for entry in entries(language, file)
        if isinstance(entry, ast.Message | ast.Term)
    ]
    assert len(names) == len(set(names)), "an id stands twice"
    assert [name for name in names if _file_of(name) != file] == []


@pytest.mark.parametrize(("language", "file"), PAIRS)
def test_no_message_is_missing_or_unused(language: str, file: str) -> None:
    own = (
        "cli.ftl",
        "web.ftl",
        "howto.ftl",
        "introduction.ftl",
        "lesson.ftl",
        "review.ftl",
        "turns.ftl",
        "notices.ftl",
    )
    if file.endswith(own) or file in ("plan.ftl", "puzzles.ftl"):
        pytest.skip("the commands, the pages, lessons and the review have their own tests")
    there = set(messages(language, file))
    needed = set(wanted_arguments(language, file))
    assert needed - there == set(), "missing"
    assert there - needed - references(language, file) == set(), "unused"


@pytest.mark.parametrize(("language", "file"), PAIRS)
def test_messages_use_only_the_arguments_they_get(language: str, file: str) -> None:
    for name, given in wanted_arguments(language, file).items():
        unknown = variables(language, name) - given
        assert not unknown, f"{name} uses {unknown}, but gets {sorted(given)}"


@pytest.mark.parametrize(("language", "name"), GAME_PAIRS)
def test_all_things_of_a_kind_have_the_same_forms_and_these_are_used(
    language: str, name: str
) -> None:
    game = ALL_GAMES[name]
    used = _forms_used(language, game)
    for kind in game.vocabulary.kinds:
        if kind.plain:
            continue
        things = [f"{name}-kind-{kind.name}-{word}" for word in kind.words]
        for thing in things:
            assert forms(language, thing) == forms(language, things[0]), thing
        unused = {form for form in forms(language, things[0]) if (kind.name, form) not in used}
        assert not unused, f"no message uses the form {unused} of {kind.name}"


def _forms_used(language: str, game: Game[Any]) -> set[tuple[str, str]]:
    words = game.vocabulary
    sections = {
        "move": words.verbs,
        "event": words.events,
        "prompt": words.prompts,
        "refusal": words.refusals,
        "outcome": words.outcomes,
        "caution": words.cautions,
    }
    used = set()
    for section, signatures in sections.items():
        for signature in signatures.values():
            variables_used = variables(language, f"{game.name}-{section}-{signature.name}")
            for argument, kind in signature.arguments:
                for variable in variables_used:
                    if variable.startswith(f"{argument}_"):
                        used.add((kind.name, variable.removeprefix(f"{argument}_")))
    return used


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_sentences_are_translated(language: str) -> None:
    for name in all_messages(language):
        if SENTENCES.match(name):
            is_reference = re.fullmatch(r"\{ [\w-]+ \}", text(language, name))
            assert is_reference or text(language, name) != text("en", name), f"{name} is English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_explained(language: str) -> None:
    for game in ALL_GAMES.values():
        for option in game.options:
            assert "help" in forms(language, f"{game.name}-option-{option.name}")


def test_every_reason_not_to_undo_has_a_text() -> None:
    files = [SOURCE / "kernel" / name for name in ("match.py", "played_moves.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    functions = re.findall(r"def _?why_not_undo.*?(?=\n    def |\n\n\n|\Z)", source, re.DOTALL)
    codes = {code for each in functions for code in re.findall(r'(?:return|else) "(\w+)"', each)}
    assert codes == set(UNDO_CODES)


def test_texts_of_commands_are_the_same_ids_in_every_language_and_used() -> None:
    if "cli.ftl" not in FILES:
        pytest.skip("the commands have no catalogue")
    names = set(messages("en", "cli.ftl"))
    for language in LANGUAGES:
        assert set(messages(language, "cli.ftl")) == names
        for name in names:
            assert variables(language, name) <= variables("en", name), name
    code = "".join(file.read_text(encoding="utf-8") for file in (SOURCE / "cli").rglob("*.py"))
    mentioned = set(re.findall(r"cli-[\w-]*", code))
    beginnings = tuple(name for name in mentioned if name.endswith("-"))
    inner = references("en", "cli.ftl")
    unused = {
        name
        for name in names - mentioned - inner
        if not (beginnings and name.startswith(beginnings))
    }
    assert unused == set()
