"""How much JavaScript a page brings, words and all, as the browser counts what travelled.

Lessons come when they are opened.
"""

from __future__ import annotations

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
LANGUAGES = ("en", "de", "ru")
TRAVELLED = """() => performance.getEntriesByType('resource')
    .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


def scripts(page: Page) -> dict[str, int]:
    """Return the scripts that a page has loaded with the bytes that travelled."""
    page.wait_for_load_state("networkidle")
    found = {PurePosixPath(urlsplit(name).path): size for name, size in page.evaluate(TRAVELLED)}
    return {
        path.name: size
        for path, size in sorted(found.items())
        if path.suffix == ".js" and path.parent.name == "assets"
    }


def is_of_lessons(file: str) -> bool:
    return file.startswith("Lesson-") or "lesson-" in file or "introduction-" in file


@pytest.mark.parametrize("language", LANGUAGES)
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ("trajan", "forum-trajanum"))
def test_a_table_is_light_and_brings_no_lesson(visitor: Visitor, game: str, language: str) -> None:
    table = visitor("/", settings={"language": language})
    page = table.page
    page.request.post("/api/guests", data={"name": "Octavia"})
    seats = [{"place": "link"}, {"place": "bot", "level": "random"}]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()
    page.goto(f"/t/{made['id']}")
    table.wait_for_turn()
    found = scripts(page)
    assert len(found) > 5
    assert sum(found.values()) <= MAX_TABLE, found
    assert [name for name in found if is_of_lessons(name)] == []


@pytest.mark.parametrize("game", ("trajan", "forum-trajanum"))
def test_a_lesson_brings_the_coach(visitor: Visitor, game: str) -> None:
    page = visitor("/", newcomer=True).page
    begin(page, game, "first")
    page.locator(".coach").wait_for()
    found = scripts(page)
    assert any(name.startswith("Lesson-") for name in found)
    assert sum(found.values()) <= MAX_TABLE, found
