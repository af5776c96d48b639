"""The layout follows the shape of the window: a phone on its side, a tablet, a large screen."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.endgame import FIRST_SCORING, table_at
from tests.e2e.table import TablePage
from tests.e2e.test_fit import FIT, LEAST, OVERVIEW

SIDEWAYS: Final = ((844, 390), (932, 430), (740, 360), (667, 375))
TABLETS: Final = ((768, 1024), (820, 1180))
GAMES: Final = ("trajan", "forum-trajanum")
LANGUAGES: Final = ("en", "de", "ru")
PICTURES: Final = {
    ("trajan", "mat"): ".ring .slab",
    ("trajan", "board"): ".board",
    ("forum-trajanum", "mat"): ".city-pane, .colonia .sheets",
    ("forum-trajanum", "board"): ".board",
}
"""What somebody looks at: the ring, the Colonia, the board."""
BOXES: Final = """selector => [...document.querySelectorAll(selector)]
    .filter(node => node.checkVisibility())
    .map(node => node.getBoundingClientRect())
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))"""
SMALL_TARGETS: Final = """least => [...document.querySelectorAll('.table button, .table a[href]')]
    .filter(node => !node.matches('.jump, .more'))
    .filter(node => node.checkVisibility({ visibilityProperty: true }))
    .map(node => [node, node.getBoundingClientRect()])
    .filter(([, box]) => box.width < least - .5 || box.height < least - .5)
    .map(([node, { width, height }]) =>
        `${node.className} "${node.textContent.trim()}": ${Math.round(width)} x `
            + Math.round(height))"""
CUT_STRIPS: Final = """() => [...document.querySelectorAll('.strip')].flatMap(strip => {
    const troubles = [];
    const inside = strip.getBoundingClientRect();
    const parts = [...strip.querySelectorAll('.name, .fact, .mini-ring, .mini-grid, .points')]
        .filter(node => node.checkVisibility() && node.getBoundingClientRect().width > 0);
    const name = node => `${node.getAttribute('class')} "${node.textContent.trim()}"`;
    for (const node of strip.querySelectorAll('.name, .line'))
        if (node.scrollWidth > node.clientWidth) troubles.push(`cut: ${name(node)}`);
    const boxes = parts.map(node => [node, node.getBoundingClientRect()]);
    for (const [node, box] of boxes)
        if (box.left < inside.left - 1 || box.right > inside.right + 1 ||
            box.top < inside.top - 1 || box.bottom > inside.bottom + 1)
            troubles.push(`sticks out: ${name(node)}`);
    boxes.forEach(([one, a], k) => boxes.slice(k + 1).forEach(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 4 && high > 4) troubles.push(`overlap: ${name(one)} and ${name(other)}`);
    }));
    return troubles;
})"""
CUT: Final = """selector => [...document.querySelectorAll(selector)]
    .filter(node => node.scrollWidth > node.clientWidth + 2)
    .map(node => node.textContent.trim())"""
TEXT_SIZE: Final = """selector => {
    const node = document.querySelector(selector);
    return parseFloat(getComputedStyle(node).fontSize) * (node.currentCSSZoom ?? 1);
}"""
FRAMES: Final = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def sit_down(visitor: Visitor, game: str, seats: int, **wishes: Any) -> TablePage:
    """Return my table of a game with quick opponents, some moves after its beginning."""
    table = visitor("/settings", **wishes)
    page = table.page
    request = page.context.request
    request.post("/api/guests", data={"name": "Maximiliane"})
    others = [{"place": "bot", "level": "centurio" if seats > 2 else "random"}] * (seats - 1)
    wish = {"game": game, "seats": [{"place": "link"}, *others]}
    made = request.post("/api/tables", data=wish).json()
    page.goto(f"/t/{made['id']}")
    table.wait_for_turn()
    return table


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(FRAMES)


def box_of(page: Page, selector: str) -> dict[str, float]:
    boxes: list[dict[str, float]] = page.evaluate(BOXES, selector)
    assert boxes, f"{selector} is not to be seen"
    return boxes[0]


def share(page: Page, selector: str) -> float:
    """Return how much of the window's height a picture takes."""
    box = box_of(page, selector)
    height = page.viewport_size["height"] if page.viewport_size else 0
    return (box["bottom"] - box["top"]) / height


