"""How to play behind the question mark, and what happened, turn by turn."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import Visitor
from tests.e2e.test_pages import faults
from tests.e2e.test_two_players import play, play_until, sit_down

WIDE: ViewportSize = {"width": 1660, "height": 950}
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.mark.parametrize(
    ("game", "language", "theme", "words"),
    [
        ("trajan", "de", "night", ("Jetzt spielen", "Hilfe", "Bilder", "Trajan in zehn Minuten")),
        ("forum-trajanum", "ru", "day", ("Играть", "Справка", "Картинки", "«Форум Траяна» за")),
    ],
)
def test_how_to_play_lies_behind_the_question_mark(
    visitor: Visitor, game: str, language: str, theme: str, words: tuple[str, str, str, str]
) -> None:
    play_now, help_, pictures, title = words
    settings = {"language": language, "theme": theme, "level": "random", "game": game}
    page = visitor(settings=settings, viewport=PHONE).page
    page.get_by_role("button", name=play_now).first.click()
    page.get_by_role("button", name=help_, exact=True).click()
    expect(page.locator("dialog h1")).to_contain_text(title)
    assert faults(page) == []
    page.get_by_role("button", name=pictures, exact=True).click()
    expect(page.locator("dialog .legend-row").nth(5)).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_what_happened_is_told_by_turns(visitor: Visitor) -> None:
    host, guest = sit_down(visitor)
    dice = random.Random(7)
    play_until(host, guest, "Which tray do you empty", dice)
    play(host, guest, 24, dice)
    player = play_until(host, guest, "Which marker goes in tray", dice)
    other = guest if player is host else host

    page = player.page
    page.set_viewport_size(WIDE)
    expect(page).to_have_title(re.compile("Your turn · Trajan"))
    told = page.locator(".log.column #log li.turn")
    expect(told.last).to_contain_text("→")
    expect(told.last).to_be_in_viewport()
    told.first.locator(".fold").click()
    expect(told.first.locator(".facts li").first).to_be_visible()
    expect(page.locator(".strip .last")).to_contain_text("→")
    points = [int(each) for each in page.locator(".top .score").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    page.get_by_role("button", name="Chat").last.click()
    page.get_by_label("Say something").fill("Ave!")
    page.keyboard.press("Enter")
    expect(page.locator("#log .chat")).to_contain_text("Ave!")
    assert faults(page) == []

    page = other.page
    expect(page).to_have_title(re.compile("to move · Trajan"))
    page.set_viewport_size(PHONE)
    expect(page.locator(".meanwhile li").last).to_contain_text("→")
    assert faults(page) == []
