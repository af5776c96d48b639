"""What the server answers to commands, beside positions."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from ulpia.table.wire.plans import PlanPreview
from ulpia.table.wire.play import Position
from ulpia.table.wire.values import Arguments, Channel


class WhyNot(Struct, tag_field="type", tag="why", omit_defaults=True):
    """Why a move is not legal now; `legal` if it is."""

    move: str
    legal: bool
    code: str | None = None
    reason: str | None = None
    args: Arguments = {}
    ruling: int = 0
    id: str | None = None


class HintTurn(Struct):
    """A whole turn: its moves, and what it is expected to bring me at the end of the game."""

    moves: list[str]
    points: float
    chance: float  # to win, between equals


class HintReason(Struct):
    """`now`: points that the turn scores; `towards`: that it makes likely; `gives_up`: that the
    next best turn would bring instead."""

    kind: Literal["now", "towards", "gives_up"]
    source: str
    points: float


class HintSentence(Struct):
    """A message of `hint.ftl`. Beside each number N stands `$N_for`, what it is for: the message
    `<game>-hint-for-<source>`."""

    message: str
    numbers: dict[str, int]
    sources: dict[str, str]


class Hint(Struct, tag_field="type", tag="hint", omit_defaults=True):
    """What a strong player would do in my place, from what I know.

    It holds as long as I am asked the same, since entry `since`.
    """

    since: int
    best: HintTurn
    chances: list[float]  # of all seats to win, with the best turn
    prompts: list[str]  # what the best turn decides, in order
    topic: str | None = None  # for a first look: `<game>-hint-topic-<topic>`, a source of points
    next: HintTurn | None = None  # null: whatever else I do comes to the same (`hint-same`)
    why: HintSentence | None = None
    reasons: list[HintReason] = []
    by_source: dict[str, float] = {}  # by how much the best turn is better than the next
    margin: float = 0.0  # the sum of it
    close: bool = False  # both are good
    model: int = 0  # of the forecast
    id: str | None = None


class ChatLine(Struct, tag_field="type", tag="chat", omit_defaults=True):
    channel: Channel
    number: int
    name: str
    text: str
    at: int
    seat: int | None = None
    guest: bool = False  # had no account when writing
    user: str | None = None


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


class Patch(Struct, tag_field="type", tag="patch", omit_defaults=True):
    """What has changed since the position with number `base`: see ulpia.table.patches."""

    base: int
    seq: int
    sum: int
    changes: dict[str, Any]
    entries: list[Raw]  # of Entry
    done: str | None = None  # the id of my command that brought it; no message `done` follows


class Presence(Struct, tag_field="type", tag="presence"):
    """Which seats are online now."""

    online: list[bool]


class Pong(Struct, tag_field="type", tag="pong"):
    at: int


ServerMessage = (
    Position | Patch | Done | Refused | WhyNot | Hint | PlanPreview | ChatLine | Presence | Pong
)
CommandAnswer = Position | WhyNot | Hint | PlanPreview | ChatLine | Pong
