"""A browser in front of a server, and a visitor who sits at a table of Trajan."""

from __future__ import annotations

import json
import os
import shutil
import statistics
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from tools.screenshots.guest_table import run_server

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--js-flags=--expose-gc",
)
SIZE: Final = {"width": 1280, "height": 720}
READY: Final = ".prompt .options .option:not(:disabled)"
OVER: Final = "dialog .ending"
CLICK: Final = """number => new Promise((done, fail) => {
    const CHOICES = '.prompt .options .option:not(.back):not(:disabled)';
    const asked = () => [...document.querySelectorAll(CHOICES)];
    const shown = () => {
        const seq = document.querySelector('.table[data-seq]').dataset.seq;
        const [first] = asked();
        return [seq, first?.dataset.move ?? first?.textContent].join();
    };
    const end = performance.now() + 20000;
    let before;
    const act = () => {
        const buttons = asked();
        before = shown();
        buttons[number % buttons.length].click();
        requestAnimationFrame(wait);
    };
    const isStill = () => !document.querySelector('[data-moving]');
    const wait = () => {
        if (document.querySelector('dialog .ending')) return done(-1);
        if (asked().length > 0 && isStill() && before === undefined) return act();
        if (asked().length > 0 && isStill() && shown() !== before)
            return done(Number(document.querySelector('.table[data-seq]').dataset.seq));
        if (performance.now() < end) return requestAnimationFrame(wait);
        const text = document.querySelector('.prompt').innerText;
        return fail(new Error('the table stands still: ' + text));
    };
    wait();
})"""
"""Choose one of the buttons and wait until something else is asked; -1 when the game is over.

What moves must come to rest first: the buttons of a moving table are not yet narrowed."""


@contextmanager
def open_browser() -> Iterator[tuple[Browser, str]]:
    """Start a server and a browser."""
    chromium = os.environ.get("ULPIA_CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        raise SystemExit("there is no chromium (Debian and Ubuntu: `apt install chromium`)")
    with run_server() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser, base
        browser.close()


def visitor(browser: Browser, base: str, speed: str) -> BrowserContext:
    context = browser.new_context(base_url=base, viewport=SIZE)  # type: ignore[arg-type]
    kept = {"language": "en", "theme": "day", "speed": speed, "level": "tiro"}
    choice = json.dumps(json.dumps({**kept, "confirmEndOfTurn": False}))
    context.add_init_script(f"localStorage['ulpia.settings'] ??= {choice}")
    context.add_init_script("localStorage['ulpia.lessons'] ??= '{\"trajan/first\":\"skipped\"}'")
    return context


def play_now(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)


def sit_down(page: Page, game: str) -> None:
    """Take a seat at a new table of a game, against Tiro."""
    page.goto("/")
    page.request.post("/api/guests", data={"name": "Octavia"})
    seats = [{"place": "link"}, {"place": "bot", "level": "tiro"}]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()
    page.goto(f"/t/{made['id']}")
    wait_until_asked(page)


def wait_until_asked(page: Page) -> None:
    """Wait without a handle on anything: a handle would keep the picture in memory."""
    page.wait_for_function("what => Boolean(document.querySelector(what))", arg=READY)


def session(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def spread(values: Sequence[float]) -> dict[str, Any]:
    """Return what is usual, what is rare and what is worst."""
    ordered = sorted(values)
    rare = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    found = {"median": statistics.median(ordered), "p95": rare, "max": ordered[-1]}
    return {"count": len(ordered), **{name: round(value, 1) for name, value in found.items()}}
