"""Pictures of every page at five sizes, in three languages and both themes; sheets of them.

usage: python -m tools.web_screenshots [FOLDER] [--only REGEX] [--no-sheets]
       python -m tools.web_screenshots --docs

Needs Chromium (Debian's package) and the built pages. Without a folder the pictures go to
`docs/screenshots`, where git ignores all but the chosen few that the documents show; `--docs`
takes those anew. `--only` takes names such as `table-middle-1280x720-de-night`. A sheet shows all
sizes of one page, language and theme. What there is to see is listed in `tools.web_scenes`.
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

from tools.paths import ROOT
from tools.web_scenes import Scene, all_scenes, close_notice, point_at_tray
from tools.web_sitting import sit_down, started
from tools.web_sitting_forum import sit_down_to_forum

FOLDER: Final = ROOT / "docs" / "screenshots"
SIZES: Final = ((360, 640), (768, 1024), (1280, 720), (1920, 1080), (2560, 1440))
LANGUAGES: Final = ("en", "de", "ru")
THEMES: Final = ("day", "night")
NARROW: Final = 820
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


class Wish(NamedTuple):
    """What is asked for on the command line."""

    folder: Path
    only: str
    sheets: bool


def wish_of(words: list[str]) -> Wish:
    only = words[words.index("--only") + 1] if "--only" in words else ""
    named = words and not words[0].startswith("--")
    folder = Path(words[0]) if named else FOLDER
    return Wish(folder, only, "--no-sheets" not in words)


def scenes(browser: Browser, base: str) -> tuple[list[Scene], list[Any]]:
    """Return everything there is to see, and the cookies of whoever sees it."""
    context = browser.new_context(base_url=base)
    found = [*all_scenes(sit_down(context)), *sit_down_to_forum(context)]
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
    arrive(page, scene)
    for (width, height), name in wanted.items():
        page.set_viewport_size({"width": width, "height": height})
        if scene.act is not None:
            arrive(page, scene)
            scene.act(page)
        if scene.has_tabs and width < NARROW:
            yield from behind_tabs(page, name, wish)
        yield shot(page, wish.folder / f"{name}.png")


def arrive(page: Page, scene: Scene) -> None:
    page.goto("about:blank")
    page.goto(scene.address)
    page.wait_for_selector(scene.ready)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


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
        known, stranger = (come(browser, base, language, theme) for _ in range(2))
        known.add_cookies(cookies)
        pages = {False: known.new_page(), True: stranger.new_page()}
        for scene in everything:
            files = list(pictures(pages[scene.is_stranger], scene, mark, wish))
            count += len(files)
            if files and wish.sheets:
                board = browser.new_page(viewport={"width": 2420, "height": 700})
                sheet(board, files, wish.folder / f"sheet-{scene.name}-{mark}.png")
                board.close()
        known.close()
        stranger.close()
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
        arrive(page, known[each.scene])
        if each.scene.startswith("table"):
            at_the_table(page, each)
        shot(page, FOLDER / f"{each.file}.png")
        context.close()


def at_the_table(page: Page, each: Chosen) -> None:
    close_notice(page)
    if each.tab:
        page.locator(".tabs .tab").nth(each.tab).click()
    if each.scene != "table-forum-trajanum":
        point_at_tray(page)


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
