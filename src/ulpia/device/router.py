"""The addresses of the API that a device answers itself, in the words of a server."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from ulpia.device import sandboxes
from ulpia.device.hot_seat import Holding, HotSeatTable
from ulpia.device.refusals import device_refusal
from ulpia.device.reviews import DeviceReviews
from ulpia.device.tables import DeviceTables, device_catalogue
from ulpia.table import replays, wire
from ulpia.table.lessons.planning import describe_lesson
from ulpia.table.positions import encode
from ulpia.table.refusals import NotAllowed
from ulpia.table.wire.reviews import Setting

T = TypeVar("T")
TABLE: Final = "/tables/(?P<table>local-[a-z0-9]+)"
REVIEW: Final = "/reviews/(?P<review>local-review-[0-9a-f]+)"
OK, MADE, REFUSED, NOT_FOUND = 200, 201, 409, 404


@dataclass(frozen=True)
class Request:
    """A request as the page sends it, taken apart."""

    tables: DeviceTables
    reviews: DeviceReviews
    words: dict[str, str]  # of the address
    query: dict[str, list[str]]
    body: str

    @property
    def table(self) -> str:
        return self.words.get("table", "")

    @property
    def review(self) -> tuple[str, Setting]:
        """Return which review the request is about."""
        wanted = self.query.get("setting", ["quick"])[0]
        return self.words.get("review", ""), "thorough" if wanted == "thorough" else "quick"

    def number(self, name: str, usual: int) -> int:
        """Return a number of the query, never below zero."""
        text = self.query.get(name, [""])[0]
        return int(text) if text.isascii() and text.isdecimal() else usual

    def read(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.MsgspecError as error:
            raise NotAllowed("bad_message", f"{error}.") from error


@dataclass(frozen=True)
class Answer:
    status: int
    text: str


Work = Callable[[Request], Awaitable[Any]]


async def games(request: Request) -> Any:
    return device_catalogue()


async def make(request: Request) -> Any:
    return await request.tables.make(request.read(wire.NewTable))


async def make_hot_seat(request: Request) -> Any:
    return await request.tables.make_hot_seat(request.read(HotSeatTable))


async def learn(request: Request) -> Any:
    return await request.tables.learn(request.read(wire.NewLesson))


async def lesson(request: Request) -> Any:
    return describe_lesson(request.words["game"], request.words["lesson"])


async def hold(request: Request) -> Any:
    return await request.tables.hand_to(request.table, request.read(Holding).seat)


async def pack(request: Request) -> Any:
    return await request.tables.pack(request.table)


async def show(request: Request) -> Any:
    return await request.tables.info(request.table)


async def rematch(request: Request) -> Any:
    return await request.tables.rematch(request.table)


async def repair(request: Request) -> Any:
    return await request.tables.repair(request.table)


async def position(request: Request) -> Any:
    return msgspec.Raw(await request.tables.position(request.table))


async def log(request: Request) -> Any:
    most = min(500, request.number("most", 200))
    return await request.tables.log(request.table, request.number("after", 0), most)


async def past(request: Request) -> Any:
    first = request.number("first", 0)
    return await request.tables.past(request.table, first, request.number("last", first))


async def chat(request: Request) -> Any:
    return wire.ChatPage([])


async def record(request: Request) -> Any:
    return await request.tables.record(request.table)


async def replay(request: Request) -> Any:
    return await request.tables.replay(
        request.table, request.number("first", 0), request.number("most", 100)
    )


async def replay_record(request: Request) -> Any:
    pasted = request.read(wire.PastedRecord)
    return replays.replay(pasted.record, request.number("first", 0), request.number("most", 100))


async def try_moves(request: Request) -> Any:
    wish = request.read(wire.TryWish)
    return await sandboxes.try_at_table(request.tables, request.table, wish)


async def deal(request: Request) -> Any:
    return sandboxes.deal(request.read(sandboxes.NewDeal))


async def try_line(request: Request) -> Any:
    return sandboxes.try_line(request.read(sandboxes.TriedRecord))


async def record_of_line(request: Request) -> Any:
    return sandboxes.record_of_line(request.read(sandboxes.TriedRecord))


async def branch_off(request: Request) -> Any:
    return await sandboxes.branch_off(request.tables, request.read(sandboxes.BranchWish))


async def review_table(request: Request) -> Any:
    _, setting = request.review
    record = await request.tables.whole_record(request.table)
    return await request.reviews.ask(record, setting)


async def review_record(request: Request) -> Any:
    wish = request.read(wire.ReviewWish)
    return await request.reviews.ask(wish.record, wish.setting)


async def review_state(request: Request) -> Any:
    return await request.reviews.state(*request.review)


async def start_review(request: Request) -> Any:
    return await request.reviews.start(*request.review)


async def cancel_review(request: Request) -> Any:
    return await request.reviews.cancel(*request.review)


async def show_review(request: Request) -> Any:
    return await request.reviews.show(*request.review)


async def review_frames(request: Request) -> Any:
    name, _ = request.review
    first, most = request.number("first", 0), request.number("most", 100)
    return await request.reviews.frames(name, first, most)


async def try_in_review(request: Request) -> Any:
    record = await request.reviews.record_of(request.words["review"])
    return sandboxes.try_line(sandboxes.TriedRecord(record, request.read(wire.SandboxWish)))


async def record_of_tried(request: Request) -> Any:
    record = await request.reviews.record_of(request.words["review"])
    return sandboxes.record_of_line(sandboxes.TriedRecord(record, request.read(wire.SandboxWish)))


async def branch_off_review(request: Request) -> Any:
    record = await request.reviews.record_of(request.words["review"])
    wish = sandboxes.BranchWish(record, request.read(wire.WhatIf))
    return await sandboxes.branch_off(request.tables, wish)


ROUTES: Final[tuple[tuple[str, str, Work], ...]] = (
    ("GET", "/games", games),
    ("POST", "/tables", make),
    ("POST", "/hot-seat", make_hot_seat),
    ("POST", "/lessons", learn),
    ("GET", r"/games/(?P<game>[\w-]+)/lessons/(?P<lesson>[\w-]+)", lesson),
    ("GET", TABLE, show),
    ("POST", f"{TABLE}/holder", hold),
    ("GET", f"{TABLE}/moved", pack),
    ("POST", f"{TABLE}/rematch", rematch),
    ("POST", f"{TABLE}/repair", repair),
    ("GET", f"{TABLE}/position", position),
    ("GET", f"{TABLE}/log", log),
    ("GET", f"{TABLE}/past", past),
    ("GET", f"{TABLE}/chat", chat),
    ("GET", f"{TABLE}/record", record),
    ("GET", f"{TABLE}/replay", replay),
    ("POST", "/replay", replay_record),
    ("POST", "/local-replay", replay_record),  # here even where a server could do it
    ("POST", f"{TABLE}/try", try_moves),
    ("POST", "/local-sandbox/deal", deal),
    ("POST", "/local-sandbox", try_line),
    ("POST", "/local-sandbox/record", record_of_line),
    ("POST", "/local-sandbox/table", branch_off),
    ("POST", f"{TABLE}/review", review_table),
    ("POST", "/reviews", review_record),
    ("GET", f"{REVIEW}/state", review_state),
    ("POST", f"{REVIEW}/start", start_review),
    ("POST", f"{REVIEW}/cancel", cancel_review),
    ("GET", REVIEW, show_review),
    ("GET", f"{REVIEW}/replay", review_frames),
    ("POST", f"{REVIEW}/sandbox", try_in_review),
    ("POST", f"{REVIEW}/sandbox/record", record_of_tried),
    ("POST", f"{REVIEW}/what-if", branch_off_review),
)


MAKING: Final = (make, make_hot_seat, learn, rematch, branch_off, branch_off_review)


async def answer(
    tables: DeviceTables, reviews: DeviceReviews, method: str, address: str, body: str
) -> Answer:
    """Answer a request of the page; what is refused has a code and a sentence."""
    parts = urlsplit(address)
    for known, pattern, work in ROUTES:
        found = re.fullmatch(pattern, parts.path) if known == method else None
        if found is not None:
            asked = Request(tables, reviews, found.groupdict(), parse_qs(parts.query), body)
            return await outcome(work, asked)
    return refusal(device_refusal("needs_server"))


async def outcome(work: Work, asked: Request) -> Answer:
    try:
        told = await work(asked)
    except NotAllowed as refused:
        return refusal(refused)
    if isinstance(told, str):
        return Answer(OK, told)
    return Answer(MADE if work in MAKING else OK, encode(told).decode())


def refusal(refused: NotAllowed) -> Answer:
    told = wire.Refused(refused.code, refused.reason, args=refused.arguments, ruling=refused.ruling)
    return Answer(
        NOT_FOUND if refused.code in ("no_table", "no_review") else REFUSED, encode(told).decode()
    )
