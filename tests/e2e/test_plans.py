"""Planning ahead on the table: a plan that breaks, an order that stops, in every window."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Error, Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage
from tests.e2e.test_pages import faults

CARD: Final = ".plan-card"
PLAN: Final = ".prompt .button.plan"
TRAYS: Final = ("I", "II", "III", "IV", "V", "VI")
SIZES: Final = ((360, 640), (844, 390), (768, 1024), (1280, 720), (1440, 900))


class Rival:
    """Somebody who plays by plain HTTP, so that a test says what they do."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table
        self.dice = random.Random(3)

    def position(self) -> dict[str, Any]:
        address = f"/api/tables/{self.table}/position"
        try:
            found: dict[str, Any] = self.page.request.get(address).json()
        except Error:  # the server has just closed the connection that was kept
            found = self.page.request.get(address).json()
        return found

    def play(self, wanted: str | None = None) -> str:
        """Play a move, by chance if none is named, and return it."""
        now = self.position()
        options = [each["text"] for each in now["decision"]["options"]]
        move = wanted or self.dice.choice(options)
        command = {"type": "move", "move": move, "seq": now["seq"]}
        answer = self.page.request.post(f"/api/tables/{self.table}/commands", data=command)
        assert answer.ok, answer.text()
        return move


def post(page: Page, path: str, body: Any = None) -> Any:
    return page.request.post(f"/api{path}", data=body or {}).json()


def two_at_a_table(visitor: Visitor, **wishes: Any) -> tuple[TablePage, Rival, Rival]:
    """Return my page, and both players as they act by HTTP; the set-up is behind them."""
    me, other = visitor("/about", **wishes), visitor("/about")
    for page, name in ((me.page, "Livia"), (other.page, "Marcus")):
        post(page, "/guests", {"name": name})
    seats = [{"place": "link"}, {"place": "link"}]
    info = post(me.page, "/tables", {"game": "trajan", "seats": seats, "sit": 0})
    post(other.page, f"/tables/{info['id']}/join", {"key": info["join_key"]})
    both = (Rival(me.page, info["id"]), Rival(other.page, info["id"]))
    for _ in range(80):
        for rival in both:
            asked = rival.position().get("decision")
            if asked and asked["prompt"]["name"] == "sow":
                return me, *both
            if asked:
                rival.play()
    raise AssertionError("nobody ever sowed")


def until_turn_of(rival: Rival, other: Rival) -> None:
    """Let both play until the second one is to sow."""
    for _ in range(40):
        asked = other.position().get("decision")
        if asked and asked["prompt"]["name"] == "sow":
            return
        (other if asked else rival).play()
    raise AssertionError("the turn never came")


def plan_a_turn(me: TablePage) -> None:
    """Open the planner and choose until the turn is planned to its end."""
    page = me.page
    page.locator(PLAN).click()
    card = page.locator(CARD)
    expect(card).to_contain_text("turn 1 of 3")
    for _ in range(20):
        if card.get_by_text("This turn is planned to its end").count() > 0:
            return
        before = card.locator("ol").inner_text()
        quiet = page.locator(
            ".prompt .options button:not(.back):not([data-move='draw']):not([data-move^='claim'])"
        )
        last = quiet.last
        last.click()
        if page.locator(".prompt .options .back").count() > 0:
            page.locator(".prompt .options button:not(.back)").last.click()
        page.wait_for_function(
            "before => document.querySelector('.plan-card ol')?.innerText !== before",
            arg=before,
        )
    raise AssertionError("a turn without an end")


def test_a_plan_is_kept_and_told_when_it_breaks(visitor: Visitor) -> None:
    me, mine, other = two_at_a_table(visitor)
    until_turn_of(other, mine)
    me.page.goto(f"/t/{mine.table}")
    expect(me.page.locator(PLAN)).to_be_visible()
    plan_a_turn(me)
    me.page.get_by_role("button", name="Keep plan").click()
    expect(me.page.locator(CARD)).to_have_count(0)
    expect(me.page.locator(PLAN)).to_contain_text("✓")
    planned = mine.position()["notes"]["turns"][0]["moves"]
    # I sow the tray before it: a marker more lies in the one that the plan sows
    tray = planned[0].split()[1]
    mine.play(f"sow {TRAYS[TRAYS.index(tray) - 1]}")
    until_turn_of(mine, other)
    notes = mine.position()["notes"]
    assert notes.get("broken") or notes.get("changed"), notes
    expect(me.page.locator(".plan-notice")).to_contain_text(
        re.compile("no longer holds|planned by now")
    )
    me.page.locator(PLAN).click()
    expect(me.page.locator(CARD)).to_be_visible()


def test_moves_of_all_sides_are_tried_in_a_running_game(visitor: Visitor) -> None:
    me, mine, other = two_at_a_table(visitor)
    until_turn_of(other, mine)
    page, before = me.page, mine.position()
    page.goto(f"/t/{mine.table}")
    me.wait_for_turn()
    me.open_menu()
    page.get_by_role("button", name="Try moves for all sides").click()
    box = page.locator(".sandbox")
    # the process that plays moves out starts with the first question
    expect(box.locator(".options button").first).to_be_visible(timeout=60_000)
    for count in (1, 2):
        page.locator(".sandbox .options button").first.click()
        expect(box).to_have_attribute("data-line", str(count))
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.locator(".tree .name")).to_have_count(1)
    assert faults(page) == []
    page.get_by_role("button", name="Deal anew").click()
    expect(box).to_have_attribute("data-line", "0")
    page.locator(".tree .name").click()
    expect(box).to_have_attribute("data-line", "2")
    assert page.get_by_role("button", name="Play on from here against bots").count() == 0
    after = mine.position()
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])


