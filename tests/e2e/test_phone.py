"""A phone in the hand: everything by tapping, at the smallest size there is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
WIDTH = "document.documentElement.scrollWidth"


def test_a_phone_is_enough(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"}, **PHONE)
    page = table.page
    page.get_by_role("button", name="Play now").tap()
    table.wait_for_turn()
    for _ in range(12):
        if not table.wait_for_turn():
            break
        table.tap_first()
        assert page.evaluate(WIDTH) <= PHONE["viewport"]["width"]
    for tab in ("Players", "Log", "Mat", "Board"):
        page.get_by_role("button", name=tab, exact=True).tap()
        expect(page.get_by_role("button", name=tab, exact=True)).to_have_attribute(
            "aria-current", "true"
        )


def test_the_first_tap_previews_and_the_second_does_it(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"}, **PHONE)
    page = table.page
    page.get_by_role("button", name="Play now").tap()
    table.wait_for_turn()
    while "Which tray do you empty" not in table.prompt:
        table.take_first()
        table.wait_for_turn()
    seq = table.seq
    spot = next(thing["spot"] for thing in table.look().things if thing["spot"])
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(page.locator(".piece.tray.hovered")).to_have_count(1)
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(".prompt p")).to_contain_text("landing in tray")
    expect(page.locator(".prompt .confirm")).to_contain_text("tap it again")
    assert table.seq == seq
    page.touchscreen.tap(spot["x"], spot["y"])
    table.wait_for_change(seq)


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1024, 768)])
def test_a_button_previews_and_the_gold_one_names_the_move(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    wishes = {**PHONE, "viewport": {"width": size[0], "height": size[1]}}
    table = visitor(settings={"level": "random"}, **wishes)
    page = table.page
    page.get_by_role("button", name="Play now").tap()
    table.wait_for_turn()
    while "Which tray do you empty" not in table.prompt:
        table.tap_first()
        table.wait_for_turn()
    seq = table.seq
    expect(page.locator(".prompt .option.hovered")).to_have_count(0)
    button = page.locator(".prompt [data-move^=sow]").nth(1)
    tray = str(button.get_attribute("data-move")).split()[1]
    button.tap()
    expect(page.locator(".piece.tray.source")).to_have_count(1)
    expect(page.locator(".prompt .option.hovered")).to_have_count(1)
    assert table.seq == seq
    gold = page.get_by_role("button", name=f"Empty tray {tray}", exact=True)
    expect(gold).to_be_in_viewport(ratio=1)
    gold.tap()
    table.wait_for_change(seq)


def test_a_finger_sees_which_tile_it_takes_before_it_looks_at_it(visitor: Visitor) -> None:
    """A tile that was looked at cannot be put back, so the first tap only says what it does."""
    table = visitor("/about", settings={"level": "random"}, **PHONE)
    page = table.page
    page.context.request.post("/api/guests", data={"name": "Octavia"})
    seats = [{"place": "link"}, {"place": "bot", "level": "random"}]
    wanted = {"game": "forum-trajanum", "seats": seats}
    page.goto(f"/t/{page.context.request.post('/api/tables', data=wanted).json()['id']}")
    table.wait_for_turn()
    while page.locator(".prompt [data-move^=take]").count() == 0:
        table.tap_first()
        table.wait_for_turn()
    # the bot takes at the same time, so the number of the log says nothing of this tile
    move = page.locator(".prompt [data-move^=take]").nth(1).get_attribute("data-move")
    button = page.locator(f".prompt [data-move='{move}']")
    button.tap()
    expect(page.locator(".prompt .confirm")).to_contain_text("tap it again")
    expect(page.locator(".piece.cell.hovered")).to_have_count(1)
    expect(button).to_be_visible()
    button.tap()
    expect(button).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (844, 390)])
def test_help_is_at_hand_on_a_phone(visitor: Visitor, size: tuple[int, int]) -> None:
    wishes = {**PHONE, "viewport": {"width": size[0], "height": size[1]}}
    table = visitor(settings={"level": "random"}, **wishes)
    page = table.page
    page.get_by_role("button", name="Play now").tap()
    table.wait_for_turn()
    page.get_by_role("button", name="Help", exact=True).tap()
    rules = page.locator("dialog a[href='/rules/trajan']")
    expect(rules).to_be_in_viewport()
    expect(page.locator("dialog h1")).to_have_text("Trajan in ten minutes")
    page.get_by_role("button", name="Pictures", exact=True).tap()
    expect(page.locator("dialog .legend-row").first).to_contain_text("seaport")
    page.get_by_role("button", name="At this table", exact=True).tap()
    expect(page.locator("dialog")).to_contain_text("a second tap or the gold button")
    expect(page.locator("dialog")).to_contain_text("Escape")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table menu").tap()
    page.locator("dialog").get_by_role("button", name="Help", exact=True).tap()
    expect(rules).to_be_visible()
