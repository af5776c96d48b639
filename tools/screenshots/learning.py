"""Pictures of everything that teaches: cards, hints, warnings, how to play, the legend of pictures.

usage: python -m tools.screenshots.learning FOLDER [--only REGEX]

Every moment is taken at five sizes, in three languages and both themes, and measured: what is cut,
what is set too small, which card lies over what it speaks of. What is wrong is printed at the end.
Sheets of a moment's pictures need ImageMagick's `montage`.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Route

from tools.screenshots.cautions import cautions, first_question, first_turn, make_table
from tools.screenshots.guest_table import run_server
from tools.screenshots.take import LANGUAGES, THEMES, come, dress, open_browser, take_picture
from ulpia.games.registry import GAMES
from ulpia.table.lessons import lessons_of

SIZES: Final = ((360, 640), (844, 390), (768, 1024), (1024, 768), (1280, 720))
SETTLED_MS: Final = 450
"""The veil and the cards look every fifth of a second where what they speak of lies."""
PARTS: Final = ("lessons", "tables")
MAX_CARDS: Final = 80
MEASURE: Final = """() => {
  const wrong = [];
  const box = (element) => element.getBoundingClientRect();
  const isOver = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const parts = '.coach, .coach *, .prompt .say, .prompt .say *, .hint-card *, .howto *';
  for (const each of document.querySelectorAll(parts)) {
    const style = getComputedStyle(each);
    const rect = box(each);
    if (rect.width === 0 || style.visibility === 'hidden' || each.closest('.sr, svg')) continue;
    const said = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const text = each.textContent.trim().slice(0, 60);
    if (said && parseFloat(style.fontSize) < 11) wrong.push(`small ${style.fontSize}: ${text}`);
    const hides = style.overflow !== 'visible';
    if (said && hides && each.scrollWidth > each.clientWidth + 1) wrong.push(`cut: ${text}`);
    if (style.webkitLineClamp !== 'none' && each.scrollHeight > each.clientHeight + 2)
      wrong.push(`cut: ${text}`);
  }
  const card = document.querySelector('.coach') ?? document.querySelector('.hint-card.floating');
  if (card !== null) {
    const rect = box(card);
    if (rect.top < 0 || rect.left < 0 || rect.right > innerWidth + 1 ||
        rect.bottom > innerHeight + 1) wrong.push('the card leaves the window');
    const spokenOf = card.matches('.coach')
      ? '.veil .edge' : '.stage .piece.hovered, .stage .source, .stage .target';
    if ([...document.querySelectorAll(spokenOf)].some((each) => isOver(box(each), rect)))
      wrong.push('the card covers what it speaks of');
  }
  const end = document.querySelector('.prompt .end');
  if (end !== null && box(end).bottom > box(end.parentElement).bottom + 1)
    wrong.push('the button that ends the turn is cut');
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the window');
  return wrong;
}"""


class Moment(NamedTuple):
    """A page that stands still, and its name among the pictures."""

    name: str
    page: Page


class Tables(NamedTuple):
    """Addresses of tables: at a warning, at the first question, before the first turn."""

    warned: dict[str, str]
    new: dict[str, str]
    fresh: dict[str, str]
    cookies: list[Any]
    """Of the player who sits there."""


# what there is to see


def learner_moments(browser: Browser, base: str, language: str) -> Iterator[Moment]:
    """What somebody meets who begins lessons."""
    learner = come(browser, base, language)
    learner.request.post("/api/guests", data={"name": "Octavia"})
    for game in GAMES:
        for lesson in lessons_of(game):
            yield from lesson_cards(learner, game, lesson.name)
        yield from introductions(learner, game)
        yield Moment(f"howto-{game}", open_page(learner, f"/how-to-play/{game}", ".howto, h1"))
    yield from answers(learner)
    learner.close()


def player_moments(browser: Browser, base: str, language: str, tables: Tables) -> Iterator[Moment]:
    """What somebody meets at tables."""
    player = come(browser, base, language)
    player.add_cookies(tables.cookies)
    for name, place in tables.warned.items():
        yield Moment(f"warning-{name}", open_table(player, place))
    for game, place in tables.new.items():
        yield from questions(player, game, place)
    for game, place in tables.fresh.items():
        yield from hints(player, game, place)
        yield from help_at_the_table(player, game, place)
    player.close()


def begin(context: BrowserContext, game: str, lesson: str) -> Page:
    made = context.request.post("/api/lessons", data={"game": game, "lesson": lesson}).json()
    return open_page(context, f"/t/{made['id']}", ".coach")


def open_page(context: BrowserContext, address: str, ready: str) -> Page:
    for page in context.pages:
        page.close()
    page = context.new_page()
    page.goto(address)
    page.locator(ready).first.wait_for()
    page.evaluate("document.fonts.ready")
    return page


def open_table(context: BrowserContext, address: str) -> Page:
    page = open_page(context, address, ".table[data-ready=true]")
    if page.locator(".notice .button").count() > 0:
        page.locator(".notice .button").last.click()
    return page


def lesson_cards(context: BrowserContext, game: str, lesson: str) -> Iterator[Moment]:
    """Play a lesson to its end; each card is a moment, also what remains of a step."""
    page = begin(context, game, lesson)
    for number in range(MAX_CARDS):
        page.locator(".coach").wait_for()
        yield Moment(f"lesson-{game}-{lesson}-{number:02}", page)
        if page.locator(".coach.end").count() > 0:
            return
        page.set_viewport_size({"width": 1280, "height": 720})
        page.wait_for_timeout(SETTLED_MS)
        before = state_of(page)
        page.locator(".coach footer button").last.click()
        page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
    raise AssertionError(f"the lesson {lesson} of {game} did not end")


STATE: Final = """() => {
  const title = document.querySelector('#coach-title')?.innerText;
  return title === undefined ? '' : `${title} ${document.querySelector('.table').dataset.seq}`;
}"""


def state_of(page: Page) -> str:
    return str(page.evaluate(STATE))


def introductions(context: BrowserContext, game: str) -> Iterator[Moment]:
    """Show each introduction at the first question: the lesson has only this one, and no steps."""
    info = context.request.get(f"/api/games/{game}/lessons/first").json()
    for each in info["introductions"]:
        alone = {**each, "prompts": [], "offers": [], "after": []}
        told = {**info, "steps": [], "introductions": [alone]}
        address = f"**/api/games/{game}/lessons/first"
        context.route(address, partial(answer_with, told))
        made = context.request.post("/api/lessons", data={"game": game, "lesson": "first"}).json()
        kept = json.dumps({"told": 99, "isSkipped": False, "isFree": True})
        page = open_page(context, "/about", "h1")
        page.evaluate(
            "([key, kept]) => localStorage.setItem(key, kept)",
            [f"ulpia.lesson.{made['id']}", kept],
        )
        page.goto(f"/t/{made['id']}")
        page.locator(".coach.first").wait_for()
        yield Moment(f"first-{game}-{each['id']}", page)
        context.unroute(address)


def answer_with(body: dict[str, Any], route: Route) -> None:
    route.fulfill(json=body)


def answers(context: BrowserContext) -> Iterator[Moment]:
    """Do something else than the lesson says."""
    page = begin(context, "trajan", "first")
    page.locator('[data-move="sow V"] .halo').first.click()
    page.locator(".coach.other").wait_for()
    yield Moment("lesson-other", page)


def questions(context: BrowserContext, game: str, place: str) -> Iterator[Moment]:
    """Show the first question as it is asked, and with the sentence of an answer below it."""
    page = open_table(context, place)
    page.locator(".prompt .options [data-move]").first.wait_for()
    yield Moment(f"question-{game}", page)
    page.locator(".prompt .options [data-move]").last.focus()
    yield Moment(f"question-{game}-answer", page)


def hints(context: BrowserContext, game: str, place: str) -> Iterator[Moment]:
    page = open_table(context, place)
    page.keyboard.press("h")
    page.locator(".hint-card .button, .hint-card ol").first.wait_for()
    if page.locator(".hint-card ol").count() == 0:
        yield Moment(f"hint-{game}-topic", page)
        page.set_viewport_size({"width": 1280, "height": 720})
        page.keyboard.press("h")
    page.locator(".hint-card ol li").first.wait_for()
    yield Moment(f"hint-{game}-turn", page)


def help_at_the_table(context: BrowserContext, game: str, place: str) -> Iterator[Moment]:
    page = open_table(context, place)
    page.keyboard.press("?")
    page.locator("dialog h1").wait_for()
    yield Moment(f"help-{game}", page)
    page.locator("dialog .parts button").nth(1).click()
    page.locator("dialog .legend-row").first.wait_for()
    yield Moment(f"legend-{game}", page)


# tables where somebody is warned


def sit_down(base: str) -> Tables:
    """Bring a guest to a table for each warning, and to the first turn of each game."""
    with open_browser() as browser:
        context = browser.new_context(base_url=base)
        context.request.post("/api/guests", data={"name": "Octavia"})
        tables = Tables({}, {}, {}, list(context.storage_state()["cookies"]))
        for game in GAMES:
            tables.new[game] = make_table(context, game, first_question(game))
            tables.fresh[game] = make_table(context, game, first_turn(game))
            for name, stop in cautions(game).items():
                tables.warned[f"{game}-{name}"] = make_table(context, game, stop)
    return tables


# pictures


def take_language(
    base: str, folder: Path, only: str, language: str, tables: Tables | None
) -> list[str]:
    """Take the pictures of one language, of lessons or of tables; return what is wrong in them."""
    wrong: list[str] = []
    with open_browser() as browser:
        found = (
            learner_moments(browser, base, language)
            if tables is None
            else player_moments(browser, base, language, tables)
        )
        for moment in found:
            wrong += take_moment(moment, folder, only, language)
    return wrong


def take_moment(moment: Moment, folder: Path, only: str, language: str) -> list[str]:
    page = moment.page
    camera = page.context.new_cdp_session(page)
    wrong: list[str] = []
    files: list[Path] = []
    for theme in THEMES:
        for width, height in SIZES:
            name = f"{moment.name}-{width}x{height}-{language}-{theme}"
            if not re.search(only, name):
                continue
            page.set_viewport_size({"width": width, "height": height})
            dress(page, theme)
            page.wait_for_timeout(SETTLED_MS)
            wrong += [f"{name}: {each}" for each in page.evaluate(MEASURE)]
            files.append(take_picture(camera, page, folder / f"{name}.png"))
    camera.detach()
    if files:
        print(moment.name, language, len(files), flush=True)
    return wrong


def take_all(base: str, folder: Path, only: str, parts: list[str]) -> list[str]:
    """Take what is seen in each language, in lessons and at tables, side by side."""
    found = [sit_down(base) if part == "tables" else None for part in parts]
    with ProcessPoolExecutor(len(LANGUAGES), get_context("spawn")) as pool:
        going = [
            pool.submit(take_language, base, folder, only, language, each)
            for each in found
            for language in LANGUAGES
        ]
        return [line for each in going for line in each.result()]


# sheets


class Sheet(NamedTuple):
    """How pictures of a size are joined: so many in a row, each so high."""

    columns: int
    rows: int
    height: int


SHEETS: Final = {
    (360, 640): Sheet(5, 2, 640),
    (844, 390): Sheet(2, 4, 390),
    (768, 1024): Sheet(3, 1, 1024),
    (1024, 768): Sheet(2, 2, 600),
    (1280, 720): Sheet(2, 3, 560),
}


def join_sheets(folder: Path) -> None:
    """Join the pictures of each size, language and theme to sheets that can be read."""
    montage = shutil.which("montage")
    if montage is None:
        print("no sheets: ImageMagick's `montage` is not installed")
        return
    for (width, height), sheet in SHEETS.items():
        for language in LANGUAGES:
            for theme in THEMES:
                mark = f"{width}x{height}-{language}-{theme}"
                files = sorted(folder.glob(f"*-{mark}.png"))
                step = sheet.columns * sheet.rows
                for place in range(0, len(files), step):
                    target = folder / "sheets" / f"{mark}-{place // step:02}.jpg"
                    target.parent.mkdir(exist_ok=True)
                    join(montage, files[place : place + step], sheet, target)


def join(montage: str, files: list[Path], sheet: Sheet, target: Path) -> None:
    subprocess.run(
        [
            *(montage, "-background", "#777", "-tile", f"{sheet.columns}x"),
            *("-geometry", f"x{sheet.height}+4+4", *map(str, files), str(target)),
        ],
        check=True,
    )


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots.learning")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", metavar="REGEX")
    parser.add_argument("--part", choices=PARTS, help="of what is met in lessons, or at tables")
    given = parser.parse_args(words)
    folder: Path = given.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with run_server() as base:
        wrong = take_all(base, folder, given.only, [given.part] if given.part else [*PARTS])
    join_sheets(folder)
    print(*wrong, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
