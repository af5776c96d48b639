"""Puzzles: the starter set is legal, solvable and hides nothing; mining finds what it promises."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.text.samples import StrictTexts
from ulpia.ai.puzzles.mining import MIN_CHANCE_GAP, MIN_POINT_GAP, PANEL, mine_seed
from ulpia.ai.puzzles.puzzle import DIFFICULTIES, Puzzle, read_puzzle, turn_key, write_puzzle
from ulpia.ai.puzzles.solving import is_solved, starter_puzzles, try_moves
from ulpia.cli.app import app
from ulpia.games.registry import GAMES
from ulpia.kernel.game import Game
from ulpia.kernel.moves import IllegalMove, Move, Seat
from ulpia.kernel.state import apply, decisions, run_until_turn_end
from ulpia.text import LANGUAGES
from ulpia.text.reviews import ReviewTexts

ALL = [(game, puzzle) for game in GAMES.values() for puzzle in starter_puzzles(game)]
IDS = [f"{game.name}-{puzzle.id}" for game, puzzle in ALL]


def moves_of(game: Game[Any], texts: list[str]) -> list[Move]:
    return [game.vocabulary.read(text) for text in texts]


def test_every_game_brings_thirty_puzzles_of_several_difficulties() -> None:
    for game in GAMES.values():
        puzzles = starter_puzzles(game)
        assert len(puzzles) >= 25
        assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
        assert len({puzzle.difficulty for puzzle in puzzles}) >= 2


@pytest.mark.parametrize(("game", "puzzle"), ALL, ids=IDS)
def test_a_puzzle_is_solved_by_its_answer_and_by_nothing_else_that_it_tells(
    game: Game[Any], puzzle: Puzzle
) -> None:
    answer = moves_of(game, puzzle.lines[0].moves)
    assert is_solved(puzzle, game, answer)
    for line in puzzle.lines:
        try_moves(puzzle, game, moves_of(game, line.moves))
    for line in puzzle.lines[1:]:
        assert not is_solved(puzzle, game, moves_of(game, line.moves))
        assert puzzle.lines[0].points - line.points >= MIN_POINT_GAP
        assert puzzle.lines[0].chance - line.chance >= MIN_CHANCE_GAP - 0.001
    assert not is_solved(puzzle, game, moves_of(game, puzzle.missed))
    assert 1 <= puzzle.difficulty <= DIFFICULTIES
    assert puzzle.missed_by in PANEL


@pytest.mark.parametrize(("game", "puzzle"), ALL, ids=IDS)
def test_the_answer_of_a_puzzle_shows_nothing_hidden(game: Game[Any], puzzle: Puzzle) -> None:
    seat = Seat(puzzle.seat)
    world = puzzle.world(game)
    other = game.imagine(world, seat, 5)
    decisions(world)
    reveals = world.reveals
    answer = moves_of(game, puzzle.lines[0].moves)
    assert turn_key(game, world, seat, answer) == turn_key(game, other, seat, answer)
    for move in answer:
        apply(world, seat, move)
        run_until_turn_end(world)
    assert world.reveals == reveals


def test_a_line_of_a_file_is_the_puzzle_again() -> None:
    for _, puzzle in ALL[:3]:
        assert read_puzzle(write_puzzle(puzzle)) == puzzle


def test_a_move_that_is_not_offered_is_refused() -> None:
    game, puzzle = ALL[0]
    with pytest.raises(IllegalMove):
        try_moves(puzzle, game, [Move("waive")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said(language: str) -> None:
    texts = StrictTexts(language)
    for game, puzzle in ALL:
        said = ReviewTexts(texts, game, [f"Seat {seat}" for seat in range(4)])
        for sentence in said.reasons({**puzzle.words, "did": None}):
            assert sentence
        for line in puzzle.lines:
            assert all(said.move(move) for move in line.moves)


@pytest.mark.slow
def test_mining_the_same_seed_finds_the_same_puzzles() -> None:
    game = GAMES["forum-trajanum"]
    found = list(mine_seed(game, 2, 6001))
    assert found == list(mine_seed(game, 2, 6001))


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    runner = CliRunner()
    told = runner.invoke(app, ["puzzles", "mine", "chess", "--to", str(tmp_path / "p.jsonl")])
    assert told.exit_code != 0
    told = runner.invoke(
        app, ["puzzles", "mine", "trajan", "--seats", "9", "--to", str(tmp_path / "p.jsonl")]
    )
    assert told.exit_code != 0
