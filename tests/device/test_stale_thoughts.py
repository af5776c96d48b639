"""A thought that nobody waits for any more is dropped: after an undo, and when the page is left."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.device.devices import Device, forget_nothing, goes_on, may_think
from ulpia.ai.levels import LEVEL_TABLE
from ulpia.device.thinking import QUESTIONS, Question, think
from ulpia.device.worker import Worker
from ulpia.kernel.chance import Dice
from ulpia.table.bot_worker import choose_in_steps, choose_move
from ulpia.table.hint_worker import work_out_in_steps
from ulpia.table.hints import READ_HINT

SET_UP = ("place",)
GAMES = ("trajan", "forum-trajanum")


class SlowThinker:
    """Thinks until it is told to forget what it was asked; at first it answers at once."""

    def __init__(self) -> None:
        self.is_slow = False
        self.asked: list[str] = []
        self.forgotten: list[str] = []
        self._waiting: dict[str, asyncio.Future[str | None]] = {}

    async def think(self, asked: str) -> str | None:
        if not self.is_slow:
            return await think(asked, goes_on)
        self.asked.append(asked)
        self._waiting[asked] = asyncio.get_running_loop().create_future()
        return await self._waiting[asked]

    def forget(self, asked: str) -> None:
        self.forgotten.append(asked)
        self._waiting.pop(asked).set_result(None)

    async def answer(self) -> None:
        """Answer what was asked, and all that is asked until somebody else must move."""
        self.is_slow = False
        for asked in self.asked:
            self._waiting.pop(asked).set_result(await think(asked, goes_on))
        self.asked.clear()

    async def until_asked(self, count: int) -> None:
        for _ in range(2_000):
            if len(self.asked) >= count:
                return
            await asyncio.sleep(0.001)
        raise AssertionError(f"asked {len(self.asked)} times, not {count}")


def message(kind: str, seq: int) -> str:
    return json.dumps({"type": kind, "seq": seq, "id": f"{kind}{seq}"})


def slow_device() -> tuple[Device, SlowThinker]:
    device, thinker = Device(), SlowThinker()
    device.worker = Worker(device.journal, thinker.think, may_think, thinker.forget)
    return device, thinker


async def move_until_asked(device: Device, thinker: SlowThinker) -> None:
    """Play on until it is a bot's turn, and it thinks."""
    for number in range(60):
        await device.wait_for_turn()
        thinker.is_slow = device.position()["decision"]["prompt"]["name"] not in SET_UP
        await device.choose(Dice(number), number)
        for _ in range(20):
            await asyncio.sleep(0.001)
        if thinker.asked:
            return
    raise AssertionError("no bot is asked anything")


def test_a_thought_that_an_undo_overtakes_is_dropped_and_no_move_comes_of_it() -> None:
    async def work() -> None:
        device, thinker = slow_device()
        table = await device.make()
        await device.open(table)
        while True:
            await move_until_asked(device, thinker)
            seq = device.position()["seq"]
            await device.worker.receive(1, message("undo", seq))
            if device.told[-1]["type"] == "done":
                break
            assert device.told[-1]["code"] == "revealed", "only that stands in the way"
            await thinker.answer()
        assert thinker.forgotten == thinker.asked
        await asyncio.sleep(0.02)
        assert device.journal.tables[table]["entries"][-1]["kind"] == "undo"

    asyncio.run(work())


def test_a_thought_about_a_game_that_was_given_up_is_dropped() -> None:
    async def work() -> None:
        device, thinker = slow_device()
        await device.open(await device.make())
        await move_until_asked(device, thinker)
        await device.worker.receive(1, '{"type": "abandon", "wish": true, "id": "a"}')
        assert device.position()["state"] == "abandoned"
        assert thinker.forgotten == thinker.asked

    asyncio.run(work())


def test_a_thought_is_dropped_when_the_page_is_left_and_begins_anew_when_it_comes_back() -> None:
    async def work() -> None:
        device, thinker = slow_device()
        table = await device.make()
        await device.open(table)
        await move_until_asked(device, thinker)
        await device.worker.end_connection(1)
        assert thinker.forgotten == thinker.asked
        await asyncio.sleep(0.02)
        assert len(thinker.asked) == 1, "nobody looks: nobody thinks"
        await device.open(table)
        await thinker.until_asked(2)

    asyncio.run(work())


def test_a_thought_that_is_still_wanted_is_not_dropped_by_other_news() -> None:
    async def work() -> None:
        device, thinker = slow_device()
        table = await device.make()
        await device.open(table)
        await move_until_asked(device, thinker)
        keep = {"type": "keep_notes", "text": "later", "id": "n"}
        await device.worker.receive(1, msgspec.json.encode(keep).decode())
        await device.worker.look_again(table)
        assert thinker.forgotten == []

    asyncio.run(work())


def test_a_hint_for_a_page_that_was_left_is_dropped() -> None:
    async def work() -> None:
        device, thinker = slow_device()
        await device.open(await device.make())
        thinker.is_slow = True
        seq = device.position()["seq"]
        asking = asyncio.create_task(device.worker.receive(1, message("hint", seq)))
        for _ in range(40):
            await asyncio.sleep(0.001)
        await device.worker.end_connection(1)
        await asking
        assert sorted(thinker.forgotten) == sorted(thinker.asked)
        assert any(QUESTIONS.decode(each).hint for each in thinker.forgotten)

    asyncio.run(work())


def questions_of(game: str, level: str) -> list[Question]:
    """Return what bots and the adviser are asked in the first moves of a game."""
    found: list[Question] = []

    async def note(asked: str) -> str | None:
        found.append(QUESTIONS.decode(asked))
        return await think(asked, goes_on)

    async def work() -> None:
        device = Device()
        device.worker = Worker(device.journal, note, may_think, forget_nothing)
        seats: list[Any] = [{"place": "link"}, {"place": "bot", "level": level}]
        await device.open(await device.make({"game": game, "seats": seats}))
        for number in range(3):
            await device.choose(Dice(number), number)
        await device.wait_for_turn()
        seq = device.position()["seq"]
        await device.worker.receive(1, message("hint", seq))

    asyncio.run(work())
    return found


def all_of(steps: Any) -> tuple[int, Any]:
    """Go all steps; return how many there were, and what came of them."""
    count = 0
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return count, end.value
        count += 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_thought_in_steps_comes_to_the_same_move(game: str) -> None:
    for level in [each.name for each in LEVEL_TABLE if not each.package]:
        for question in questions_of(game, level):
            if question.move is not None:
                # by worlds and not by seconds, and nothing is remembered
                asked = replace(question.move, is_repeatable=True)
                assert all_of(choose_in_steps(asked))[1].text == choose_move(asked).text
            if question.hint is not None:
                count, hint = all_of(work_out_in_steps(question.hint))
                assert count > 0 and READ_HINT.decode(hint).best.moves


def test_whoever_is_told_so_stops_thinking_between_two_steps() -> None:
    looked = 0

    async def until_third() -> bool:
        nonlocal looked
        looked += 1
        return looked < 3

    questions = questions_of("trajan", "legatus")
    asked = [each.move for each in questions if each.move is not None][-1]
    long = Question(move=replace(asked, thinking="long", character=99))
    text = msgspec.json.encode(long).decode()
    assert asyncio.run(think(text, until_third)) is None
    assert looked == 3
