"""Everything fits: no page is wider than its window, no word is cut or tiny, no buttons overlap."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.test_pages import PAGES

FIT: Final = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")
SIZES: Final = ((360, 640), (768, 1024), (1280, 720), (1920, 1080), (2560, 1440))
LEAST: Final[dict[str, float]] = {"written": 11, "drawn": 9.5}
OVERVIEW: Final[dict[str, float]] = {"written": 11, "drawn": 0}
"""The whole board on a phone is a map to choose from: each of its areas is shown enlarged."""


def troubles(page: Page, width: int, height: int, least: dict[str, float]) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(FIT, least)
    return [f"{width} x {height}, {page.url.split('/', 3)[3]}: {each}" for each in found]


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_page_fits_every_window(visitor: Visitor, language: str) -> None:
    page = visitor(settings={"language": language}).page
    found: list[str] = []
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("h1")
        for width, height in SIZES:
            found += troubles(page, width, height, LEAST)
    assert found == []


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_table_fits_every_window(visitor: Visitor, language: str) -> None:
    table = visitor(settings={"language": language, "level": "random"})
    table.page.locator(".play").click()
    table.wait_for_turn()
    for _ in range(12):
        table.take_first()
        table.wait_for_turn()
    found: list[str] = []
    for width, height in SIZES:
        found += troubles(table.page, width, height, LEAST if width > 800 else OVERVIEW)
        if width < 700:
            for place in (1, 2, 3, 0):
                table.page.locator(".tabs .tab").nth(place).click()
                found += troubles(table.page, width, height, OVERVIEW)
    assert found == []


@pytest.mark.parametrize("width", [640, 960])
def test_twice_the_size_still_fits(visitor: Visitor, width: int) -> None:
    """Zoomed to 200 %, a window of 1280 or 1920 pixels has half of them for the page."""
    table = visitor(
        settings={"level": "random"}, viewport={"width": width, "height": 360 * width // 640}
    )
    page = table.page
    found: list[str] = []
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("h1")
        found += troubles(page, width, 360 * width // 640, LEAST)
    page.goto("/")
    table.play_now()
    table.take_first()
    table.wait_for_turn()
    found += troubles(page, width, 360 * width // 640, OVERVIEW)
    assert found == []


def test_forced_colours_leave_the_glow_and_the_focus(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"}, forced_colors="active")
    table.play_now()
    while "Which tray do you empty" not in table.prompt:
        table.take_first()
        table.wait_for_turn()
    page = table.page
    glow = "node => [getComputedStyle(node).stroke, parseFloat(getComputedStyle(node).strokeWidth)]"
    offered = page.locator(".piece.tray.offered > .halo").first
    stroke, width = offered.evaluate(glow)
    assert stroke != "none"
    assert width >= 2
    page.keyboard.press("Tab")
    option = page.locator(".prompt .option").first
    border = "node => parseFloat(getComputedStyle(node).borderTopWidth)"
    assert option.evaluate(border) >= 1


def test_reduced_motion_moves_nothing(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random", "speed": "normal"}, reduced_motion="reduce")
    table.play_now()
    for _ in range(6):
        table.take_first()
        table.wait_for_turn()
        running = "document.getAnimations().filter(each => each.effect.getTiming().duration > 1)"
        assert table.page.evaluate(f"{running}.length") == 0
    expect(table.page.locator(".flight")).to_have_count(0)
