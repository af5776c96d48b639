"""People in the browser: friends, blocks, reports, a host who settles them, and a way out."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.test_pace import page_of
from tests.server.harness import Client, RunningServer, run_server, settings, sqlite_url
from tests.server.players import play_to_the_end, sit_together
from tests.server.test_ratings import account, wait_for_people
from ulpia.server.service import admin


def make_host(server: RunningServer, name: str) -> None:
    admin.appoint(server.services.database, name, is_host=True)


@pytest.mark.slow
def test_somebody_is_reported_banned_and_another_deletes_their_account(
    browser: Browser, tmp_path: Path
) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        livia, marcus, nerva = (
            account(server.address, name) for name in ("Livia", "Marcus", "Nerva")
        )
        make_host(server, "Nerva")
        table = sit_together(livia, marcus)
        marcus.post(f"/tables/{table}/commands", {"type": "chat", "text": "You play like a mule"})
        home = f"http://{server.address}"
        with page_of(browser, server, livia) as page:
            page.goto(f"{home}/t/{table}")
            page.get_by_role("button", name="Chat").first.click()
            page.get_by_role("button", name="What to do about this line of Marcus").click()
            page.get_by_role("button", name="Report to the host").click()
            page.get_by_label("What is wrong with it?").fill("rude")
            page.get_by_role("button", name="Send report").click()
            expect(page.get_by_text("The host will read it.")).to_be_visible()
            page.goto(f"{home}/players/Marcus")
            page.get_by_role("button", name="Block").click()
            expect(page.get_by_text("blocked: no chat")).to_be_visible()
            page.goto(f"{home}/people")
            expect(page.get_by_role("heading", name="Muted and blocked")).to_be_visible()
            page.goto(f"{home}/host")
            expect(page.get_by_role("alert")).to_have_text("This is for the host of the server.")
        with page_of(browser, server, nerva) as page:
            page.goto(f"{home}/host")
            expect(page.get_by_text("You play like a mule")).to_be_visible()
            page.get_by_role("button", name="Remove the words").click()
            expect(page.get_by_text("removed", exact=True)).to_be_visible()
            page.get_by_role("button", name="Ban", exact=True).click()
            page.get_by_label("Reason").fill("rude")
            page.get_by_role("button", name="Ban", exact=True).click()
            expect(page.get_by_text("banned until")).to_be_visible()
            page.get_by_role("radio", name="Health").check()
            expect(page.get_by_text("SQLite")).to_be_visible()
        assert marcus.refusal("GET", "/me")[0] == 401
        with page_of(browser, server, livia) as page:
            page.goto(f"{home}/account")
            with page.expect_download() as download:
                page.get_by_role("link", name="Download").click()
            assert '"Livia"' in Path(download.value.path()).read_text()
            page.get_by_role("button", name="Delete the account").click()
            page.get_by_label("Password", exact=True).last.fill("correct horse")
            page.get_by_role("button", name="Delete for good").click()
            expect(page.get_by_role("button", name="Sign in")).to_be_visible()
        assert livia.refusal("GET", "/me")[0] == 401


@pytest.mark.slow
def test_two_friends_find_each_other_and_a_program_plays_a_rated_game(
    browser: Browser, tmp_path: Path
) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        livia, marcus = (account(server.address, name) for name in ("Livia", "Marcus"))
        home = f"http://{server.address}"
        with page_of(browser, server, livia) as page:
            page.goto(f"{home}/people")
            page.get_by_label("Name of the account").fill("Marcus")
            page.get_by_role("button", name="Ask to be friends").click()
            expect(page.get_by_text("You have asked Marcus.")).to_be_visible()
            marcus.call("PUT", "/me/people", {"kind": "friend", "name": "Livia"})
            table = livia.post(
                "/tables", {"game": "trajan", "seats": [{"place": "link"}] * 2, "sit": 0}
            )["id"]
            page.goto(f"{home}/t/{table}")
            page.get_by_role("button", name="Marcus").click()
            expect(page.get_by_text("Marcus is invited.")).to_be_visible()
            page.goto(f"{home}/quick")
            page.get_by_role("radio", name="2").check()
            page.get_by_role("button", name="Find players").click()
            expect(page.get_by_text("1 of 2 found")).to_be_visible()
            marcus.post("/quick-match", {"game": "trajan", "seats": 2})
            page.wait_for_url("**/t/*")
            page.goto(f"{home}/account")
            page.get_by_label("Name of the program").fill("Daedalus")
            page.get_by_role("button", name="Add program").click()
            token = page.get_by_label("Token of Daedalus").input_value()
        with page_of(browser, server, marcus) as page:
            page.goto(f"{home}/people")
            expect(page.get_by_text("Livia invites you: Trajan")).to_be_visible()
        engine = Client(server.address)
        engine.http.headers["Authorization"] = f"Bearer {token}"
        rated = {"game": "trajan", "seats": [{"place": "link"}] * 2, "sit": 0, "rated": True}
        info = marcus.post("/tables", rated)
        engine.post(f"/tables/{info['id']}/join", {"key": info["join_key"]})
        play_to_the_end(info["id"], engine, marcus)
        first, second = wait_for_people(marcus, 2, 2)["players"]
        with page_of(browser, server, marcus) as page:
            page.goto(f"{home}/club?game=trajan&seats=2")
            line = page.get_by_role("row", name="Daedalus")
            expect(line).to_contain_text("program")
            for player in (first, second):
                line = page.get_by_role("row", name=player["name"])
                expect(line).to_contain_text(str(player["rating"]["rating"]))
