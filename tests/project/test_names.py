"""One name for one thing, functions that are verbs or nouns, and a shell that names no game."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

from tests.project.naming import (
    PACKAGE,
    classes_in,
    functions_in,
    game_words,
    is_bare_participle,
    names_of_games,
    python_files,
)
from tools.paths import ROOT
from ulpia.games.registry import GAMES
from ulpia.text import LANGUAGES
from ulpia.text.catalogue import locales

SHELL: Final = (
    "src/ulpia",
    "tools/checks",
    "tools/native",
    "tools/web",
)
"""What serves any game: the whole package but the games' folders, and what builds the pages."""
SAMPLES: Final = ("tools/web/turns.py",)
"""What names games by their golden games, which tests look at."""
PLUGINS: Final = (
    "games",
    "ai/evaluate",
    "ai/forecast",
    "ai/review/reasons",
    "cli/boards",
    "research/observations",
    "table/lessons",
    "table/openings",
)
"""Where every game has a folder of its own: what two games call the same has the same part."""

SAME_NAME: Final = {
    "EndTurn": "the games' steps are stored by this name; the command is called so on the wire",
    "Player": "Trajan's mat is stored by this name; elsewhere a player is whoever chooses",
    "Decision": "the wire's form of the kernel's",
    "StandIn": "the wire's form of the kernel's",
    "Caution": "the wire's form of the kernel's",
    "Joint": "the wire's form of the kernel's",
    "PlanBreak": "the wire's form of the kernel's",
    "PlannedTurn": "the wire's form of the kernel's",
    "Goal": "the wire's form of the kernel's",
    "PuzzleLine": "the wire's form of the AI's",
    "StopRule": "the wire's form of the kernel's",
    "StudyRoom": "the wire's form of the service's",
    "Outcome": "the wire's form of the kernel's: what a move brings; in the arena, a game",
    "Match": "ulpia.Match is the kernel's match with words instead of numbers",
}
"""Class names that stand twice, each with its reason."""

OUR_CODE: Final = ("src/ulpia", "tools", "benchmarks", "examples", "tests")
ONE_NAME: Final = ("src/ulpia", "tools", "benchmarks", "examples")
"""Where a class name means one thing; each test stands alone."""


def owner_of(file: Path) -> str:
    """Return which code may share a class name: all games of a layer, or the module alone."""
    if PACKAGE not in file.parents:
        return file.relative_to(ROOT).as_posix()
    path = file.relative_to(PACKAGE).as_posix()
    for layer in PLUGINS:
        if path.startswith(f"{layer}/") and len(file.relative_to(PACKAGE / layer).parts) > 1:
            return layer
    return path


def test_a_class_name_means_one_thing() -> None:
    owners: dict[str, set[str]] = defaultdict(set)
    places: dict[str, list[str]] = defaultdict(list)
    for file in python_files(*[ROOT / folder for folder in ONE_NAME]):
        for found in classes_in(file):
            owners[found.name].add(owner_of(file))
            places[found.name].append(found.place())
    twice = {name: places[name] for name in owners if len(owners[name]) > 1}
    assert {name: twice[name] for name in twice if name not in SAME_NAME} == {}
    assert set(SAME_NAME) <= set(twice), "what stands once needs no reason any more"


@pytest.mark.parametrize("folder", OUR_CODE)
def test_no_function_is_named_by_a_bare_participle(folder: str) -> None:
    found = [each for file in python_files(ROOT / folder) for each in functions_in(file)]
    assert [each.place() for each in found if is_bare_participle(each.name)] == []


@pytest.mark.parametrize("folder", SHELL)
def test_no_module_of_the_shell_names_a_game(folder: str) -> None:
    files = [file for file in python_files(ROOT / folder) if not is_of_a_game(file)]
    samples = {ROOT / name for name in SAMPLES}
    found = [each.place() for file in set(files) - samples for each in names_of_games(file)]
    assert sorted(found) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_a_game_stand_in_its_own_catalogues(language: str) -> None:
    names = re.compile("|".join(sorted(GAMES, key=len, reverse=True)))
    for file in sorted((locales() / language).glob("*.ftl")):
        if names.match(file.stem) is None:
            ids = re.findall(r"^[a-z][\w-]* =", file.read_text(encoding="utf-8"), re.MULTILINE)
            assert [each for each in ids if names.search(each)] == [], file.name


def is_of_a_game(file: Path) -> bool:
    """Say whether a module lies in the folder of a game."""
    return owner_of(file) in PLUGINS


def test_participles_are_recognized() -> None:
    bare = ["told", "_heard", "opened", "missed", "told_of", "held_by", "undecided"]
    assert [name for name in bare if not is_bare_participle(name)] == []
    fine = ["seed", "red", "speed", "is_opened", "taken_tiles", "game_named", "read", "feed", "set"]
    assert [name for name in fine if is_bare_participle(name)] == []


def test_names_of_games_are_recognized(tmp_path: Path) -> None:
    assert all(game_words().search(text) for text in ("trajan", "ForumTrajanum", "forum_rome"))
    module = tmp_path / "shell.py"
    text = '"""Such as Trajan."""\nEXAMPLES = "Examples\\n\\nulpia play trajan"\n'
    module.write_text(text + "option(help='trajan')\n", encoding="utf-8")
    assert list(names_of_games(module)) == []
    module.write_text("def draw_forum(): ...\nGAME = 'trajan'\n", encoding="utf-8")
    assert [each.name for each in names_of_games(module)] == ["draw_forum", "trajan"]
