"""The catalogue of the terminal: nothing missing, nothing unused, the same in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.catalogues import messages, variables
from ulpia.cli.conversation import COMMANDS
from ulpia.games.trajan.components.markers import COLOUR_WORDS
from ulpia.games.trajan.game import TRAJAN
from ulpia.text import LANGUAGES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "ulpia" / "cli"
LITERAL = re.compile(r"[\"'](cli-[a-z-]*[a-z])[\"']")
COMPOSED = {
    *[f"cli-command-{name}" for name in COMMANDS],
    *[f"cli-trajan-marker-{colour}" for colour in COLOUR_WORDS],
}
VERBS = {f"cli-verb-{verb}" for verb in TRAJAN.vocabulary.verbs}  # only some can be many


def used() -> set[str]:
    found = set(COMPOSED)
    for file in SOURCE.rglob("*.py"):
        found |= set(LITERAL.findall(file.read_text()))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_unused(language: str) -> None:
    there = set(messages(language, "cli.ftl"))
    assert used() - there == set(), "missing"
    assert there - used() - VERBS == set(), "unused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert set(messages(language, "cli.ftl")) == set(messages("en", "cli.ftl"))
    for name in messages("en", "cli.ftl"):
        assert variables(language, name) == variables("en", name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_colours_cannot_be_confused(language: str) -> None:
    from ulpia.text import Texts

    texts = Texts(language)
    colours = [texts.message(f"cli-trajan-marker-{colour}") for colour in COLOUR_WORDS]
    commands = [texts.message(f"cli-command-{name}") for name in COMMANDS]
    assert len(set(colours)) == len(colours)
    assert len(set(commands)) == len(commands)
    assert not set(commands) & set(TRAJAN.vocabulary.verbs)
