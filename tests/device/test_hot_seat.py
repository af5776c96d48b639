"""Several people at one device: who holds it plays, and nobody sees another's hand."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.device.devices import Device
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice

MOVES = 60


def hot_seat(game: str, people: int, bots: int = 0, **wishes: Any) -> dict[str, Any]:
    seats = [{"place": "link"}] * people + [{"place": "bot", "level": "random"}] * bots
    names = ["Livia", "Marcus", "Julia", "Gaius"][:people]
    return {"table": {"game": game, "seats": seats, **wishes}, "names": names}


async def begin(game: str, people: int, bots: int = 0) -> Device:
    device = Device()
    status, table = await device.ask("POST", "/hot-seat", hot_seat(game, people, bots))
    assert status == 201, table
    await device.open(str(table["id"]))
    return device


async def hand_to(device: Device, seat: int) -> dict[str, Any]:
    """Somebody takes the device; their page opens a new line, as the real one does."""
    status, told = await device.ask("POST", f"/tables/{device.table}/holder", {"seat": seat})
    assert status == 200, told
    await device.worker.end_connection(1)
    await device.open(device.table)
    return device.position()


async def next_person(device: Device) -> int:
    """Wait for the bots, and return whom the table waits for."""
    for _ in range(500):
        position = device.position()
        if position["state"] != "running":
            return -1
        people = [each["seat"] for each in position["seats"] if each["place"] == "human"]
        waited: list[int] = [seat for seat in position["waiting"] if seat in people]
        if waited:
            return waited[0]
        await asyncio.sleep(0)
        await device.worker.look_again(device.table)
    raise AssertionError("nobody is waited for")


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (3, 1)])
@pytest.mark.parametrize("game", list(GAMES))
def test_everybody_plays_their_own_seat_and_sees_their_own_hand(
    game: str, people: int, bots: int
) -> None:
    async def work() -> None:
        device = await begin(game, people, bots)
        assert device.position()["viewer"] is None, "nobody holds the device yet"
        assert "decision" not in device.position() or device.position()["decision"] is None
        played, dice = set(), Dice(3)
        for number in range(MOVES):
            seat = await next_person(device)
            if seat < 0:
                break
            position = await hand_to(device, seat)
            assert position["viewer"] == seat
            options = position["decision"]["options"]
            move = options[dice.below(len(options))]["text"]
            message = {"type": "move", "move": move, "seq": position["seq"], "id": f"m{number}"}
            await device.worker.receive(1, json.dumps(message))
            assert device.told[-1].get("type") != "refused", device.told[-1]
            played.add(seat)
        assert played == set(range(people))

    asyncio.run(work())


def test_what_a_holder_is_told_is_what_that_seat_may_see_at_a_server() -> None:
    """The views of two people differ in what is hidden: the same view twice would be a leak."""

    async def work() -> None:
        device = await begin("trajan", 2)
        spectator = device.position()["view"]
        seats = device.position()["waiting"]
        views = {}
        for seat in seats:
            views[seat] = (await hand_to(device, seat))["view"]
            _, log = await device.ask("GET", f"/tables/{device.table}/log?after=0")
            assert all(entry.get("move") is None for entry in log["entries"])
        assert len(seats) == 2 and views[0] != views[1]
        assert spectator not in views.values()

    asyncio.run(work())


def test_only_whom_the_table_waits_for_may_take_the_device() -> None:
    async def work() -> None:
        device = await begin("forum-trajanum", 2)
        waiting = device.position()["waiting"]
        other = next((seat for seat in (0, 1) if seat not in waiting), None)
        if other is None:  # both are asked at once: one plays, and is not waited for any more
            await hand_to(device, 0)
            for number in range(MOVES):
                position = device.position()
                if 0 not in position["waiting"]:
                    break
                move = position["decision"]["options"][0]["text"]
                message = {"type": "move", "move": move, "seq": position["seq"], "id": f"{number}"}
                await device.worker.receive(1, json.dumps(message))
            other = 0
        _, told = await device.ask("POST", f"/tables/{device.table}/holder", {"seat": other})
        assert told["code"] == "not_waited_for"
        _, told = await device.ask("POST", f"/tables/{device.table}/holder", {"seat": 7})
        assert told["code"] == "no_human_there"

    asyncio.run(work())


def test_the_others_agree_to_end_the_game_by_talking() -> None:
    async def work() -> None:
        device = await begin("trajan", 3)
        await hand_to(device, await next_person(device))
        await device.worker.receive(1, json.dumps({"type": "abandon", "id": "a"}))
        assert device.position()["state"] == "abandoned"
        _, again = await device.ask("POST", f"/tables/{device.table}/rematch")
        assert [seat["name"] for seat in again["seats"]] == ["Livia", "Marcus", "Julia"]
        assert again["state"] == "running"

    asyncio.run(work())


def test_lists_say_that_somebody_here_is_waited_for() -> None:
    async def work() -> None:
        device = await begin("trajan", 2)
        info = device.journal.tables[device.table]["info"]
        assert info["my_turn"] is True

    asyncio.run(work())


@pytest.mark.parametrize(
    ("names", "code"), [(["Livia"], "needs_server"), (["Livia", " livia"], "same_name")]
)
def test_names_must_fit_the_seats(names: list[str], code: str) -> None:
    wanted = {**hot_seat("trajan", 2), "names": names}
    _, told = asyncio.run(Device().ask("POST", "/hot-seat", wanted))
    assert told["code"] == code
