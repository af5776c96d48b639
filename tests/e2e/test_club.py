"""The club in the browser: a Swiss of four rounds with a bot, the daily table by two people."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.test_pace import page_of
from tests.server.harness import RunningServer, run_server, settings, sqlite_url
from tests.server.test_ratings import account
from ulpia.table.effects import Effects

DAY_MS = 86_400_000


def clock_with(ahead: list[int]) -> Effects:
    return Effects(now=lambda: time.time_ns() // 1_000_000 + ahead[0], seed=lambda: 5)


def let_the_umpire_look(server: RunningServer) -> None:
    work = server.services.umpire.look()
    asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


@pytest.mark.slow
def test_a_swiss_of_four_rounds_with_a_bot(browser: Browser, tmp_path: Path) -> None:
    ahead = [0]
    with run_server(settings(sqlite_url(tmp_path)), clock_with(ahead)) as server:
        livia, marcus = (account(server.address, name) for name in ("Livia", "Marcus"))
        with page_of(browser, server, livia) as page:
            page.goto(f"http://{server.address}/tournaments")
            expect(page.get_by_text("No tournament yet.")).to_be_visible()
            page.get_by_role("button", name="New tournament").click()
            page.get_by_label("Name", exact=True).fill("Autumn Cup")
            page.get_by_label("Seats at a table").select_option("3")
            page.get_by_role("button", name="Make tournament").click()
            expect(page.get_by_role("heading", name="Autumn Cup")).to_be_visible()
            page.get_by_role("button", name="Take part").click()
            expect(page.get_by_role("rowheader", name="Livia")).to_be_visible()
            address = page.url
            name = address.rsplit("/", 1)[1]
            marcus.post(f"/tournaments/{name}/join")
            page.reload()
            page.get_by_role("button", name="Start", exact=True).click()
            for number in range(1, 5):
                let_the_umpire_look(server)
                page.reload()
                expect(page.get_by_text(f"round {number} of 4")).to_be_visible()
                expect(page.get_by_role("link", name="still plays")).to_have_count(3)
                ahead[0] += 7 * DAY_MS
                let_the_umpire_look(server)
            page.reload()
            expect(page.get_by_text("finished, 2 people")).to_be_visible()
            expect(page.get_by_role("rowheader")).to_have_count(3)
            expect(page.get_by_role("link", name="Place")).to_have_count(12)


@pytest.mark.slow
def test_the_daily_table_by_two_people(browser: Browser, tmp_path: Path) -> None:
    ahead = [0]
    with run_server(settings(sqlite_url(tmp_path)), clock_with(ahead)) as server:
        livia, marcus = (account(server.address, name) for name in ("Livia", "Marcus"))
        address = f"http://{server.address}/daily"
        for person in (livia, marcus):
            with page_of(browser, server, person) as page:
                page.goto(address)
                expect(page.get_by_text("You see what others did")).to_be_visible()
                page.get_by_role("button", name="Play", exact=True).click()
                page.wait_for_url("**/t/*")
                table = page.url.rsplit("/", 1)[1]
                page.goto(address)
                expect(page.get_by_role("link", name="Play on")).to_be_visible()
                person.post(f"/tables/{table}/commands", {"type": "abandon"})
                page.reload()
                expect(page.get_by_role("heading", name="Ranking")).to_be_visible()
                expect(page.get_by_role("button", name="Play", exact=True)).to_be_hidden()
        ahead[0] += DAY_MS
        with page_of(browser, server, livia) as page:
            page.goto(address)
            expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
            page.get_by_role("link", name="The day before").click()
            expect(page.get_by_text("The day is over: anybody")).to_be_visible()
            expect(page.locator("a.button[href^='/review/']")).to_be_visible()  # of the own try
