"""Tables under an injected clock, over every store, and read anew after every step."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest
from msgspec.structs import replace

from tests.server.harness import run_async
from tests.server.stored_tables import open_table_rows
from tests.server.test_pace import at
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.table import commands
from ulpia.table.effects import Effects
from ulpia.table.entries import ENCODE
from ulpia.table.lobby import open_table
from ulpia.table.pace import MINUTE_MS
from ulpia.table.positions import position
from ulpia.table.refusals import NotAllowed
from ulpia.table.registry import TableRegistry
from ulpia.table.store import SeatRow, Store
from ulpia.table.wire import DaysPace, LivePace, Pace

NAMES: Final = ("livia", "marcus", "titus", "drusus")
LIVE: Final = LivePace(600, 30)
DAYS: Final = DaysPace(3, True)
FRIDAY: Final = at("2027-03-05T18:00")
HOUR_MS: Final = 60 * MINUTE_MS


class Timed:
    """A table with a clock in a hand: every look at it reads it anew from the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = FRIDAY
        self.dice = Dice(5)

    def registry(self) -> TableRegistry:
        return TableRegistry(self.store, Effects(now=lambda: self.now, seed=lambda: 7))

    async def begin(self, pace: Pace | None, seats: int = 2, game: str = "trajan") -> None:
        row, _ = open_table_rows("t")
        options = json.dumps(GAMES[game].complete_options(seats, {}))
        told = None if pace is None else ENCODE.encode(pace).decode()
        row = replace(
            row,
            game=game,
            rules=GAMES[game].rules,
            options=options,
            host_id=NAMES[0],
            seats=seats,
            pace=told,
            listed=True,
        )
        await self.store.add_table(
            row, [SeatRow(seat, "open", NAMES[seat]) for seat in range(seats)]
        )
        await self.registry().change("t", NAMES[0], open_table)
        if game == "trajan":
            await self.play_opening()

    async def play_opening(self) -> None:
        """Play what all choose at once, in no time, until the game waits for one seat."""
        while len(waiting := (await self.look())["waiting"]) > 1:
            await self.move(waiting[0])
        self.first: int = waiting[0]
        self.other, *self.others = [s for s in range(len(NAMES)) if s != self.first]

    async def look(self, viewer: int | None = None) -> Any:
        tables = self.registry()
        async with tables.lock("t") as live:
            assert live.table is not None
            told = position(live.table, viewer, tables.actor(live, None), [])
        return json.loads(ENCODE.encode(told))

    async def times_left(self) -> list[int]:
        return [seat["clock"]["left"] for seat in (await self.look())["seats"]]

    async def thinking(self) -> list[int]:
        seats = (await self.look())["seats"]
        return [seat["seat"] for seat in seats if "deadline" in seat["clock"]]

    async def act(self, seat: int, command: Any) -> int:
        return await self.registry().act("t", NAMES[seat], command)

    async def refusal(self, seat: int, command: Any) -> str:
        with pytest.raises(NotAllowed) as refused:
            await self.act(seat, command)
        return str(refused.value.code)

    async def move(self, seat: int) -> None:
        seen = await self.look(seat)
        options = seen["decision"]["options"]
        text = options[self.dice.below(len(options))]["text"]
        await self.act(seat, commands.Play(move=text, seq=seen["seq"]))

    async def turn(self, milliseconds: int) -> None:
        """Let the first who must choose think for a while, and play until others must."""
        first = (await self.look())["waiting"]
        self.now += milliseconds
        while (await self.look())["waiting"] == first:
            await self.move(first[0])


Story = Callable[[Timed], Awaitable[None]]


def tell(store: Store, story: Story) -> None:
    async def run() -> None:
        await story(Timed(store))

    run_async(run())
