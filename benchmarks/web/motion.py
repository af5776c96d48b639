"""Frames while markers are sown, on a processor four times as slow."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from benchmarks.web.browser import CLICK, play_now, session, spread, visitor, wait_until_asked

SLOWER: Final = 4
SOWINGS: Final = 8
START: Final = """() => {
    const frames = window.frames_seen = [];
    let last = performance.now();
    window.watching = true;
    const step = now => {
        frames.push(now - last);
        last = now;
        if (window.watching) requestAnimationFrame(step);
    };
    requestAnimationFrame(now => { last = now; requestAnimationFrame(step); });
}"""
STOP: Final = "() => { window.watching = false; return window.frames_seen; }"
STILL: Final = "() => document.querySelectorAll('.flight').length === 0"
SOW: Final = """() => {
    const trays = [...document.querySelectorAll('.thing.tray.offered')];
    const many = tray => tray.querySelectorAll('.marker').length;
    trays.sort((one, other) => many(other) - many(one));
    trays[0].dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
ANY_ORDER: Final = """() => document.querySelector('.held .thing.offered:last-child')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"""
IS_SOWING: Final = "() => document.querySelectorAll('.thing.tray.offered').length > 0"
CATEGORIES: Final = ["devtools.timeline", "toplevel"]


def measure(browser: Browser, base: str) -> dict[str, Any]:
    context = visitor(browser, base, "normal")
    page = context.new_page()
    play_now(page)
    slow = session(page)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trace.json"
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        frames = [each for _ in range(SOWINGS) for each in sow(page)]
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        browser.start_tracing(page=page, path=file, categories=CATEGORIES)
        plain = [each for _ in range(SOWINGS // 2) for each in sow(page)]
        browser.stop_tracing()
        tasks = main_thread(json.loads(file.read_text())["traceEvents"])
    context.close()
    return {
        "frame_ms_4x_slower": spread(frames),
        "frames_over_50_ms_4x_slower": sum(each > 50 for each in frames),
        "frame_ms": spread(plain),
        "longest_tasks_processor_ms": [round(each, 1) for each in tasks[:8]],
    }


def sow(page: Page) -> list[float]:
    """Go on to my next sowing, do it, and return how long each frame took."""
    number = 0
    while not page.evaluate(IS_SOWING):
        wait_until_asked(page)
        page.evaluate(CLICK, number)
        number += 1
        page.wait_for_function(STILL)
    page.evaluate(START)
    page.evaluate(SOW)
    wait_until_asked(page)
    page.evaluate(ANY_ORDER)
    page.wait_for_function(STILL)
    wait_until_asked(page)
    found: list[float] = page.evaluate(STOP)
    return found


def main_thread(events: Iterable[dict[str, Any]]) -> list[float]:
    """Return the processor time of the renderer's tasks in milliseconds, longest first."""
    known = list(events)
    names = {
        (each["pid"], each["tid"]): each["args"]["name"]
        for each in known
        if each["name"] == "thread_name"
    }
    mine = [
        each["tdur"] / 1000
        for each in known
        if each["name"].endswith("RunTask")
        and "tdur" in each
        and names.get((each["pid"], each["tid"])) == "CrRendererMain"
    ]
    return sorted(mine, reverse=True)
