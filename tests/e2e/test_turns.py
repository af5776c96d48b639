"""The end of a turn, what was missed, and looking back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage

END = ".prompt .end"


def play_to_the_end_of_my_turn(table: TablePage) -> None:
    """Take first options until my turn waits to be ended."""
    for _ in range(60):
        table.wait_for_turn()
        if table.page.locator(END).count() > 0:
            return
        table.take_first()
    raise AssertionError("no turn came to its end")


def test_a_turn_is_ended_by_its_player_and_can_be_taken_back_until_then(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"})
    table.play_now()
    play_to_the_end_of_my_turn(table)
    page = table.page
    expect(page.locator(".prompt h2")).to_have_text("Your turn is done")
    expect(page.locator(".prompt .gains")).to_be_attached()
    seq = table.seq
    page.reload()
    expect(page.locator(END)).to_be_visible()
    expect(page.locator(".prompt .gains")).to_be_attached()
    assert table.seq == seq
    if page.locator(".prompt .undo small").count() > 0:
        table.press("u")
        expect(page.locator(END)).to_have_count(0)
        table.wait_for_turn()
        table.press("r")
        expect(page.locator(END)).to_be_visible()
    table.press("e")
    expect(page.locator(END)).to_have_count(0)


def test_without_confirmation_the_turn_ends_by_itself(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random", "confirmEndOfTurn": False})
    table.play_now()
    for _ in range(25):
        table.wait_for_turn()
        assert table.page.locator(END).count() == 0
        table.take_first()


def test_what_was_missed_is_played_back_after_an_absence(visitor: Visitor) -> None:
    host = visitor()
    host.make_table(["me", "link"])
    link = host.page.get_by_label("Link for players").input_value()
    guest = visitor(re.sub(r"^https?://[^/]+", "", link))
    guest.page.get_by_label("Your name").fill("Claudia")
    guest.page.get_by_role("button", name="Take a seat").click()
    for player in (host, guest):
        player.wait_for_turn()
    end = host.page.locator(END)
    for _ in range(60):
        if end.count() > 0:
            break
        for player in (host, guest):
            if player.options.count() > 0 and end.count() == 0:
                player.take_first()
    end.click()
    expect(host.page.locator(".prompt h2")).to_contain_text("Claudia is choosing")
    address = host.page.url
    host.page.goto("/about")
    play_to_the_end_of_my_turn(guest)
    guest.page.locator(END).click()
    host.page.goto(address)
    notice = host.page.locator(".notice", has_text="Since your last turn")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Play them back").click()
    expect(host.page.locator(".notice.playing")).to_contain_text("1 of")
    expect(host.page.locator(".notice.playing")).to_contain_text("Claudia")
    host.press("Escape")
    expect(host.page.locator(".notice.playing")).to_have_count(0)


def test_positions_from_before_this_sitting_are_shown_again(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"}, viewport={"width": 1440, "height": 900})
    table.play_now()
    for _ in range(20):
        table.wait_for_turn()
        table.take_first()
    table.wait_for_turn()
    page = table.page
    page.reload()
    table.wait_for_turn()
    notice = page.locator(".notice", has_text="earlier position")
    page.locator("#log .jump").first.click()
    expect(notice).to_be_visible()
    first = page.locator(".where").inner_text()
    page.keyboard.press("ArrowRight")
    expect(notice).to_be_visible()
    assert first
    page.keyboard.press("Escape")
    expect(notice).to_have_count(0)
