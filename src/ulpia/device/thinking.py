"""What bots, the adviser and reviews of a device ask and are told: text, as it travels."""

from __future__ import annotations

import gc
from collections.abc import Awaitable, Callable, Generator
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct, field

from ulpia.table.bot_worker import BotMove, BotRequest, choose_in_steps
from ulpia.table.hint_worker import HintRequest, work_out_in_steps
from ulpia.table.review_worker import ReviewRequest, estimate_seconds, work_on

Think = Callable[[str], Awaitable[str | None]]
"""Asks the worker that thinks; nothing comes back if it failed, took far too long, or was told
to forget the question."""

Forget = Callable[[str], None]
"""Lets the worker drop a question: nobody waits for its answer any more."""

IsWanted = Callable[[], Awaitable[bool]]
"""Hears what others have said meanwhile, and says whether the answer is still wanted."""

LONGEST_WITHOUT_LOOKING_S: Final = 0.03


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


def answer_in_steps(question: Question) -> Generator[None, None, str]:
    """Choose a move or work out a hint, in small steps; a slice of a review is one."""
    if question.review is not None:
        return msgspec.json.encode(go_on_reviewing(question.review)).decode()
    if question.hint is not None:
        hint = yield from work_out_in_steps(question.hint)
        return hint.decode()
    assert question.move is not None, "something is asked"
    move = yield from choose_in_steps(question.move)
    return msgspec.json.encode(move).decode()


async def think(text: str, is_wanted: IsWanted) -> str | None:
    """Answer a question, unless nobody wants to know any more; runs in a worker of its own."""
    steps, looked = answer_in_steps(QUESTIONS.decode(text)), perf_counter()
    gc.disable()  # a search makes no cycles; the thoughts of a whole game hold few
    try:
        while True:
            next(steps)
            if perf_counter() - looked > LONGEST_WITHOUT_LOOKING_S:
                if not await is_wanted():
                    return None
                looked = perf_counter()
    except StopIteration as end:
        return str(end.value)
    finally:
        gc.enable()


def go_on_reviewing(asked: ReviewQuestion) -> ReviewAnswer:
    if asked.is_estimate:
        return ReviewAnswer(seconds=estimate_seconds(asked.record))
    told = work_on(ReviewRequest(asked.record, asked.setting))
    return ReviewAnswer(told.done, told.total, (told.body or b"").decode())
