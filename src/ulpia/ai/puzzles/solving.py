"""Solving a puzzle: playing moves in its position, and whether they are the answer."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ulpia.ai.puzzles.puzzle import Puzzle, is_turn_over, read_puzzle_file, turn_key
from ulpia.games.plugins import plugin_name
from ulpia.kernel.codec import encode_state
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Decision, IllegalMove, Move, Refusal, Seat
from ulpia.kernel.state import apply, decisions, run_until_turn_end

STARTER_SET = "starter.jsonl"


class Attempt(NamedTuple):
    """The table after some moves of a solver; `decision` is None once the turn is over."""

    world: Any
    decision: Decision | None


@cache
def starter_puzzles(game: Game[Any]) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with the program for the rules of a game, easiest first."""
    path = Path(__file__).parent / plugin_name(game.name) / STARTER_SET
    found = [each for each in read_puzzle_file(path) if each.rules == game.rules]
    return tuple(sorted(found, key=lambda each: (each.difficulty, each.id)))


def try_moves(puzzle: Puzzle, game: Game[Any], moves: list[Move]) -> Attempt:
    """Play moves in the position of a puzzle, or raise IllegalMove at the first that cannot be."""
    seat = Seat(puzzle.seat)
    world = puzzle.world(game)
    asked = decision_of(decisions(world), seat)
    reveals = world.reveals
    for move in moves:
        if asked is None:
            raise IllegalMove(Refusal("not_now"))
        if move not in asked.options:
            raise IllegalMove(game.why_not(world, seat, move) or Refusal("not_now"))
        apply(world, seat, move)
        is_over = is_turn_over(world, seat, reveals)
        asked = None if is_over else decision_of(decisions(world), seat)
    return Attempt(world, asked)


def is_solved(puzzle: Puzzle, game: Game[Any], moves: list[Move]) -> bool:
    """Say whether moves are the answer: the same choices and points, or the same position."""
    seat = Seat(puzzle.seat)
    answer = [game.vocabulary.read(text) for text in puzzle.lines[0].moves]
    world = puzzle.world(game)
    if turn_key(game, world, seat, moves) == turn_key(game, world, seat, answer):
        return True
    mine = position_after(game, world, seat, moves)
    return bool(mine == position_after(game, world, seat, answer))


def position_after(game: Game[Any], world: Any, seat: Seat, moves: list[Move]) -> Any:
    later = game.copy(world)
    for move in moves:
        if run_until_turn_end(later) or decision_of(decisions(later), seat) is None:
            break
        apply(later, seat, move)
    run_until_turn_end(later)
    return encode_state(later)
