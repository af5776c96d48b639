"""Puzzles: listed by difficulty, solved on the table, explained after the answer."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import NOT_BUSY
from tests.e2e.test_pages import faults
from ulpia.ai.puzzles.puzzle import Puzzle
from ulpia.ai.puzzles.solving import starter_puzzles
from ulpia.games.registry import GAMES

SIZES: Final = ((360, 640), (844, 390), (768, 1024), (1280, 720), (1440, 900))
VERDICT: Final = "section.verdict"


def first_puzzle(game: str) -> Puzzle:
    return starter_puzzles(GAMES[game])[0]


def open_puzzle(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/puzzles/{puzzle.id}")
    page.locator("[data-puzzle]").wait_for()


def press_move(page: Page, move: str) -> None:
    """Choose a move by its button, through its group if it has one."""
    verb = move.split()[0]
    button = page.locator(f".prompt .options [data-move='{move}']")
    group = page.locator(f".prompt .options [data-verb='{verb}']")
    expect(button.or_(group).first).to_be_visible()
    if button.count() == 0:
        group.first.click()
    button.first.click()


def answer(page: Page, puzzle: Puzzle) -> dict[str, Any]:
    told: dict[str, Any] = page.request.post(
        f"/api/puzzles/{puzzle.id}/answer", data={"moves": []}
    ).json()
    return told


@pytest.mark.parametrize("game", list(GAMES))
def test_a_puzzle_is_solved_by_its_best_turn(visitor: Visitor, game: str) -> None:
    page = visitor("/puzzles").page
    puzzle = first_puzzle(game)
    expect(page.locator("h1")).to_have_text("Puzzles")
    page.locator(f"a[href='/puzzles/{puzzle.id}']").last.click()
    page.locator("[data-puzzle]").wait_for()
    for move in puzzle.lines[0].moves:
        press_move(page, move)
        page.wait_for_function(NOT_BUSY)
    for _ in range(6):  # what the answer leaves open: it ends where something would be shown
        if page.get_by_role("button", name="Check my turn").count() > 0:
            break
        page.locator(".prompt .options button").last.click()
        page.wait_for_function(NOT_BUSY)
    page.get_by_role("button", name="Check my turn").click()
    expect(page.locator(VERDICT)).to_contain_text("Solved! This is the best turn.")
    assert page.locator(f"{VERDICT} p").count() >= 2  # why, in words
    page.get_by_role("link", name="All puzzles").first.click()
    expect(page.locator(f"a.puzzle[href='/puzzles/{puzzle.id}']")).to_have_class(
        re.compile("solved")
    )


def test_giving_up_shows_the_answer_and_is_no_solution(visitor: Visitor) -> None:
    page = visitor("/puzzles").page
    puzzle = first_puzzle("trajan")
    open_puzzle(page, puzzle)
    page.get_by_role("button", name="Show the answer").first.click()
    expect(page.locator(VERDICT)).to_contain_text("The answer")
    kept = page.evaluate("localStorage['ulpia.puzzles']")
    assert json.loads(kept) == {puzzle.id: "tried"}
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(VERDICT)).to_have_count(0)
    page.get_by_role("button", name="Show the answer").first.click()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(f"[data-puzzle]:not([data-puzzle='{puzzle.id}'])")).to_be_visible()


def test_what_does_not_exist_says_so(visitor: Visitor) -> None:
    page = visitor("/puzzles/0000000000").page
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle.")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("h1")).to_have_text("Puzzles")


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_puzzle_fits_every_window(visitor: Visitor, game: str, width: int, height: int) -> None:
    page = visitor("/puzzles", viewport={"width": width, "height": height}).page
    page.locator("a.puzzle").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    open_puzzle(page, first_puzzle(game))
    page.get_by_role("button", name="Show the answer").first.click()
    box = page.locator(VERDICT).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "theme"), [("en", "day"), ("de", "night"), ("ru", "day")])
def test_axe_finds_nothing_at_a_puzzle(visitor: Visitor, language: str, theme: str) -> None:
    page = visitor("/puzzles", settings={"language": language, "theme": theme}).page
    page.locator("a.puzzle").first.wait_for()
    assert faults(page) == []
    open_puzzle(page, first_puzzle("trajan"))
    assert faults(page) == []
    page.locator(".top button").first.click()
    page.locator(VERDICT).wait_for()
    assert faults(page) == []
