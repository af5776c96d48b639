"""A new version is stored whole before it may be used, and waits until somebody wants it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_offline import (
    PATIENCE,
    Device,
    Host,
    device,
    end,
    start_game,
    static_folder,
    static_host,
)
from tools.paths import BUILD
from tools.web import offline

__all__ = ["device", "static_folder", "static_host"]

TEMPLATE: Final = BUILD / "web" / "static-service-worker.js"
LOOK_FOR_ONE: Final = """async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    while (registration.installing !== null) await new Promise((done) => setTimeout(done, 50));
    return registration.waiting !== null;
}"""
ENGINES: Final = """async () => {
    const requests = await (await caches.open('ulpia-engine')).keys();
    return [...new Set(requests.map(({ url }) => url.split('/').at(-2)))].sort();
}"""
NEW: Final = "body[data-version=next]"


def publish_next(folder: Path) -> Path:
    """Make of a folder the next version, with another engine, and return a file of that."""
    index = folder / "index.html"
    index.write_text(index.read_text().replace("<body>", '<body data-version="next">'))
    about = json.loads((folder / "engine.json").read_text())
    old = folder / about["folder"]
    new = folder / "assets" / "engine-next"
    old.rename(new)
    about["folder"] = "assets/engine-next"
    (folder / "engine.json").write_text(json.dumps(about))
    offline.list_files(folder, TEMPLATE)
    return new / "stdlib.bin"


@pytest.mark.slow
def test_a_new_version_never_mixes_with_the_old_and_never_interrupts(
    static_host: Host, device: Device
) -> None:
    address = static_host.address
    device.visit_first(address)
    table = start_game(device.open(f"{address}/here").page, "trajan")
    other = device.open(f"{address}/rules").page
    engine_file = publish_next(static_host.folder)
    missing = engine_file.rename(engine_file.with_suffix(".late"))
    assert not table.page.evaluate(LOOK_FOR_ONE), "half of a version is none"
    table.page.reload()
    expect(table.page.locator(NEW)).to_have_count(0)
    table.wait_for_turn()
    table.take_first()
    missing.rename(engine_file)
    assert table.page.evaluate(LOOK_FOR_ONE)
    table.wait_for_turn()
    table.take_first()
    assert table.page.get_by_text("A new version is ready").count() == 0, "not over a game"
    take_it(other)
    end(static_host.process)  # from here on there is no network
    expect(table.page.locator(NEW)).to_have_count(0)  # whoever plays goes on with the old pages
    table.wait_for_turn()
    table.take_first()
    seq = table.seq
    table.page.locator("a.wordmark").click()
    expect(table.page.locator(NEW)).to_have_count(1)
    table.page.goto(f"{address}/games")
    table.page.locator("a.row").first.click()
    table.wait_for_turn()
    assert table.seq >= seq
    assert "engine-next" in table.page.evaluate(ENGINES)


def take_it(page: Page) -> None:
    notice = page.get_by_role("status").filter(has_text="A new version is ready")
    expect(notice).to_be_visible(timeout=PATIENCE)
    notice.get_by_role("button", name="Reload").click()
    expect(page.locator(NEW)).to_have_count(1)
