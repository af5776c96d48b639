"""Links that people send, seats that they take, games that end early, in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor, path_of
from tests.e2e.table import TablePage


def give_up(host: TablePage) -> None:
    host.open_menu()
    host.page.get_by_role("button", name="Abandon the game").click()
    host.page.locator(".danger").click()
    expect(host.page.locator("dialog .ending")).to_be_visible()


def start_against_a_bot(visitor: Visitor) -> TablePage:
    host = visitor(settings={"level": "random"})
    host.play_now()
    host.take_first()
    host.wait_for_turn()
    return host


def expect_refusal_with_navigation(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_contain_text("no such table")
    expect(page.get_by_role("navigation", name="Pages")).to_be_visible()
    expect(page.locator(".refused")).to_contain_text("share link")
    expect(page.locator(".refused").get_by_role("link", name="Lobby")).to_be_visible()
    expect(page.locator(".refused").get_by_role("link", name="Sign in")).to_be_visible()


def test_a_refused_link_says_what_to_do_and_keeps_the_navigation(visitor: Visitor) -> None:
    host = start_against_a_bot(visitor)
    address = path_of(host.page.url)
    expect_refusal_with_navigation(visitor(address).page)
    give_up(host)
    stranger = visitor(address.replace("/t/", "/replay/")).page
    expect_refusal_with_navigation(stranger)
    stranger.locator(".refused").get_by_role("link", name="Lobby").click()
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Lobby")


def test_a_share_link_opens_for_strangers_until_a_player_ends_it(visitor: Visitor) -> None:
    host = start_against_a_bot(visitor)
    host.open_menu()
    host.page.get_by_role("button", name="Create a share link").click()
    link = path_of(host.page.get_by_label("Share link").input_value())
    stranger = visitor(link).page
    expect(stranger.locator(".prompt")).to_contain_text("watching")
    host.page.get_by_role("button", name="End this link").click()
    host.page.locator(".share .danger").click()
    expect_refusal_with_navigation(stranger)
    expect(host.page.get_by_role("button", name="Create a share link")).to_be_visible()


def test_a_copied_link_to_a_position_opens_for_whoever_gets_it(visitor: Visitor) -> None:
    host = start_against_a_bot(visitor)
    give_up(host)
    page = host.page
    page.locator("dialog").get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="Copy a link to this position").click()
    page.wait_for_url(re.compile(r"at=1&seat=0#\S{20,}"))
    stranger = visitor(path_of(page.url)).page
    expect(stranger.locator("[data-at='1']")).to_be_visible()


def test_a_game_that_was_given_up_shows_result_replay_and_rematch(visitor: Visitor) -> None:
    host = start_against_a_bot(visitor)
    give_up(host)
    page = host.page
    ending = page.locator("dialog .ending")
    expect(ending).to_contain_text("abandoned the game")
    for name in ("Rematch", "Watch the replay", "Download the record"):
        expect(ending.locator(".row").get_by_text(name)).to_be_visible()
    page.reload()
    bar = page.locator(".prompt .options")
    expect(bar.get_by_role("button", name="Points so far")).to_be_visible()
    expect(bar.get_by_role("link", name="Watch the replay")).to_be_visible()
    bar.get_by_role("button", name="Rematch").click()
    host.wait_for_turn()


def test_the_commitment_is_shown_and_the_shuffle_is_checked_in_the_browser(
    visitor: Visitor,
) -> None:
    host = start_against_a_bot(visitor)
    page = host.page
    host.open_menu()
    page.get_by_text("What is agreed at this table").click()
    shown = page.locator(".commitment").inner_text()
    assert re.fullmatch(r"[0-9a-f]{64}", shown)
    page.keyboard.press("Escape")
    give_up(host)
    page.get_by_text("The shuffle of this game").click()
    assert page.locator("dialog .commitment").inner_text() == shown
    page.get_by_role("button", name="Check this shuffle").click()
    expect(page.locator(".shuffle .good")).to_contain_text("It matches")
    expect(page.locator(".shuffle .good")).to_contain_text("noted")
    expect(page.locator(".shuffle")).to_contain_text("ulpia verify")
    page.evaluate(
        "localStorage['ulpia.commitments'] ="
        " localStorage['ulpia.commitments'].replace(/[0-9a-f]{64}/g, 'f'.repeat(64))"
    )
    page.get_by_role("button", name="Check this shuffle").click()
    expect(page.locator(".shuffle .trouble")).to_contain_text("Do not trust")


def test_one_press_on_sit_down_takes_a_seat_that_is_open_to_everybody(visitor: Visitor) -> None:
    host = visitor()
    host.make_table(["me", "open"])
    other = visitor("/lobby").page
    name = host.page.url.rsplit("/", 1)[1]
    row = other.locator(".entry", has=other.locator(f"a[href='/join/{name}']"))
    row.get_by_role("button", name="Sit down").click()
    other.wait_for_url(f"**/t/{name}")
    expect(other.locator(".prompt")).to_be_visible()
    host.wait_for_turn()
    assert TablePage(other).wait_for_turn()


def test_an_invitation_tells_what_is_agreed_before_one_joins(visitor: Visitor) -> None:
    host = visitor()
    host.make_table(["me", "link"])
    link = path_of(host.page.get_by_label("Link for players").input_value())
    terms = visitor(link).page.locator(".terms")
    for words in ("Edition", "Taking moves back", "free", "24 hours", "Hash of the shuffle"):
        expect(terms).to_contain_text(words)
    assert re.search(r"[0-9a-f]{64}", terms.inner_text())


def test_a_new_table_starts_at_once_against_a_sensible_opponent(visitor: Visitor) -> None:
    page = visitor("/new").page
    expect(page.get_by_label("Seat 2", exact=True)).to_have_value("bot")
    expect(page.locator(".level")).not_to_have_value("random")
    page.locator(".done button").click()
    expect(page.locator(".prompt")).to_be_visible()
    page.goto("/new?friends")
    expect(page.get_by_label("Seat 2", exact=True)).to_have_value("link")
    page.locator(".done button").click()
    expect(page.locator(".fill select")).not_to_have_value("random")


def test_guests_are_marked_at_the_table_and_in_the_chat(visitor: Visitor) -> None:
    host = visitor()
    host.make_table(["me", "link"])
    expect(host.page.locator("li .guest")).to_have_count(1)
    link = path_of(host.page.get_by_label("Link for players").input_value())
    guest = visitor(link)
    guest.page.get_by_role("button", name="Take a seat").click()
    guest.page.wait_for_url("**/t/*")
    expect(host.page.locator(".strip .guest")).to_have_count(1)
    guest.page.get_by_role("button", name="Chat").click()
    guest.page.get_by_label("Say something").fill("Ave")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".chat li .guest")).to_have_count(1)
