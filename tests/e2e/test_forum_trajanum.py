"""Forum Trajanum played through the page: by clicking what glows, by keys, four at once."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage

LONGEST_GAME: Final = 700
GAME: Final = "/new?game=forum-trajanum"
WAY: Final = ".ways .way"
NEXT: Final = """() => {
    for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
    const isShown = each => each.getBoundingClientRect().width > 0;
    const all = [...document.querySelectorAll('.thing.offered')].filter(isShown);
    const verb = each => (each.dataset.move ?? 'none').split(' ')[0];
    const LAST = ['ignore', 'exchange', 'recolour', 'train', 'craft', 'promote', 'none', 'leave'];
    const dear = each => LAST.indexOf(verb(each)) + (each.classList.contains('dear') ? 0.5 : 0);
    const found = all.sort((one, other) => dear(one) - dear(other))[0];
    if (!found || LAST.indexOf(verb(found)) > 0) return '';
    found.setAttribute('data-next', 'yes');
    return found.dataset.move ?? found.dataset.at;
}"""


def sit_down(table: TablePage, level: str = "tiro") -> None:
    """Begin a game against one AI by the form."""
    page = table.page
    page.goto(GAME)
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option("bot")
    page.get_by_label("Strength of the AI, Seat 2").select_option(level)
    page.locator(".done button").click()
    page.wait_for_url("**/t/*")


def click_what_glows(table: TablePage) -> str:
    """Click something that glows on the table; a button of the bar where nothing does."""
    page = table.page
    seq = table.seq
    chosen: str = page.evaluate(NEXT)
    if chosen:
        page.locator("[data-next]").click()
        ways = page.locator(WAY)
        if table.seq == seq and ways.count() > 0:
            ways.first.click()
    else:
        table.options.last.click()
    table.wait_for_change(seq)
    return chosen


def test_a_whole_game_by_clicking_what_glows(visitor: Visitor) -> None:
    table = visitor()
    sit_down(table)
    clicked: set[str] = set()
    for _ in range(LONGEST_GAME):
        if not table.wait_for_turn():
            break
        clicked.add(click_what_glows(table).split(" ")[0])
    assert table.is_over()
    assert {"take", "keep", "use", "on", "send", "benefit", "build"} <= clicked
    page = table.page
    expect(page.locator("dialog .headline")).to_contain_text("win")
    expect(page.locator("dialog tfoot td")).to_have_count(2)
    page.locator("dialog").get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".controls output")).to_contain_text("Position 0 of")
    expect(page.locator(".forum-trajanum .board")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
