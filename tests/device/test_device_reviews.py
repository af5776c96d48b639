"""Reviews on a device: offered with a time, made slice by slice, kept, and told in no language."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import pytest

from tests.device.devices import Device, forget_nothing, may_think, think_at_once
from tests.device.journals import MemoryJournal, MemoryShelf
from tests.server.review_work import SMALL, ShortReviewer
from tools.review.cases import play_game
from ulpia.ai.review.review import Reviewer
from ulpia.ai.review.run import make_reviewer
from ulpia.device.worker import Worker
from ulpia.games.registry import game_named
from ulpia.kernel.match import Match
from ulpia.kernel.record import parse_record
from ulpia.kernel.record_writer import write_record
from ulpia.table import review_worker


@cache
def record() -> str:
    return write_record(play_game(game_named("forum-trajanum"), 2, 5, "tiro"), {0: "Anna"})


@pytest.fixture(autouse=True)
def short_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews judge a dozen decisions, each a slice."""

    def make_short(match: Match[Any], setting: Any = None) -> Reviewer:
        return ShortReviewer(match, make_reviewer(match, SMALL).judge.forecast, SMALL)

    monkeypatch.setattr(review_worker, "make_reviewer", make_short)
    monkeypatch.setattr(review_worker, "SLICE_S", 0.0)
    review_worker.RUNNING.clear()


class ReviewDevice(Device):
    """A device that keeps reviews, and whose worker may fail."""

    def __init__(self, shelf: MemoryShelf) -> None:
        super().__init__()
        self.failures = 0
        self.thoughts = 0
        self.worker = Worker(MemoryJournal(), self.think, may_think, forget_nothing, shelf=shelf)

    async def think(self, asked: str) -> str | None:
        self.thoughts += 1
        await asyncio.sleep(0)
        if self.failures:
            self.failures -= 1
            return None
        return await think_at_once(asked)

    async def review(self, method: str, address: str, body: Any = None) -> dict[str, Any]:
        status, told = await self.ask(method, address, body)
        assert status == 200, told
        return dict(told)

    async def end_of(self, name: str) -> dict[str, Any]:
        for _ in range(20_000):
            state = await self.review("GET", f"/reviews/{name}/state")
            if state["state"] != "working":
                return state
            await asyncio.sleep(0)
        raise AssertionError("the review was not finished")


def test_a_review_is_offered_made_and_kept_without_a_server() -> None:
    async def work() -> None:
        shelf = MemoryShelf()
        device = ReviewDevice(shelf)
        offered = await device.review("POST", "/reviews", {"record": record()})
        assert offered["state"] == "offered" and offered["seconds"] >= 1
        name = offered["id"]
        assert (await device.ask("GET", f"/reviews/{name}"))[0] == 404
        assert (await device.review("POST", f"/reviews/{name}/start"))["state"] == "working"
        thoughts = device.thoughts
        assert (await device.end_of(name))["state"] == "done"
        assert device.thoughts > thoughts + 10  # slice by slice
        again = ReviewDevice(shelf)  # another day
        assert (await again.review("POST", "/reviews", {"record": record()}))["state"] == "done"
        assert again.thoughts == 0
        told = await again.review("GET", f"/reviews/{name}?language=de")
        assert len(told["decisions"]) == 12 and "Anna" not in str(told)
        for line in [line for each in told["decisions"] for line in each["lines"]]:
            assert [option["text"] for option in line["options"]] == line["moves"]
        frames = await again.review("GET", f"/reviews/{name}/replay?first=0&most=2")
        assert len(frames["frames"]) == 2 and frames["players"] == ["", ""]

    asyncio.run(work())


def test_a_review_that_is_stopped_goes_on_later_and_survives_a_worker() -> None:
    async def work() -> None:
        device = ReviewDevice(MemoryShelf())
        name = (await device.review("POST", "/reviews", {"record": record()}))["id"]
        await device.review("POST", f"/reviews/{name}/start")
        for _ in range(30):
            await asyncio.sleep(0)
        assert (await device.review("POST", f"/reviews/{name}/cancel"))["state"] == "offered"
        thoughts = device.thoughts
        for _ in range(30):
            await asyncio.sleep(0)
        assert device.thoughts <= thoughts + 1
        device.failures = 2
        await device.review("POST", f"/reviews/{name}/start")
        assert (await device.end_of(name))["state"] == "done"

    asyncio.run(work())


def test_a_worker_that_always_fails_ends_the_review() -> None:
    async def work() -> None:
        device = ReviewDevice(MemoryShelf())
        name = (await device.review("POST", "/reviews", {"record": record()}))["id"]
        device.failures = 1_000
        await device.review("POST", f"/reviews/{name}/start")
        assert (await device.end_of(name))["state"] == "failed"
        device.failures = 0
        await device.review("POST", f"/reviews/{name}/start")
        assert (await device.end_of(name))["state"] == "done"

    asyncio.run(work())


@pytest.mark.parametrize(
    ("text", "code"),
    [("nothing", "bad_record"), ("", "bad_record")],
)
def test_what_cannot_be_reviewed_is_refused(text: str, code: str) -> None:
    async def work() -> None:
        device = ReviewDevice(MemoryShelf())
        status, refused = await device.ask("POST", "/reviews", {"record": text})
        assert (status, refused["code"]) == (409, code)
        unfinished = "\n".join(record().splitlines()[:20])
        status, refused = await device.ask("POST", "/reviews", {"record": unfinished})
        assert (status, refused["code"]) == (409, "not_finished")
        table = await device.make()
        status, refused = await device.ask("POST", f"/tables/{table}/review")
        assert (status, refused["code"]) == (409, "not_finished")

    asyncio.run(work())


def test_moves_of_all_sides_are_tried_in_a_reviewed_game_and_played_on() -> None:
    async def work() -> None:
        device = ReviewDevice(MemoryShelf())
        offered = await device.review("POST", "/reviews", {"record": record(), "setting": "quick"})
        path = f"/reviews/{offered['id']}"
        told = await device.review("POST", f"{path}/sandbox", {"entry": 4, "line": []})
        choice = told["choices"][0]
        line = [{"seat": choice["seat"], "move": choice["options"][0]["text"]}]
        _, text = await device.ask("POST", f"{path}/sandbox/record", {"entry": 4, "line": line})
        assert len(parse_record(text).played) == 5
        wish = {"entry": 4, "line": line, "seat": 0, "level": "tiro"}
        status, table = await device.ask("POST", f"{path}/what-if", wish)
        assert (status, table["state"]) == (201, "running")

    asyncio.run(work())
