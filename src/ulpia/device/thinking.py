"""What a bot or the adviser of a device is asked and answers: text, as it travels to a worker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec import Struct

from ulpia.table.bot_worker import BotMove, BotRequest, choose_move
from ulpia.table.hint_worker import HintRequest, work_out_hint

Think = Callable[[str], Awaitable[str | None]]
"""Asks the worker that thinks; nothing comes back if it failed or took far too long."""


class Question(Struct, omit_defaults=True):
    """One of both is asked."""

    move: BotRequest | None = None
    hint: HintRequest | None = None


QUESTIONS: Final = msgspec.json.Decoder(Question)
MOVES: Final = msgspec.json.Decoder(BotMove)


def encode_request(asked: BotRequest) -> str:
    return msgspec.json.encode(Question(move=asked)).decode()


def encode_hint_request(asked: HintRequest) -> str:
    return msgspec.json.encode(Question(hint=asked)).decode()


def read_move(text: str) -> BotMove:
    return MOVES.decode(text)


def think(text: str) -> str:
    """Choose a move or a hint; runs in a worker of its own, which may be ended at any moment."""
    question = QUESTIONS.decode(text)
    if question.hint is not None:
        return work_out_hint(question.hint).decode()
    assert question.move is not None, "something is asked"
    return msgspec.json.encode(choose_move(question.move)).decode()
