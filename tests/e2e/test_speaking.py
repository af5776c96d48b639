"""The prompt speaks: what an option brings, how to get to what is not offered, what not to miss."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage, comes_true

SECOND_LINE = ".prompt .say p"
TRAY = ".prompt .options [data-move^='sow ']"
# What is asked, and the sentence below it, lie in the bar and are whole.
IS_WHOLE = """() => {
    const bar = document.querySelector('.prompt').getBoundingClientRect();
    return [...document.querySelectorAll('.prompt .say > *')].every((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top >= bar.top && bottom <= bar.bottom && each.scrollWidth <= each.clientWidth + 1;
    });
}"""


def before_sowing(visitor: Visitor, language: str) -> TablePage:
    """Return a new game of Trajan whose set-up is arranged, when a tray is to be chosen."""
    table = visitor("/", settings={"language": language, "speed": "none", "level": "tiro"})
    page = table.page
    page.locator("main button.gold, .hero button, button").first.wait_for()
    page.goto("/new?game=trajan")
    page.locator("select").nth(1).wait_for()
    page.locator(".done button").click()
    page.wait_for_url("**/t/*")
    for _ in range(40):
        table.wait_for_turn()
        if page.locator(TRAY).count() > 0:
            return table
        arrange = page.locator("[data-move='arrange']")
        seq = table.seq
        (arrange if arrange.count() > 0 else table.options).first.click()
        table.wait_for_change(seq)
    raise AssertionError("no tray was asked for")


def test_the_second_line_the_label_and_the_thing_on_the_table_say_the_same(
    visitor: Visitor,
) -> None:
    table = before_sowing(visitor, "en")
    page = table.page
    button = page.locator(TRAY).first
    button.hover()
    said = page.locator(SECOND_LINE).inner_text()
    assert re.match(r"Tray [IV]+: .*markers?, landing in tray [IV]+ \(\w+\).*; time \+\d", said)
    assert button.get_attribute("aria-label") == said
    move = button.get_attribute("data-move")
    thing = page.locator(f".piece[data-move='{move}'] [role=button]")
    assert (thing.get_attribute("aria-label") or "").startswith(said)


def test_what_is_not_offered_tells_which_tray_leads_there(visitor: Visitor) -> None:
    table = before_sowing(visitor, "de")
    page = table.page
    tile = page.locator(".piece[data-at^='forum-']").first
    tile.locator("[role=button]").click(force=True)
    tip = page.locator(".hint.pinned em")
    expect(tip).to_contain_text("Forum-Aktion")
    expect(tip).to_contain_text(re.compile("Mulde|Mulden"))
    assert "geht jetzt nicht" not in tip.inner_text()


@pytest.mark.parametrize("language", ("de", "ru"))
def test_the_first_question_is_not_cut(visitor: Visitor, language: str) -> None:
    page = visitor("/new?game=trajan", settings={"language": language, "level": "tiro"}).page
    page.locator("select").nth(1).wait_for()
    page.locator(".done button").click()
    page.locator(".prompt .options [data-move]").first.wait_for()
    for width, height in ((1280, 720), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert comes_true(page, IS_WHOLE), f"{width}x{height}"
