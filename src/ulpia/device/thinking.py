"""What bots, the adviser and reviews of a device ask and are told: text, as it travels."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec import Struct, field

from ulpia.table.bot_worker import BotMove, BotRequest, choose_move
from ulpia.table.hint_worker import HintRequest, work_out_hint
from ulpia.table.review_worker import ReviewRequest, estimate_seconds, work_on

Think = Callable[[str], Awaitable[str | None]]
"""Asks the worker that thinks; nothing comes back if it failed or took far too long."""


class ReviewQuestion(Struct, omit_defaults=True):
    """A slice of a review, or about how long the whole of it would take."""

    record: str
    setting: str
    is_estimate: bool = False


class ReviewAnswer(Struct, omit_defaults=True):
    """How far a review has come, with its document once it is done; or seconds by setting."""

    done: int = 0
    total: int = 1
    document: str = ""
    seconds: dict[str, int] = field(default_factory=dict)


class Question(Struct, omit_defaults=True):
    """One of them is asked."""

    move: BotRequest | None = None
    hint: HintRequest | None = None
    review: ReviewQuestion | None = None


QUESTIONS: Final = msgspec.json.Decoder(Question)
MOVES: Final = msgspec.json.Decoder(BotMove)
REVIEWS: Final = msgspec.json.Decoder(ReviewAnswer)


def encode_request(asked: BotRequest) -> str:
    return msgspec.json.encode(Question(move=asked)).decode()


def encode_hint_request(asked: HintRequest) -> str:
    return msgspec.json.encode(Question(hint=asked)).decode()


def encode_review_question(asked: ReviewQuestion) -> str:
    return msgspec.json.encode(Question(review=asked)).decode()


def read_review_answer(text: str) -> ReviewAnswer:
    return REVIEWS.decode(text)


def read_move(text: str) -> BotMove:
    return MOVES.decode(text)


def think(text: str) -> str:
    """Work out an answer; runs in a worker of its own, which may be ended at any moment."""
    question = QUESTIONS.decode(text)
    if question.review is not None:
        return msgspec.json.encode(go_on_reviewing(question.review)).decode()
    if question.hint is not None:
        return work_out_hint(question.hint).decode()
    assert question.move is not None, "something is asked"
    return msgspec.json.encode(choose_move(question.move)).decode()


def go_on_reviewing(asked: ReviewQuestion) -> ReviewAnswer:
    if asked.is_estimate:
        return ReviewAnswer(seconds=estimate_seconds(asked.record))
    told = work_on(ReviewRequest(asked.record, asked.setting))
    return ReviewAnswer(told.done, told.total, (told.body or b"").decode())
