"""Pictures of every page at five sizes, in three languages and both themes; sheets of them.

usage: python -m tools.web_screenshots [FOLDER] [--only REGEX] [--no-sheets]
       python -m tools.web_screenshots --docs

Needs Chromium (Debian's package) and the built pages. Without a folder the pictures go to
`build/screenshots`; a few chosen ones lie in `docs/screenshots`. `--only` takes names such as
`table-middle-1280x720-de-night`. A sheet shows all sizes of one page, language and theme. `--docs`
takes the chosen few anew.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.paths import BUILD, ROOT
from tools.web_sitting import sit_down, started
from tools.web_sitting_forum import sit_down_to_forum

SIZES: Final = ((360, 640), (768, 1024), (1280, 720), (1920, 1080), (2560, 1440))
LANGUAGES: Final = ("en", "de", "ru")
THEMES: Final = ("day", "night")
PAGES: Final = {
    "landing": "/",
    "new": "/new",
    "new-forum": "/new?game=forum-trajanum",
    "lobby": "/lobby",
    "games": "/games",
    "finished": "/finished",
    "account": "/account",
    "settings": "/settings",
    "about": "/about",
    "rules": "/rules/trajan",
    "rules-forum": "/rules/forum-trajanum",
    "record": "/replay",
    "missing": "/no/such/page",
}
TABS: Final = ("mat", "players", "log")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--hide-scrollbars",
)
SHEET_STYLE: Final = """
    body { display: flex; flex-wrap: wrap; gap: 8px; width: 2400px; margin: 8px; background: #777; }
    figure { margin: 0; font: 13px sans-serif; }
    img { display: block; height: 620px; }
"""


class Chosen(NamedTuple):
    """A picture for the documents; `tab` is what is opened on a phone."""

    file: str
    scene: str
    size: tuple[int, int]
    language: str
    theme: str
    tab: int = 0


CHOSEN: Final = (
    Chosen("table", "table-middle", (1280, 720), "en", "day"),
    Chosen("table-forum-trajanum", "table-forum-trajanum", (1280, 720), "en", "day"),
    Chosen("table-night-german", "table-late", (1280, 720), "de", "night"),
    Chosen("phone-russian", "table-middle", (390, 760), "ru", "day", 1),
    Chosen("landing", "landing", (1280, 720), "en", "day"),
)
FULLEST_TRAY: Final = """() => {
    const trays = [...document.querySelectorAll('.thing.tray.offered')];
    const many = tray => Math.min(5, tray.querySelectorAll('.marker').length);
    trays.sort((one, other) => many(other) - many(one));
    const box = trays[0].getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""


class Scene(NamedTuple):
    """Something to take pictures of: an address, what must be there, what to do there first."""

    name: str
    address: str
    ready: str
    steps: tuple[str, ...] = ()


class Wish(NamedTuple):
    """What is asked for on the command line."""

    folder: Path
    only: str
    sheets: bool


def wish_of(words: list[str]) -> Wish:
    only = words[words.index("--only") + 1] if "--only" in words else ""
    named = words and not words[0].startswith("--")
    folder = Path(words[0]) if named else BUILD / "screenshots"
    return Wish(folder, only, "--no-sheets" not in words)


def scenes(browser: Browser, base: str) -> tuple[list[Scene], list[Any]]:
    """Return everything there is to see, and the cookies of whoever sees it."""
    context = browser.new_context(base_url=base)
    tables = sit_down(context)
    found = [Scene(name, path, "h1") for name, path in PAGES.items()]
    found += [Scene(name, path, ready) for name, (path, ready) in tables.items()]
    found += [Scene(name, *each) for name, each in sit_down_to_forum(context).items()]
    cookies: list[Any] = list(context.storage_state()["cookies"])
    context.close()
    return found, cookies


def come(browser: Browser, base: str, language: str, theme: str) -> BrowserContext:
    """Return a browser of somebody with a language and a theme, in which nothing moves."""
    context = browser.new_context(base_url=base, reduced_motion="reduce")
    kept = json.dumps({"language": language, "theme": theme, "speed": "none"})
    context.add_init_script(f"localStorage['ulpia.settings'] = {json.dumps(kept)}")
    return context


def pictures(page: Page, scene: Scene, mark: str, wish: Wish) -> Iterator[Path]:
    """Take one scene at all sizes; on a phone also what is behind the tabs."""
    names = {size: f"{scene.name}-{size[0]}x{size[1]}-{mark}" for size in SIZES}
    wanted = {size: name for size, name in names.items() if re.search(wish.only, name)}
    if not wanted:
        return
    page.set_viewport_size({"width": SIZES[-1][0], "height": SIZES[-1][1]})
    page.goto(scene.address)
    page.wait_for_selector(scene.ready)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    for (width, height), name in wanted.items():
        page.set_viewport_size({"width": width, "height": height})
        if scene.steps:
            do_first(page, scene)
        elif scene.name.startswith("table") and "over" not in scene.name and width < 820:
            yield from behind_tabs(page, name, wish)
        yield shot(page, wish.folder / f"{name}.png")


def do_first(page: Page, scene: Scene) -> None:
    """Open the scene anew and click, point at or press what belongs to it."""
    page.goto(scene.address)
    page.wait_for_selector(scene.ready)
    page.wait_for_load_state("networkidle")
    for step in scene.steps:
        deed, _, what = step.partition(" ")
        if deed == "key":
            page.keyboard.press(what)
        elif deed == "tab":
            open_tab(page, int(what))
        elif deed == "hover":
            page.locator(what).first.hover(force=True)
        else:
            page.locator(what).first.click(force=True)


def open_tab(page: Page, place: int) -> None:
    """Open a tab where the table has tabs; on a wide one everything is there already."""
    if page.locator(".tabs").count() > 0:
        page.locator(".tabs .tab").nth(place).click()


def behind_tabs(page: Page, name: str, wish: Wish) -> Iterator[Path]:
    page.wait_for_selector(".tabs")
    for place, tab in enumerate(TABS, 1):
        page.locator(".tabs .tab").nth(place).click()
        yield shot(page, wish.folder / f"{name.replace('-', f'-{tab}-', 1)}.png")
    page.locator(".tabs .tab").nth(0).click()


def shot(page: Page, file: Path) -> Path:
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.screenshot(path=file, caret="hide")
    return file


def sheet(page: Page, files: list[Path], file: Path) -> None:
    """Put pictures side by side, all of one height, with their names."""
    figures = "".join(
        f'<figure><img src="{each.as_uri()}"><figcaption>{each.stem}</figcaption></figure>'
        for each in files
    )
    source = file.with_suffix(".html")
    source.write_text(f"<!doctype html><style>{SHEET_STYLE}</style>{figures}", encoding="utf-8")
    page.goto(source.as_uri())
    page.screenshot(path=file, full_page=True)
    source.unlink()


def take_all(browser: Browser, base: str, wish: Wish) -> int:
    everything, cookies = scenes(browser, base)
    count = 0
    for language, theme in product(LANGUAGES, THEMES):
        mark = f"{language}-{theme}"
        context = come(browser, base, language, theme)
        context.add_cookies(cookies)
        page = context.new_page()
        for scene in everything:
            files = list(pictures(page, scene, mark, wish))
            count += len(files)
            if files and wish.sheets:
                board = browser.new_page(viewport={"width": 2420, "height": 700})
                sheet(board, files, wish.folder / f"sheet-{scene.name}-{mark}.png")
                board.close()
        context.close()
    return count


def take_chosen(browser: Browser, base: str) -> None:
    """Take the pictures of the documents: at a table somebody points at a tray."""
    everything, cookies = scenes(browser, base)
    known = {scene.name: scene for scene in everything}
    for each in CHOSEN:
        context = come(browser, base, each.language, each.theme)
        context.add_cookies(cookies)
        page = context.new_page()
        page.set_viewport_size({"width": each.size[0], "height": each.size[1]})
        page.goto(known[each.scene].address)
        page.wait_for_selector(known[each.scene].ready)
        page.wait_for_load_state("networkidle")
        if each.scene.startswith("table"):
            at_the_table(page, each)
        shot(page, ROOT / "docs" / "screenshots" / f"{each.file}.png")
        context.close()


def at_the_table(page: Page, each: Chosen) -> None:
    if page.locator(".notice .button").count() > 0:
        page.locator(".notice .button").last.click()
    if each.tab:
        page.locator(".tabs .tab").nth(each.tab).click()
    if each.scene != "table-forum-trajanum":
        page.mouse.move(*page.evaluate(FULLEST_TRAY))
        page.wait_for_selector(".thing.tray.source")


def main(words: list[str]) -> None:
    wish = wish_of(words)
    wish.folder.mkdir(parents=True, exist_ok=True)
    wish = wish._replace(folder=wish.folder.resolve())
    chromium = os.environ.get("ULPIA_CHROMIUM") or shutil.which("chromium")
    with started() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        if "--docs" in words:
            take_chosen(browser, base)
        else:
            print(f"{take_all(browser, base, wish)} pictures in {wish.folder}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
