"""What a client may ask of a table, over the websocket and over HTTP alike."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.json import Decoder

from ulpia.table.wire import (
    ChatText,
    Level,
    MessageId,
    MoveText,
    OrderWish,
    PlanTurns,
    Seat,
    Seq,
)

MAX_MOVES_AT_ONCE: Final = 12
MAX_ROUTINES: Final = 20


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """`id` is the client's own: the answer names it, and the same id never counts twice."""

    id: MessageId | None = None


class Play(Command, tag="move"):
    """Choose a move; `seq` is the last number of the log that was seen when choosing.

    With `hold` the end of my turn waits for `end_turn`, and until then I may take moves back.
    """

    move: MoveText
    seq: Seq
    hold: bool = False


class PlayTogether(Command, tag="moves"):
    """Choose several moves as one: all of them are played or none, and one undo takes them back."""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MAX_MOVES_AT_ONCE)]
    seq: Seq
    hold: bool = False


class EndTurn(Command, tag="end_turn"):
    """End my turn, whose end was held back."""

    seq: Seq


class TakeUndo(Command, tag="undo"):
    """Take my last move back; with `ask`, ask the others where it is not free."""

    seq: Seq
    ask: bool = False


class Redo(Command, tag="redo"):
    seq: Seq
    hold: bool = False


class AnswerUndo(Command, tag="answer_undo"):
    accept: bool


class WithdrawUndo(Command, tag="withdraw_undo"):
    pass


class Why(Command, tag="why"):
    """Ask why a move is not legal now."""

    move: MoveText


class AskHint(Command, tag="hint"):
    """Ask what a strong player would do in my place, and why; asking again costs nothing."""

    seq: Seq


class PlanAhead(Command, tag="plan"):
    """Ask what turns of mine would lead to if the others stood still; nobody hears of it.

    The last turn may be unfinished: then I am told what would be asked next. With `about_table` I
    am told too what I can reach and what could stop an order.
    """

    turns: PlanTurns
    about_table: bool = False


class KeepNotes(Command, tag="keep_notes"):
    """Note a plan, an order to play it when my turns come, and answers to routine questions.

    All of it takes the place of what I had noted; without `turns` the plan stays. Nobody else
    hears of it.
    """

    turns: PlanTurns | None = None
    order: OrderWish | None = None
    routine: Annotated[dict[MoveText, MoveText], Meta(max_length=MAX_ROUTINES)] = {}


class Say(Command, tag="chat"):
    text: ChatText


class HandOver(Command, tag="hand_over"):
    """Let a bot play for me until I take the seat back."""

    level: Level


class TakeBack(Command, tag="take_back"):
    pass


class VoteBot(Command, tag="vote"):
    """Vote a bot into the seat of somebody who has been away too long."""

    seat: Seat
    level: Level


class GrantTime(Command, tag="grant_time"):
    """Give more time to a seat whose clock has run out."""

    seat: Seat


class GiveUp(Command, tag="give_up"):
    """Leave a running game for good; a bot plays until somebody else takes the seat."""

    level: Level


class Abandon(Command, tag="abandon"):
    """Give the game up; it ends when all owners of seats want it, also those who let bots play."""

    wish: bool = True


class Start(Command, tag="start"):
    """Start now, with bots of level `fill` in the seats that are still free.

    A table whose seats are all taken starts by itself.
    """

    fill: Level


class Leave(Command, tag="leave"):
    """Leave a table that has not started; if its maker leaves, it is closed."""


class Look(Command, tag="look"):
    """Say whether my page is in front of me: whoever looks needs no notices."""

    looking: bool


class Resend(Command, tag="resend"):
    """Send me the whole position; `seq` is the last number of the log that I have."""

    seq: Seq


class Ping(Command, tag="ping"):
    pass


AnyCommand = (
    Play
    | PlayTogether
    | EndTurn
    | TakeUndo
    | Redo
    | AnswerUndo
    | WithdrawUndo
    | Why
    | AskHint
    | PlanAhead
    | KeepNotes
    | Say
    | HandOver
    | TakeBack
    | VoteBot
    | GrantTime
    | GiveUp
    | Abandon
    | Start
    | Leave
    | Look
    | Resend
    | Ping
)

COMMANDS: Final = Decoder(AnyCommand)
