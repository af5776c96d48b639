"""Things explain themselves: to a pointer, a click, a finger held on them; with the ruling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage

PLACES = ("ship-pairs", "province-britannia", "time", "demand-0", "stack-cards", "space-c3")
"""One thing of each kind that is never offered while somebody sows."""


def open_table(visitor: Visitor, language: str, **wishes: object) -> TablePage:
    """Sit down and lay the markers of the set-up, until a tray is to be emptied."""
    table = visitor(settings={"language": language, "level": "random"}, **wishes)
    table.page.locator(".play").click()
    table.wait_for_turn()
    while table.page.locator(".options [data-move^=sow]").count() == 0:
        table.take_first()
        table.wait_for_turn()
    return table


def lands_on_its_ruling(page: Page) -> str:
    """Follow the link of the tooltip and return the words of the ruling it leads to."""
    link = page.locator(".hint.pinned a")
    address = link.get_attribute("href") or ""
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    ruling = rules.locator(f"#{address.split('#')[1]}")
    expect(ruling).to_be_in_viewport()
    expect(ruling).to_have_class("ruling aimed")
    words = ruling.locator("xpath=..").inner_text()
    rules.close()
    return words


@pytest.mark.parametrize(
    ("language", "words"), [("en", "target tray"), ("de", "Zielmulde"), ("ru", "чаши")]
)
def test_a_click_explains_and_its_link_finds_the_ruling(
    visitor: Visitor, language: str, words: str
) -> None:
    page = open_table(visitor, language).page
    for place in PLACES:
        page.locator(f'[data-at="{place}"]').first.click()
        expect(page.locator(".hint.pinned b")).to_be_visible()
        expect(page.locator(".hint.pinned span").first).to_be_visible()
        said = lands_on_its_ruling(page)
        assert place != "ship-pairs" or words in said
        page.keyboard.press("Escape")
        expect(page.locator(".hint")).to_have_count(0)


def test_pointing_explains_what_is_offered_too(visitor: Visitor) -> None:
    page = open_table(visitor, "en").page
    page.locator(".piece.tray.offered").first.hover()
    expect(page.locator(".hint")).to_contain_text("Tray")
    page.mouse.move(2, 2)
    expect(page.locator(".hint")).to_have_count(0)


def test_holding_a_finger_explains_and_chooses_nothing(visitor: Visitor) -> None:
    table = open_table(visitor, "en", has_touch=True, viewport={"width": 390, "height": 844})
    page = table.page
    seq = table.seq
    spot = page.locator(".piece.tray.offered:visible").first.bounding_box()
    assert spot is not None
    touch = {"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(page.locator(".hint.pinned")).to_contain_text("Tray")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".hint.pinned a")).to_have_attribute("href", "/rules/trajan#r-11")
    assert table.seq == seq


def test_the_mat_of_another_player_explains_itself(visitor: Visitor) -> None:
    page = open_table(visitor, "en").page
    page.locator(".strip").first.click()
    page.locator('dialog [data-at^="slot-"]').first.click()
    expect(page.locator("dialog .hint.pinned")).to_contain_text("Trajan tile")
