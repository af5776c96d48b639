"""Without a server: moves of all sides, from a fresh deal, at a table, and in a record."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.table import TablePage
from tests.e2e.test_offline import (
    PATIENCE,
    Device,
    Host,
    device,
    end,
    play,
    start_game,
    static_folder,
    static_host,
)
from tools.paths import ROOT

__all__ = ["device", "static_folder", "static_host"]

GOLDEN: Final = ROOT / "tests" / "golden"
RECORD: Final = min((GOLDEN / "trajan").glob("*.game"))
OLDER_RECORD: Final = GOLDEN / "forum_trajanum" / "digger-2p-a-20000026.game"  # rules 1


@pytest.mark.slow
def test_all_sides_are_played_on_a_device_without_any_server(
    static_host: Host, device: Device
) -> None:
    address = static_host.address
    device.visit_first(address)
    end(static_host.process)  # from here on there is no network
    page = device.open(f"{address}/here").page
    try_a_fresh_deal(page)
    try_at_a_table(device.open(f"{address}/here").page)
    page = device.open(f"{address}/replay").page
    try_in_a_record(page, RECORD)
    page.goto(f"{address}/replay")
    look_at_older_rules(page, OLDER_RECORD)


def try_a_fresh_deal(page: Page) -> None:
    """A deal is played by one person for all, kept, found again, and played on against a bot."""
    page.get_by_label("Game", exact=True).select_option("forum-trajanum")
    page.get_by_role("button", name="Play all sides yourself").click()
    box = try_moves(page, 3)
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.locator(".tree .name")).to_have_count(1)
    where = page.url
    page.reload()
    expect(box).to_have_attribute("data-line", "0", timeout=PATIENCE)
    page.locator(".tree .name").click()
    expect(box).to_have_attribute("data-line", "3")
    page.get_by_role("button", name="Close").click()
    kept = page.get_by_role("link", name=re.compile("Forum Trajanum, 2 players: one branch"))
    expect(kept).to_be_visible()
    kept.click()
    assert page.url == where
    page.locator(".tree .name").click()
    page.get_by_role("button", name="Play on from here against bots").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/local-*")
    assert TablePage(page, PATIENCE).wait_for_turn()


def try_at_a_table(page: Page) -> None:
    """In a game that goes on what one cannot know is imagined, and the game stays as it is."""
    table = start_game(page, "trajan")
    play(table, random.Random(1), 20)  # the set-up and a turn
    table.wait_for_turn()
    seq = table.seq
    table.open_menu()
    page.get_by_role("button", name="Try moves for all sides").click()
    box = try_moves(page, 2)
    page.get_by_role("button", name="Deal anew").click()
    expect(box).to_have_attribute("data-line", "0")
    page.get_by_role("button", name="Close").click()
    assert table.seq == seq


def try_in_a_record(page: Page, record: Path) -> None:
    """From any moment of a record the game may go another way."""
    page.get_by_label("Open a record from a file").set_input_files(record)
    page.get_by_role("button", name="Show").click()
    page.get_by_role("button", name="One turn on").click(timeout=PATIENCE)
    page.get_by_role("button", name="Try moves for all sides").click()
    try_moves(page, 2)


def look_at_older_rules(page: Page, record: Path) -> None:
    """A game of earlier rules is shown, and says that no other moves can be tried in it."""
    page.get_by_label("Open a record from a file").set_input_files(record)
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_text("This game was played under earlier rules")).to_be_visible(
        timeout=PATIENCE
    )
    expect(page.get_by_role("button", name="Try moves for all sides")).to_be_hidden()


def try_moves(page: Page, count: int) -> Locator:
    """Choose for whoever is asked, so often."""
    box = page.locator(".sandbox")
    expect(box.locator(".options button").first).to_be_visible(timeout=PATIENCE)
    for number in range(1, count + 1):
        box.locator(".options button").first.click()
        expect(box).to_have_attribute("data-line", str(number))
    return box
