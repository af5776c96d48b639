"""Points are counted where they are seen: at the table, on the sheet, and again from the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.endgame import (
    END_OF_QUARTER,
    FIRST_SCORING,
    LAST_QUARTER,
    LAST_SCORING,
    Moment,
    table_at,
)
from tests.e2e.table import NOT_BUSY, TablePage

SIZES = ({"width": 1280, "height": 720}, {"width": 360, "height": 640})
LONG = 60_000
READY = """seen => document.querySelector(seen)
    || document.querySelector('.prompt.mine .options button:not(:disabled)')"""
BEGINNING = 8
#: What the bar said until the sheet named the winner.
WATCH = """() => {
    window.saidBefore = [];
    let isCounted = false;
    const look = () => {
        isCounted ||= Boolean(document.querySelector('.ending .headline')?.textContent.trim());
        const said = document.querySelector('.prompt .say')?.textContent ?? '';
        if (!isCounted) window.saidBefore.push(said);
    };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
}"""


def sit_down(table: TablePage, moment: Moment) -> Page:
    page = table.page
    identity = table_at(page, moment)
    page.goto(f"/t/{identity}")
    table.wait_for_turn()
    return page


def answer_until(page: Page, selector: str) -> None:
    """Answer what is asked now as often as it is asked, then wait for what comes of it.

    Nothing that is asked later is answered: a click would skip what is shown meanwhile.
    """
    question = page.locator(".prompt h2").inner_text()[:BEGINNING]
    for _ in range(40):
        page.wait_for_function(READY, arg=selector)
        if page.locator(selector).count() > 0:
            return
        if not page.locator(".prompt h2").inner_text().startswith(question):
            break
        page.locator(".prompt .options button:not(.back)").first.click()
        page.wait_for_function(NOT_BUSY)
    page.wait_for_selector(selector, timeout=LONG)


@pytest.mark.parametrize("moment", [LAST_QUARTER, LAST_SCORING], ids=["trajan", "forum"])
@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_the_bar_names_the_winner_only_when_all_points_are_counted(
    visitor: Visitor, moment: Moment, size: dict[str, int]
) -> None:
    settings = {"speed": "fast", "confirmEndOfTurn": False}
    page = sit_down(visitor(settings=settings, viewport=size), moment)
    page.evaluate(WATCH)
    answer_until(page, ".ending")
    expect(page.locator(".ending .headline")).to_contain_text("win", timeout=LONG)
    expect(page.get_by_role("link", name="What to do better next time")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .say")).to_contain_text("The game is over")
    expect(page.locator(".prompt .say")).to_contain_text("win")
    said: list[str] = page.evaluate("window.saidBefore")
    assert any("Final scoring" in bar for bar in said)
    assert [bar for bar in said if "win" in bar] == []
    # one click leads from the end of the game to its review
    table = page.url.split("/t/")[1].split("?")[0]
    page.locator(".prompt a", has_text="Review").click()
    expect(page).to_have_url(re.compile(f"/review/{table}"))
    expect(page.locator("[data-review]").or_(page.get_by_role("progressbar"))).to_be_visible()


def test_totals_of_all_seats_rise_step_by_step(visitor: Visitor) -> None:
    page = sit_down(visitor(settings={"speed": "fast", "confirmEndOfTurn": False}), FIRST_SCORING)
    page.evaluate(
        """() => {
            window.totals = [];
            const look = () => {
                const found = document.querySelector('.strip .points')?.textContent.trim();
                const isNew = found !== undefined && found !== window.totals.at(-1);
                if (isNew) window.totals.push(found);
            };
            const all = { subtree: true, childList: true, characterData: true };
            new MutationObserver(look).observe(document.body, all);
        }"""
    )
    answer_until(page, ".news-banner table")
    scored = page.locator(".news-banner tbody tr:not(.mine) td")
    page.wait_for_function("() => !document.querySelector('[data-moving]')", timeout=LONG)
    brought = [int(text) for text in scored.all_inner_texts()]
    totals = [int(text.replace("−", "-")) for text in page.evaluate("window.totals")]
    steps = len([points for points in brought[:-1] if points])
    assert len(set(totals)) >= steps, (brought, totals)


@pytest.mark.parametrize("moment", [END_OF_QUARTER, FIRST_SCORING], ids=["trajan", "forum"])
@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_a_scoring_can_be_read_again_after_a_reload(
    visitor: Visitor, moment: Moment, size: dict[str, int]
) -> None:
    table = visitor(viewport=size)
    page = sit_down(table, moment)
    page.reload()
    table.wait_for_turn()
    table.open_menu()
    page.locator("dialog .menu > .button").first.click()
    sheet = page.locator("dialog .scorings")
    expect(sheet).to_be_visible()
    headings = [text.strip() for text in sheet.locator("thead th").all_inner_texts()]
    assert headings
    assert all(headings), headings
    if moment is END_OF_QUARTER:
        assert "Penalty (VP)" in headings
    box = sheet.locator("table").first.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]


#: Whether a place on the table lies under the sheet.
UNDER = """place => {
    const sheet = document.querySelector('.news-banner').getBoundingClientRect();
    const box = place.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const isBeside = x < sheet.left || x > sheet.right;
    return box.width > 0 && !isBeside && y > sheet.top && y < sheet.bottom;
}"""


def test_the_sheet_lies_beside_what_is_counted_and_above_what_flies(visitor: Visitor) -> None:
    settings = {"speed": "slow", "confirmEndOfTurn": False}
    page = sit_down(visitor(settings=settings), FIRST_SCORING)
    answer_until(page, ".news-banner table")
    found = page.evaluate(
        f"""() => {{
            const isUnder = {UNDER};
            const places = name => [...document.querySelectorAll(`[data-at^="${{name}}"]`)];
            const level = name => Number(getComputedStyle(document.querySelector(name)).zIndex);
            const counted = ['crane-', 'row-', 'square-', 'card-', 'bar-', 'points-'];
            const covered = counted.filter(name => places(name).some(isUnder));
            return {{ covered, sheet: level('.dock'), sky: level('.animation-layer') }};
        }}"""
    )
    assert found["covered"] == []
    assert found["sheet"] > found["sky"]


def test_on_a_phone_what_is_counted_comes_into_sight(visitor: Visitor) -> None:
    settings = {"speed": "normal", "confirmEndOfTurn": False}
    size = {"width": 360, "height": 640}
    page = sit_down(visitor(settings=settings, viewport=size), FIRST_SCORING)
    page.evaluate(
        f"""() => {{
            window.counted = [];
            const isUnder = {UNDER};
            const look = () => {{
                const name = document.querySelector('[data-counted]').dataset.counted;
                const place = document.querySelector(`[data-at="${{name}}"]`);
                const isTold = place && document.querySelector('.news-banner');
                if (isTold) window.counted.push([name, isUnder(place)]);
            }};
            const all = {{ subtree: true, attributeFilter: ['data-counted'] }};
            new MutationObserver(look).observe(document.body, all);
        }}"""
    )
    answer_until(page, ".news-banner table")
    page.wait_for_function("() => !document.querySelector('[data-moving]')", timeout=LONG)
    counted = page.evaluate("window.counted")
    assert counted, "nothing that is counted was looked at"
    assert [name for name, is_covered in counted if is_covered] == []
