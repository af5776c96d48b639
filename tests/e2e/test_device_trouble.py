"""What can go wrong on a device is said in a clear sentence, with a way on."""

from __future__ import annotations

import subprocess
from typing import Final

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.e2e.conftest import address_of
from tests.e2e.table import TablePage
from tests.e2e.test_offline import LOAD, PATIENCE, STORED, Device, device, own_server, start_game

__all__ = ["device", "own_server"]

MISSING: Final = {
    "no storage at all": (
        "delete globalThis.indexedDB; delete Window.prototype.indexedDB;",
        "no storage for games",
    ),
    "storage is denied, as in some private windows": (
        "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); };",
        "does not let us store anything",
    ),
    "one storage is denied, as in other private windows": (
        "CacheStorage.prototype.open = CacheStorage.prototype.keys = () => "
        "Promise.reject(new DOMException('denied', 'SecurityError'));",
        "does not let us store anything",
    ),
    "an old browser": ("delete globalThis.DecompressionStream;", "too old for the engine"),
    "no WebAssembly": ("delete globalThis.WebAssembly;", "cannot run WebAssembly"),
}
DAMAGE: Final = """async () => {
    const open = indexedDB.open('ulpia');
    const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
    const change = database.transaction('entries', 'readwrite');
    const entries = change.objectStore('entries');
    const all = await new Promise((done) => {
        const request = entries.getAll();
        request.onsuccess = () => done(request.result);
    });
    const last = all.at(-1);
    entries.put({ ...last, body: { ...last.body, body: 'AAAA' } });
    await new Promise((done) => (change.oncomplete = done));
    database.close();
}"""


@pytest.mark.parametrize("what", list(MISSING))
def test_what_a_browser_cannot_do_is_said(server: str, browser: Browser, what: str) -> None:
    script, sentence = MISSING[what]
    context = browser.new_context()
    context.add_init_script(script)
    page = context.new_page()
    page.goto(f"{server}/here")
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.get_by_role("link", name="Rules").first).to_be_visible()
    assert page.get_by_role("button", name=LOAD).count() == 0, "nothing is loaded in vain"
    context.close()


@pytest.mark.slow
def test_a_load_that_breaks_off_goes_on_and_a_bad_engine_is_interpreted(
    own_server: subprocess.Popen[str], browser: Browser
) -> None:
    address = address_of(own_server)
    device = Device(browser.new_context(service_workers="block"))  # it would answer before we do
    met: set[str] = set()

    def break_off(route: Route) -> None:
        met.add("python.bin")
        route.abort()

    def promise_a_compiled_engine(route: Route) -> None:
        about = route.fetch().json()
        route.fulfill(json={**about, "compiled": {"name": "native.bin", "size": 22}})

    def spoil(route: Route) -> None:
        met.add("native.bin")
        route.fulfill(body=b"no WebAssembly at all")

    page = device.open(f"{address}/here").page
    device.context.route("**/python.bin", break_off)
    device.context.route("**/engine.json", promise_a_compiled_engine)
    device.context.route("**/native.bin", spoil)
    page.reload()
    page.get_by_role("button", name=LOAD).click()
    expect(page.get_by_role("alert")).to_contain_text("what has come already is kept")
    device.context.unroute("**/python.bin")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible(timeout=2 * PATIENCE)
    assert met == {"python.bin", "native.bin"}, "the test has met what it breaks"
    start_game(page, "trajan").take_first()
    device.context.route("**/rules.bin", lambda route: route.abort())
    page.reload()  # what stands in for the engine is kept, too
    TablePage(page, PATIENCE).wait_for_turn()
    device.close()


@pytest.mark.slow
def test_a_damaged_game_goes_on_from_its_last_good_move(
    own_server: subprocess.Popen[str], device: Device
) -> None:
    address = address_of(own_server)
    device.visit_first(address)
    page = device.open(f"{address}/here").page
    table = start_game(page, "trajan")
    table.take_first()
    table.wait_for_turn()
    where = page.url
    page.evaluate(DAMAGE)
    page.close()
    again = device.open(where).page
    expect(again.get_by_role("heading", name="This game is damaged")).to_be_visible(
        timeout=PATIENCE
    )
    again.get_by_role("button", name="Go on from the last good move").click()
    again.wait_for_url("**/t/local-*")
    TablePage(again).wait_for_turn()


@pytest.mark.slow
def test_a_tab_that_is_behind_never_forks_a_table(
    own_server: subprocess.Popen[str], device: Device
) -> None:
    address = address_of(own_server)
    device.visit_first(address)
    first = start_game(device.open(f"{address}/here").page, "trajan")
    second = device.open(first.page.url)
    second.wait_for_turn()
    for tab in (first, second, first, second):
        tab.page.bring_to_front()  # browsers draw only the tab in front
        tab.wait_for_turn()
        tab.take_first()
    seqs = second.page.evaluate(STORED)["seqs"]
    assert seqs == list(range(1, len(seqs) + 1))
