"""Messages about trying out other moves: all sides are played, and nothing is a table."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Raw, Struct

from ulpia.table.wire.decisions import Prompt
from ulpia.table.wire.values import MoveText, Seat

MAX_TRIED: Final = 400


class TriedMove(Struct, forbid_unknown_fields=True):
    """A move of a line that is tried out, and whose it is."""

    seat: Seat
    move: MoveText


TriedMoves = Annotated[list[TriedMove], Meta(max_length=MAX_TRIED)]


class SandboxWish(Struct, forbid_unknown_fields=True):
    """A line from a moment of a finished game: the moves before `entry` stand."""

    entry: Annotated[int, Meta(ge=0, le=100_000)]
    line: TriedMoves = []


class TryWish(Struct, forbid_unknown_fields=True):
    """A line from what I know after entry `seq` of a running game; `world` deals the rest anew."""

    seq: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    world: Annotated[int, Meta(ge=0, le=1_000)] = 0
    line: TriedMoves = []


class SandboxChoice(Struct):
    """What a seat is asked."""

    seat: int
    prompt: Prompt
    options: list[Raw]  # of Option


class Sandbox(Struct):
    """Where a line leads, all cards open; `line` are its moves, as options are told."""

    choices: list[SandboxChoice]
    line: list[Raw]  # of Option
    views: list[dict[str, Any]]  # by seat
    points: list[list[int]]  # by seat and source
    winners: list[int] = []
