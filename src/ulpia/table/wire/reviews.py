"""Messages about reviews of finished games, and about tables that branch off them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ulpia.table.wire.decisions import Option
from ulpia.table.wire.sandboxes import TriedMoves
from ulpia.table.wire.values import Arguments, Level, Seat

Setting = Literal["quick", "thorough"]
Mark = Literal["best", "fine", "costly", "inaccuracy", "mistake", "blunder", "only"]


class ReviewWish(Struct, forbid_unknown_fields=True):
    """A record of a finished game, to be reviewed."""

    record: Annotated[str, Meta(max_length=400_000)]
    setting: Setting = "quick"


class ReviewState(Struct, omit_defaults=True):
    """How far a review has come; `before` are the reviews that come first.

    Without a server a review is `offered` before it is made, with about how many seconds it takes
    there; a thorough one that would take far too long has none.
    """

    id: str
    setting: Setting
    state: Literal["offered", "waiting", "working", "done", "failed"]
    percent: int = 0
    before: int = 0
    seconds: int = 0
    thorough_seconds: int = 0


class ReviewPoint(Struct):
    """What a viewpoint could expect after an entry (-1: at the beginning), by seat."""

    entry: int
    chances: list[float]
    points: list[float]


class ReviewViewpoint(Struct):
    """The whole game as a seat knew it, or as an onlooker did."""

    seat: int | None
    curve: list[ReviewPoint]


class ReviewLoss(Struct):
    """What the played line lost, with standard errors."""

    chance: float
    points: float
    chance_error: float
    points_error: float


class ReviewLine(Struct):
    """A line that was tried: its moves, also in words, and what it is worth."""

    moves: list[str]
    said: list[str]
    first: Option
    played: bool
    chance: float
    sources: list[float]
    worlds: int


class ReviewDecision(Struct):
    """A decision: the entries `entry` to `last`, its lines (the best first), and why in words.

    `better` is the sentence of `why` that says what was better. Where words name a seat, its number
    stands in white square brackets.
    """

    entry: int
    last: int
    seat: int
    turn: int
    prompt: str
    args: Arguments
    mark: Mark
    loss: ReviewLoss
    worlds: int
    lines: list[ReviewLine]
    why: list[str]
    better: str


class ReviewSwing(Struct):
    """What a reveal did to a seat."""

    seat: int
    chance: float
    points: float


class ReviewReveal(Struct):
    """Something that chance decided, in words."""

    entry: int
    said: list[str]
    swings: list[ReviewSwing]


class ReviewAccount(Struct):
    """How a seat came from its start to its end: start + play + others + luck + rest = end."""

    start: float
    play: float
    others: float
    luck: float
    rest: float
    end: float


class ReviewAccounts(Struct):
    chance: ReviewAccount
    points: ReviewAccount


class Review(Struct):
    """A review in the words of one language; numbers are the same in all."""

    format: int
    model: int
    setting: Setting
    record: str
    game: str
    rules: int
    seats: int
    sources: list[str]
    points: list[list[int]]
    winners: list[int]
    entries: int
    viewpoints: list[ReviewViewpoint]
    decisions: list[ReviewDecision]
    costliest: list[list[int]]
    reveals: list[ReviewReveal]
    account: list[ReviewAccounts]


class ThoughtLine(Struct, omit_defaults=True):
    """A line that a bot considered, in words, with the numbers that it gave it."""

    said: list[str]
    chance: float | None = None
    points: float | None = None


class Thought(Struct):
    """What a bot considered before the move at an entry, the chosen line first."""

    entry: int
    seat: int
    lines: list[ThoughtLine]


class ThoughtList(Struct):
    """What the bots of a finished game thought when they played; empty if nothing was kept."""

    thoughts: list[Thought]


class WhatIf(Struct, forbid_unknown_fields=True):
    """A table of one's own from a moment of a finished game: the moves before `entry` stand.

    After them come those of `line`, which were tried out.
    """

    entry: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Seat
    level: Level
    line: TriedMoves = []
