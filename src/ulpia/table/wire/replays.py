"""Messages about replays of finished games, and about the server itself."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from ulpia.table.wire.decisions import Fact


class PastedRecord(Struct, forbid_unknown_fields=True):
    """A record of a finished game, to be replayed."""

    record: Annotated[str, Meta(max_length=400_000)]


class Frame(Struct, omit_defaults=True):
    """A position of a replay: what was played, what happened, and how each viewer sees it."""

    events: list[Fact]
    audiences: list[int]  # of each event, as bits: seat s hears it if (audience >> s) & 1
    views: list[dict[str, Any]]  # by seat
    points: list[list[int]]  # by seat and source
    seat: int | None = None
    move: str | None = None


class StandIn(Struct):
    """A bot of this level made so many of a person's moves."""

    seat: int
    level: str
    moves: int


class Replay(Struct):
    """A stretch of a finished game, all cards open; frame 0 is the start."""

    game: str
    rules: int
    options: dict[str, str]
    players: list[str]
    sources: list[str]
    total: int
    first: int
    turns: list[int]  # numbers of the frames where a turn begins
    frames: list[Raw]  # of Frame
    taken_back: int = 0  # how often something revealed was taken back
    stand_ins: list[StandIn] = []  # bots that played for people


class Health(Struct):
    status: str
