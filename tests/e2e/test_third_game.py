"""A third game in the browser: nobody has drawn it, and a whole game is played by clicks."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.contract.third_game import ENVIRONMENT, GAME
from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage
from tests.server.harness import Process, sqlite_url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server to which the third game is known by its environment, and no page was built for."""
    running = Process(sqlite_url(tmp_path_factory.mktemp("third")), 0, **ENVIRONMENT)
    yield f"http://{running.address}"
    assert running.end() == 0


def create_table(table: TablePage, opponent: str) -> None:
    """Create a table of two by the form."""
    table.page.goto("/new")
    table.page.locator(f"input[name=game][value={GAME}]").check(force=True)
    table.page.get_by_label("Seat 2", exact=True).select_option(opponent)
    table.page.locator(".done button").click()
    table.page.wait_for_url("**/t/*")


def play_to_the_end(table: TablePage, dice: random.Random) -> int:
    """Click what may be clicked until the game is over; return how many moves that took."""
    moves = 0
    while table.wait_for_turn():
        table.choose_something(dice)
        moves += 1
    return moves


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Stakes"), ("de", "Einsätze"), ("ru", "Ставки")]
)
def test_a_whole_game_is_played_by_clicks(visitor: Visitor, language: str, title: str) -> None:
    table = visitor("/", settings={"language": "en"})
    create_table(table, "bot")
    table.page.evaluate(
        "language => localStorage['ulpia.settings'] ="
        " JSON.stringify({...JSON.parse(localStorage['ulpia.settings']), language})",
        language,
    )
    table.page.reload()
    assert table.wait_for_turn()
    assert title in table.page.title() or title in table.page.locator("body").inner_text()
    assert play_to_the_end(table, random.Random(language)) >= 2
    assert table.page.locator("dialog .ending").count() == 1
    written = " ".join(table.log_lines())
    assert written and f"{GAME}-" not in written and "{" not in written, written


def test_a_finished_game_is_replayed(visitor: Visitor) -> None:
    table = visitor("/")
    create_table(table, "bot")
    table.wait_for_turn()
    play_to_the_end(table, random.Random(1))
    table.page.locator("dialog").get_by_role("link", name="Watch the replay").click()
    table.page.locator(".table[data-at]").wait_for()
