"""Whole games and what can happen during them, played through the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visitor

LONGEST_GAME = 600


def test_a_visitor_plays_a_whole_game_against_the_ai(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"})
    table.play_now()
    for _ in range(LONGEST_GAME):
        if not table.wait_for_turn():
            break
        table.take_first()
    assert table.is_over()
    page = table.page
    expect(page.locator("dialog .headline")).to_contain_text("win")
    expect(page.locator("dialog tfoot td")).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text().startswith("ulpia 1\ngame trajan")

    page.locator("dialog").get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".controls output")).to_contain_text("Position 0 of")
    page.get_by_role("button", name="One move on").click()
    expect(page.locator("[data-at='1']")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    page.get_by_role("button", name="Points over time").click()
    expect(page.locator("dialog canvas")).to_be_visible()


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


def test_two_people_play_each_other_and_one_reloads_in_mid_turn(visitor: Visitor) -> None:
    host = visitor()
    host.make_table(["me", "link"])
    link = host.page.get_by_label("Link for players").input_value()
    guest = visitor(re.sub(r"^https?://[^/]+", "", link))
    guest.page.get_by_label("Your name").fill("Claudia")
    guest.page.get_by_role("button", name="Take a seat").click()
    for player in (host, guest):
        player.wait_for_turn()
    expect(host.page.locator(".strip")).to_contain_text("Claudia")
    for turn in range(16):
        for player in (host, guest):
            if player.options.count() > 0 and player.options.first.is_enabled():
                player.take_first()
        if turn == 5:
            guest.page.reload()
            guest.page.wait_for_selector(".prompt")
    assert guest.seq == host.seq or abs(guest.seq - host.seq) <= 2


def test_whoever_loses_the_connection_is_told_and_misses_nothing(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"})
    table.play_now()
    context = table.page.context
    context.set_offline(True)
    expect(table.page.locator(".notice.bad")).to_be_visible()
    context.set_offline(False)
    expect(table.page.locator(".notice.bad")).to_have_count(0)
    table.take_first()
    assert table.wait_for_turn()


def test_a_spectator_sees_the_game_but_no_hidden_card(visitor: Visitor) -> None:
    host = visitor(settings={"level": "random"})
    host.play_now()
    for _ in range(14):
        if host.wait_for_turn():
            host.take_first()
    host.wait_for_turn()
    host.open_menu()
    link = host.page.get_by_label("Link for spectators").input_value()
    host.page.keyboard.press("Escape")

    heard: list[str] = []
    watcher = visitor("/about")
    watcher.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    watcher.page.goto(re.sub(r"^https?://[^/]+", "", link))
    watcher.page.wait_for_selector(".prompt")
    expect(watcher.page.locator(".prompt")).to_contain_text("watching")
    assert watcher.options.count() == 0
    host.take_first()
    watcher.wait_for_change(host.seq - 1)
    told = "".join(heard)
    assert '"view"' in told
    assert '"hand":{' not in told
    assert '"decision"' not in told


def test_a_seat_is_handed_to_a_bot_and_taken_back(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"})
    table.play_now()
    table.open_menu()
    table.page.locator("dialog select").select_option("random")
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


def test_a_phone_is_enough(visitor: Visitor) -> None:
    phone = {"width": 360, "height": 640}
    table = visitor(settings={"level": "random"}, viewport=phone, has_touch=True, is_mobile=True)
    table.play_now()
    for _ in range(6):
        table.wait_for_turn()
        seq = table.seq
        table.options.first.tap()
        table.wait_for_change(seq)
    page = table.page
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= phone["width"]
    for tab in ("Players", "Log", "Mat", "Board"):
        page.get_by_role("button", name=tab, exact=True).tap()
        expect(page.get_by_role("button", name=tab, exact=True)).to_have_attribute(
            "aria-current", "true"
        )


def test_a_game_can_be_played_by_keyboard_alone(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"})
    page = table.page
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    for _ in range(30):
        if not table.wait_for_turn():
            break
        seq = table.seq
        table.options.first.focus()
        page.keyboard.press("Enter")
        if page.locator(".prompt .back").count() > 0:
            table.options.first.focus()
            page.keyboard.press("Enter")
        table.wait_for_change(seq)


def test_clicking_what_glows_is_enough(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"})
    table.play_now()
    for _ in range(40):
        if not table.wait_for_turn():
            break
        seq = table.seq
        for step in range(6):  # some things take two steps: cards and a ship, a tile and a slot
            glowing = table.glowing
            glowing.nth((step * 5) % glowing.count()).click(force=True)
            if table.has_changed(seq):
                break
        assert table.seq > seq, table.prompt


def test_an_earlier_position_is_shown_again_from_the_log(visitor: Visitor) -> None:
    table = visitor(settings={"level": "random"}, viewport={"width": 1440, "height": 900})
    table.play_now()
    for _ in range(20):
        table.wait_for_turn()
        table.take_first()
    table.wait_for_turn()
    page = table.page
    page.locator("#log .jump").last.click()
    expect(page.locator(".notice")).to_contain_text("earlier position")
    page.keyboard.press("Escape")
    expect(page.locator(".notice")).to_have_count(0)
