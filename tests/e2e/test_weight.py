"""How much JavaScript a page brings, packed as it travels; lessons come when they are opened."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visitor
from tests.e2e.test_lessons import begin
from tools.web.pages import STATIC

KILO = 1000
MAX_FIRST_PAGE = 80 * KILO
MAX_TABLE = 170 * KILO
MAX_WORDS = 35 * KILO
"""Of the catalogues, which travel as scripts of one string."""
WORDS = re.compile(
    r"(?://[^\n]*\n)?(?:const|let|var) \w+=([`'\"]).*\1;export\{\w+ as default\};\s*", re.DOTALL
)
RESOURCES = """() => performance.getEntriesByType('resource').map((each) => each.name)"""


def scripts(page: Page) -> dict[str, int]:
    """Return the scripts that a page has loaded with their packed sizes."""
    page.wait_for_load_state("networkidle")
    paths = {PurePosixPath(urlsplit(name).path) for name in page.evaluate(RESOURCES)}
    found = sorted(path.relative_to("/") for path in paths if path.suffix == ".js")
    return {file.name: packed_size(file) for file in found if file.parent.name == "assets"}


def is_words(file: str) -> bool:
    """Say whether a script is a catalogue and nothing else."""
    return WORDS.fullmatch((STATIC / "assets" / file).read_text(encoding="utf-8")) is not None


def require_light_table(found: dict[str, int]) -> None:
    words = {file: size for file, size in found.items() if is_words(file)}
    assert len(words) >= 3, "the words of the pages, of the game, of its table"
    assert sum(words.values()) <= MAX_WORDS, words
    assert sum(found.values()) - sum(words.values()) <= MAX_TABLE, found


def packed_size(file: PurePosixPath) -> int:
    packed = STATIC / f"{file}.gz"
    return (packed if packed.is_file() else STATIC / file).stat().st_size


@pytest.mark.parametrize("language", ("en", "de", "ru"))
def test_the_first_page_is_light(visitor: Visitor, language: str) -> None:
    page = visitor("/", newcomer=True, settings={"language": language}).page
    found = scripts(page)
    assert found
    assert sum(found.values()) <= MAX_FIRST_PAGE, found


def test_the_first_page_brings_nothing_of_what_plays_without_a_server(visitor: Visitor) -> None:
    page = visitor("/").page
    last = (
        "() => performance.getEntriesByType('resource').some(({ name }) => /updates-/.test(name))"
    )
    page.wait_for_function(last)  # it registers the service worker, some seconds later
    texts = {name: (STATIC / "assets" / name).read_text(encoding="utf-8") for name in scripts(page)}
    assert [
        name for name, text in texts.items() if "indexedDB" in text or "engine.json" in text
    ] == []


@pytest.mark.parametrize("game", ("trajan", "forum-trajanum"))
def test_a_table_is_light_and_brings_no_lesson(visitor: Visitor, game: str) -> None:
    table = visitor("/", settings={"game": game, "level": "random"})
    table.play_now()
    table.page.goto(table.page.url)
    table.wait_for_turn()
    found = scripts(table.page)
    require_light_table(found)
    assert [name for name in found if name.startswith("Lesson-")] == []


def test_a_lesson_brings_the_coach(visitor: Visitor) -> None:
    page = visitor("/", newcomer=True).page
    begin(page, "trajan", "first")
    page.locator(".coach").wait_for()
    found = scripts(page)
    assert [name for name in found if name.startswith("Lesson-")] != []
    require_light_table(found)
