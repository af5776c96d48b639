"""A live table: somebody runs out of time, a bot takes over, and its owner comes back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Client, RunningServer, run_server, settings, sqlite_url
from tests.server.players import play_to_the_end, sit_together
from tests.server.test_ratings import account, wait_for_people
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
@pytest.mark.parametrize("comes_back", [True, False])
def test_in_a_rated_game_time_runs_out_a_bot_sits_in_and_the_owner_comes_back(
    browser: Browser, tmp_path: Path, comes_back: bool
) -> None:
    ahead = [0]
    effects = Effects(now=lambda: time.time_ns() // 1_000_000 + ahead[0], seed=lambda: 5)
    with run_server(settings(sqlite_url(tmp_path)), effects) as server:
        livia, marcus = (account(server.address, name) for name in ("Livia", "Marcus"))
        name = sit_together(livia, marcus, pace=LIVE, rated=True)
        table = f"/tables/{name}"
        address = f"http://{server.address}/t/{name}"
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
        if comes_back:
            with page_of(browser, server, livia) as page:
                page.goto(address)
                page.get_by_role("button", name="Take my seat back").click()
                expect(page.get_by_role("timer").first).to_contain_text(":")
            seat = livia.get(f"{table}/position")["seats"][0]
            assert "level" not in seat and seat["clock"]["left"] > 0
            [winner] = play_to_the_end(name, livia, marcus)["result"]["winners"]
        else:
            marcus.post(f"{table}/commands", {"type": "abandon"})  # he need not ask who has left
            winner = 1
        # who came back counts as if never away; who did not is last; the bot is not rated
        board = wait_for_people(marcus, 2, 2)["players"]
        names = [each.get("name") for each in board]
        assert names == (["Livia", "Marcus"] if winner == 0 else ["Marcus", "Livia"])
        assert board[0]["rating"]["rating"] > 1500 > board[1]["rating"]["rating"]
        with page_of(browser, server, livia) as page:
            page.goto(f"http://{server.address}/club?game=trajan&seats=2")
            for player in board:
                line = page.get_by_role("row", name=player["name"])
                expect(line).to_contain_text(str(player["rating"]["rating"]))
            expect(page.get_by_role("row", name="Tiro")).to_have_count(0)
