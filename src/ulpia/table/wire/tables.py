"""Messages about games and tables: what there is to play, tables to make, join and list."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ulpia.table.wire.pace import Pace, SeatClock
from ulpia.table.wire.values import (
    Key,
    Level,
    MoveText,
    Place,
    Seat,
    State,
    Thinking,
    UndoChoice,
    UndoPolicy,
    Watching,
)


class OptionChoice(Struct):
    name: str
    values: list[str]
    default: str


class Argument(Struct):
    """An argument of a verb, fact, prompt or refusal; `kind` names its words in the catalogues."""

    name: str
    kind: str


class SignatureInfo(Struct):
    arguments: list[Argument]
    many: bool  # the last argument may stand any number of times


class GameInfo(Struct):
    name: str
    rules: int
    fewest: int
    most: int
    options: list[OptionChoice]
    sources: list[str]
    verbs: dict[str, SignatureInfo]
    kinds: dict[str, list[str]]
    lessons: list[str] = []


class Catalogue(Struct):
    """What there is to play, and against whom."""

    games: list[GameInfo]
    levels: list[str]
    away_after: int  # seconds after which others may vote a bot into a seat, unless told
    look_ahead: list[str] = []  # of the levels: those that a thinking time is for


class NewSeat(Struct, forbid_unknown_fields=True):
    place: Place
    level: Level | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; its maker sits at `sit`, or watches if that is null."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=32)] = {}
    sit: Seat | None = 0
    listed: bool = False
    watching: Watching = "link"
    undo: UndoChoice = "free"
    away_after: Annotated[int, Meta(ge=60, le=30 * 86_400)] | None = None
    pace: Pace | None = None
    hints: bool = False  # also where other people play; against bots alone there always are
    rated: bool = False  # the result changes ratings: no hints, undo never or free
    thinking: Thinking | None = None  # of bots that look ahead; null: as long as usual


class MovedMove(Struct, forbid_unknown_fields=True):
    seat: Seat
    move: MoveText


class MovedTable(Struct, forbid_unknown_fields=True):
    """A running game against bots that moves from a device to a server.

    `levels` has one for each seat; that of my own seat does not count.
    """

    game: Annotated[str, Meta(max_length=64)]
    rules: int
    options: Annotated[dict[str, str], Meta(max_length=32)]
    seed: Annotated[str, Meta(max_length=80, pattern=r"^\d+$")]
    seat: Seat
    levels: Annotated[list[Level], Meta(min_length=1, max_length=8)]
    moves: Annotated[list[MovedMove], Meta(max_length=2_000)]
    thinking: Thinking | None = None


class Invitation(Struct, forbid_unknown_fields=True):
    """The key of an invitation or of a link for spectators."""

    key: Key


class ShareKey(Struct, forbid_unknown_fields=True):
    """The key of a share link."""

    key: Key


class ShareLink(Struct, omit_defaults=True):
    """The share link of a table, if there is one."""

    key: str | None = None
    made_at: int | None = None


class JoinRequest(Struct, forbid_unknown_fields=True):
    """Take a seat; any free one that fits if none is named."""

    seat: Seat | None = None
    key: Key | None = None


class SeatInfo(Struct, omit_defaults=True):
    """A seat as everybody sees it. `level`: a bot plays here now, whoever owns the seat."""

    seat: int
    place: str  # open, link: still free; kept: for a rematch; bot; human
    name: str | None = None  # null for free seats, bots and former players
    user: str | None = None
    guest: bool = False
    former: bool = False  # the account was deleted
    program: bool = False  # a program plays on this account
    level: str | None = None
    online: bool = False
    waiting_since: int | None = None  # since when the table waits for this seat
    may_vote: bool = False  # has been away so long that the others may vote
    given_up: bool = False  # its player has left the game for good: somebody else may take it
    clock: SeatClock | None = None  # at a table with a pace whose game is running


class Result(Struct):
    totals: list[int]
    points: list[dict[str, int]]  # by source
    winners: list[int]


class TableInfo(Struct, omit_defaults=True):
    """What lists show of a table; the keys are only for those who sit at it."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    state: State
    listed: bool
    watching: Watching
    undo: UndoPolicy
    away_after: int
    commitment: str
    seats: list[SeatInfo]
    waiting: list[int]
    seq: int
    created_at: int
    changed_at: int
    viewer: int | None = None  # my seat; null: I watch
    host: bool = False
    my_turn: bool = False
    started_at: int | None = None
    finished_at: int | None = None
    result: Result | None = None
    rematch: str | None = None
    frozen: str | None = None  # why the game cannot go on
    join_key: str | None = None
    watch_key: str | None = None
    lesson: str | None = None  # its name, if the table is one
    pace: Pace | None = None  # null: everybody takes the time they need
    hints: bool = False  # people may ask for hints even though others play here
    rated: bool = False  # the result changes ratings
    event: str | None = None  # what made it, if not a person's wish
    thinking: Thinking | None = None  # how long bots that look ahead think; null: as usual


class TableList(Struct):
    tables: list[TableInfo]