def until_a_single_tile(mine: Rival, other: Rival) -> str:
    """Let both play until the other may take a forum tile of which there is no second one."""
    for _ in range(300):
        asked = other.position().get("decision")
        if asked and asked["prompt"]["name"] == "forum":
            forum = other.position()["view"]["board"]["forum"]
            rows = [tiles for tiles in forum.values() if isinstance(tiles, list)]
            lying = [tile for tiles in rows for tile in tiles]
            for option in asked["options"]:
                if option["verb"] == "collect" and lying.count(option["nouns"][0]) == 1:
                    return str(option["text"])
        (other if asked else mine).play()
    raise AssertionError("no such tile was ever to be taken")


def test_an_order_stops_when_its_rule_says_so(visitor: Visitor) -> None:
    me, mine, other = two_at_a_table(visitor)
    taken = until_a_single_tile(mine, other)
    page = me.page
    page.goto(f"/t/{mine.table}")
    expect(page.locator(PLAN)).to_be_visible()
    plan_a_turn(me)
    page.get_by_role("button", name="Play it when my turn comes").click()
    page.get_by_role("button", name="More rules").click()
    page.locator(f"{CARD} input[value='tile_gone {taken.split()[1]}']").check()
    page.get_by_role("button", name="Give the order").click()
    expect(page.locator(".plan-notice")).to_contain_text("will be played when your turn comes")
    assert "notes" not in other.position()
    other.play(taken)
    for _ in range(30):
        if not other.position().get("decision"):
            break
        other.play()
    expect(page.locator(".plan-notice")).to_contain_text("Your order was stopped because")
    expect(page.locator(".plan-notice")).to_contain_text("is gone from the forum")
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.locator(".plan-notice")).to_have_count(0)
    expect(page.locator(PLAN)).to_contain_text(re.compile("[✓!]"))  # the plan itself is kept


def test_an_order_is_played_and_the_log_says_so(visitor: Visitor) -> None:
    me, mine, other = two_at_a_table(visitor)
    until_turn_of(mine, other)
    page = me.page
    page.goto(f"/t/{mine.table}")
    plan_a_turn(me)
    page.get_by_role("button", name="Play it when my turn comes").click()
    page.get_by_role("button", name="Give the order").click()
    expect(page.locator(".plan-notice")).to_contain_text("will be played when your turn comes")
    before = mine.position()["seq"]
    for _ in range(30):
        told = mine.page.request.get(f"/api/tables/{mine.table}/log?after={before}").json()
        if any(entry["seat"] == 0 for entry in told["entries"]):
            break
        other.play()
    expect(page.locator(".plan-notice")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("dialog")).to_contain_text("Livia had ordered this beforehand")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_plan_card_fits_every_window(visitor: Visitor, width: int, height: int) -> None:
    me, mine, other = two_at_a_table(visitor, viewport={"width": width, "height": height})
    until_turn_of(mine, other)
    page = me.page
    page.goto(f"/t/{mine.table}")
    page.locator(PLAN).click()
    card = page.locator(CARD)
    page.get_by_role("button", name="What can I reach?").click()
    expect(card.locator("li button").first).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    card.locator("li button").first.click()
    expect(card.locator("ol li").first).not_to_contain_text("Choose on the table")


@pytest.mark.parametrize(("language", "theme"), [("en", "day"), ("de", "night"), ("ru", "day")])
def test_axe_finds_nothing_while_planning(visitor: Visitor, language: str, theme: str) -> None:
    me, mine, other = two_at_a_table(visitor, settings={"language": language, "theme": theme})
    until_turn_of(mine, other)
    page = me.page
    page.goto(f"/t/{mine.table}")
    page.locator(PLAN).click()
    expect(page.locator(f"{CARD} footer")).to_be_visible()
    assert faults(page) == []


def test_forum_trajanum_tells_what_pairs_of_tiles_could_build(visitor: Visitor) -> None:
    """In the draft no turn can be played out yet, but the streets are known."""
    me, other = visitor("/about"), visitor("/about")
    for page, name in ((me.page, "Livia"), (other.page, "Marcus")):
        post(page, "/guests", {"name": name})
    seats = [{"place": "link"}, {"place": "link"}]
    info = post(me.page, "/tables", {"game": "forum-trajanum", "seats": seats, "sit": 0})
    post(other.page, f"/tables/{info['id']}/join", {"key": info["join_key"]})
    rivals = (Rival(me.page, info["id"]), Rival(other.page, info["id"]))
    for _ in range(60):
        asked = [rival.position().get("decision") for rival in rivals]
        if asked[0] and asked[0]["prompt"]["name"] == "take":
            break
        for rival, decision in zip(rivals, asked, strict=True):
            if decision and decision["prompt"]["name"] != "take":
                options = [each["text"] for each in decision["options"]]
                rival.play("arrange" if "arrange" in options else None)
    page = me.page
    page.goto(f"/t/{info['id']}")
    page.locator(PLAN).click()
    card = page.locator(CARD)
    expect(card).to_contain_text("cannot be played out yet")
    expect(card.locator(".reach button").first).to_contain_text(
        re.compile(r"Tiles \w\d and \w\d: .*room for a double building")
    )
    card.locator(".reach button").first.hover()
    expect(page.locator(".piece.hovered").first).to_be_visible()
