"""Whole games through the page: with the mouse, by clicking what glows; and by keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage

LONGEST_GAME = 1500
FOCUS = """() => {
    const active = document.activeElement;
    const { outlineWidth, outlineStyle } = getComputedStyle(active);
    const ring = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    return { tag: active.localName, text: active.textContent.trim(), ring };
}"""


def test_a_whole_game_is_played_by_clicking_what_glows(visitor: Visitor) -> None:
    table = visitor(settings={"level": "tiro"})
    table.play_now()
    dice = random.Random(5)
    seen = table.look()
    for _ in range(LONGEST_GAME):
        if seen.is_over:
            break
        table.click_something(seen, dice)
        seen = table.look(seen.state)
    assert seen.is_over
    page = table.page
    expect(page.locator("dialog .headline")).to_contain_text("win")
    expect(page.locator("dialog tfoot td")).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text().startswith("ulpia 1\ngame trajan")
    look_at_the_replay(table)


def look_at_the_replay(table: TablePage) -> None:
    page = table.page
    page.locator("dialog").get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".controls output")).to_contain_text("Position 0 of")
    page.get_by_role("button", name="One move on").click()
    expect(page.locator("[data-at='1']")).to_be_visible()
    page.keyboard.press("PageDown")
    expect(page.locator(".controls output")).not_to_contain_text("Position 1 of")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    page.get_by_role("button", name="Points over time").click()
    expect(page.locator("dialog canvas")).to_be_visible()


def test_a_whole_game_is_played_by_keyboard_alone(visitor: Visitor) -> None:
    table = visitor(settings={"level": "tiro"})
    page = table.page
    tab_until(table, "button", "Play now")
    page.keyboard.press("Enter")
    dice = random.Random(6)
    seen = table.look()
    for _ in range(LONGEST_GAME):
        if seen.is_over:
            break
        table.press_something(seen, dice)
        seen = table.look(seen.state)
    assert seen.is_over
    tab_until(table, "a", "Watch the replay")
    page.keyboard.press("Enter")
    expect(page.locator(".controls output")).to_contain_text("Position 0 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".controls output")).to_contain_text("Position 1 of")


def tab_until(table: TablePage, tag: str, text: str) -> None:
    """Press Tab until a named thing has the focus; every stop on the way shows that it has it."""
    page = table.page
    for _ in range(60):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUS)
        if found["tag"] == "body":
            continue
        assert found["ring"] >= 2, f"no focus on {found['text']}"
        if found["tag"] == tag and text in found["text"]:
            return
    raise AssertionError(f"Tab never comes to {text}")
