"""Frames while markers are sown, on a processor four times as slow; what the main thread does."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from benchmarks.web.browser import CLICK, play_now, session, sit_down, spread, visitor
from benchmarks.web.trace import CATEGORIES, tasks_between

SLOWER: Final = 4
SOWINGS: Final = 8
TURNS: Final = 24
LONGEST: Final = 50
"""Milliseconds that no frame may take: three of the screen's, ..."""
CLOCK: Final = 0.5
"""... which the page's clock tells to a tenth, so that it calls some of them 50.1."""
WATCH: Final = """
    const frames = [];
    let last;
    let isWatching = true;
    const step = now => {
        if (last !== undefined) frames.push(now - last);
        last = now;
        if (isWatching) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    performance.mark('watch-start');
    const stop = () => { isWatching = false; performance.mark('watch-end'); };
    const end = performance.now() + 30000;
    const when = (is, then) => {
        const look = () => {
            if (is()) return then();
            if (performance.now() < end) return setTimeout(look, 30);
            const text = document.querySelector('.prompt').innerText;
            return fail(new Error('the table stands still: ' + text));
        };
        setTimeout(look, 30);
    };
    const OPTION = '.prompt .options .option:not(:disabled)';
    const isMoving = () => document.querySelector('[data-moving]');
    const isStill = () => !isMoving() && document.querySelector(OPTION);
"""
SOW: Final = f"""() => new Promise((done, fail) => {{
    {WATCH}
    const click = what => what.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
    const seq = () => Number(document.querySelector('.table[data-seq]').dataset.seq);
    const held = () => document.querySelectorAll('.held .piece.offered');
    const many = tray => tray.querySelectorAll('.marker').length;
    const before = seq();
    const trays = [...document.querySelectorAll('.piece.tray.offered')];
    const finish = () => {{ stop(); done(frames); }};
    click(trays.sort((one, other) => many(other) - many(one))[0]);
    when(() => seq() > before && isStill(), () => {{
        if (held().length === 0) return finish();
        click([...held()].at(-1));
        when(() => held().length === 0 && isStill(), finish);
    }});
}})"""
"""Sow the fullest tray, its markers in any order, and return how long each frame took."""
POINT: Final = f"""() => new Promise((done, fail) => {{
    {WATCH}
    const trays = [...document.querySelectorAll('.piece.tray.offered')];
    const mouse = {{ pointerType: 'mouse' }};
    const tell = (tray, kind) => tray?.dispatchEvent(new PointerEvent(kind, mouse));
    let k = -1;
    const next = () => {{
        tell(trays[k], 'pointerleave');
        k += 1;
        if (k === trays.length) {{ stop(); return done(frames); }}
        tell(trays[k], 'pointerenter');
        const due = performance.now() + 120;
        when(() => performance.now() > due, next);
    }};
    next();
}})"""
"""Point at one tray after the other and return how long each frame took."""
PLAY: Final = f"""number => new Promise((done, fail) => {{
    {WATCH}
    const CHOICES = '.prompt .options .option:not(.back):not(:disabled)';
    const seq = () => Number(document.querySelector('.table[data-seq]').dataset.seq);
    const before = seq();
    const isOver = () => document.querySelector('dialog .ending');
    const isGroup = () => document.querySelector('.prompt .back');
    const wasGroup = isGroup();
    const buttons = [...document.querySelectorAll(CHOICES)];
    buttons[number % buttons.length].click();
    const isNext = () => (isGroup() && !wasGroup) || (seq() > before && isStill());
    when(() => isOver() || isNext(), () => {{ stop(); done(isOver() ? [] : frames); }});
}})"""
"""Choose one of the buttons and return how long each frame took until the next question."""
IS_SOWING: Final = "() => document.querySelectorAll('.piece.tray.offered').length > 0"


def measure(browser: Browser, base: str) -> dict[str, Any]:
    """Return the frames of sowing at Trajan's table and of turns at Forum Trajanum's."""
    context = visitor(browser, base, "normal")
    page = context.new_page()
    play_now(page)
    sowing = measure_frames(browser, page, SOWINGS, sow)
    forum = context.new_page()
    page.close()
    sit_down(forum, "forum-trajanum")
    turns = measure_frames(browser, forum, TURNS, play)
    context.close()
    return {"sowing": sowing, "forum_trajanum": turns}


def measure_frames(browser: Browser, page: Page, many: int, act: Any) -> dict[str, Any]:
    tools = session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    slow = [each for number in range(many) for each in act(page, number)]
    tools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=file, categories=list(CATEGORIES))
        plain = [each for number in range(many) for each in act(page, number)]
        browser.stop_tracing()
        tasks = tasks_between(file, "watch-start", "watch-end")
    return {
        "frame_ms_4x_slower": spread(slow),
        f"frames_over_{LONGEST}_ms_4x_slower": sum(each > LONGEST + CLOCK for each in slow),
        "frame_ms": spread(plain),
        "task_processor_ms": spread([task.time for task in tasks]),
        "longest_tasks": [str(task) for task in tasks[:8]],
    }


def sow(page: Page, _number: int) -> list[float]:
    """Go on to my next sowing, point at all trays and do it; return how long each frame took."""
    number = 0
    while not page.evaluate(IS_SOWING):
        page.evaluate(CLICK, number)
        number += 1
    pointed: list[float] = page.evaluate(POINT)
    sown: list[float] = page.evaluate(SOW)
    return pointed + sown


def play(page: Page, number: int) -> list[float]:
    """Choose one of the buttons; return how long each frame took until something is asked again."""
    found: list[float] = page.evaluate(PLAY, number * 3)
    return found
