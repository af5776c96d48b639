"""Two browsers at one table: one reloads, one loses its connection; a third looks on."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.e2e.conftest import Visitor, path_of
from tests.e2e.table import TablePage

# The pictures, not the labels: those of whoever is asked say what may be done, too.
COMMON = """() => [...document.querySelectorAll('[data-at^=forum-], [data-at=time]')]
    .map(thing => thing.querySelector('.body').innerHTML).join()"""


def sit_down(visitor: Visitor) -> tuple[TablePage, TablePage]:
    """Return two players at a table of theirs, the second come by the link of the first."""
    host = visitor()
    host.make_table(["me", "link"])
    link = host.page.get_by_label("Link for players").input_value()
    guest = visitor(path_of(link))
    guest.page.get_by_label("Your name").fill("Claudia")
    guest.page.get_by_role("button", name="Take a seat").click()
    for player in (host, guest):
        player.wait_for_turn()
    expect(host.page.locator(".strip")).to_contain_text("Claudia")
    return host, guest


def meet(one: TablePage, other: TablePage) -> None:
    """Wait until both see the same moment of the game."""
    newest = max(one.seq, other.seq)
    for player in (one, other):
        player.wait_for_change(newest - 1)


def play(one: TablePage, other: TablePage, choices: int, dice: random.Random) -> None:
    """Let both choose, whoever must; both see every choice."""
    for _ in range(choices):
        meet(one, other)
        (one if one.must_choose() else other).choose_something(dice)
    meet(one, other)


def play_until(one: TablePage, other: TablePage, prompt: str, dice: random.Random) -> TablePage:
    """Play until somebody is asked something, and return who."""
    for _ in range(60):
        meet(one, other)
        player = one if one.must_choose() else other
        if prompt in player.prompt:
            return player
        player.choose_something(dice)
    raise AssertionError(f"nobody was ever asked {prompt!r}")


def test_the_others_choice_leaves_me_the_tab_i_have_opened(visitor: Visitor) -> None:
    """In the set-up all choose at the same time: I am still asked what I was asked before."""
    host, guest = sit_down(visitor)
    guest.page.set_viewport_size({"width": 390, "height": 844})
    for number in range(3):  # players, log, board
        tab = guest.page.locator(".tabs .tab").nth((2, 3, 0)[number])
        tab.click()
        assert host.must_choose()
        assert guest.must_choose()
        seq = guest.seq
        host.take_first()
        guest.wait_for_change(seq)
        expect(tab).to_have_attribute("aria-current", "true")
        expect(guest.page.locator(".tabs .tab[aria-current]")).to_have_count(1)


def test_two_people_play_and_one_reloads_in_mid_turn(visitor: Visitor) -> None:
    host, guest = sit_down(visitor)
    dice = random.Random(1)
    play(host, guest, 16, dice)
    play_until(host, guest, "Which tray do you empty", dice)
    player = play_until(host, guest, "Which marker goes in tray", dice)
    before = player.look()
    player.page.reload()
    after = player.look()
    assert (after.seq, after.prompt) == (before.seq, before.prompt)
    assert [each["move"] for each in after.buttons] == [each["move"] for each in before.buttons]
    play(host, guest, 8, dice)
    assert host.page.evaluate(COMMON) == guest.page.evaluate(COMMON)


def test_whoever_was_offline_misses_nothing(visitor: Visitor) -> None:
    host, guest = sit_down(visitor)
    dice = random.Random(2)
    player = play_until(host, guest, "Which tray do you empty", dice)
    other = guest if player is host else host
    other.page.context.set_offline(True)
    expect(other.page.locator(".notice.bad")).to_be_visible()
    seq = other.seq
    while player.must_choose():
        player.choose_something(dice)
    assert other.seq == seq
    other.page.context.set_offline(False)
    expect(other.page.locator(".notice.bad")).to_have_count(0)
    meet(host, guest)
    assert host.page.evaluate(COMMON) == guest.page.evaluate(COMMON)
    play(host, guest, 6, dice)


def test_a_choice_made_offline_counts_once_when_the_line_is_back(visitor: Visitor) -> None:
    host, guest = sit_down(visitor)
    dice = random.Random(3)
    player = play_until(host, guest, "Which tray do you empty", dice)
    other = guest if player is host else host
    player.page.context.set_offline(True)
    expect(player.page.locator(".notice.bad")).to_be_visible()
    seen = player.look()
    player.click_something(seen, dice)
    assert player.seq == seen.seq
    player.page.context.set_offline(False)
    meet_after(player, other, seen.seq)
    assert host.seq == guest.seq == seen.seq + 1


def meet_after(one: TablePage, other: TablePage, seq: int) -> None:
    for player in (one, other):
        player.wait_for_change(seq)


def test_a_spectator_sees_the_game_but_no_hidden_card(visitor: Visitor) -> None:
    host = visitor(settings={"level": "random"})
    host.play_now()
    dice = random.Random(4)
    for _ in range(14):
        if host.wait_for_turn():
            host.choose_something(dice)
    host.wait_for_turn()
    host.open_menu()
    host.page.get_by_role("button", name="Create a share link").click()
    link = host.page.get_by_label("Share link").input_value()
    host.page.keyboard.press("Escape")

    heard: list[str] = []
    watcher = visitor("/about")
    watcher.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    watcher.page.goto(path_of(link))
    expect(watcher.page.locator(".prompt")).to_contain_text("watching")
    assert watcher.options.count() == 0
    seq = host.seq
    host.choose_something(dice)
    watcher.wait_for_change(seq)
    told = "".join(heard)
    assert '"view"' in told
    assert '"hand":{' not in told
    assert '"decision"' not in told
    assert host.page.locator("[data-at^=hand-] .piece").count() > 0
    assert watcher.page.locator("[data-at^=hand-] .piece").count() == 0
