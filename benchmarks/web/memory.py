"""What the page keeps while a whole game is played."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from benchmarks.web.browser import CLICK, play_now, session, visitor, wait_until_asked

ENTRIES: Final = 300
STEP: Final = 50
WANTED: Final = {
    "JSHeapUsedSize": "heap_MB",
    "Nodes": "nodes",
    "JSEventListeners": "listeners",
}


def measure(browser: Browser, base: str) -> dict[str, Any]:
    context = visitor(browser, base, "none")
    page = context.new_page()
    play_now(page)
    found = [measure_heap(page, 0)]
    goal, number = STEP, 0
    while goal <= ENTRIES:
        seq = page.evaluate(CLICK, number * 3)
        number += 1
        if seq == -1:
            rematch(page)
        elif seq >= goal or number >= goal:
            found.append(measure_heap(page, goal))
            goal += STEP
    context.close()
    return {"moves": ENTRIES, "kept": found}


def rematch(page: Page) -> None:
    """Go on in a new game without loading the page anew."""
    page.locator("dialog").get_by_role("button", name="Rematch").click()
    expect(page.locator("dialog")).to_have_count(0)
    wait_until_asked(page)


def measure_heap(page: Page, moves: int) -> dict[str, Any]:
    tools = session(page)
    tools.send("HeapProfiler.collectGarbage")
    tools.send("Performance.enable")
    metrics = {
        each["name"]: each["value"] for each in tools.send("Performance.getMetrics")["metrics"]
    }
    tools.detach()
    told = {label: metrics[name] for name, label in WANTED.items()}
    return {"after": moves, **told, "heap_MB": round(told["heap_MB"] / 1e6, 2)}
