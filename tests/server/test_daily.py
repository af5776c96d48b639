"""The table of the day: the same for everybody, once for each, and sealed until the day is over."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.harness import Client, RunningServer, run_async, run_server, settings
from tests.server.test_pace import at
from tests.server.test_ratings import account
from ulpia.kernel.chance import commitment
from ulpia.server.service.club import daily
from ulpia.server.service.club.scorekeeper import write_result
from ulpia.server.store import daily as daily_store
from ulpia.server.store.schema import entries, tables
from ulpia.table.daily import DAY_MS, day_at, day_end
from ulpia.table.effects import Effects
from ulpia.table.results import GameResult, SeatResult

NOON = at("2027-03-02T12:00")
SEED = 0xABCDEF


class Day:
    """A server with a clock in the hand."""

    def __init__(self, server: RunningServer, clock: list[int]) -> None:
        self.server = server
        self.clock = clock

    def finish(self, table: str, user: str, points: int, opening: str = "senate") -> None:
        """Let the game of a try be over, as if it had been played."""
        seat = SeatResult(0, user, None, 1, {"ships": points}, True, opening, None, None)
        result = GameResult(
            table, "trajan", 1, "finished", False, True, 90, 1, self.clock[0], 3, [seat]
        )

        def work(connection: Any) -> None:
            ended = update(tables).where(tables.c.id == table)
            connection.execute(ended.values(state="finished", finished_at=self.clock[0]))
            write_result(connection, result)

        self.server.services.database.write_now(work)


@pytest.fixture
def day(database: str) -> Iterator[Day]:
    clock = [NOON]
    effects = Effects(now=lambda: clock[0], seed=lambda: SEED)
    with run_server(settings(database), effects) as server:
        yield Day(server, clock)


def test_days_are_those_of_the_calendar() -> None:
    assert day_at(NOON) == "2027-03-02"
    assert day_at(day_end("2027-03-02") - 1) == "2027-03-02"
    assert day_at(day_end("2027-03-02")) == "2027-03-03"


def test_everybody_gets_the_same_deal_once_and_its_hash_before(day: Day) -> None:
    livia, marcus = (account(day.server.address, name) for name in ("Livia", "Marcus"))
    guest = Client(day.server.address).guest("Gaius")
    told = guest.get("/daily")
    assert told["state"] == "open"
    assert told["commitment"] == commitment(SEED)
    assert "seed" not in told and "ranking" not in told
    assert guest.refusal("POST", "/daily") == (403, "needs_account")
    first, second = livia.post("/daily"), marcus.post("/daily")
    assert first["id"] != second["id"]
    assert first["commitment"] == second["commitment"] == told["commitment"]
    assert first["options"] == second["options"]
    assert [seat.get("level") for seat in first["seats"]] == [None, *told["levels"]]
    assert livia.post("/daily")["id"] == first["id"]  # nobody plays it twice
    assert livia.get("/daily")["state"] == "playing"


def test_who_has_not_finished_sees_nothing_of_the_others(day: Day) -> None:
    livia, marcus = (account(day.server.address, name) for name in ("Livia", "Marcus"))
    mine, other = livia.post("/daily"), marcus.post("/daily")
    day.finish(mine["id"], livia.get("/me")["id"], 120)
    assert marcus.get("/daily")["finished"] == 1
    assert "ranking" not in marcus.get("/daily")
    ranking = livia.get("/daily")["ranking"]["results"]
    assert ranking == [{"place": 1, "points": 120, "won": True, "name": "Livia", "mine": True}]
    for path in ("", "/position", "/log", "/record", "/replay"):  # whoever gives the link away
        assert marcus.refusal("GET", f"/tables/{mine['id']}{path}")[0] == 404
    share = livia.post(f"/tables/{mine['id']}/share")["key"]
    assert marcus.refusal("POST", f"/tables/{mine['id']}/visit", {"key": share})[0] == 404
    watch = mine["watch_key"]
    marcus.refusal("POST", f"/tables/{mine['id']}/admission", {"key": watch})
    assert marcus.refusal("GET", f"/tables/{mine['id']}/position")[0] == 404
    day.finish(other["id"], marcus.get("/me")["id"], 131, "trajan")
    told = marcus.get("/daily")["ranking"]
    assert [(each["place"], each["points"]) for each in told["results"]] == [(1, 131), (2, 120)]
    assert [each["key"] for each in told["openings"]] == ["trajan", "senate"]
    assert all("table" not in each for each in told["results"])


def test_the_deal_opens_when_the_day_is_over(day: Day) -> None:
    livia, marcus = (account(day.server.address, name) for name in ("Livia", "Marcus"))
    mine = livia.post("/daily")["id"]
    commands = f"/tables/{mine}/commands"
    seq = livia.get(f"/tables/{mine}/position")["seq"]
    assert livia.refusal("POST", commands, {"type": "hint", "seq": seq})[1] == "no_hints"
    hand_over = {"type": "hand_over", "level": "random"}
    assert livia.refusal("POST", commands, hand_over) == (409, "rated_stays")
    livia.post(commands, {"type": "abandon"})
    assert "seed" not in livia.get(f"/tables/{mine}/position")
    assert livia.get("/daily")["state"] == "finished"  # the try is spent
    for path in ("/record", "/replay"):
        assert livia.refusal("GET", f"/tables/{mine}{path}") == (409, "daily_sealed")
    assert livia.refusal("POST", f"/tables/{mine}/review") == (409, "daily_sealed")
    day.clock[0] += DAY_MS
    assert livia.get(f"/tables/{mine}/position")["seed"] == str(SEED)
    assert "seed" in marcus.get(f"/tables/{mine}/record")
    yesterday = marcus.get("/daily/2027-03-02")
    assert yesterday["state"] == "over" and yesterday["seed"] == str(SEED)
    today = marcus.get("/daily")
    assert (today["day"], today["before"]) == ("2027-03-03", "2027-03-02")
    assert today["game"] != yesterday["game"]
    assert marcus.refusal("GET", "/daily/2020-01-01") == (404, "no_such_day")


def test_a_game_that_ends_after_its_day_does_not_count(day: Day) -> None:
    livia = account(day.server.address, "Livia")
    mine = livia.post("/daily")["id"]
    day.clock[0] += DAY_MS
    day.finish(mine, livia.get("/me")["id"], 120)
    assert livia.get("/daily/2027-03-02")["finished"] == 0


def test_two_people_who_play_alike_meet_the_same_bots(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "LEVELS", ("tiro", "random"))
    effects = Effects(now=lambda: NOON, seed=lambda: SEED)
    chosen = settings(f"sqlite:///{tmp_path / 'ulpia.db'}", bots="pool")
    with run_server(chosen, effects) as server:
        tried = [play_first_options(account(server.address, name)) for name in ("Livia", "Marcus")]
        seen = [moves_by_seat(server, table) for table in tried]
    for one, other in zip(*seen, strict=True):
        length = min(len(one), len(other))
        assert length > 8
        assert one[:length] == other[:length]


def play_first_options(client: Client) -> str:
    """Play my first option some times and return the table."""
    table = str(client.post("/daily")["id"])
    seq = played = 0
    until = time.monotonic() + 120
    while played < 24 and time.monotonic() < until:
        told = client.get(f"/tables/{table}/position?after={seq}&wait=5")
        seq = told["seq"]
        options = (told.get("decision") or {}).get("options")
        if options:
            body = {"type": "move", "move": options[0]["text"], "seq": seq}
            client.post(f"/tables/{table}/commands", body)
            played += 1
    return table


def moves_by_seat(server: RunningServer, table: str) -> list[list[str]]:
    """Return the moves of each seat; who was quicker where all choose at once does not show."""
    wanted = entries.c.table_id == table, entries.c.kind == "move"
    rows = server.services.database.read_now(
        lambda c: list(c.execute(select(entries).where(*wanted).order_by(entries.c.seq)).all())
    )
    return [[json.loads(row.body)["move"] for row in rows if row.seat == seat] for seat in range(3)]


def test_a_try_whose_table_was_never_made_is_made_later(day: Day) -> None:
    livia = account(day.server.address, "Livia")
    user = livia.get("/me")["id"]
    deal = run_async(read_today(day))
    work = day.server.services.database
    work.write_now(lambda c: daily_store.add_try(c, deal.day, user, "lost"))
    assert livia.post("/daily")["id"] == "lost"


async def read_today(day: Day) -> Any:
    return await daily.today(day.server.services)
