"""Puzzles for whoever comes by: nothing of them is kept, and no account is needed."""

from __future__ import annotations

from typing import Any

from ulpia.ai.puzzles.puzzle import Puzzle
from ulpia.ai.puzzles.solving import is_solved, starter_puzzles, try_moves
from ulpia.games.registry import GAMES
from ulpia.kernel.game import Game
from ulpia.kernel.moves import IllegalMove, Move, Seat
from ulpia.kernel.words import UnknownWords
from ulpia.server.service.refusal_sentences import explain_in_english
from ulpia.server.service.review_words import SEAT_MARKS
from ulpia.table import wire
from ulpia.table.decisions import decision_for
from ulpia.table.refusals import NotAllowed
from ulpia.table.words import refusal_arguments
from ulpia.text import Texts
from ulpia.text.reviews import ReviewTexts


def list_puzzles() -> wire.PuzzleList:
    return wire.PuzzleList(
        [
            wire.PuzzleInfo(each.id, each.game, each.difficulty)
            for game in GAMES.values()
            for each in starter_puzzles(game)
        ]
    )


def find_puzzle(name: str) -> tuple[Game[Any], Puzzle]:
    """Return a puzzle and the rules of its game."""
    for game in GAMES.values():
        for puzzle in starter_puzzles(game):
            if puzzle.id == name:
                return game, puzzle
    raise NotAllowed("no_puzzle")


def read_solver_moves(game: Game[Any], texts: list[str]) -> list[Move]:
    try:
        return [game.vocabulary.read(text) for text in texts]
    except UnknownWords as error:
        raise NotAllowed("unknown_words", str(error)) from error


def show_puzzle(name: str, chosen: wire.PuzzleMoves) -> wire.PuzzlePosition:
    """Return the table of a puzzle after some moves, or refuse a move that is not legal there."""
    game, puzzle = find_puzzle(name)
    moves = read_solver_moves(game, chosen.moves)
    try:
        attempt = try_moves(puzzle, game, moves)
    except IllegalMove as error:
        refusal = error.refusal
        sentence = explain_in_english(game, refusal, SEAT_MARKS)
        arguments = refusal_arguments(game, refusal)
        raise NotAllowed(refusal.code, sentence, arguments, refusal.ruling) from error
    told = wire.PuzzlePosition(
        puzzle.id,
        puzzle.game,
        puzzle.rules,
        puzzle.seats,
        puzzle.seat,
        puzzle.difficulty,
        game.view(attempt.world, Seat(puzzle.seat)),
    )
    if attempt.decision is not None:
        told.decision = decision_for(game, attempt.world, attempt.decision)
    return told


def answer_puzzle(name: str, chosen: wire.PuzzleMoves, language: str) -> wire.PuzzleAnswer:
    """Return the answer of a puzzle, and whether some moves are it; none at all is giving up."""
    game, puzzle = find_puzzle(name)
    show_puzzle(name, chosen)
    texts = ReviewTexts(Texts(language), game, SEAT_MARKS)
    moves = read_solver_moves(game, chosen.moves)
    lines = [
        wire.PuzzleLine(
            line.moves, [texts.move(move) for move in line.moves], line.chance, line.points
        )
        for line in puzzle.lines
    ]
    return wire.PuzzleAnswer(
        bool(moves) and is_solved(puzzle, game, moves),
        lines,
        [texts.move(move) for move in puzzle.missed],
        puzzle.missed_by,
        texts.reasons({**puzzle.words, "did": None}),
    )
