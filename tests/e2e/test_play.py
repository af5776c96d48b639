"""What can happen during a game, played through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor


def test_a_game_goes_on_after_a_reload_in_mid_turn(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"})
    table.play_now()
    for _ in range(3):
        table.wait_for_turn()
        table.take_first()
    table.wait_for_turn()
    seq, prompt, count = table.seq, table.prompt, table.options.count()
    table.page.reload()
    table.wait_for_turn()
    assert (table.seq, table.prompt, table.options.count()) == (seq, prompt, count)
    table.take_first()
    assert table.seq > seq


def test_undo_takes_the_last_choice_back_and_redo_plays_it_again(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"})
    table.play_now()
    table.take_first()
    table.wait_for_turn()
    before = table.prompt
    table.take_first()
    table.wait_for_turn()
    after = table.prompt
    assert before != after
    table.press("u")
    expect(table.page.locator(".prompt h2")).to_have_text(before)
    expect(table.page.locator("#log")).to_contain_text("takes a choice back")
    table.press("r")
    expect(table.page.locator(".prompt h2")).to_have_text(after)


def test_the_language_changes_in_mid_game_without_a_reload(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"})
    table.play_now()
    table.take_first()
    table.wait_for_turn()
    page = table.page
    page.evaluate("window.stillHere = true")
    for language, letters in (("Deutsch", "Mulde"), ("Русский", "чашу"), ("English", "tray")):
        table.open_menu()
        page.locator("dialog .choice", has_text=language).locator("input").check()
        page.keyboard.press("Escape")
        expect(page.locator(".prompt h2")).to_contain_text(letters)
    assert page.evaluate("window.stillHere") is True


def test_a_seat_is_handed_to_a_bot_and_taken_back(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"})
    table.play_now()
    table.open_menu()
    # One that thinks: quick ones play the whole game before the seat can be taken back.
    table.page.locator("dialog select").select_option("legatus")
    table.page.locator("dialog .two button").click()
    expect(table.page.locator(".notice")).to_contain_text("plays for you")
    table.page.get_by_role("button", name="Take my seat back").click()
    table.wait_for_turn()


def test_players_talk(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"})
    table.play_now()
    table.press("c")
    page = table.page
    page.get_by_placeholder("Say something").fill("Ave!")
    page.keyboard.press("Enter")
    expect(page.locator("dialog ol")).to_contain_text("Ave!")


def test_an_earlier_position_is_shown_again_from_the_log(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"}, viewport={"width": 1440, "height": 900})
    table.play_now()
    for _ in range(20):
        table.wait_for_turn()
        table.take_first()
    table.wait_for_turn()
    page = table.page
    page.locator("#log .jump").first.click()
    expect(page.locator(".notice")).to_contain_text("earlier position")
    page.keyboard.press("Escape")
    expect(page.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize("size", [(1000, 720), (2560, 1440)])
def test_a_notice_stays_in_the_head_line_and_covers_no_door_of_it(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    table = visitor(settings={"level": "random"}, viewport=viewport)
    table.play_now()
    table.wait_for_turn()
    table.page.goto("/")
    table.play_now()
    table.wait_for_turn()
    table.open_menu()
    table.page.locator("dialog select").select_option("tiro")
    table.page.locator("dialog .two button").click()
    table.page.wait_for_function("""() => {
        const box = what => document.querySelector(what)?.getBoundingClientRect();
        const [line, door, notice] = [box(".top"), box(".top .next"), box(".notice")];
        const isBeside = notice?.right <= door?.left || notice?.left >= door?.right;
        return isBeside && notice.bottom <= line.bottom;
    }""")
