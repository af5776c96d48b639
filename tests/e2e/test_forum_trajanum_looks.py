"""The table of Forum Trajanum fits every window, and axe finds no fault with it."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage
from tests.e2e.test_fit import LEAST, OVERVIEW, SIZES, troubles
from tests.e2e.test_pages import faults

SETTINGS = {"game": "forum-trajanum", "level": "random"}


def play_on(table: TablePage, moves: int) -> None:
    """Sit down by the big button and choose first options."""
    table.page.locator(".play").click()
    table.wait_for_turn()
    for _ in range(moves):
        table.take_first()
        table.wait_for_turn()


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_table_fits_every_window(visitor: Visitor, language: str) -> None:
    table = visitor(settings={**SETTINGS, "language": language})
    play_on(table, 12)
    found: list[str] = []
    for width, height in SIZES:
        found += troubles(table.page, width, height, LEAST if width > 800 else OVERVIEW)
        tabs = table.page.locator(".tabs .tab")
        if tabs.count() > 0:
            for place in (1, 2, 3, 0):
                tabs.nth(place).click()
                found += troubles(table.page, width, height, OVERVIEW)
    assert sorted(set(found)) == []


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_at_the_table(visitor: Visitor, theme: str) -> None:
    table = visitor(settings={**SETTINGS, "theme": theme})
    play_on(table, 9)
    found = faults(table.page)
    table.page.set_viewport_size({"width": 360, "height": 640})
    for place in (1, 0):
        table.page.locator(".tabs .tab").nth(place).click()
        found += faults(table.page)
    assert found == []


FOCUSED = "document.activeElement.closest('.piece')?.dataset.move ?? ''"


def test_arrows_go_from_tile_to_tile_on_a_phone(visitor: Visitor) -> None:
    table = visitor(settings=SETTINGS, viewport={"width": 360, "height": 640})
    play_on(table, 0)
    table.press("a")
    page = table.page
    tiles = page.locator(".city-pane .piece.offered[data-move^=take] [role=button]")
    tiles.first.focus()
    first = page.evaluate(FOCUSED)
    assert first.startswith("take")
    moved = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        moved.add(page.evaluate(FOCUSED))
    assert len(moved) > 1
    assert all(moved)
