"""The study room: two browsers look at one review, one leads and the other follows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor, path_of
from tests.e2e.test_links import give_up, start_against_a_bot
from tests.e2e.test_review import paste, record


def entry_of(page: Page) -> str:
    return page.locator("[data-review]").get_attribute("data-at") or ""


@pytest.mark.slow
def test_two_browsers_look_at_a_review_together(visitor: Visitor) -> None:
    anna = visitor("/review").page
    paste(anna, record())
    expect(anna.locator("[data-review]")).to_be_visible(timeout=120_000)
    anna.get_by_role("button", name="Look at it together").click()
    expect(anna.locator("[data-room]")).to_have_attribute("data-leading", "true")
    expect(anna).to_have_url(re.compile("room="))
    ben = visitor(path_of(anna.url), viewport={"width": 390, "height": 844}).page
    expect(ben.locator("[data-room]")).to_have_attribute("data-leading", "false", timeout=60_000)
    anna.get_by_role("button", name="Next decision").click()
    expect(ben.locator("[data-review]")).to_have_attribute("data-at", entry_of(anna))
    # an arrow that is drawn is seen, and goes with the next decision
    board = anna.locator(".over")
    board.scroll_into_view_if_needed()
    box = board.bounding_box()
    assert box is not None
    anna.mouse.move(box["x"] + 40, box["y"] + 40)
    anna.mouse.down()
    anna.mouse.move(box["x"] + 200, box["y"] + 120, steps=4)
    anna.mouse.up()
    expect(ben.locator(".over")).to_have_attribute("data-arrows", "1")
    anna.get_by_role("button", name="Next decision").click()
    expect(ben.locator(".over")).to_have_attribute("data-arrows", "0")
    # who does not follow looks around alone
    ben.get_by_role("button", name="Follow").click()
    ben.get_by_role("button", name="Last decision").click()
    last = entry_of(ben)
    anna.get_by_role("button", name="First decision").click()
    expect(ben.locator("[data-review]")).to_have_attribute("data-at", last)
    ben.get_by_role("button", name="Follow").click()
    expect(ben.locator("[data-review]")).to_have_attribute("data-at", entry_of(anna))
    # the pointer changes hands, and both talk
    ben.get_by_role("button", name="Take the pointer").click()
    expect(anna.locator("[data-room]")).to_have_attribute("data-leading", "false")
    ben.get_by_role("button", name="Last decision").click()
    expect(anna.locator("[data-review]")).to_have_attribute("data-at", last)
    ben.get_by_label("Say something").fill("why not earlier?")
    ben.get_by_role("button", name="Send").click()
    expect(anna.get_by_role("log")).to_contain_text("why not earlier?")
    ben.get_by_role("button", name="Leave", exact=True).click()
    expect(anna.locator("[data-room]")).to_have_attribute("data-leading", "true")


@pytest.mark.slow
def test_two_browsers_look_at_a_replay_together(visitor: Visitor) -> None:
    host = start_against_a_bot(visitor)
    give_up(host)
    anna = host.page
    anna.locator("dialog").get_by_role("link", name="Watch the replay").click()
    anna.get_by_role("button", name="Look at it together").click()
    expect(anna.locator("[data-room]")).to_have_attribute("data-leading", "true")
    expect(anna).to_have_url(re.compile(r"room=[0-9a-z]+#\S{20,}"))
    ben = visitor(path_of(anna.url), viewport={"width": 390, "height": 844}).page
    expect(ben.locator("[data-room]")).to_have_attribute("data-leading", "false", timeout=60_000)
    anna.get_by_role("button", name="One move on").click()
    expect(ben.locator(".table[data-at='1']")).to_be_visible()
    anna.get_by_label("Seen from").select_option(index=1)
    chosen = anna.get_by_label("Seen from").input_value()
    expect(ben.get_by_label("Seen from")).to_have_value(chosen)
    anna.get_by_role("button", name="Mat", exact=True).click()
    expect(ben.get_by_role("button", name="Mat", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    # who does not follow looks around alone, and whoever takes the pointer leads
    ben.get_by_role("button", name="Follow").click()
    anna.get_by_role("button", name="To the start").click()
    expect(anna.locator(".table[data-at='0']")).to_be_visible()
    expect(ben.locator(".table[data-at='1']")).to_be_visible()
    ben.get_by_role("button", name="Take the pointer").click()
    expect(anna.locator(".table[data-at='1']")).to_be_visible()
    ben.get_by_role("button", name="Leave", exact=True).click()
    expect(ben.locator("[data-room]")).to_have_count(0)
    expect(anna.locator("[data-room]")).to_have_attribute("data-leading", "true")
