"""Reviews of finished games without a server: made by the worker that thinks, slice by slice.

A review is offered first, with about how long it takes here: a device has one core to spare, and a
battery. Bots who are asked meanwhile come between two slices. What was made is kept by record,
model and setting.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from ulpia.ai.forecast.forecast import MODEL_NUMBER
from ulpia.device.refusals import device_refusal
from ulpia.device.thinking import (
    ReviewQuestion,
    Think,
    encode_review_question,
    read_review_answer,
)
from ulpia.table import replays, wire
from ulpia.table.refusals import NotAllowed
from ulpia.table.replays import replay_text
from ulpia.table.review_messages import check_game, review_messages
from ulpia.table.wire.reviews import Setting

T = TypeVar("T")
U = TypeVar("U")
PREFIX: Final = "local-review-"
MAX_FAILURES: Final = 3
MAX_THOROUGH_S: Final = 1_200
"""What takes longer is not offered."""
MAX_GAMES: Final = 8
"""How many records and reviews stay in memory, of those that were looked at."""

Key = tuple[str, Setting]


class ReviewLost(Exception):
    """A review could not be made."""


class Shelf(Protocol):
    """Where a device keeps what it worked out; it may be lost, since it can be made anew."""

    async def read(self, name: str) -> str | None:
        """Return a text that was kept."""

    async def write(self, name: str, text: str) -> None:
        """Keep a text, or let it be where there is no room."""


class NoShelf:
    """Keeps nothing."""

    async def read(self, name: str) -> str | None:
        return None

    async def write(self, name: str, text: str) -> None:
        """Let it be."""


class KeptReview(Struct):
    """A review with the record it belongs to."""

    record: str
    document: msgspec.Raw


@dataclass
class DeviceReviewJob:
    """A review that is being made."""

    task: asyncio.Task[None] | None = None
    percent: int = 0
    has_failed: bool = False


KEPT: Final = msgspec.json.Decoder(KeptReview)


class DeviceReviews:
    """All reviews of a device."""

    def __init__(self, shelf: Shelf, think: Think) -> None:
        self._shelf: Final = shelf
        self._think: Final = think
        self._records: Final[dict[str, str]] = {}
        self._seconds: Final[dict[str, dict[str, int]]] = {}
        self._jobs: Final[dict[Key, DeviceReviewJob]] = {}
        self._made: Final[dict[Key, KeptReview]] = {}

    async def ask(self, text: str, setting: Setting) -> wire.ReviewState:
        """Say whether the review of a game is there, or how long it would take."""
        game = check_game(text)
        name = PREFIX + game["id"]
        keep_latest(self._records, name, game["record"])
        return await self.state(name, setting)

    async def state(self, name: str, setting: Setting) -> wire.ReviewState:
        """Return how far a review has come."""
        job = self._jobs.get((name, setting))
        if job is not None:
            if job.has_failed:
                return wire.ReviewState(name, setting, "failed")
            return wire.ReviewState(name, setting, "working", job.percent)
        if await self._find_kept(name, setting) is not None:
            return wire.ReviewState(name, setting, "done", 100)
        seconds = await self._estimate(name)
        thorough = seconds["thorough"] if seconds["thorough"] <= MAX_THOROUGH_S else 0
        told = wire.ReviewState(name, setting, "offered")
        told.seconds, told.thorough_seconds = max(1, seconds["quick"]), thorough
        return told

    async def start(self, name: str, setting: Setting) -> wire.ReviewState:
        """Make a review that was offered."""
        key = (name, setting)
        known = self._jobs.get(key)
        is_wanted = known is None or known.has_failed
        if is_wanted and await self._find_kept(name, setting) is None:
            record = await self.record_of(name)
            job = self._jobs[key] = DeviceReviewJob()
            job.task = asyncio.get_running_loop().create_task(self._make(key, record, job))
        return await self.state(name, setting)

    async def cancel(self, name: str, setting: Setting) -> wire.ReviewState:
        """Stop a review after its slice; it is offered again."""
        job = self._jobs.pop((name, setting), None)
        if job is not None and job.task is not None:
            job.task.cancel()
        return await self.state(name, setting)

    async def show(self, name: str, setting: Setting) -> dict[str, Any]:
        """Return a review in no language: the page says it."""
        kept = await self._find_kept(name, setting)
        if kept is None:
            raise NotAllowed("no_review")
        match, _ = replay_text(kept.record)
        return review_messages(msgspec.json.decode(kept.document), match)

    async def frames(self, name: str, first: int, most: int) -> wire.Replay:
        """Return the game of a review step by step, without names."""
        return replays.replay(await self.record_of(name), first, most)

    # working

    async def _make(self, key: Key, record: str, job: DeviceReviewJob) -> None:
        try:
            document = await self._document(ReviewQuestion(record, key[1]), job)
            await self._keep(*key, KeptReview(record, msgspec.Raw(document.encode())))
        except Exception:
            job.has_failed = True
            raise
        self._jobs.pop(key, None)

    async def _document(self, asked: ReviewQuestion, job: DeviceReviewJob) -> str:
        """Return the document of a review, slice by slice."""
        for _ in range(MAX_FAILURES):
            told = await self._think(encode_review_question(asked))
            while told is not None:
                answer = read_review_answer(told)
                if answer.document:
                    return answer.document
                job.percent = max(job.percent, min(99, 100 * answer.done // answer.total))
                told = await self._think(encode_review_question(asked))
        raise ReviewLost("the worker that thinks was ended again and again")

    async def _estimate(self, name: str) -> dict[str, int]:
        """Return about how many seconds a review takes here, by setting; measured once."""
        if name not in self._seconds:
            record = await self.record_of(name)
            told = await self._think(
                encode_review_question(ReviewQuestion(record, "quick", is_estimate=True))
            )
            if told is None:
                raise device_refusal("engine_failed")
            self._seconds[name] = read_review_answer(told).seconds
        return self._seconds[name]

    # what is kept

    async def _keep(self, name: str, setting: Setting, kept: KeptReview) -> None:
        keep_latest(self._made, (name, setting), kept)
        await self._shelf.write(place_of(name, setting), msgspec.json.encode(kept).decode())

    async def _find_kept(self, name: str, setting: Setting) -> KeptReview | None:
        if (name, setting) in self._made:
            return self._made[name, setting]
        text = await self._shelf.read(place_of(name, setting))
        return None if text is None else KEPT.decode(text)

    async def record_of(self, name: str) -> str:
        """Return the record of a game that was asked about, or whose review is kept."""
        if name in self._records:
            return self._records[name]
        settings: tuple[Setting, ...] = ("quick", "thorough")
        for setting in settings:
            kept = await self._find_kept(name, setting)
            if kept is not None:
                return kept.record
        raise NotAllowed("no_review")


def keep_latest(kept: dict[T, U], key: T, value: U) -> None:
    """Keep a value; the oldest of too many is forgotten."""
    kept[key] = value
    while len(kept) > MAX_GAMES:
        kept.pop(next(iter(kept)))


def place_of(name: str, setting: Setting) -> str:
    return f"{name} {MODEL_NUMBER} {setting}"
