"""A phone in the hand: everything by tapping, at the smallest size there is."""

from __future__ import annotations

from typing import Any

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
        seq = table.seq
        table.options.first.tap()
        if page.locator(".prompt .back").count() > 0:
            table.options.first.tap()
        table.wait_for_change(seq)
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
    expect(page.locator(".thing.tray.aimed")).to_have_count(1)
    assert table.seq == seq
    page.touchscreen.tap(spot["x"], spot["y"])
    table.wait_for_change(seq)
