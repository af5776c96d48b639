"""A puzzle: a position as one seat knows it, the best turn, and what others are worth."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from ulpia.games.plugins import find_plugin
from ulpia.kernel.codec import decode_state
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import State, apply, decisions, run_until_turn_end

LAYER: Final = "ulpia.ai.puzzles"
DIFFICULTIES: Final = 4


class PuzzleLine(NamedTuple):
    """A turn that was judged: its moves, the chance to win and the points that it promises."""

    moves: list[str]
    chance: float
    points: float


class Puzzle(NamedTuple):
    """A decision with one clearly best turn; `lines` are the best one, then others.

    `state` is an imagined world as JSON: nothing in it is secret. `words` say why the first line is
    better than `missed`, what a player of level `missed_by` did. `difficulty` is how many of the
    levels of the panel (`mining.PANEL`) did not find it.
    """

    id: str
    game: str
    rules: int
    seats: int
    seat: int
    difficulty: int
    missed_by: str
    state: Any
    lines: list[PuzzleLine]
    missed: list[str]
    words: dict[str, Any]

    def world(self, game: Game[Any]) -> Any:
        """Return the position, free to be changed."""
        return decode_state(game, self.state)


TurnKey = tuple[tuple[str, ...], tuple[int, ...]]
"""What of a turn counts as an answer: its moves without details, and points by source."""


def verbs_of_details(game: Game[Any]) -> frozenset[str]:
    plugin = find_plugin(LAYER, game.name)
    found: frozenset[str] = plugin.DETAILS if plugin is not None else frozenset()
    return found


def turn_key(game: Game[Any], world: State, seat: Seat, moves: list[Move]) -> TurnKey:
    """Return what of some moves counts as an answer; the world stays as it is."""
    later = game.copy(world)
    before = game.points(later)[seat]
    details = verbs_of_details(game)
    told: list[str] = []
    for move in moves:
        if decision_of(decisions(later), seat) is None:
            break
        apply(later, seat, move)
        run_until_turn_end(later)
        if move.verb not in details:
            told.append(game.vocabulary.write(move))
    after = game.points(later)[seat]
    return tuple(told), tuple([new - old for old, new in zip(before, after, strict=True)])


def is_turn_over(world: State, seat: Seat, reveals: int) -> bool:
    """Say whether nothing more can be chosen that counts: something was shown, or the turn ends."""
    if world.reveals != reveals or run_until_turn_end(world):
        return True
    return decision_of(decisions(world), seat) is None


def write_puzzle(puzzle: Puzzle) -> str:
    """Return a puzzle as one line of JSON."""
    data = puzzle._asdict()
    data["lines"] = [line._asdict() for line in puzzle.lines]
    return json.dumps(data, separators=(",", ":"), sort_keys=True)


def read_puzzle(line: str) -> Puzzle:
    data = json.loads(line)
    data["lines"] = [PuzzleLine(**each) for each in data["lines"]]
    return Puzzle(**data)


def read_puzzles(lines: Iterable[str]) -> list[Puzzle]:
    return [read_puzzle(line) for line in lines if line.strip()]


def read_puzzle_file(path: Path) -> list[Puzzle]:
    """Return the puzzles of a file; an absent one holds none."""
    if not path.exists():
        return []
    return read_puzzles(path.read_text(encoding="utf-8").splitlines())
