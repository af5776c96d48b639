"""Everything that travels between server and clients: the one schema of the protocol.

docs/api.md explains it; the browser's types are generated from it (`python -m
ulpia.server.schema`). Times are milliseconds since 1970. Fields at their default are left out.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

Word = str | int
Arguments = dict[str, Word | list[Word]]
Seat = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w.:-]+$")]
Level = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[\w-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w-]+$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
State = Literal["open", "running", "finished", "abandoned"]
Place = Literal["open", "link", "bot"]
Watching = Literal["public", "link"]
UndoPolicy = Literal["free", "ask", "never"]
Channel = Literal["players", "spectators"]


# people


class GuestName(Struct, forbid_unknown_fields=True):
    """Come in as a guest, or change a guest's name."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """Claim a name, or sign in with it."""

    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete the account; a guest has no password to confirm with."""

    password: Password | None = None


class Me(Struct):
    id: str
    name: str
    guest: bool


# games and tables


class OptionChoice(Struct):
    name: str
    values: list[str]
    default: str


class Argument(Struct):
    """An argument of a verb, fact, prompt or refusal; `kind` names its words in the catalogues."""

    name: str
    kind: str


class PhraseInfo(Struct):
    arguments: list[Argument]
    many: bool  # the last argument may stand any number of times


class GameInfo(Struct):
    name: str
    rules: int
    fewest: int
    most: int
    options: list[OptionChoice]
    sources: list[str]
    verbs: dict[str, PhraseInfo]
    kinds: dict[str, list[str]]


class Catalogue(Struct):
    """What there is to play, and against whom."""

    games: list[GameInfo]
    levels: list[str]
    away_after: int  # seconds after which others may vote a bot into a seat, unless told


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
    undo: UndoPolicy = "free"
    away_after: Annotated[int, Meta(ge=60, le=30 * 86_400)] | None = None


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


class Joining(Struct, forbid_unknown_fields=True):
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
    level: str | None = None
    online: bool = False
    waiting_since: int | None = None  # since when the table waits for this seat
    may_vote: bool = False  # has been away so long that the others may vote


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


class TableList(Struct):
    tables: list[TableInfo]


# the course of a game


class Fact(Struct):
    """Something that happened; its sentence is the catalogues' `<game>-event-<name>`."""

    name: str
    seat: int | None
    args: Arguments


class Option(Struct):
    """A move that I may choose now."""

    text: str
    verb: str
    nouns: list[Word]


class Prompt(Struct):
    """What I am asked: the catalogues' `<game>-prompt-<name>`."""

    name: str
    args: Arguments


class EndOffer(Struct):
    """Moves with which I end my turn at once, sent as one; nothing else would be asked."""

    moves: list[str]
    since: int  # the number of the log before the turn
    points: dict[str, int]  # what the turn has brought, by source


class Decision(Struct, omit_defaults=True):
    prompt: Prompt
    options: list[Raw]  # of Option
    end: EndOffer | None = None  # some of the options end my turn


class Entry(Struct, omit_defaults=True):
    """A line of the table's log as I may see it."""

    seq: int
    kind: str
    at: int
    seat: int | None = None
    events: list[Fact] = []
    move: str | None = None  # only my own
    redo: bool = False
    undone: list[int] = []  # numbers of entries that no longer count
    level: str | None = None
    target: int | None = None
    accept: bool | None = None
    table: str | None = None


class Undo(Struct, omit_defaults=True):
    """How often I may take back freely; if never, why; what I could redo.

    Moves that were sent as one are taken back and redone as one.
    """

    reach: int = 0
    why: str | None = None  # the catalogues' `undo-<why>`
    may_ask: bool = False
    redo: list[str] = []


class TurnEnd(Struct):
    """A seat has made its turn and must say that it is over; until then it may take moves back."""

    seat: int
    since: int  # the number of the log before the turn
    points: dict[str, int]  # what the turn has brought, by source


class TakenMoves(Struct):
    """How many moves of a seat an undo would take back."""

    seat: int
    count: int


class UndoRequest(Struct):
    """A seat asks to go back to before its entry `upto`, and what that would take back."""

    seat: int
    upto: int
    accepted: list[int]
    missing: list[int]  # seats whose owners must still agree
    moves: list[TakenMoves] = []
    revealed: list[Fact] = []  # what chance has shown since, as far as I saw it
    has_revealed: bool = False  # something hidden has been shown since, to me or to all


class Vote(Struct):
    """Seats that want a bot of `level` to play for an absent seat."""

    seat: int
    level: str
    by: list[int]
    needed: int


class Position(Struct, tag_field="type", tag="position", omit_defaults=True):
    """The table as I may see it now, and the log since what I had."""

    seq: int
    state: State
    viewer: int | None
    waiting: list[int]
    seats: list[SeatInfo]
    entries: list[Raw]  # of Entry
    view: dict[str, Any] | None = None
    decision: Decision | None = None
    undo: Undo | None = None
    turn_end: TurnEnd | None = None  # waiting for the word of a seat, perhaps mine
    request: UndoRequest | None = None
    votes: list[Vote] = []
    abandoning: list[int] = []  # seats that want to give the game up
    result: Result | None = None
    seed: str | None = None  # after the end
    rematch: str | None = None
    frozen: str | None = None
    clock: None = None  # a place for clocks
    skipped: bool = False  # older entries were left out: read them from the log
    info: TableInfo | None = None  # on welcome


class LogPage(Struct):
    entries: list[Raw]  # of Entry
    last: int


class PastView(Struct):
    """The table as I could see it after entry `seq`."""

    seq: int
    view: dict[str, Any]


class Past(Struct):
    views: list[Raw]  # of PastView


class WhyNot(Struct, tag_field="type", tag="why", omit_defaults=True):
    """Why a move is not legal now; `legal` if it is."""

    move: str
    legal: bool
    code: str | None = None
    reason: str | None = None
    args: Arguments = {}
    ruling: int = 0
    id: str | None = None


class ChatLine(Struct, tag_field="type", tag="chat", omit_defaults=True):
    channel: Channel
    number: int
    name: str
    text: str
    at: int
    seat: int | None = None
    guest: bool = False  # had no account when writing


class ChatPage(Struct):
    lines: list[ChatLine]


class Refused(Struct, tag_field="type", tag="refused", omit_defaults=True):
    """What was asked cannot be done: a code, a sentence, and the position as it is."""

    code: str
    reason: str
    id: str | None = None
    args: Arguments = {}
    ruling: int = 0
    position: Raw | None = None  # Position


class Done(Struct, tag_field="type", tag="done"):
    """The command with this id is in the log, up to number `seq`."""

    id: str
    seq: int


class Presence(Struct, tag_field="type", tag="presence"):
    """Which seats are online now."""

    online: list[bool]


class Pong(Struct, tag_field="type", tag="pong"):
    at: int


# replays and operation


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


ServerMessage = Position | Done | Refused | WhyNot | ChatLine | Presence | Pong
CommandAnswer = Position | WhyNot | ChatLine | Pong
