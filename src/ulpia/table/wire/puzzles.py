"""Messages about puzzles: a position with one clearly best turn, and what it was."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ulpia.table.wire.decisions import Decision
from ulpia.table.wire.values import MoveText

MAX_PUZZLE_MOVES = 40

SolverMoves = Annotated[list[MoveText], Meta(max_length=MAX_PUZZLE_MOVES)]


class PuzzleInfo(Struct):
    """A puzzle; `difficulty`, from 1 to 4, is how many of four levels did not find it."""

    id: str
    game: str
    difficulty: int


class PuzzleList(Struct):
    """All puzzles, by game and the easiest first."""

    puzzles: list[PuzzleInfo]


class PuzzleMoves(Struct, forbid_unknown_fields=True):
    """What somebody has chosen in a puzzle so far."""

    moves: SolverMoves = []


class PuzzlePosition(Struct, omit_defaults=True):
    """The table of a puzzle after my moves; without a `decision` my turn is over."""

    id: str
    game: str
    rules: int
    seats: int
    seat: int
    difficulty: int
    view: dict[str, Any]
    decision: Decision | None = None


class PuzzleLine(Struct):
    """A turn that was judged, also in words."""

    moves: list[str]
    said: list[str]
    chance: float
    points: float


class PuzzleAnswer(Struct):
    """Whether my turn was the best one, the best one and others, and why in words.

    `missed` is what a player of level `missed_by` did. Where words name a seat, its number stands
    in white square brackets.
    """

    solved: bool
    lines: list[PuzzleLine]
    missed: list[str]
    missed_by: str
    why: list[str]