def open_tab(page: Page, name: str) -> None:
    page.locator(".tabs .tab").nth(("board", "mat", "players", "log").index(name)).click()
    page.evaluate(FRAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_has_a_rail_the_picture_and_what_to_press(
    visitor: Visitor, game: str, language: str
) -> None:
    phone = {"width": 844, "height": 390}
    wishes = {"viewport": phone, "has_touch": True, "settings": {"language": language}}
    table = sit_down(visitor, game, 4 if language == "de" else 2, **wishes)
    page = table.page
    for width, height in SIDEWAYS:
        resize(page, width, height)
        prompt = box_of(page, ".prompt")
        assert prompt["left"] >= width / 2, "what is to be pressed lies at the right"
        assert box_of(page, ".tabs")["right"] <= 64, "the tabs are a rail at the left"
        for tab, least in (("board", 0.6), ("mat", 0.6)):
            open_tab(page, tab)
            selector = PICTURES[game, tab]
            if (game, tab) == ("forum-trajanum", "board"):
                selector = ".chosen > svg, .piles > svg"
            assert share(page, selector) >= least, f"{tab} at {width} x {height}"
            assert box_of(page, selector)["right"] <= prompt["left"] + 1
        troubles = []
        for tab in ("board", "mat", "players", "log"):
            open_tab(page, tab)
            troubles += [f"{tab}: {each}" for each in page.evaluate(FIT, OVERVIEW)]
            troubles += [f"{tab}: {each}" for each in page.evaluate(SMALL_TARGETS, 44)]
        assert troubles == [], f"{width} x {height}"


def test_the_gold_button_is_whole_however_long_its_name(visitor: Visitor) -> None:
    wishes = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
    table = visitor("/about", settings={"language": "ru"}, **wishes)
    page = table.page
    page.goto(f"/t/{table_at(page, FIRST_SCORING)}")
    table.wait_for_turn()
    page.locator(".prompt [data-move^=leave]").tap()
    for width, height in (*SIDEWAYS, (360, 640), (768, 1024)):
        resize(page, width, height)
        where = f"{width} x {height}"
        gold, bar = box_of(page, ".confirm .button"), box_of(page, ".prompt")
        assert gold["left"] >= bar["left"] and gold["right"] <= bar["right"], where
        assert gold["bottom"] - gold["top"] <= 70, f"{where}: a name of more than three lines"
        assert page.evaluate(CUT, ".confirm .button") == [], where
        options = box_of(page, ".prompt .options")
        assert options["bottom"] <= height and page.evaluate(CUT, ".options .option") == [], where


def test_a_replay_on_a_phone_on_its_side_shows_all_its_controls(visitor: Visitor) -> None:
    """A note that a bot has played for somebody takes a row of its own."""
    table = sit_down(visitor, "trajan", 2, viewport={"width": 844, "height": 390})
    page = table.page
    request, where = page.context.request, page.url.rpartition("/")[2]
    command = {"type": "hand_over", "level": "random", "id": "bot"}
    request.post(f"/api/tables/{where}/commands", data=command)
    position = {"seq": 0, "state": "running"}
    while position["state"] == "running":
        after = f"/api/tables/{where}/position?after={position['seq']}&wait=20"
        position = request.get(after).json()
    page.goto(f"/replay/{where}")
    expect(page.locator(".controls .marks")).to_be_visible()
    for width, height in SIDEWAYS:
        resize(page, width, height)
        assert page.evaluate(FIT, OVERVIEW) == [], f"{width} x {height}"
        press = box_of(page, ".controls")
        assert box_of(page, ".controls .play")["bottom"] <= press["bottom"]
        assert box_of(page, ".controls .slide")["bottom"] <= press["bottom"]


def test_the_answers_keep_half_of_the_bar_on_a_tablet(visitor: Visitor) -> None:
    """Hint, plan and undo are pictures there: their words would leave the answers a tenth."""
    table = sit_down(visitor, "forum-trajanum", 2, settings={"language": "de"})
    page = table.page
    resize(page, 1024, 768)
    options, act = box_of(page, ".prompt .options"), box_of(page, ".prompt .act")
    assert options["right"] - options["left"] >= 2 * (act["right"] - act["left"])
    assert act["right"] - act["left"] <= 1024 / 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_strips_of_four_players_are_whole(visitor: Visitor, game: str, language: str) -> None:
    table = sit_down(visitor, game, 4, settings={"language": language})
    page = table.page
    troubles = []
    for width, height in ((1280, 720), (1024, 768), (1440, 900), (768, 1024), (2560, 1440)):
        resize(page, width, height)
        assert page.locator(".strip").count() == 3
        found = page.evaluate(CUT_STRIPS) + page.evaluate(FIT, OVERVIEW)
        troubles += [f"{width} x {height}: {each}" for each in found]
    assert troubles == []


@pytest.mark.parametrize("game", GAMES)
def test_a_tablet_upright_shows_board_and_mat_at_once(visitor: Visitor, game: str) -> None:
    table = sit_down(visitor, game, 3)
    page = table.page
    for width, height in TABLETS:
        resize(page, width, height)
        board = box_of(page, PICTURES[game, "board"])
        mat = box_of(page, PICTURES[game, "mat"])
        assert board["bottom"] <= mat["top"] + 1, "the board lies above the mat"
        assert board["right"] - board["left"] >= 0.8 * width
        assert share(page, PICTURES[game, "board"]) + share(page, ".own") >= 0.65
        assert page.evaluate(FIT, OVERVIEW) == []


def test_words_grow_with_a_large_screen(visitor: Visitor) -> None:
    table = sit_down(visitor, "trajan", 4)
    page = table.page
    for selector in (".prompt h2", ".strip .name", ".top .where", "#log h3", ".prompt .option"):
        resize(page, 1280, 720)
        before = page.evaluate(TEXT_SIZE, selector)
        resize(page, 2560, 1440)
        assert page.evaluate(TEXT_SIZE, selector) >= 1.6 * before, selector
    assert page.evaluate(FIT, LEAST) == []
