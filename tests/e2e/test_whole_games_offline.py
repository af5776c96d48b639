"""Whole games by clicks against a strong player, with the network off and the browser opened anew.

They take minutes each, so only ULPIA_OFFLINE_GAMES=1 plays them.
"""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e.conftest import CHROMIUM, DESKTOP, FLAGS, address_of
from tests.e2e.slowness import slow_down
from tests.e2e.table import TablePage
from tests.e2e.test_offline import (
    PATIENCE,
    Device,
    Host,
    end,
    own_server,
    play,
    start_game,
    static_folder,
    static_host,
)

__all__ = ["own_server", "static_folder", "static_host"]

pytestmark = pytest.mark.skipif(
    not os.environ.get("ULPIA_OFFLINE_GAMES"), reason="takes minutes: set ULPIA_OFFLINE_GAMES=1"
)
GAMES: Final = ("trajan", "forum-trajanum")
PHONE: Final = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
TIMES_SLOWER: Final = 4
LONGEST_GAME: Final = 1500
AT_BEGIN: Final = re.compile(r"^\s*(Position )?0 (of|/) \d+")


class Profile:
    """A browser whose storage lies in a folder, so that it can be closed and opened again."""

    def __init__(self, playwright: Playwright, folder: Path, wishes: dict[str, Any]) -> None:
        self.folder: Final = folder
        self._playwright: Final = playwright
        self._wishes: Final = wishes

    @contextmanager
    def open_device(self) -> Iterator[Device]:
        context = self._playwright.chromium.launch_persistent_context(
            self.folder, executable_path=CHROMIUM, args=list(FLAGS), headless=True, **self._wishes
        )
        made = Device(context)
        yield made
        made.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_server_was_met_once(game: str, own_server: Any, playwright: Any, tmp_path: Path) -> None:
    profile = Profile(playwright, tmp_path / "profile", {"viewport": DESKTOP})
    play_offline(game, address_of(own_server), own_server, profile)


@pytest.mark.parametrize("game", GAMES)
def test_a_static_host_was_met_once(
    game: str, static_host: Host, playwright: Playwright, tmp_path: Path
) -> None:
    profile = Profile(playwright, tmp_path / "profile", {"viewport": DESKTOP})
    play_offline(game, static_host.address, static_host.process, profile)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_that_is_four_times_slower(
    game: str, static_host: Host, playwright: Playwright, tmp_path: Path
) -> None:
    profile = Profile(playwright, tmp_path / "profile", PHONE)
    play_offline(game, static_host.address, static_host.process, profile, TIMES_SLOWER)


def play_offline(game: str, address: str, host: Any, profile: Profile, slower: int = 1) -> None:
    """Load everything, lose the network, and play: with a reload and a new browser on the way."""
    dice = random.Random(5)
    with profile.open_device() as device:
        device.visit_first(address)
    end(host)
    with profile.open_device() as device, maybe_slowed(profile, slower):
        page = device.open(f"{address}/here").page
        table = start_game(page, game, "legatus")
        go_on(table, dice, 8)
        where, seq = page.url, table.seq
        page.reload()
        table.wait_for_turn()
        assert table.seq >= seq, "a reload in the middle of a turn loses nothing"
        go_on(table, dice, 4)
        seq = table.seq
    with profile.open_device() as device, maybe_slowed(profile, slower):
        began = time.monotonic()
        table = device.open(where)
        table.wait_for_turn()
        started = time.monotonic() - began
        assert table.seq >= seq, "closing the browser loses nothing"
        assert go_on(table, dice, LONGEST_GAME), "the game comes to its end"
        print(f"{game}: {started:.1f} s to the table, {time.monotonic() - began:.0f} s in all")
        save_and_show(table.page, game, address)


def maybe_slowed(profile: Profile, slower: int) -> Any:
    return nullcontext() if slower == 1 else slow_down(profile.folder, slower)


def go_on(table: TablePage, dice: random.Random, clicks: int) -> bool:
    """Click or tap so often; say whether the game is over."""
    if not table.page.evaluate("navigator.maxTouchPoints"):
        return play(table, dice, clicks)
    for _ in range(clicks):
        if not table.wait_for_turn():
            return True
        if table.page.locator(".prompt .next-thing").count() > 0:
            expect(table.page.locator("dialog .ending")).to_be_visible(timeout=PATIENCE)
            return True
        table.tap_first()
    return table.is_over()


def save_and_show(page: Page, game: str, address: str) -> None:
    """Save the record, watch the replay, and open the saved record again."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = download.value.path().read_text()
    assert record.startswith(f"ulpia 1\ngame {game}")
    page.locator("dialog").get_by_role("link", name="Watch the replay").click()
    position = page.locator(".controls output")
    expect(position).to_have_text(AT_BEGIN, timeout=PATIENCE)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    page.goto(f"{address}/replay")
    page.get_by_label("Open a record from a file").set_input_files(download.value.path())
    expect(page.get_by_label("Record", exact=True)).to_have_value(record)
    page.get_by_role("button", name="Show").click()
    expect(position).to_have_text(AT_BEGIN, timeout=PATIENCE)
