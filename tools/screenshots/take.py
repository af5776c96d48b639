"""Pictures of every page at seven sizes, in three languages and both themes; sheets of them.

Needs Chromium (Debian's package) and the built pages. Without a folder the pictures go to
`docs/screenshots`, where git ignores all but the chosen few that the documents show; `--docs`
takes those anew. A sheet shows all sizes of one page, language and theme. What there is to see is
listed in `tools.screenshots.scenes`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
import time
from base64 import b64decode
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import groupby, product
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    TimeoutError,
    sync_playwright,
)

from tools.paths import ROOT
from tools.screenshots.forum_trajanum import point_at_square, sit_down_to_forum
from tools.screenshots.guest_table import run_server, sit_down
from tools.screenshots.scenes import Scene, all_scenes, close_notice, point_at_tray, read_ruling

FOLDER: Final = ROOT / "docs" / "screenshots"
SIZES: Final = (
    (360, 640),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
)
LANGUAGES: Final = ("en", "de", "ru")
THEMES: Final = ("day", "night")
NARROW: Final = 700
LOW: Final = 500
SCROLLING: Final = (read_ruling,)
"""What needs the page to be loaded again for every size, ..."""
POINTING: Final = (point_at_tray, point_at_square, *SCROLLING)
"""... and what must be done again."""
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


class Shot(NamedTuple):
    """A picture for the documents; `tab` is what is opened on a phone."""

    file: str
    scene: str
    size: tuple[int, int]
    language: str
    theme: str
    tab: int = 0


CHOSEN: Final = (
    Shot("table", "table-middle", (1280, 720), "en", "day"),
    Shot("table-forum-trajanum", "table-forum-trajanum", (1280, 720), "en", "day"),
    Shot("table-night-german", "table-late", (1280, 720), "de", "night"),
    Shot("phone-russian", "table-middle", (390, 760), "ru", "day", 1),
    Shot("landing", "landing", (1280, 720), "en", "day"),
)


class Wish(NamedTuple):
    """What is asked for on the command line."""

    folder: Path
    only: str
    sheets: bool
    docs: bool


def wish_of(words: list[str]) -> Wish:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where they go")
    example = "a pattern of names such as table-middle-1280x720-de-night"
    parser.add_argument("--only", default="", metavar="REGEX", help=example)
    parser.add_argument("--no-sheets", action="store_true", help="single pictures only")
    parser.add_argument("--docs", action="store_true", help="only those that the documents show")
    given = parser.parse_args(words)
    return Wish(given.folder.resolve(), given.only, not given.no_sheets, given.docs)


@contextmanager
def open_browser() -> Iterator[Browser]:
    chromium = os.environ.get("ULPIA_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        browser.close()


def scenes(browser: Browser, base: str) -> tuple[list[Scene], list[Any]]:
    """Return everything there is to see, and the cookies of whoever sees it."""
    context = browser.new_context(base_url=base)
    found = [*all_scenes(sit_down(context)), *sit_down_to_forum(context)]
    cookies: list[Any] = list(context.storage_state()["cookies"])
    context.close()
    return found, cookies


def come(browser: Browser, base: str, language: str) -> BrowserContext:
    """Return a browser of somebody with a language, in which nothing moves.

    The theme is left to the system, so that a page changes it without being loaded again.
    """
    context = browser.new_context(base_url=base, reduced_motion="reduce")
    kept = json.dumps({"language": language, "theme": "system", "speed": "none"})
    context.add_init_script(f"localStorage['ulpia.settings'] = {json.dumps(kept)}")
    context.add_init_script("localStorage['ulpia.lessons'] ??= '{\"trajan/first\":\"skipped\"}'")
    return context


def dress(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "night" else "light")
    page.wait_for_selector(f"html[data-theme={theme}]", state="attached")


def pictures(page: Page, scene: Scene, language: str, wish: Wish) -> Iterator[tuple[str, Path]]:
    """Take one scene at all sizes in both themes; on a phone also what is behind the tabs.

    A page is loaded once for the narrow sizes and once for the wide ones.
    """
    camera = page.context.new_cdp_session(page)
    for is_narrow, sizes in groupby(SIZES, is_a_phone):
        names = {
            (size, theme): f"{scene.name}-{size[0]}x{size[1]}-{language}-{theme}"
            for size, theme in product(sizes, THEMES)
        }
        wanted = {key: name for key, name in names.items() if re.search(wish.only, name)}
        seen: tuple[int, int] | None = None
        for (size, theme), name in wanted.items():
            page.set_viewport_size({"width": size[0], "height": size[1]})
            if seen is None or (scene.act in SCROLLING and seen != size):
                arrive(page, scene)
            if scene.act is not None and (seen is None or scene.act in POINTING):
                scene.act(page)
            seen = size
            dress(page, theme)
            for part in behind_tabs(page, name) if scene.has_tabs and is_narrow else (name,):
                yield theme, take_picture(camera, page, wish.folder / f"{part}.png")
    camera.detach()


def is_a_phone(size: tuple[int, int]) -> bool:
    """Say whether a table has tabs at a size: upright or on its side."""
    return size[0] < NARROW or size[1] < LOW


def arrive(page: Page, scene: Scene) -> None:
    page.goto("about:blank")
    page.goto(scene.address)
    page.wait_for_selector(scene.ready)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def behind_tabs(page: Page, name: str) -> Iterator[str]:
    """Open one tab after the other, the board last; return the names of their pictures."""
    page.wait_for_selector(".tabs")
    for place, tab in enumerate(TABS, 1):
        page.locator(".tabs .tab").nth(place).click()
        yield name.replace("-", f"-{tab}-", 1)
    page.locator(".tabs .tab").nth(0).click()
    yield name


def settle(page: Page) -> None:
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def take_picture(camera: CDPSession, page: Page, file: Path) -> Path:
    """Take a picture as fast as Chromium can: thousands of them, which nobody keeps."""
    settle(page)
    seen = camera.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    file.write_bytes(b64decode(seen["data"]))
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


def take_all(base: str, wish: Wish) -> tuple[int, list[str]]:
    """Take every picture, each language with a browser of its own beside the others."""
    with open_browser() as browser:
        seen = scenes(browser, base)
    with ProcessPoolExecutor(len(LANGUAGES), get_context("spawn")) as pool:
        going = [pool.submit(take_language, base, wish, each, *seen) for each in LANGUAGES]
        done = [each.result() for each in going]
    return sum(count for count, _ in done), [name for _, names in done for name in names]


def take_language(
    base: str, wish: Wish, language: str, everything: list[Scene], cookies: list[Any]
) -> tuple[int, list[str]]:
    """Return how many pictures were taken, and which scenes did not come about."""
    began = time.monotonic()
    count = 0
    missed: list[str] = []
    with open_browser() as browser:
        known, stranger = (come(browser, base, language) for _ in range(2))
        known.add_cookies(cookies)
        pages = {False: known.new_page(), True: stranger.new_page()}
        board = browser.new_page(viewport={"width": 2420, "height": 700})
        for scene in everything:
            taken: list[tuple[str, Path]] = []
            try:
                taken.extend(pictures(pages[scene.is_stranger], scene, language, wish))
            except TimeoutError as error:
                missed.append(f"{scene.name}-{language}: {error.message.splitlines()[0]}")
            for theme in THEMES:
                files = [file for each, file in taken if each == theme]
                if files:
                    count += len(files)
                    mark = f"{scene.name}-{language}-{theme}"
                    print(f"{time.monotonic() - began:5.0f} s  {count:4}  {mark}", flush=True)
                    if wish.sheets:
                        sheet(board, files, wish.folder / f"sheet-{mark}.png")
    return count, missed


def take_chosen(browser: Browser, base: str) -> None:
    """Take the pictures of the documents: at a table somebody points at a tray."""
    everything, cookies = scenes(browser, base)
    known = {scene.name: scene for scene in everything}
    for each in CHOSEN:
        context = come(browser, base, each.language)
        context.add_cookies(cookies)
        page = context.new_page()
        page.set_viewport_size({"width": each.size[0], "height": each.size[1]})
        arrive(page, known[each.scene])
        dress(page, each.theme)
        if each.scene.startswith("table"):
            at_the_table(page, each)
        settle(page)
        page.screenshot(path=FOLDER / f"{each.file}.png", caret="hide")
        context.close()


def at_the_table(page: Page, each: Shot) -> None:
    close_notice(page)
    if each.tab:
        page.locator(".tabs .tab").nth(each.tab).click()
    if each.scene != "table-forum-trajanum":
        point_at_tray(page)


def main(words: list[str]) -> None:
    wish = wish_of(words)
    wish.folder.mkdir(parents=True, exist_ok=True)
    with run_server() as base:
        if wish.docs:
            with open_browser() as browser:
                take_chosen(browser, base)
        else:
            count, missed = take_all(base, wish)
            print(f"{count} pictures in {wish.folder}")
            if missed:
                sys.exit("not seen as they should be:\n" + "\n".join(missed))
