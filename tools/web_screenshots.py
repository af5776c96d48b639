"""Pictures of every page at several sizes, in all languages and both themes.

usage: python -m tools.web_screenshots [FOLDER] [--only TEXT]

Needs Chromium (Debian's package) and the built pages. Without a folder the pictures go to
`build/screenshots`; a few chosen ones lie in `docs/screenshots`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.paths import BUILD

SIZES: Final = ((390, 844), (768, 1024), (1280, 720), (1440, 900), (1920, 1080))
LANGUAGES: Final = ("en", "de", "ru")
THEMES: Final = ("day", "night")
PAGES: Final = {
    "landing": "/",
    "new": "/new",
    "lobby": "/lobby",
    "games": "/games",
    "finished": "/finished",
    "account": "/account",
    "settings": "/settings",
    "about": "/about",
    "rules": "/rules",
    "replay": "/replay",
}
MOMENTS: Final = {"early": 22, "middle": 120, "late": 230, "over": 2000}
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run")


@contextmanager
def server() -> Iterator[str]:
    """Run a server with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/ulpia.db"
        command = [sys.executable, "-m", "ulpia", "serve", "--port", "0", "--database", database]
        limits = {"ULPIA_LIMITS__MOVES": "4000/second", "ULPIA_LIMITS__REQUESTS": "4000/second"}
        limits |= {"ULPIA_LIMITS__GUESTS": "4000/minute", "ULPIA_LIMITS__TABLES": "4000/minute"}
        variables = {**os.environ, **limits, "ULPIA_LOG_LEVEL": "error", "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables)
        assert process.stdout is not None
        try:
            found = next(filter(None, (re.search(r"http://[\w.:]+", s) for s in process.stdout)))
            yield found.group()
        finally:
            process.terminate()
            process.wait(20)


def make_table(context: BrowserContext) -> str:
    """Make a table for three, with two bots, and return its name."""
    bots = [{"place": "bot", "level": "tiro"}, {"place": "bot", "level": "random"}]
    wish = {"game": "trajan", "seats": [{"place": "link"}, *bots]}
    made: dict[str, Any] = context.request.post("/api/tables", data=wish).json()
    return str(made["id"])


def play(context: BrowserContext, table: str, moves: int) -> None:
    """Choose some moves: always another one, so that the table fills."""
    seq = 0
    for number in range(moves):
        where = f"/api/tables/{table}/position?after={seq}&wait=20"
        position: dict[str, Any] = context.request.get(where).json()
        seq = position["seq"]
        if position["state"] != "running":
            return
        options = (position.get("decision") or {}).get("options") or []
        if options:
            text = options[(number * 7) % len(options)]["text"]
            move = {"type": "move", "move": text, "seq": seq, "id": f"s{number}"}
            context.request.post(f"/api/tables/{table}/commands", data=move)


def visit(browser: Browser, base: str, size: tuple[int, int]) -> BrowserContext:
    width, height = size
    return browser.new_context(
        base_url=base, viewport={"width": width, "height": height}, reduced_motion="reduce"
    )


def choose(page: Page, language: str, theme: str) -> None:
    kept = json.dumps({"language": language, "theme": theme, "speed": "none"})
    page.evaluate("kept => localStorage.setItem('ulpia.settings', kept)", kept)


def take(page: Page, address: str, ready: str, file: Path) -> None:
    page.goto(address)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=file)


def main(words: list[str]) -> None:
    only = words[words.index("--only") + 1] if "--only" in words else ""
    folder = Path(words[0]) if words and not words[0].startswith("--") else BUILD / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("ULPIA_CHROMIUM") or shutil.which("chromium")
    with server() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        addresses = {name: (path, "h1") for name, path in PAGES.items()}
        keeper = visit(browser, base, SIZES[0])
        keeper.request.post("/api/guests", data={"name": "Octavia"})
        for moment, moves in MOMENTS.items():
            table = make_table(keeper)
            play(keeper, table, moves)
            addresses[f"table-{moment}"] = (f"/t/{table}", ".prompt")
        state = keeper.storage_state()
        for size, language, theme in product(SIZES, LANGUAGES, THEMES):
            wanted = {
                f"{name}-{size[0]}x{size[1]}-{language}-{theme}": where
                for name, where in addresses.items()
            }
            wanted = {name: where for name, where in wanted.items() if re.search(only, name)}
            if not wanted:
                continue
            context = visit(browser, base, size)
            context.add_cookies(state["cookies"])  # type: ignore[arg-type]
            page = context.new_page()
            page.goto("/about")
            choose(page, language, theme)
            for name, (address, ready) in wanted.items():
                take(page, address, ready, folder / f"{name}.png")
            context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
