"""The board of Forum Trajanum in text: complete, narrow enough, drawn from the view alone."""

from __future__ import annotations

import json
from functools import cache
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.cli.terminal import Terminal
from ulpia.cli.boards import board_of
from ulpia.cli.boards.forum_trajanum.board import ABOUT, PREVIEWED, ForumTrajanumBoard
from ulpia.cli.boards.forum_trajanum.words import WHATS
from ulpia.games.forum_trajanum.components.player_board import CELL_WORDS
from ulpia.games.forum_trajanum.components.trajan_cards import (
    CARD_WORDS,
    CYCLE_WORDS,
    MARKERS_AT_COLUMN,
)
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.kernel.chance import Dice
from ulpia.kernel.events import ALL, Event
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Seat
from ulpia.text import LANGUAGES, Texts

NAMES = ["Maximiliana Rufa", "Marcus", "Claudia", "Gaius"]
MOMENTS = ("setting-up I", "drafting I", "playing I", "drafting III", "playing III", "over III")
"""Of each the first decision, in the draft the first after seat 0 has looked at a tile."""
OPTIONS = {
    2: {"side": "B", "handicap": "1"},
    3: {"game": "introductory"},
    4: {"supply": "unlimited"},
}
TABLE = "play forum-trajanum --seats 2 --seed 5"


@cache
def views(seats: int) -> list[dict[str, Any]]:
    """Return views of a game at several moments, of two seats and a spectator, as plain JSON."""
    match = Match(FORUM_TRAJANUM, seats, OPTIONS[seats], 11)
    dice = Dice(11)
    found: dict[str, list[dict[str, Any]]] = {}
    while True:
        seen = [
            FORUM_TRAJANUM.view(match.state, None if seat is None else Seat(seat))
            for seat in (None, 0, seats - 1)
        ]
        name = moment(seen[1])
        if name in MOMENTS:
            found.setdefault(name, json.loads(json.dumps(seen)))
        if match.is_over():
            break
        asked = match.waiting()
        decision = asked[dice.below(len(asked))]
        match.play(decision.seat, decision.options[dice.below(len(decision.options))])
    assert list(found) == list(MOMENTS)
    return [view for seen in found.values() for view in seen]


def moment(view: dict[str, Any]) -> str:
    if view["phase"] == "drafting" and not view["colonies"][0]["draft"]["picks"]:
        return ""
    return f"{view['phase']} {CYCLE_WORDS[view['cycle']]}"


def own_views(seats: int) -> list[dict[str, Any]]:
    return [view for view in views(seats) if view["seat"] is not None]


def board(language: str, seats: int) -> ForumTrajanumBoard:
    found = board_of(Texts(language), FORUM_TRAJANUM, NAMES[:seats])
    assert isinstance(found, ForumTrajanumBoard)
    return found


def draw(part: RenderableType, width: int) -> list[str]:
    page = StringIO()
    Console(file=page, width=width, markup=False, emoji=False, highlight=False).print(part)
    return page.getvalue().splitlines()


def text_of(view: dict[str, Any], width: int = 140) -> str:
    """Return the whole table as one line of English."""
    return " ".join("\n".join(draw(board("en", view["seats"]).full(view, width), width)).split())


SIZES = ((2, 100), (3, 140), (4, 80))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "width"),
    [(2, 80), *[pytest.param(*size, marks=pytest.mark.slow) for size in SIZES]],
)
def test_the_board_fits_its_width_and_hides_nothing(language: str, seats: int, width: int) -> None:
    for view in views(seats):
        lines = draw(board(language, seats).full(view, width), width)
        assert max(cell_len(line) for line in lines) <= width
        assert not any("…" in line for line in lines), "something was cut off"


@pytest.mark.parametrize("prompt", FORUM_TRAJANUM.vocabulary.prompts)
def test_every_prompt_shows_what_it_is_about(prompt: str) -> None:
    for view in own_views(2):
        decision = Decision(Seat(view["seat"]), prompt, [])
        lines = draw(board("en", 2).brief(view, decision, 80), 80)
        assert max(cell_len(line) for line in lines) <= 80


def test_what_the_board_names_is_in_the_vocabulary() -> None:
    words = FORUM_TRAJANUM.vocabulary
    assert set(ABOUT) <= set(words.prompts)
    assert set(PREVIEWED) <= set(words.prompts)
    assert ForumTrajanumBoard.quiet <= set(words.events)
    assert len(WHATS) == MARKERS_AT_COLUMN + 1


