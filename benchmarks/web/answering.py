"""From the arrival of a position to its picture, after my own moves: first and last frame."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from benchmarks.web.browser import CLICK, play_now, sit_down, spread, visitor
from benchmarks.web.trace import CATEGORIES, spans_between

MOVES: Final = 60
LISTEN: Final = """(() => {
    window.painted = [];
    window.whole = [];
    const seq = () => document.querySelector('.table[data-seq]')?.dataset.seq;
    const afterThis = act => {
        const done = new MessageChannel();
        done.port1.onmessage = act;
        done.port2.postMessage(0);
    };
    const afterFrame = (is, act) => {
        const look = () => (is() ? afterThis(act) : requestAnimationFrame(look));
        requestAnimationFrame(look);
    };
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        set onmessage(hear) {
            super.onmessage = event => {
                const isPosition = event.data.includes('"type":"position"');
                const start = performance.now();
                if (isPosition && window.isMine) performance.mark('heard');
                hear.call(this, event);
                if (!isPosition || !window.isMine) return;
                window.isMine = false;
                const before = seq();
                const note = times => times.push(performance.now() - start);
                afterFrame(() => true, () => {
                    performance.mark('painted');
                    note(window.painted);
                });
                const isWhole = () => !document.querySelector('[data-moving]');
                afterFrame(() => seq() !== before && isWhole(), () => note(window.whole));
            };
        }
        get onmessage() { return super.onmessage; }
        send(data) {
            if (data.includes('"type":"move"')) window.isMine = true;
            super.send(data);
        }
    };
})()"""


def measure(browser: Browser, base: str) -> dict[str, Any]:
    return {
        "trajan": measure_clicks(browser, base, play_now),
        "forum_trajanum": measure_clicks(
            browser, base, lambda page: sit_down(page, "forum-trajanum")
        ),
    }


def measure_clicks(browser: Browser, base: str, sit: Callable[[Page], None]) -> dict[str, Any]:
    """Return the time on the clock, then, with a trace, the processor time of the main thread."""
    context = visitor(browser, base, "none")
    context.add_init_script(LISTEN)
    page = context.new_page()
    sit(page)
    play(page)
    times: list[float] = page.evaluate("window.painted")
    whole: list[float] = page.evaluate("window.whole")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=file, categories=list(CATEGORIES))
        play(page)
        browser.stop_tracing()
        spans = spans_between(file, "heard", "painted")
    context.close()
    processor = [sum(task.time for task in span) for span in spans]
    return {
        "position_to_paint_ms": spread(times),
        "position_to_whole_ms": spread(whole),
        "processor_ms": spread(processor),
    }


def play(page: Page) -> None:
    for number in range(MOVES):
        if page.evaluate(CLICK, number * 5) == -1:
            break
