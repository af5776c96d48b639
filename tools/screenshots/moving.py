"""The moving picture of the README: a real turn at a real table, frame by frame.

usage: python -m tools.screenshots.moving [FILE]

The page's clock stands still between two frames, so the film is as smooth on a busy machine as on
a quiet one. Needs Chromium and the built pages.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Locator, Page

from tools.paths import ROOT
from tools.screenshots.film import Film
from tools.screenshots.guest_table import BOTS, GuestTable, run_server
from tools.screenshots.scenes import FULLEST_TRAY, close_notice
from tools.screenshots.take import open_browser

FILE: Final = ROOT / "docs" / "screenshots" / "turn.webp"
WINDOW: Final = (1280, 720)
WIDTH: Final = 864
QUALITY: Final = 0.75
FRAME_MS: Final = 80
LOOK_MS: Final = 500
"""For how long a viewer reads what is asked before it is chosen."""
REST_MS: Final = 160
LONGEST_MS: Final = 4_000
"""After so long the film goes on, even if others still move."""
MAX_CHOICES: Final = 8
MOMENT: Final = 170
"""So many entries of the log were played by bots before the film begins."""
# Animations follow the film's clock: each is stopped, moved on by hand, and ended at its end.
STEP: Final = """step => {
    for (const animation of document.getAnimations()) {
        animation.pause();
        const end = animation.effect?.getComputedTiming().endTime ?? 0;
        const time = Number(animation.currentTime ?? 0) + step;
        if (time >= end && Number.isFinite(Number(end))) animation.finish();
        else animation.currentTime = time;
    }
}"""
IS_RESTING: Final = """() => document.querySelector('[data-moving=true]') === null
    && document.querySelector('.prompt [aria-busy=true]') === null"""


class Camera:
    """Films a page whose time stands still between two frames."""

    def __init__(self, page: Page, film: Film) -> None:
        self.page: Final = page
        self.film: Final = film

    def look(self, milliseconds: int) -> None:
        """Show what there is for a while."""
        self.film.add(self.page.screenshot(), milliseconds)

    def follow(self) -> None:
        """Film until nothing has moved for a moment."""
        rested = 0
        for _ in range(0, LONGEST_MS, FRAME_MS):
            self.page.clock.run_for(FRAME_MS)
            self.page.evaluate(STEP, FRAME_MS)
            self.film.add(self.page.screenshot(), FRAME_MS)
            rested = rested + FRAME_MS if self.page.evaluate(IS_RESTING) else 0
            if rested >= REST_MS:
                return


def play_a_turn(page: Page, camera: Camera) -> None:
    """Sow the fullest tray, then choose the first option of each question to the turn's end."""
    camera.look(LOOK_MS)
    place = page.evaluate(FULLEST_TRAY)
    page.mouse.move(*place)
    camera.look(LOOK_MS)
    page.mouse.click(*place)
    camera.follow()
    for _ in range(MAX_CHOICES):
        next_choice = next_button(page)
        if next_choice is None:
            break
        camera.look(LOOK_MS)
        next_choice.click(force=True)
        page.mouse.move(2, 2)
        camera.follow()
    camera.look(2 * LOOK_MS)


def next_button(page: Page) -> Locator | None:
    """Return the button that ends the turn, or the first that goes on with it."""
    end = page.locator(".prompt .end")
    if end.count() > 0:
        return end.first
    option = page.locator(".prompt .option:not(.back):visible")
    return option.first if option.count() > 0 else None


def record(browser: Browser, base: str) -> bytes:
    context = browser.new_context(base_url=base, viewport={"width": WINDOW[0], "height": WINDOW[1]})
    kept = json.dumps({"language": "en", "theme": "day"})
    context.add_init_script(f"localStorage['ulpia.settings'] = {json.dumps(kept)}")
    context.add_init_script("localStorage['ulpia.lessons'] ??= '{\"trajan/first\":\"skipped\"}'")
    context.request.post("/api/guests", data={"name": "Octavia"})
    guest_table = GuestTable(context, {"game": "trajan", "seats": [{"place": "link"}, *BOTS]})
    guest_table.let_a_bot_play(MOMENT)
    guest_table.play_until("sow")
    page = context.new_page()
    page.clock.install()
    page.goto(f"/t/{guest_table.id}")
    page.wait_for_selector(".table[data-ready=true] .trajan")
    page.wait_for_load_state("networkidle")
    close_notice(page)
    page.clock.run_for(2_000)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    studio = browser.new_page()
    film = Film(studio, WIDTH, WIDTH * WINDOW[1] // WINDOW[0], QUALITY)
    play_a_turn(page, Camera(page, film))
    context.close()
    studio.close()
    return film.to_webp()


def main(words: list[str]) -> None:
    file = Path(words[0]) if words else FILE
    with run_server() as base, open_browser() as browser:
        file.write_bytes(record(browser, base))
    print(f"{file}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
