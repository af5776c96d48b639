"""Boards are found by the name of a game; a game that brings none gets a plain one."""

from __future__ import annotations

from pathlib import Path

import pytest

import ulpia.cli.boards
from ulpia.cli.boards import board_of
from ulpia.cli.boards.plain import PlainBoard
from ulpia.games._template.game import STAKES
from ulpia.games.plugins import find_plugin, plugin_name
from ulpia.games.registry import GAMES
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.text import LANGUAGES, Texts

NAMES = ["Anna", "Ben", "Cem", "Dora", "Eva", "Finn"]
PARTS = {
    "cli/boards": {"__init__.py", "board.py", "words.py"},
    "research/observations": {"__init__.py", "board.py", "fields.py", "moves.py", "players.py"},
}
SOURCE = Path(ulpia.cli.boards.__file__).parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_its_own_board(game: str) -> None:
    plugin = find_plugin("ulpia.cli.boards", game)
    assert plugin is not None
    assert isinstance(board_of(Texts("en"), GAMES[game], NAMES), plugin.GameBoard)


@pytest.mark.parametrize("layer", PARTS)
@pytest.mark.parametrize("game", GAMES)
def test_what_games_bring_to_a_layer_has_one_shape(layer: str, game: str) -> None:
    folder = SOURCE / layer / plugin_name(game)
    assert PARTS[layer] <= {file.name for file in folder.glob("*.py")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 0])
def test_a_game_without_a_board_is_shown_as_a_list(language: str, seat: int | None) -> None:
    match = Match(STAKES, 2, {}, 1)
    board = board_of(Texts(language), STAKES, NAMES[:2])
    assert isinstance(board, PlainBoard)
    view = STAKES.view(match.state, None if seat is None else Seat(seat))
    lines = board.full(view, 80).plain.splitlines()
    assert lines[0] == Texts(language).title(STAKES)
    assert "  points: 0, 0" in lines
    hand = "-" if seat is None else ", ".join(view["hand"])
    assert f"  hand: {hand}" in lines
