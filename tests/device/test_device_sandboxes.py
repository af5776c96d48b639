"""Moves of all sides tried out on a device: at its tables, in records, from a fresh deal."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from tests.device.devices import Device
from ulpia.kernel.chance import Dice
from ulpia.table import wire
from ulpia.table.replays import replay_text

GAMES = ("trajan", "forum-trajanum")


async def fresh_record(device: Device, game: str, seats: int = 2) -> str:
    status, record = await device.ask(
        "POST", "/local-sandbox/deal", {"game": game, "seats": seats, "seed": 46}
    )
    assert status == 200, record
    return str(record)


async def try_some(device: Device, address: str, wish: Any, count: int) -> list[dict[str, Any]]:
    """Play first options of whoever is asked; return the line."""
    line: list[dict[str, Any]] = []
    for _ in range(count):
        status, told = await device.ask("POST", address, wish(line))
        assert status == 200, told
        sandbox = msgspec.json.decode(json.dumps(told), type=wire.Sandbox)
        assert len(sandbox.line) == len(line) and len(sandbox.views) == len(sandbox.points)
        choice = told["choices"][0]
        line.append({"seat": choice["seat"], "move": choice["options"][0]["text"]})
    return line


@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_all_sides_are_tried_and_the_game_stays_as_it_is(game: str) -> None:
    async def work() -> None:
        device = Device()
        seats = [{"place": "link"}, {"place": "bot", "level": "random"}]
        table = await device.make({"game": game, "seats": seats})
        await device.open(table)
        for number in range(12):
            await device.choose(Dice(number), number)
        await device.wait_for_turn()
        before = device.position()

        def wish(line: Any) -> Any:
            return {"seq": before["seq"], "line": line}

        line = await try_some(device, f"/tables/{table}/try", wish, 12)
        assert {each["seat"] for each in line} == {0, 1}
        _, told = await device.ask("POST", f"/tables/{table}/try", wish([]))
        assert told["views"][0] == before["view"]
        assert device.position() == before
        _, refused = await device.ask(
            "POST", f"/tables/{table}/try", wish([{"seat": 0, "move": "fly away"}])
        )
        assert refused["code"] == "unknown_words"

    asyncio.run(work())


@pytest.mark.parametrize("game", GAMES)
def test_a_fresh_deal_is_played_by_all_sides_kept_and_played_on_against_bots(game: str) -> None:
    async def work() -> None:
        device = Device()
        record = await fresh_record(device, game)
        assert record == await fresh_record(device, game), "the same seed is the same deal"

        def wish(line: Any) -> Any:
            return {"record": record, "wish": {"entry": 0, "line": line}}

        line = await try_some(device, "/local-sandbox", wish, 14)
        _, text = await device.ask("POST", "/local-sandbox/record", wish(line))
        match, _ = replay_text(text)
        assert len(match.log) == 14
        branch = {"entry": 0, "line": line, "seat": 1, "level": "tiro"}
        status, table = await device.ask(
            "POST", "/local-sandbox/table", {"record": record, "wish": branch}
        )
        assert (status, table["state"]) == (201, "running")
        await device.open(table["id"])
        await device.choose(Dice(1), 1)

    asyncio.run(work())


def test_what_cannot_be_tried_is_refused_with_a_reason() -> None:
    async def work() -> None:
        device = Device()
        record = await fresh_record(device, "trajan")
        late: dict[str, Any] = {"entry": 9, "line": []}
        wrong = {"entry": 0, "line": [{"seat": 7, "move": "sow I"}]}
        for address, body, code in (
            ("/local-sandbox", {"record": record, "wish": late}, "no_such_moment"),
            ("/local-sandbox", {"record": record, "wish": wrong}, "stale"),
            ("/local-sandbox", {"record": "none", "wish": {"entry": 0}}, "bad_record"),
            ("/local-sandbox/deal", {"game": "chess", "seats": 2, "seed": 1}, "unknown_game"),
            ("/local-sandbox/deal", {"game": "trajan", "seats": 7, "seed": 1}, "bad_seats"),
            (
                "/local-sandbox/table",
                {"record": record, "wish": {**late, "seat": 0, "level": "tiro"}},
                "no_such_moment",
            ),
            (
                "/local-sandbox/table",
                {"record": record, "wish": {"entry": 0, "seat": 0, "level": "nero"}},
                "unknown_level",
            ),
        ):
            status, told = await device.ask("POST", address, body)
            assert (status, told["code"]) == (409, code)

    asyncio.run(work())


def test_at_a_shared_device_nobody_tries_before_somebody_holds_it() -> None:
    async def work() -> None:
        device = Device()
        shared = {
            "table": {"game": "trajan", "seats": [{"place": "link"}, {"place": "link"}]},
            "names": ["Livia", "Marcus"],
        }
        _, table = await device.ask("POST", "/hot-seat", shared)
        wish = {"seq": table["seq"]}
        _, refused = await device.ask("POST", f"/tables/{table['id']}/try", wish)
        assert refused["code"] == "not_seated"
        await device.ask("POST", f"/tables/{table['id']}/holder", {"seat": 1})
        status, told = await device.ask("POST", f"/tables/{table['id']}/try", wish)
        assert status == 200 and len(told["views"]) == 2

    asyncio.run(work())
