"""Tables on the device: what is loaded, how long starts and turns take, how much memory is held."""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tools.paths import ROOT
from tools.web import browser_python, pages

TURNS: Final = ROOT / "benchmarks" / "turns.py"
LONGEST_MS: Final = 180_000
MEGABYTE: Final = 1_000_000
LOAD: Final = ".panel button.primary"
PLAY: Final = "form.panel button.primary"
MOVES: Final = ".prompt .options button:not(:disabled)"


def measure(browser: Browser, base: str) -> dict[str, Any]:
    """Return sizes in bytes, and starts and turns in seconds."""
    about = json.loads((pages.STATIC / "engine.json").read_text())
    common = sum(file["size"] for file in about["files"])
    forms: tuple[browser_python.Form, ...] = ("interpreted", "compiled")
    there = [form for form in forms if about[form] is not None]
    return {
        "download": {form: common + about[form]["size"] for form in there},
        **starts(browser, base),
        "turns": {form: json.loads(browser_python.run(form, TURNS)) for form in there},
    }


def starts(browser: Browser, base: str) -> dict[str, Any]:
    """Return the seconds to the first legal moves, and what the browser holds in memory then."""
    context = browser.new_context()
    context.set_default_timeout(LONGEST_MS)
    page = context.new_page()
    page.goto(f"{base}/here")
    page.wait_for_selector(LOAD)
    before = resident_mb(browser)
    cold = seconds_until_moves(page, lambda: load_and_play(page))
    warm = seconds_until_moves(page, page.reload)
    told = {"cold_start": cold, "warm_start": warm, "resident_mb": [before, resident_mb(browser)]}
    context.close()
    return told


def load_and_play(page: Page) -> None:
    page.locator(LOAD).first.click()
    page.locator(PLAY).click()


def seconds_until_moves(page: Page, begin: Callable[[], object]) -> float:
    began = time.perf_counter()
    begin()
    page.wait_for_selector(MOVES)
    return round(time.perf_counter() - began, 2)


def resident_mb(browser: Browser) -> int:
    """Return how much memory the processes of pages and their workers hold."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pages = [str(each["id"]) for each in processes if each["type"] == "renderer"]
    sizes = [Path("/proc", pid, "statm").read_text().split()[1] for pid in pages]
    return sum(map(int, sizes)) * resource.getpagesize() // MEGABYTE
