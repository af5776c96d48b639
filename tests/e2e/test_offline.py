"""Without a server: the pages are opened once, then it is gone, and games go on.

ULPIA_OFFLINE_KILLS=50 kills a tab so often; test_whole_games_offline.py plays games to their end.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.e2e.conftest import DESKTOP, NO_NEWCOMER, address_of
from tests.e2e.table import TablePage
from tools.paths import ROOT
from tools.web import static_site

PATIENCE = 60_000  # Python starts in seconds, on a busy machine in many of them
LOAD = re.compile(r"Load [\d.]+ MB and play")
STORED = """async () => {
    const open = indexedDB.open('ulpia');
    const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
    const read = (store) => new Promise((done) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => done(request.result);
    });
    const [tables, entries] = [await read('tables'), await read('entries')];
    database.close();
    const versions = tables.map((each) => each.row.version);
    return { versions, seqs: entries.map((each) => each.seq) };
}"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A server that a test may end."""
    command = [sys.executable, "-m", "ulpia", "serve", "--port=0"]
    process = subprocess.Popen(
        [*command, f"--database=sqlite:///{tmp_path / 'ulpia.db'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "ULPIA_LOG_LEVEL": "error"},
    )
    yield process
    end(process)


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait(20)
    if process.stdout is not None:
        process.stdout.close()


@pytest.fixture
def device(browser: Browser) -> Iterator[Device]:
    wishes: Any = {"viewport": DESKTOP}
    made = Device(browser.new_context(**wishes))
    yield made
    made.close()


class Device:
    """A browser with storage of its own that remembers, as a phone does."""

    def __init__(self, context: BrowserContext) -> None:
        kept = {"language": "en", "theme": "day", "speed": "none", "level": "tiro"}
        self.troubles: list[str] = []
        self.context = context
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(
            f"localStorage['ulpia.settings'] ??= {json.dumps(json.dumps(kept))};"
            f"localStorage['ulpia.lessons'] ??= '{NO_NEWCOMER}'"
        )

    def open(self, address: str) -> TablePage:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.goto(address)
        return TablePage(page, PATIENCE)

    def close(self) -> None:
        self.context.close()
        assert self.troubles == []

    def visit_first(self, address: str) -> None:
        """Come for the first time: load the engine, and wait until all pages are stored."""
        page = self.open(f"{address}/here").page
        page.get_by_role("button", name=LOAD).click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible(timeout=PATIENCE)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.close()


def start_game(page: Page, game: str, level: str = "tiro") -> TablePage:
    page.get_by_label("Game", exact=True).select_option(game)
    page.get_by_label("Strength of the AI").select_option(level)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/local-*")
    table = TablePage(page, PATIENCE)
    table.wait_for_turn()
    return table


def play(table: TablePage, dice: random.Random, clicks: int) -> bool:
    """Click what glows, at most so often; say whether the game is over."""
    seen = table.look()
    for _ in range(clicks):
        if seen.is_over:
            return True
        is_choice = sum(not button["isBack"] for button in seen.buttons) > 1
        if is_choice and all(thing["spot"] for thing in seen.things):
            table.click_something(seen, dice)
        else:  # something lies on a thing, or marks what was done: the button goes on
            table.page.locator(".prompt .options button:not(.back)").first.click()
        seen = table.look(seen.state)
    return seen.is_over


@pytest.mark.slow
def test_a_game_goes_on_without_any_server(
    own_server: subprocess.Popen[str], device: Device
) -> None:
    address = address_of(own_server)
    device.visit_first(address)
    end(own_server)  # from here on there is no network
    dice = random.Random(4)
    page = device.open(f"{address}/here").page
    table = start_game(page, "trajan")
    play(table, dice, 6)
    table.wait_for_turn()
    table.take_first()
    seq = table.seq
    page.reload()
    table.wait_for_turn()
    assert table.seq >= seq, "a reload in the middle of a turn loses nothing"
    where = page.url
    page.close()
    again = device.open(where)
    again.wait_for_turn()
    assert again.seq >= seq
    play(again, dice, 4)
    stored = again.page.evaluate(STORED)
    assert stored["versions"] == [len(stored["seqs"])] and stored["versions"][0] >= again.seq
    look_around(again.page, address)


def look_around(page: Page, address: str) -> None:
    """The other pages are there too: lists, rules, and what needs a server says so."""
    page.goto(f"{address}/games")
    expect(page.locator("a.row").first).to_have_attribute("href", re.compile("/t/local-"))
    expect(page.locator("a.row").first).to_contain_text("On this device")
    page.goto(f"{address}/rules/trajan")
    expect(page.locator("h1")).to_contain_text("Trajan")


@pytest.mark.slow
def test_two_people_share_a_phone(own_server: subprocess.Popen[str], device: Device) -> None:
    """Between their turns the table is covered; each sees only what their own seat may see."""
    address = address_of(own_server)
    device.visit_first(address)
    end(own_server)
    page = device.open(f"{address}/here").page
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_label("Game", exact=True).select_option("forum-trajanum")
    page.get_by_label("Who plays").select_option("2")
    page.get_by_label("Player 1").fill("Livia")
    page.get_by_label("Player 2").fill("Marcus")
    page.get_by_role("button", name="Play now").click()
    table, held = TablePage(page), []
    for _ in range(4):
        cover = page.get_by_role("heading", name=re.compile("^Pass the device to"))
        expect(cover).to_be_visible()
        assert page.locator(".picture, .prompt").count() == 0, "nothing of the table is shown"
        name = cover.inner_text().split()[-1]
        held.append(name)
        page.get_by_role("button", name=f"I am {name}: show the table").click()
        table.wait_for_turn()
        play_until_covered(table, cover)
    assert set(held) == {"Livia", "Marcus"}
    page.reload()
    expect(cover).to_be_visible(timeout=PATIENCE)
    page.goto(f"{address}/games")
    expect(page.locator("a.row")).to_have_count(1)


def play_until_covered(table: TablePage, cover: Locator) -> None:
    """Play a turn by the buttons of the prompt, until somebody else must hold the device."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        if cover.count():
            return
        ending = table.page.get_by_role("button", name="End turn")
        button = ending.or_(table.options).first
        if button.count() and button.is_enabled():
            button.click()
        table.page.wait_for_timeout(100)
    raise AssertionError("the turn does not end")


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_the_tab_is_killed(
    own_server: subprocess.Popen[str], device: Device
) -> None:
    """Every kill is in the middle of a move; what was shown as played is there afterwards."""
    address = address_of(own_server)
    device.visit_first(address)
    page = device.open(f"{address}/here").page
    where = start_game(page, "trajan").page.url
    for kill in range(int(os.environ.get("ULPIA_OFFLINE_KILLS", "3"))):
        table = TablePage(page)
        table.wait_for_turn()
        table.take_first()
        seq = table.seq  # acknowledged: the page shows it
        if table.options.count():
            table.options.first.click(no_wait_after=True)  # and one more is on its way
        page.close()
        page = device.open(where).page
        TablePage(page).wait_for_turn()
        stored = page.evaluate(STORED)
        assert stored["seqs"] == list(range(1, len(stored["seqs"]) + 1)), f"kill {kill}"
        assert stored["versions"] == [len(stored["seqs"])] and len(stored["seqs"]) >= seq


@pytest.fixture(scope="session")
def static_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `dev.py static` writes for a place below a path."""
    folder = tmp_path_factory.mktemp("built") / "ulpia"
    static_site.build(folder, "/games/ulpia/")
    return folder


@dataclass
class Host:
    """The folder below a path at Python's own server, which a test may end and change."""

    folder: Path
    process: subprocess.Popen[str]
    address: str


@pytest.fixture
def static_host(static_folder: Path, tmp_path: Path) -> Iterator[Host]:
    root = tmp_path / "host"
    folder = root / "games" / "ulpia"
    shutil.copytree(static_folder, folder)
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "http.server", "0", "--bind=127.0.0.1", f"--directory={root}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    port = re.search(r"port (\d+)", process.stdout.readline())
    assert port is not None
    yield Host(folder, process, f"http://127.0.0.1:{port.group(1)}/games/ulpia")
    end(process)


@pytest.mark.slow
def test_a_static_folder_below_a_path_plays_and_goes_on_when_its_host_is_gone(
    static_host: Host, device: Device
) -> None:
    address = static_host.address
    page = device.open(f"{address}/").page
    page.get_by_role("button", name="Play now").click()  # leads to what must be loaded first
    page.get_by_role("button", name=LOAD).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    end(static_host.process)
    page.goto(f"{address}/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(f"{address}/t/local-*")
    table = TablePage(page)
    table.wait_for_turn()
    play(table, random.Random(2), 3)
    page.goto(f"{address}/games")
    row = page.locator("a.row").first
    expect(row).to_have_attribute("href", re.compile("^/games/ulpia/t/local-"))
    row.click()
    table.wait_for_turn()
