"""A hint in two presses: a tab where there is room, and never over what it speaks of."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import comes_true
from tests.e2e.test_pages import faults
from tests.e2e.test_speaking import before_sowing

SIZES: Final = (
    *((360, 640), (844, 390), (768, 1024), (1024, 768)),
    *((1280, 720), (1440, 900), (1660, 950)),
)
SETTLED_MS: Final = 450
# What its move shows on the table, as far as it lies under the card.
COVERED: Final = """() => {
    const box = (element) => element.getBoundingClientRect();
    const card = box(document.querySelector('.hint-card'));
    const shown = '.stage .piece.hovered, .stage .source, .stage .target';
    return [...document.querySelectorAll(shown)].map(box).filter((each) =>
        Math.min(each.right, card.right) - Math.max(each.left, card.left) > 1 &&
        Math.min(each.bottom, card.bottom) - Math.max(each.top, card.top) > 1).length;
}"""
CUT: Final = """() => {
    const { top, left, right, bottom } =
        document.querySelector('.hint-card').getBoundingClientRect();
    return top < 0 || left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
}"""

IS_FREE: Final = f"() => ({COVERED})() === 0"


@pytest.mark.parametrize("language", ("en", "de", "ru"))
def test_a_hint_covers_nothing_that_it_speaks_of(visitor: Visitor, language: str) -> None:
    page = before_sowing(visitor, language).page
    page.locator("body").press("h")
    card = page.locator(".hint-card")
    expect(card).to_be_visible()
    expect(card.locator(".button, ol").first).to_be_visible()
    if card.locator("ol").count() == 0:
        page.locator("body").press("h")
    expect(card.locator("ol li").first).to_be_visible()
    expect(page.locator(".stage .piece.hovered").first).to_be_attached()
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLED_MS)
        where = f"{width}x{height}"
        if not comes_true(page, IS_FREE):
            wrong.append(f"{where}: it covers what it speaks of")
        if not comes_true(page, f"() => !({CUT})()"):
            wrong.append(f"{where}: it is cut")
        docked = "document.querySelectorAll('#log .hint-card').length"
        if not comes_true(page, f"{docked} === {int(width >= 1440)}"):
            wrong.append(f"{where}: tab or card")
    assert wrong == []
    assert faults(page) == []
    page.locator("body").press("h")
    expect(card).to_have_count(0)
    expect(page.locator("#log .dock[aria-pressed=true]")).to_have_count(1)
