"""Forum Trajanum played through the page: by clicking what glows, by keys, four at once."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage, keys_of
from ulpia.table.patches import apply_patch

LONGEST_GAME: Final = 700
GAME: Final = "/new?game=forum-trajanum"
WAY: Final = ".ways .way"
NEXT: Final = """() => {
    for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
    const isShown = each => each.getBoundingClientRect().width > 0;
    const all = [...document.querySelectorAll('.piece.offered')].filter(isShown);
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
        half = page.locator(".piece.cell.selected")
        if half.count() > 0 and chosen.startswith("on "):  # a double building takes two spaces
            page.locator(".piece.cell.offered:not(.selected)").first.click()
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


def press_first(table: TablePage) -> None:
    """Choose by keys alone: the first option, or the end where there is nothing to build."""
    page, seq = table.page, table.seq
    buttons = page.locator(".prompt .options button:not(.back)")
    done = page.locator(".prompt .options [data-move=done]")
    is_building = table.prompt == "What do you build?"
    can_build = page.locator(".prompt .options :is([data-move^=build], [data-verb=build])")
    chosen = done if is_building and can_build.count() == 0 and done.count() > 0 else buttons.first
    press_key_of(table, chosen)
    if page.locator(".prompt .back").count() > 0:
        press_key_of(table, buttons.first)
    table.wait_for_change(seq)


def press_key_of(table: TablePage, button: Locator) -> None:
    for key in keys_of(button.locator("kbd").text_content() or ""):
        table.press(key)


def test_a_whole_game_by_keys_alone(visitor: Visitor) -> None:
    table = visitor()
    sit_down(table, "random")
    for _ in range(LONGEST_GAME):
        if not table.wait_for_turn():
            break
        press_first(table)
    assert table.is_over()


def test_things_on_the_table_are_chosen_by_keys_too(visitor: Visitor) -> None:
    table = visitor()
    sit_down(table, "random")
    table.wait_for_turn()
    table.press("a")
    table.wait_for_turn()
    thing = table.page.locator(".piece.offered [role=button]").first
    thing.focus()
    seq = table.seq
    table.press("Enter")
    table.wait_for_change(seq)


def hear(page: Page) -> list[dict[str, Any]]:
    """Collect what the server says to a page from now on."""
    heard: list[dict[str, Any]] = []

    def listen(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "patch":
            known = [each for each in heard if each["type"] == "position"][-1]
            message = apply_patch(known, message)
        heard.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", listen))
    return heard


def views(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [each["view"] for each in heard if each["type"] == "position" and each.get("view")]


def facts(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    entries = [entry for each in heard for entry in each.get("entries", [])]
    return [event for entry in entries for event in entry.get("events") or []]


SECRET: Final = {"tile_looked_at", "street_ignored", "street_skipped", "tile_kept", "river_tile"}


def check_secrets(heard: list[dict[str, Any]], seat: int) -> None:
    """Nothing that another seat alone may know was ever on this wire."""
    assert views(heard)
    for view in views(heard):
        for owner, colonia in enumerate(view["colonies"]):
            if owner == seat:
                continue
            assert colonia["draft"] is None
            assert colonia["river"] < 0
            if view["phase"] == "drafting":
                assert colonia["own"] < 0
                assert colonia["foreign"] < 0
    told = [event for event in facts(heard) if event["name"] in SECRET]
    assert all(event["seat"] == seat for event in told)


def draft(table: TablePage, until: str = "") -> None:
    """Take, take and keep by clicking; stop when the prompt says `until`."""
    while table.options.count() > 0 and (not until or until not in table.prompt):
        if not re.search("which tile (first|now)|keep", table.prompt):
            return
        click_what_glows(table)
        table.page.wait_for_function(
            "() => !document.querySelector('.prompt .options button:disabled')"
        )


def join(visitor: Visitor, link: str, name: str) -> tuple[TablePage, list[dict[str, Any]]]:
    guest = visitor("/about")
    heard = hear(guest.page)
    guest.page.goto(re.sub(r"^https?://[^/]+", "", link))
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Take a seat").click()
    return guest, heard


def four_at_a_table(visitor: Visitor) -> tuple[list[TablePage], list[list[dict[str, Any]]]]:
    """Return four people at one table, each asked for the first tile, and all they are told."""
    host = visitor("/about")
    wires = [hear(host.page)]
    host.page.goto(GAME)
    for number in (2, 3, 4):
        if number > 2:
            host.page.get_by_role("button", name="Add a seat").click()
        host.page.get_by_role("combobox", name=f"Seat {number}", exact=True).select_option("link")
    host.page.locator(".done button").click()
    host.page.wait_for_url("**/t/*")
    link = host.page.get_by_label("Link for players").input_value()
    players = [host]
    for name in ("Ada", "Ben", "Cleo"):
        guest, heard = join(visitor, link, name)
        players.append(guest)
        wires.append(heard)
    for player in players:
        player.page.get_by_role("button", name="Choose for me").click()
        expect(player.page.get_by_role("button", name="Choose for me")).to_have_count(0)
    return players, wires


def check_wires(wires: list[list[dict[str, Any]]], is_passed: bool) -> None:
    for seat, heard in enumerate(wires):
        check_secrets(heard, seat)
        assert ("tiles_taken" in {event["name"] for event in facts(heard)}) == is_passed


def test_four_draft_at_once_and_one_is_offline_in_the_middle(visitor: Visitor) -> None:
    players, wires = four_at_a_table(visitor)
    for player in players:
        expect(player.page.locator(".prompt h2")).to_contain_text("which tile first")
    away = players[3]
    click_what_glows(away)
    context = away.page.context
    context.set_offline(True)
    expect(away.page.locator(".notice.bad")).to_be_visible()
    for player in players[:3]:
        draft(player)
    for player in players[:3]:
        expect(player.page.locator(".strip.choosing")).to_have_count(1)
        expect(player.page.locator(".strip.choosing")).to_contain_text("Cleo")
    check_wires(wires, is_passed=False)

    context.set_offline(False)
    expect(away.page.locator(".notice.bad")).to_have_count(0)
    expect(away.page.locator(".prompt h2")).to_contain_text("which tile now")
    draft(away)
    for player in players:
        expect(player.page.locator("#log")).to_contain_text("to move")
    check_wires(wires, is_passed=True)


SELECTORS: Final = """() => [...document.styleSheets].flatMap(sheet =>
    [...sheet.cssRules].map(rule => rule.selectorText ?? '')).join(' ')"""
SCRIPTS: Final = """() => performance.getEntriesByType('resource')
    .filter(each => each.name.endsWith('.js'))
    .reduce((sum, each) => sum + each.encodedBodySize, 0)"""
MOST_AT_FIRST: Final = 160_000


def test_a_game_is_loaded_only_when_it_is_played(visitor: Visitor) -> None:
    table = visitor()
    page = table.page
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert ".forum-trajanum" not in page.evaluate(SELECTORS)
    assert 0 < page.evaluate(SCRIPTS) <= MOST_AT_FIRST
    sit_down(table, "random")
    table.wait_for_turn()
    expect(page.locator(".forum-trajanum .board")).to_be_visible()
    selectors = page.evaluate(SELECTORS)
    assert ".forum-trajanum" in selectors
    assert ".trajan-facts" not in selectors


def test_what_a_game_says_of_its_things_comes_after_what_all_tables_say(visitor: Visitor) -> None:
    table = visitor()
    sit_down(table, "random")
    table.wait_for_turn()
    selectors = table.page.evaluate(SELECTORS).split()
    assert 0 <= selectors.index(".things") < selectors.index(".forum-trajanum")
