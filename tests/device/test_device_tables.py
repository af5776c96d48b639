"""A whole game on a device, over its journal: no server, no database, no processes."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.device.devices import SOLO, Device, forget_nothing, may_think, think_at_once
from ulpia.ai.levels import LEVEL_TABLE
from ulpia.device.tables import device_catalogue
from ulpia.device.worker import Worker
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.kernel.record import parse_record
from ulpia.table.lessons import lessons_of


@pytest.mark.slow
@pytest.mark.parametrize("game", ["trajan", "forum-trajanum"])
def test_a_whole_game_is_played_recorded_and_replayed(game: str) -> None:
    async def work() -> None:
        device = Device()
        table = await device.make({**SOLO, "game": game})
        assert table.startswith("local-")
        await device.open(table)
        assert await device.play_to_the_end(Dice(3)) > 30
        _, record = await device.ask("GET", f"/tables/{table}/record")
        parsed = parse_record(record)
        assert (parsed.game, parsed.players[0]) == (game, "Livia")
        _, replay = await device.ask("GET", f"/tables/{table}/replay?first=0&most=5")
        _, pasted = await device.ask("POST", "/replay?first=0&most=5", {"record": record})
        assert replay == pasted and len(replay["frames"]) == 5
        _, again = await device.ask("POST", f"/tables/{table}/rematch")
        assert again["id"] != table and again["state"] == "running"
        assert (await device.ask("POST", f"/tables/{table}/rematch"))[1]["id"] == again["id"]

    asyncio.run(work())


def test_a_device_that_starts_again_goes_on_where_it_was() -> None:
    async def work() -> None:
        first = Device()
        table = await first.make()
        await first.open(table)
        for number in range(12):
            await first.choose(Dice(number), number)
        last = first.position()["seq"]
        second = Device(first.journal)
        await second.open(table)
        assert second.position()["seq"] >= last
        before = first.position()["view"]["players"][0]["points"]
        assert second.position()["view"]["players"][0]["points"] == before
        await second.choose(Dice(1), 100)

    asyncio.run(work())


def test_a_command_sent_again_after_a_reload_counts_once() -> None:
    async def work() -> None:
        first = Device()
        table = await first.make()
        await first.open(table)
        await first.choose(Dice(1), 7)
        sent = first.journal.tables[table]["entries"]
        second = Device(first.journal)
        await second.open(table)
        move = {"type": "move", "move": "sow I", "seq": 2, "id": "m7"}
        await second.worker.receive(1, json.dumps(move))
        assert second.told[-1]["type"] == "done"
        own = [each for each in first.journal.tables[table]["entries"] if each["move_key"]]
        assert len([each for each in sent if each["move_key"]]) == len(own) == 1

    asyncio.run(work())


def test_two_tabs_of_one_table_do_not_fork_it() -> None:
    async def work() -> None:
        one = Device()
        table = await one.make()
        other = Device(one.journal)
        await one.open(table)
        await other.open(table)
        for number in range(20):
            tab = (one, other)[number % 2]
            await tab.worker.look_again(table)
            await tab.choose(Dice(number), number)
        seqs = [each["seq"] for each in one.journal.tables[table]["entries"]]
        assert seqs == list(range(1, len(seqs) + 1))
        await one.worker.look_again(table)
        await other.worker.look_again(table)
        assert one.position()["seq"] == other.position()["seq"]

    asyncio.run(work())


def test_a_tab_that_is_behind_is_refused_and_shown_the_present() -> None:
    async def work() -> None:
        one = Device()
        table = await one.make()
        other = Device(one.journal)
        await one.open(table)
        await other.open(table)
        seen = other.position()
        await one.choose(Dice(1), 1)
        option = seen["decision"]["options"][0]["text"]
        move = {"type": "move", "move": option, "seq": seen["seq"], "id": "late"}
        await other.worker.receive(1, json.dumps(move))
        assert other.told[-1]["type"] == "refused" and other.told[-1]["code"] == "stale"
        assert other.told[-1]["position"]["seq"] >= one.position()["seq"]

    asyncio.run(work())


def test_the_tab_that_thinks_plays_the_bots_after_a_move_in_another_tab() -> None:
    async def never(table: str) -> bool:
        await asyncio.Event().wait()
        return False

    async def work() -> None:
        thinks = Device()
        table = await thinks.make()
        other = Device(thinks.journal)
        other.worker = Worker(thinks.journal, think_at_once, never, forget_nothing)
        await thinks.open(table)
        await other.open(table)
        for number in range(16):  # all moves of the set-up and some turns
            for _ in range(400):
                await other.worker.look_again(table)
                if other.position().get("decision"):
                    break
                await thinks.worker.look_again(table)
                await asyncio.sleep(0)
            await other.choose(Dice(number), number)

    asyncio.run(work())


@pytest.mark.parametrize(
    ("outcome", "code"), [("full", "storage_full"), ("failed", "storage_failed")]
)
def test_a_move_that_cannot_be_stored_is_not_played(outcome: Any, code: str) -> None:
    async def work() -> None:
        device = Device()
        table = await device.make()
        await device.open(table)
        before = device.position()
        option = before["decision"]["options"][0]["text"]
        device.journal.outcome = outcome
        move = {"type": "move", "move": option, "seq": before["seq"], "id": "a"}
        await device.worker.receive(1, json.dumps(move))
        refused = device.told[-1]
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert refused["position"]["seq"] == before["seq"]
        device.journal.outcome = "written"
        await device.worker.receive(1, json.dumps(move))
        assert device.told[-1]["type"] == "done"

    asyncio.run(work())


def test_a_damaged_journal_is_told_and_can_be_cut_behind_its_last_good_entry() -> None:
    async def work() -> None:
        device = Device()
        table = await device.make()
        await device.open(table)
        for number in range(12):
            await device.choose(Dice(number), number)
        await device.worker.end_connection(1)  # the page is closed: its bots stop
        await asyncio.sleep(0.05)
        entries = device.journal.tables[table]["entries"]
        entries[9]["body"] = "AAAA"
        later = Device(device.journal)
        status, told = await later.ask("GET", f"/tables/{table}")
        assert (status, told["code"]) == (409, "journal_damaged")
        status, info = await later.ask("POST", f"/tables/{table}/repair")
        assert (status, info["seq"], info["state"]) == (200, 9, "running")
        await later.open(table)
        await later.choose(Dice(1), 1)
        del device.journal.tables[table]["entries"][0]
        lost = Device(device.journal)
        assert (await lost.ask("POST", f"/tables/{table}/repair"))[1]["code"] == "journal_lost"

    asyncio.run(work())


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("POST", "/sign-in"),
        ("GET", "/tables/abc"),
        ("POST", "/tables/local-a/share"),
        ("DELETE", "/tables/local-a"),
    ],
)
def test_what_needs_a_server_is_refused(method: str, address: str) -> None:
    _, told = asyncio.run(Device().ask(method, address))
    assert told["code"] == "needs_server"


def test_seats_for_others_need_a_server() -> None:
    wanted = {"game": "trajan", "seats": [{"place": "link"}, {"place": "link"}]}
    status, told = asyncio.run(Device().ask("POST", "/tables", wanted))
    assert (status, told["code"]) == (409, "needs_server")


def test_a_bot_that_fails_twice_plays_any_legal_move() -> None:
    async def fail(asked: str) -> str | None:
        return None

    async def work() -> None:
        device = Device()
        device.worker = Worker(device.journal, fail, may_think, forget_nothing)
        table = await device.make()
        await device.open(table)
        for number in range(8):
            await device.choose(Dice(number), number)
        assert {entry["seat"] for entry in device.journal.tables[table]["entries"]} >= {0, 1}

    asyncio.run(work())


def test_a_device_offers_all_games_with_their_lessons() -> None:
    catalogue = device_catalogue()
    assert [game.name for game in catalogue.games] == list(GAMES)
    assert catalogue.levels == [level.name for level in LEVEL_TABLE if not level.package]
    for game in catalogue.games:
        assert game.lessons == [lesson.name for lesson in lessons_of(game.name)] != []


def test_a_lesson_begins_and_leads_on() -> None:
    async def work() -> None:
        device = Device()
        _, told = await device.ask("GET", "/games/trajan/lessons/first")
        assert told["steps"]
        status, table = await device.ask("POST", "/lessons", {"game": "trajan", "lesson": "first"})
        assert (status, table["lesson"]) == (201, "first")
        await device.open(table["id"])
        for number in range(6):
            await device.wait_for_turn()
            place = device.position()["lesson"]
            move = place["next"][0]
            seq = device.position()["seq"]
            message = {"type": "move", "move": move, "seq": seq, "id": f"l{number}"}
            await device.worker.receive(1, json.dumps(message))
            assert device.told[-1]["type"] == "done", device.told[-1]
        assert device.position()["lesson"].get("step") is not None
        _, refused = await device.ask("POST", "/lessons", {"game": "trajan", "lesson": "none"})
        assert refused["code"] == "unknown_lesson"

    asyncio.run(work())


def test_a_hint_is_given_and_noted_once() -> None:
    async def work() -> None:
        device = Device()
        await device.open(await device.make())
        await device.wait_for_turn()
        position = device.position()
        assert position["hint"]
        for number in range(2):
            asked = {"type": "hint", "seq": position["seq"], "id": f"h{number}"}
            await device.worker.receive(1, json.dumps(asked))
            hint = next(each for each in reversed(device.told) if each["type"] == "hint")
            options = {option["text"] for option in position["decision"]["options"]}
            assert hint["id"] == f"h{number}" and hint["best"]["moves"][0] in options
        entries = device.journal.tables[device.table]["entries"]
        assert [entry["kind"] for entry in entries].count("hint") == 1

    asyncio.run(work())


def test_a_plan_is_kept_on_the_device_and_there_after_a_reload() -> None:
    async def work() -> None:
        first = Device()
        table = await first.make()
        await first.open(table)
        for number in range(60):
            await first.wait_for_turn()
            asked = first.position().get("decision")
            if asked and asked["prompt"]["name"] == "sow":
                break
            await first.choose(Dice(number), number)
        sowing = first.position()["decision"]["options"][0]["text"]
        ahead = {"type": "plan", "turns": [[sowing]], "about_table": True, "id": "p1"}
        await first.worker.receive(1, json.dumps(ahead))
        told = next(each for each in reversed(first.told) if each["type"] == "plan")
        assert told["turns"][0]["moves"] == [sowing]
        assert told["prospects"] and told["stops"]
        keep = {"type": "keep_notes", "turns": [[sowing]], "id": "p2"}
        await first.worker.receive(1, json.dumps(keep))
        assert first.told[-1]["type"] == "done"
        second = Device(first.journal)
        await second.open(table)
        assert second.position()["notes"]["turns"][0]["moves"] == [sowing]

    asyncio.run(work())
