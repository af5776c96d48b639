"""The board in text: complete, narrow enough, and drawn from the view alone."""

from __future__ import annotations

import json
from functools import cache
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from ulpia.cli.boards import board_of
from ulpia.cli.boards.trajan.board import ABOUT
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Seat
from ulpia.text import LANGUAGES, Texts

NAMES = ["Maximiliana Rufa", "Marcus", "Claudia", "Gaius"]
STOPS = (0, 30, 150, 10**6)


@cache
def views(seats: int) -> list[dict[str, Any]]:
    """Return views of a game at several moments, of every seat and a spectator, as plain JSON."""
    match = Match(TRAJAN, seats, {"edition": "2011"}, 11)
    dice = Dice(11)
    found = []
    for stop in STOPS:
        while not match.is_over() and len(match.log) < stop:
            asked = match.waiting()
            decision = asked[dice.below(len(asked))]
            match.play(decision.seat, decision.options[dice.below(len(decision.options))])
        for seat in (None, 0, seats - 1):
            view = TRAJAN.view(match.state, None if seat is None else Seat(seat))
            found.append(json.loads(json.dumps(view)))
    return found


def draw(part: RenderableType, width: int) -> list[str]:
    page = StringIO()
    Console(file=page, width=width, markup=False, emoji=False, highlight=False).print(part)
    return page.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 100), (3, 140), (4, 80)])
def test_the_board_fits_its_width_and_hides_nothing(language: str, seats: int, width: int) -> None:
    board = board_of(Texts(language), TRAJAN, NAMES[:seats])
    for view in views(seats):
        lines = draw(board.full(view, width), width)
        assert max(cell_len(line) for line in lines) <= width
        assert not any("…" in line for line in lines), "something was cut off"


@pytest.mark.parametrize("prompt", [*ABOUT, "draw_effect"])
def test_every_prompt_shows_what_it_is_about(prompt: str) -> None:
    board = board_of(Texts("en"), TRAJAN, NAMES[:2])
    for view in views(2):
        if view["seat"] is not None:
            decision = Decision(Seat(view["seat"]), prompt, [])
            lines = draw(board.brief(view, decision, 80), 80)
            assert max(cell_len(line) for line in lines) <= 80


def test_own_cards_are_shown_and_those_of_others_only_counted() -> None:
    texts = Texts("en")
    board = board_of(texts, TRAJAN, NAMES[:2])
    for view in views(2):
        if view["seat"] is None:
            continue
        own = view["players"][view["seat"]]
        text = " ".join("\n".join(draw(board.full(view, 140), 140)).split())
        for number, word in enumerate(TRAJAN.vocabulary.kinds[4].words):
            if word in own["hand"]:
                assert texts.thing(TRAJAN, "commodity", number) in text


def test_it_reads_without_colours() -> None:
    view = next(view for view in views(2) if view["turn"] > 20 and view["seat"] == 0)
    text = "\n".join(draw(board_of(Texts("en"), TRAJAN, NAMES[:2]).full(view, 100), 100))
    for tray in view["players"][0]["trays"]:
        letters = " ".join([colour[0].upper() for colour in tray])
        assert letters in text


def test_seats_with_the_same_initial_are_told_apart_by_number() -> None:
    view = views(2)[-1]
    text = "\n".join(draw(board_of(Texts("en"), TRAJAN, ["Anna", "Aula"]).full(view, 100), 100))
    assert "0 Anna" in text
    assert "1 Aula" in text
