"""A live table: somebody runs out of time, a bot takes over, and its owner comes back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Client, RunningServer, run_server, settings, sqlite_url
from tests.server.players import sit_together
from ulpia.table.effects import Effects

PHONE = {"width": 390, "height": 844}
LIVE = {"kind": "live", "reserve": 600, "increment": 30}


@contextmanager
def page_of(browser: Browser, server: RunningServer, who: Client) -> Iterator[Page]:
    """Open a browser for somebody who has come in already."""
    context = browser.new_context(viewport=PHONE, locale="en")  # type: ignore[arg-type]
    address = f"http://{server.address}"
    context.add_cookies([{"name": "ulpia_session", "value": who.cookie(), "url": address}])
    page = context.new_page()
    page.set_default_timeout(30_000)
    yield page
    context.close()


@pytest.mark.slow
def test_time_runs_out_a_bot_sits_in_and_the_owner_comes_back(
    browser: Browser, tmp_path: Path
) -> None:
    ahead = [0]
    effects = Effects(now=lambda: time.time_ns() // 1_000_000 + ahead[0], seed=lambda: 5)
    with run_server(settings(sqlite_url(tmp_path)), effects) as server:
        livia, marcus = (Client(server.address).guest(name) for name in ("Livia", "Marcus"))
        table = f"/tables/{sit_together(livia, marcus, pace=LIVE)}"
        address = f"http://{server.address}/t/{table.removeprefix('/tables/')}"
        with page_of(browser, server, marcus) as page:
            page.goto(address)
            expect(page.get_by_role("timer").first).to_contain_text(":")
            ahead[0] += 12 * 60_000
            page.reload()
            expect(page.get_by_text("Your time is up")).to_be_visible()
            notice = page.get_by_text("The time of Livia is up.").locator("..")
            expect(notice.get_by_role("button", name="Wait longer")).to_be_visible()
            notice.get_by_role("combobox").select_option("tiro")
            notice.get_by_role("button", name="Vote for a bot").click()
            expect(notice).to_be_hidden()
        assert marcus.get(f"{table}/position")["seats"][0]["level"] == "tiro"
        with page_of(browser, server, livia) as page:
            page.goto(address)
            page.get_by_role("button", name="Take my seat back").click()
            expect(page.get_by_role("timer").first).to_contain_text(":")
        seat = livia.get(f"{table}/position")["seats"][0]
        assert "level" not in seat and seat["clock"]["left"] > 0
