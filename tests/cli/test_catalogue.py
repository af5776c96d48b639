"""The catalogue of the terminal: nothing missing, nothing unused, the same in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.catalogues import messages, variables
from ulpia.cli.boards.forum_trajanum_words import WHATS
from ulpia.cli.conversation import COMMANDS
from ulpia.games.forum_trajanum.components.buildings import BUILDINGS
from ulpia.games.forum_trajanum.components.citizens import ROW_WORDS
from ulpia.games.forum_trajanum.components.goods import COLOURS, GOODS, WORKER
from ulpia.games.forum_trajanum.components.trajan_cards import CARD_WORDS
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.trajan.components.markers import COLOUR_WORDS
from ulpia.games.trajan.game import TRAJAN
from ulpia.text import LANGUAGES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "ulpia" / "cli"
LITERAL = re.compile(r"[\"'](cli-[a-z-]*[a-z])[\"']")
COMPOSED = {
    *[f"cli-command-{name}" for name in COMMANDS],
    *[f"cli-trajan-marker-{colour}" for colour in COLOUR_WORDS],
    *[f"cli-forum-colour-{colour}" for colour in COLOURS],
    *[f"cli-forum-good-{good}" for good in GOODS[:WORKER]],
    *[f"cli-forum-building-{building}" for building in BUILDINGS],
    *[f"cli-forum-ability-{row}" for row in ROW_WORDS],
    *[f"cli-forum-second-{row}" for row in ROW_WORDS],
    *[f"cli-forum-task-{card}" for card in CARD_WORDS],
    *[f"cli-forum-what-{what}" for what in WHATS],
}
VERBS = {  # only some can be many
    *[f"cli-verb-{verb}" for verb in TRAJAN.vocabulary.verbs],
    *[f"cli-verb-forum-trajanum-{verb}" for verb in FORUM_TRAJANUM.vocabulary.verbs],
}


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
    forum = [texts.message(f"cli-forum-colour-{colour}") for colour in COLOURS]
    buildings = [texts.message(f"cli-forum-building-{building}") for building in BUILDINGS]
    commands = [texts.message(f"cli-command-{name}") for name in COMMANDS]
    assert len(set(colours)) == len(colours)
    assert len(set(forum)) == len(forum)
    assert len(set(buildings)) == len(buildings)
    assert len(set(commands)) == len(commands)
    assert not set(commands) & {*TRAJAN.vocabulary.verbs, *FORUM_TRAJANUM.vocabulary.verbs}
