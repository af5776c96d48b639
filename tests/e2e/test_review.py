"""The review in the browser: a pasted record, a link to a moment, and a table from there."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor, path_of
from tests.e2e.table import TablePage
from tests.e2e.test_pages import faults
from tests.e2e.test_plans import Rival
from tools.review.cases import play_game
from ulpia.games.registry import game_named
from ulpia.kernel.record import parse_record
from ulpia.kernel.record_writer import write_record

SIZES = ((360, 640), (844, 390), (768, 1024), (1280, 720), (1440, 900))


@cache
def record() -> str:
    return write_record(play_game(game_named("forum-trajanum"), 2, 5, "tiro"))


def paste(page: Page, text: str) -> None:
    page.get_by_label("The record").fill(text)
    page.get_by_role("button", name="Review it").click()


@pytest.mark.slow
def test_a_record_is_reviewed_shared_and_played_on(visitor: Visitor) -> None:
    host = visitor("/review")
    paste(host.page, record())
    expect(host.page.locator("[data-review]")).to_be_visible(timeout=120_000)
    expect(host.page.locator(".verdict h2")).not_to_be_empty()
    first = host.page.locator("[data-review]").get_attribute("data-at")
    host.page.get_by_role("button", name="Next decision").click()
    expect(host.page.locator("[data-review]")).not_to_have_attribute("data-at", first or "")
    host.page.keyboard.press("Home")
    expect(host.page.locator(".where b")).to_have_text(re.compile("^Decision 1 of"))
    host.page.get_by_role("button", name="Copy link to this moment").click()
    expect(host.page).to_have_url(re.compile(r"/review/[0-9a-f]{32}\?at="))
    for width, height in SIZES:
        stranger = visitor(path_of(host.page.url), viewport={"width": width, "height": height})
        expect(stranger.page.locator("[data-review]")).to_be_visible(timeout=60_000)
        expect(stranger.page.locator("[data-ledger] tbody tr")).to_have_count(2)
        assert stranger.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        inside = stranger.page.locator(".inside")
        assert inside.evaluate("box => box.scrollWidth <= box.clientWidth"), (width, height)
        stranger.page.context.close()
    host.page.get_by_role("button", name="Try it from here").click()
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page).to_have_url(re.compile("/t/"))
    host.wait_for_turn()
    play_until_a_bot_has_moved(host)


def play_until_a_bot_has_moved(host: TablePage) -> None:
    """Play what is asked by plain HTTP; the other seat is the bot's."""
    table = Rival(host.page, host.page.url.split("/t/")[1].split("?")[0])
    begun, mine = table.position()["seq"], table.position()["viewer"]
    for _ in range(200):
        if table.position().get("decision"):
            table.play()
        path = f"/api/tables/{table.table}/log?after={begun}"
        entries = host.page.request.get(path).json()["entries"]
        if any(each["kind"] == "move" and each["seat"] != mine for each in entries):
            return
        host.page.wait_for_timeout(100)
    raise AssertionError("no bot ever moved")


@pytest.mark.slow
def test_moves_for_all_sides_are_kept_as_a_tree_and_played_on(visitor: Visitor) -> None:
    """A branch is tried, kept, grown, renamed, saved, deleted, and played on against a bot."""
    host = visitor("/review")
    page = host.page
    paste(page, record())
    expect(page.locator("[data-review]")).to_be_visible(timeout=120_000)
    page.get_by_role("button", name="Try moves for all sides").click()
    for count in (1, 2):
        page.locator(".options button").first.click()
        expect(page.locator(".sandbox")).to_have_attribute("data-line", str(count))
    page.get_by_label("Name of the branch").fill("crane first")
    page.get_by_role("button", name="Keep", exact=True).click()
    page.locator(".options button").last.click()
    expect(page.locator(".sandbox")).to_have_attribute("data-line", "3")
    page.get_by_role("button", name="Keep", exact=True).click()
    branches = page.locator(".tree .name")
    expect(branches).to_have_text([re.compile("crane first"), re.compile("Branch 2")])
    branches.first.click()
    expect(page.locator(".sandbox")).to_have_attribute("data-line", "2")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a record").first.click()
    assert saved.value.suggested_filename == "crane-first.game"
    branch = parse_record(saved.value.path().read_text(encoding="utf-8"))
    assert len(branch.played) >= 2
    page.reload()
    page.get_by_role("button", name="Try moves for all sides").click()
    expect(branches).to_have_count(2)
    page.get_by_role("button", name="Delete").first.click()
    expect(page.get_by_text("what grows out of it")).to_be_visible()
    page.get_by_role("button", name="Keep it").click()
    branches.first.click()
    page.get_by_role("button", name="Play on from here against bots").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    host.wait_for_turn()


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_at_a_review_its_room_and_its_sandbox(
    visitor: Visitor, theme: str
) -> None:
    for language in ("en", "de", "ru"):
        page = visitor("/review", settings={"theme": theme, "language": language}).page
        page.locator("textarea").fill(record())
        page.locator("form button.primary").click()
        expect(page.locator("[data-review]")).to_be_visible(timeout=120_000)
        page.locator(".more button").nth(1).click()
        expect(page.locator("[data-room]")).to_have_attribute("data-leading", "true")
        assert faults(page) == [], language
        page.locator(".more button").nth(2).click()
        expect(page.locator(".options button").first).to_be_visible()
        assert faults(page) == [], language


def test_a_huge_record_gets_a_clear_answer_and_is_not_lost(visitor: Visitor) -> None:
    page = visitor("/review").page
    huge = "dear Octavia" * 40_000
    paste(page, huge)
    expect(page.get_by_role("alert")).to_contain_text("too long")
    expect(page.get_by_label("The record")).to_have_value(huge)
