"""From the arrival of a position to its picture on the screen, after my own moves."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser

from benchmarks.web.browser import CLICK, play_now, spread, visitor

MOVES: Final = 60
LISTEN: Final = """(() => {
    window.painted = [];
    window.worked = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        set onmessage(hear) {
            super.onmessage = event => {
                const isPosition = event.data.includes('"type":"position"');
                const start = performance.now();
                hear.call(this, event);
                if (!isPosition || !window.isMine) return;
                window.isMine = false;
                const done = new MessageChannel();
                done.port1.onmessage = () => window.painted.push(performance.now() - start);
                requestAnimationFrame(() => done.port2.postMessage(0));
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
    context = visitor(browser, base, "none")
    context.add_init_script(LISTEN)
    page = context.new_page()
    play_now(page)
    for number in range(MOVES):
        if page.evaluate(CLICK, number * 5) == -1:
            break
    times: list[float] = page.evaluate("window.painted")
    context.close()
    return {"position_to_paint_ms": spread(times)}
