"""A device with a page open, which keeps what it was told."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

from tests.device.journals import MemoryJournal
from ulpia.device.thinking import think
from ulpia.device.worker import Worker
from ulpia.kernel.chance import Dice
from ulpia.table.effects import Effects

SEED: Final = 5
"""Every test meets the same deal in every run."""
LONGEST_WAIT: Final = 2_000
SOLO: Final[dict[str, Any]] = {
    "game": "trajan",
    "seats": [{"place": "link"}, {"place": "bot", "level": "random"}],
}


async def think_at_once(asked: str) -> str | None:
    return await think(asked, goes_on)


async def goes_on() -> bool:
    return True


async def may_think(table: str) -> bool:
    return True


def forget_nothing(asked: str) -> None:
    """Who answers at once has nothing to forget."""


class Device:
    """A device with a page open, which keeps what it was told."""

    def __init__(self, journal: MemoryJournal | None = None) -> None:
        self.journal = journal or MemoryJournal()
        self.worker = Worker(
            self.journal, think_at_once, may_think, forget_nothing, Effects(seed=lambda: SEED)
        )
        self.worker.call_me("Livia")
        self.table = ""
        self.told: list[dict[str, Any]] = []

    async def ask(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        status, told = await self.worker.request(method, address, text)
        is_json = str(told).startswith(("{", "["))
        return int(status), json.loads(str(told)) if is_json else told

    async def make(self, wanted: dict[str, Any] | None = None) -> str:
        status, table = await self.ask("POST", "/tables", wanted or SOLO)
        assert status == 201, table
        return str(table["id"])

    async def open(self, table: str, after: int | None = None) -> None:
        def keep(text: str) -> None:
            self.told.append(json.loads(text))

        self.table = table
        await self.worker.open_connection(1, table, after, keep)

    def position(self) -> dict[str, Any]:
        """Return the last position that was told."""
        return next(each for each in reversed(self.told) if each["type"] == "position")

    async def choose(self, dice: Dice, number: int) -> None:
        """Play some legal move once it is my turn."""
        await self.wait_for_turn()
        asked = self.position()["decision"]
        option = asked["options"][dice.below(len(asked["options"]))]
        seq = self.position()["seq"]
        move = {"type": "move", "move": option["text"], "seq": seq, "id": f"m{number}"}
        await self.worker.receive(1, json.dumps(move))
        assert self.told[-1].get("type") != "refused", self.told[-1]

    async def wait_for_turn(self) -> None:
        """Wait until I must choose or the game is over, and hear meanwhile what other tabs did."""
        for _ in range(LONGEST_WAIT):
            told = self.position()
            if told.get("decision") or told["state"] != "running":
                return
            await asyncio.sleep(0)
            await self.worker.look_again(self.table)
        raise AssertionError(f"nobody moves: {self.position()}")

    async def play_to_the_end(self, dice: Dice) -> int:
        count = 0
        while self.position()["state"] == "running":
            await self.choose(dice, count)
            count += 1
            await self.wait_for_turn()
        return count
