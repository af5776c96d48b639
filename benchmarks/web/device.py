"""Tables on the device: what is loaded, how long Python takes to start, how long a turn takes."""

from __future__ import annotations

import json
import time
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tools.paths import ROOT
from tools.web import browser_python, pages

TURNS: Final = ROOT / "benchmarks" / "turns.py"
LONGEST_MS: Final = 180_000
LOAD: Final = ".panel button.primary"
READY: Final = "form.panel"


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
    context = browser.new_context()
    context.set_default_timeout(LONGEST_MS)
    page = context.new_page()
    page.goto(f"{base}/here")
    page.wait_for_selector(LOAD)
    cold = seconds_until_ready(page, lambda: page.locator(LOAD).first.click())
    warm = seconds_until_ready(page, lambda: page.reload())
    context.close()
    return {"cold_start": cold, "warm_start": warm}


def seconds_until_ready(page: Page, begin: Any) -> float:
    began = time.perf_counter()
    begin()
    page.wait_for_selector(READY)
    return round(time.perf_counter() - began, 2)
