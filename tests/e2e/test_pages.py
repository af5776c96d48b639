"""Every page: without a fault for axe in both themes, in three languages."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visitor, path_of
from tools.web.pages import WEB

AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
PAGES: Final = (
    "/",
    "/new",
    "/lobby",
    "/games",
    "/finished",
    "/club",
    "/winners",
    "/daily",
    "/tournaments",
    "/account",
    "/settings",
    "/about",
    "/rules",
    "/how-to-play/trajan",
    "/how-to-play/forum-trajanum",
    "/replay",
    "/no/such/page",
)
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page) -> list[str]:
    """Return what axe has to say about a page."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (`python3 dev.py web`)")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    # An experimental rule that axe itself leaves out; it takes numbers in a picture for its name.
    options = {
        "runOnly": {"type": "tag", "values": RULES},
        "rules": {"label-content-name-mismatch": {"enabled": False}},
    }
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for fault in found["violations"]
        for node in fault["nodes"][:3]
    ]


def wait_for_page(page: Page) -> None:
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_on_any_page(visitor: Visitor, theme: str) -> None:
    page = visitor(settings={"theme": theme}).page
    for path in PAGES:
        page.goto(path)
        wait_for_page(page)
        assert faults(page) == [], path


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_at_the_table(visitor: Visitor, theme: str) -> None:
    table = visitor(settings={"theme": theme, "level": "random"})
    table.play_now()
    table.take_first()
    table.wait_for_turn()
    assert faults(table.page) == []
    table.open_menu()
    assert faults(table.page) == []
    table.page.keyboard.press("Escape")
    table.page.set_viewport_size({"width": 390, "height": 844})
    table.page.wait_for_selector(".tabs")
    assert faults(table.page) == []


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_while_friends_meet(visitor: Visitor, theme: str) -> None:
    host = visitor(settings={"theme": theme})
    host.make_table(["me", "link"])
    link = host.page.get_by_label("Link for players").input_value()
    assert faults(host.page) == []
    guest = visitor(path_of(link), settings={"theme": theme}).page
    expect(guest.get_by_label("Your name")).to_be_visible()
    assert faults(guest) == []


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Play now"), ("de", "Jetzt spielen"), ("ru", "Играть")]
)
def test_the_browser_says_which_language(visitor: Visitor, language: str, words: str) -> None:
    page = visitor(settings={"language": None}, locale=language).page
    expect(page.get_by_role("button", name=words)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language


def test_every_message_that_a_page_asks_for_is_there(visitor: Visitor) -> None:
    page = visitor().page
    for path in PAGES:
        page.goto(path)
        wait_for_page(page)
        assert "web-" not in page.locator("body").inner_text(), path


def test_a_ruling_has_an_address_and_the_rules_are_searched(visitor: Visitor) -> None:
    page = visitor("/rules/trajan#r-12").page
    expect(page.locator("#r-12")).to_be_in_viewport()
    page.get_by_placeholder("Search the rules").fill("sixth marker")
    expect(page.locator("article")).not_to_contain_text("senate track")


@pytest.mark.parametrize("game", ["trajan", "forum-trajanum"])
def test_every_option_of_a_game_can_be_chosen(visitor: Visitor, game: str) -> None:
    page = visitor(f"/new?game={game}").page
    options = page.locator("section[aria-labelledby=rules] fieldset")
    expect(options.first).to_be_visible()
    for option in options.all():
        assert option.locator(".choice").count() > 1, option.inner_text()


@pytest.mark.parametrize("game", ["trajan", "forum-trajanum"])
def test_the_rules_have_pictures_of_the_pieces_and_can_be_searched(
    visitor: Visitor, game: str
) -> None:
    page = visitor(f"/rules/{game}").page
    pictures = page.locator(".figure svg")
    expect(pictures.first).to_be_visible()
    assert page.locator(".figure:has(svg)").count() >= 7
    page.get_by_role("searchbox").fill("envoy" if game == "forum-trajanum" else "consul")
    expect(pictures).to_have_count(0)
    expect(page.locator("article p").first).to_be_visible()
    page.get_by_role("searchbox").fill("")
    expect(pictures.first).to_be_visible()


def test_a_table_that_is_not_there_is_told(visitor: Visitor) -> None:
    page = visitor("/t/nosuchtable").page
    expect(page.get_by_role("heading", level=1)).to_contain_text("no such table")


def test_a_name_is_claimed_and_signed_in_with(visitor: Visitor) -> None:
    first = visitor(settings={"level": "random"})
    first.play_now()
    page = first.page
    page.goto("/account")
    form = page.locator("form", has_text="Claim this name")
    form.get_by_label("Name").fill("Drusilla")
    form.get_by_label("Password").fill("in-horto-7")
    form.get_by_role("button").click()
    expect(page.get_by_text("Saved.")).to_be_visible()

    second = visitor("/account").page
    form = second.locator("form", has_text="Already have an account")
    form.get_by_label("Name").fill("Drusilla")
    form.get_by_label("Password").fill("in-horto-7")
    form.get_by_role("button", name="Sign in").click()
    expect(second.get_by_text("Saved.")).to_be_visible()
    second.goto("/games")
    expect(second.locator("a.row")).to_have_count(1)


def test_a_name_typed_before_the_server_answers_who_one_is_stays(visitor: Visitor) -> None:
    page = visitor("/account").page
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route))
    page.reload()
    field = page.locator("form", has_text="Already have an account").get_by_label("Name")
    field.fill("Drusilla")
    for route in held:
        route.continue_()
    page.unroute("**/api/me")
    page.wait_for_load_state("networkidle")
    expect(field).to_have_value("Drusilla")


def test_a_listed_table_stands_in_the_lobby(visitor: Visitor) -> None:
    page = visitor("/new").page
    page.get_by_label("Show it in the lobby").check()
    page.locator(".done button").click()
    page.wait_for_url("**/t/*")
    other = visitor("/lobby").page
    expect(other.locator("a.row").first).to_contain_text("Trajan")
