"""How much JavaScript the first visit loads, and when a table can be used."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, Page

from benchmarks.web.browser import READY, play_now, spread, visitor, wait_until_asked

ROUNDS: Final = 7
SCRIPTS: Final = """() => performance.getEntriesByType('resource')
    .filter(each => new URL(each.name).pathname.endsWith('.js'))
    .reduce((sum, each) => sum + each.encodedBodySize, 0)"""
WATCH: Final = f"""new MutationObserver((_, watcher) => {{
    if (!document.querySelector({READY!r})) return;
    watcher.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (window.usable = performance.now())));
}}).observe(document, {{ childList: true, subtree: true, attributes: true }})"""


def measure(browser: Browser, base: str) -> dict[str, Any]:
    context = visitor(browser, base, "none")
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    front = page.evaluate(SCRIPTS)
    play_now(page)
    address, cookies = page.url, context.cookies()
    page.goto(address)
    wait_until_asked(page)
    page.wait_for_load_state("networkidle")
    table = page.evaluate(SCRIPTS)
    context.close()
    times = []
    for _ in range(ROUNDS):
        fresh = visitor(browser, base, "none")
        fresh.add_cookies(cookies)  # type: ignore[arg-type]
        fresh.add_init_script(WATCH)
        times.append(usable_after(fresh.new_page(), address))
        fresh.close()
    return {
        "javascript_of_the_front_page_kB": round(front / 1000, 1),
        "javascript_of_a_table_kB": round(table / 1000, 1),
        "table_usable_after_ms": spread(times),
    }


def usable_after(page: Page, address: str) -> float:
    """Return the milliseconds from the start of the navigation until a move can be chosen."""
    page.goto(address)
    page.wait_for_function("() => window.usable")
    found: float = page.evaluate("window.usable")
    return found