def test_open_tiles_are_told_and_those_taken_with_what_they_show() -> None:
    texts = Texts("en")
    for view in own_views(4):
        text = text_of(view)
        draft = view["colonies"][view["seat"]]["draft"]
        is_drafting = view["phase"] == "drafting"
        places = list(zip(draft["picks"], draft["fronts"], strict=True)) if is_drafting else []
        for held in view["colonies"]:
            places += [(cell, front) for cell, front in enumerate(held["tiles"]) if front >= 0]
        for cell, front in places:
            assert f"{CELL_WORDS[cell]} {texts.thing(FORUM_TRAJANUM, 'front', front)}" in text


def test_the_hand_of_others_lies_face_down() -> None:
    hidden = [
        view
        for view in views(4)
        if view["seat"] == 0 and any(held["own"] == -2 for held in view["colonies"])
    ]
    assert hidden
    assert all("own: face down" in text_of(view) for view in hidden)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_square_of_the_forum_and_every_card_is_there(seats: int) -> None:
    view = views(seats)[-1]
    drawing = board("en", seats)
    text = text_of(view)
    for at, colour in enumerate(view["forum"]["colours"]):
        sign = "BRYG"[colour] if colour >= 0 else "★"
        envoy = view["forum"]["envoys"][at]
        square = f"{at % 12 + 1}" if envoy < 0 else f":{drawing.words.letters[envoy]}"
        assert f"{sign}{square} " in text
    for card in view["trajan_cards"]:
        assert card < 0 or f"{CARD_WORDS[card]} " in text


def test_the_streets_in_play_are_marked_while_tiles_are_taken() -> None:
    drafting = [view for view in own_views(2) if view["phase"] == "drafting"]
    assert drafting
    for view in drafting:
        text = text_of(view)
        rows = len({symbol for symbol in view["streets"] if symbol < 6})
        columns = len({symbol for symbol in view["streets"] if symbol >= 6})
        assert (text.count("▶"), text.count("▼")) == (rows, columns)


def test_it_reads_without_colours() -> None:
    view = own_views(2)[-1]
    text = text_of(view)
    held = view["colonies"][view["seat"]]
    names = ("Lib", "Bas", "Mar", "Col", "Fou", "Hou", "Sta", "Par")
    assert all(names[building] in text for building in held["buildings"] if building >= 0)


def test_hints_tell_what_is_sure_and_nothing_of_tiles_face_down() -> None:
    drawing = board("en", 2)
    view = own_views(2)[-1]

    def hint(*facts: tuple[str, tuple[int, ...]]) -> str:
        seat = Seat(view["seat"])
        return str(drawing.hint(view, [Event(name, seat, values, ALL) for name, values in facts]))

    assert hint(("tile_looked_at", (0, 6))) == "builder"  # a corner, face up
    assert hint(("tile_looked_at", (1, 6))) == ""
    assert hint(("tile_dug_out", (1, 6)), ("goods_paid", (3, 1))) == ""
    assert hint(("tile_kept", (1, 6))) == "builder"
    assert hint(("goods_paid", (3, 1)), ("goods_paid", (5, 1))) == "builder −1  red worker −1"
    assert hint(("benefit_taken", (0, 1, 1))) == "a builder"
    assert "second citizen" in hint(("citizen_doubled", (0, 0, 0)))
    assert "diagonally" in hint(("row_chosen", (0,)))
    assert hint(("row_chosen", (0,)), ("corner_chosen", (1, 0))) == ""
    assert hint(("tile_used", (0, 6))) == ""  # not a tile in hand
    assert "completes the area" in hint(("envoy_sent", (0,)), ("area_completed", (0, 0)))
    assert hint(("turn_began", ())) == ""
    other = Event("tile_kept", Seat(1 - view["seat"]), (1, 6), ALL)
    assert not drawing.hint(view, [other])


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_with_the_first_option(language: str, terminal: Terminal) -> None:
    typed = ["help", "board", "points", *["1"] * 600]
    outcome = terminal.ulpia(f"{TABLE} --language {language}", typed=typed)
    assert outcome.code == 0
    assert Texts(language).message("cli-final-points") in outcome.out
    assert "forum-trajanum-" not in outcome.out
    assert "cli-" not in outcome.out


def test_long_lists_are_grouped_in_the_words_of_this_game(terminal: Terminal) -> None:
    outcome = terminal.ulpia(TABLE, typed=["arrange", "", "quit", "quit"])
    assert "Take a tile from the streets … (" in outcome.out
    assert "Take another tile for a Tribune … (" in outcome.out
