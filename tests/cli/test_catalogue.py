"""The catalogue of the terminal: nothing missing, nothing unused, the same in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.catalogues import messages, variables
from ulpia.cli.boards.forum_trajanum.words import WHATS
from ulpia.cli.repl import COMMANDS
from ulpia.games.forum_trajanum.components.buildings import BUILDINGS
from ulpia.games.forum_trajanum.components.citizens import ROW_WORDS
from ulpia.games.forum_trajanum.components.goods import COLOURS, GOODS, WORKER
from ulpia.games.forum_trajanum.components.trajan_cards import CARD_WORDS
from ulpia.games.registry import GAMES
from ulpia.games.trajan.components.markers import COLOUR_WORDS
from ulpia.text import LANGUAGES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "ulpia" / "cli"
LITERAL = re.compile(r"[\"']((?:[a-z-]+-)?cli-[a-z-]*[a-z])[\"']")
FILES = ["cli.ftl", *[f"{game}-cli.ftl" for game in GAMES]]
FORUM = "forum-trajanum-cli"
COMPOSED = {
    *[f"cli-command-{name}" for name in COMMANDS],
    *[f"trajan-cli-marker-{colour}" for colour in COLOUR_WORDS],
    *[f"{FORUM}-colour-{colour}" for colour in COLOURS],
    *[f"{FORUM}-good-{good}" for good in GOODS[:WORKER]],
    *[f"{FORUM}-building-{building}" for building in BUILDINGS],
    *[f"{FORUM}-ability-{row}" for row in ROW_WORDS],
    *[f"{FORUM}-second-{row}" for row in ROW_WORDS],
    *[f"{FORUM}-task-{card}" for card in CARD_WORDS],
    *[f"{FORUM}-what-{what}" for what in WHATS],
}
VERBS = {  # only some can be many
    f"{game.name}-cli-verb-{verb}" for game in GAMES.values() for verb in game.vocabulary.verbs
}


def used_ids() -> set[str]:
    found = set(COMPOSED)
    for file in SOURCE.rglob("*.py"):
        found |= set(LITERAL.findall(file.read_text()))
    return found


def defined_ids(language: str) -> set[str]:
    shared = [name for name in messages(language, "review.ftl") if "-cli-" in name]
    return {*shared, *[name for file in FILES for name in messages(language, file)]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_unused(language: str) -> None:
    there = defined_ids(language)
    assert used_ids() - there == set(), "missing"
    assert there - used_ids() - VERBS == set(), "unused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert defined_ids(language) == defined_ids("en")
    for name in defined_ids("en"):
        assert variables(language, name) == variables("en", name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_colours_cannot_be_confused(language: str) -> None:
    from ulpia.text import Texts

    texts = Texts(language)
    colours = [texts.message(f"trajan-cli-marker-{colour}") for colour in COLOUR_WORDS]
    forum = [texts.message(f"{FORUM}-colour-{colour}") for colour in COLOURS]
    buildings = [texts.message(f"{FORUM}-building-{building}") for building in BUILDINGS]
    commands = [texts.message(f"cli-command-{name}") for name in COMMANDS]
    assert len(set(colours)) == len(colours)
    assert len(set(forum)) == len(forum)
    assert len(set(buildings)) == len(buildings)
    assert len(set(commands)) == len(commands)
    for game in GAMES.values():
        assert not set(commands) & set(game.vocabulary.verbs)
