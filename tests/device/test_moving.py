"""A game moves from a device to a server: the same deal, the same moves, and nothing invented."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.device.devices import SOLO, Device
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Seat
from ulpia.table import wire
from ulpia.table.effects import Effects
from ulpia.table.entries import ENCODE
from ulpia.table.memory_store import MemoryStore
from ulpia.table.moving import begin_moved, plan_moved
from ulpia.table.new_tables import new_row
from ulpia.table.refusals import NotAllowed
from ulpia.table.registry import TableRegistry

CLICKS = 9


async def play_some(game: str) -> tuple[Device, wire.MovedTable]:
    device = Device()
    await device.open(await device.make({**SOLO, "game": game}))
    for number in range(CLICKS):
        await device.choose(Dice(number), number)
    await device.wait_for_turn()
    status, told = await device.ask("GET", f"/tables/{device.table}/moved")
    assert status == 200, told
    return device, msgspec.convert(told, wire.MovedTable)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_goes_on_elsewhere_where_it_was(game: str) -> None:
    async def work() -> None:
        device, moved = await play_some(game)
        effects, store = Effects(), MemoryStore()
        plan = plan_moved(moved, "livia", 60, effects.now())
        assert not plan.settings.rated, "whoever knows the deal plays for no rating"
        row = new_row(plan, "there", "livia", effects, int(moved.seed))
        await store.add_table(row, plan.seats)
        registry = TableRegistry(store, effects)
        await registry.change("there", "livia", begin_moved(moved))
        async with registry.lock("there") as live:
            assert live.table is not None and live.table.match is not None
            match = live.table.match
            assert live.table.seat_of("livia") == moved.seat
            view = match.game.view(match.state, Seat(moved.seat))
        told = msgspec.json.decode(ENCODE.encode(view))
        assert told == device.position()["view"]

    asyncio.run(work())


def wrong(moved: wire.MovedTable, what: str) -> wire.MovedTable:
    changes: dict[str, dict[str, Any]] = {
        "a move twice": {"moves": [*moved.moves, moved.moves[0]]},
        "no words": {"moves": [*moved.moves, wire.MovedMove(0, "hocus pocus")]},
        "no seat": {"seat": 7},
        "a seat that is not there": {"moves": [wire.MovedMove(9, moved.moves[0].move)]},
        "no level": {"levels": ["nobody", "nobody"]},
        "an option": {"options": {"hocus": "pocus"}},
    }
    return msgspec.structs.replace(moved, **changes[what])


@pytest.mark.parametrize(
    "what",
    ["a move twice", "no words", "no seat", "a seat that is not there", "no level", "an option"],
)
def test_a_game_that_was_never_played_so_is_refused(what: str) -> None:
    async def work() -> None:
        _, moved = await play_some("trajan")
        with pytest.raises(NotAllowed) as refused:
            plan_moved(wrong(moved, what), "livia", 60, 0)
        assert refused.value.code == "not_movable"

    asyncio.run(work())


def test_other_rules_are_refused() -> None:
    async def work() -> None:
        _, moved = await play_some("trajan")
        with pytest.raises(NotAllowed) as refused:
            plan_moved(msgspec.structs.replace(moved, rules=moved.rules + 1), "livia", 60, 0)
        assert refused.value.code == "frozen"

    asyncio.run(work())


def test_a_table_of_several_people_stays_on_its_device() -> None:
    async def work() -> None:
        device = Device()
        seats = [{"place": "link"}, {"place": "link"}]
        wanted = {"table": {"game": "trajan", "seats": seats}, "names": ["Livia", "Marcus"]}
        _, table = await device.ask("POST", "/hot-seat", wanted)
        _, told = await device.ask("GET", f"/tables/{table['id']}/moved")
        assert told["code"] == "not_movable"

    asyncio.run(work())
