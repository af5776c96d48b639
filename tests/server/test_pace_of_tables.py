"""Pace over HTTP on both databases: told before joining, holidays, and a server that was away."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Client, run_server, settings
from tests.server.players import sit_together
from tests.server.test_pace import HOUR_MS, at
from ulpia.table.effects import Effects
from ulpia.table.pace import DAY_MS

LIVE = {"kind": "live", "reserve": 600, "increment": 30}
DAYS = {"kind": "days", "days": 2}


def effects(clock: list[int]) -> Effects:
    return Effects(now=lambda: clock[0], seed=lambda: 5)


def seat_of(told: Any, name: str) -> Any:
    return next(each for each in told["seats"] if each.get("name") == name)


def test_clocks_stand_while_the_server_is_away(database: str) -> None:
    clock = [at("2027-03-01T12:00")]
    chosen = settings(database)
    with run_server(chosen, effects(clock)) as server:
        livia, marcus = (Client(server.address).guest(name) for name in ("Livia", "Marcus"))
        table = sit_together(livia, marcus, pace=LIVE)
        clock[0] += 10_000
        before = livia.get(f"/tables/{table}/position")["seats"]
    clock[0] += 9 * HOUR_MS
    with run_server(chosen, effects(clock)) as server:
        again = Client(server.address)
        again.http.cookies = livia.http.cookies
        told = again.get(f"/tables/{table}/position?after=0")
        assert [seat["clock"]["left"] for seat in told["seats"]] == [
            seat["clock"]["left"] for seat in before
        ]
        stopped = told["entries"][-1]
        assert stopped["kind"] == "clocks_stopped"
        assert stopped["until"] - stopped["since"] == 9 * HOUR_MS


def test_the_pace_is_told_before_joining_and_my_games_tell_when_time_runs_out(
    database: str,
) -> None:
    clock = [at("2027-03-01T12:00")]
    with run_server(settings(database), effects(clock)) as server:
        livia, marcus = (Client(server.address).guest(name) for name in ("Livia", "Marcus"))
        seats = [{"place": "open"}, {"place": "open"}]
        made = livia.post("/tables", {"game": "trajan", "seats": seats, "pace": DAYS})
        listed = marcus.get("/tables")["tables"][0]
        assert listed["pace"] == {**DAYS, "rests_on_weekends": False, "zone": 0}
        marcus.post(f"/tables/{made['id']}/join", {})
        mine = livia.get("/my-tables")["tables"][0]
        assert seat_of(mine, "Livia")["clock"]["deadline"] == clock[0] + 2 * DAY_MS
        rematch = livia.post(f"/tables/{made['id']}/commands", {"type": "abandon"})
        assert rematch["state"] == "running"
        marcus.post(f"/tables/{made['id']}/commands", {"type": "abandon"})
        assert livia.post(f"/tables/{made['id']}/rematch")["pace"] == listed["pace"]


def test_a_holiday_rests_at_tables_of_today_and_of_tomorrow(database: str) -> None:
    clock = [at("2027-03-01T12:00")]
    with run_server(settings(database), effects(clock)) as server:
        livia, marcus = (Client(server.address).guest(name) for name in ("Livia", "Marcus"))
        table = sit_together(livia, marcus, pace=DAYS)
        since, until = clock[0], clock[0] + 10 * DAY_MS
        taken = livia.post("/me/holidays", {"since": since, "until": until})
        assert taken == {"holidays": [{"since": since, "until": until}], "days_left": 18}
        later = sit_together(livia, marcus, pace=DAYS)
        live = sit_together(livia, marcus, pace=LIVE)
        for name in (table, later):
            told = marcus.get(f"/tables/{name}/position")
            assert seat_of(told, "Livia")["clock"]["deadline"] == until + 2 * DAY_MS
            assert seat_of(told, "Marcus")["clock"]["deadline"] == clock[0] + 2 * DAY_MS
        told = marcus.get(f"/tables/{live}/position")
        assert "resumes_at" not in seat_of(told, "Livia")["clock"], "a live game does not rest"
        assert marcus.get("/me/holidays")["holidays"] == []
        too_long = {"since": since, "until": since + 29 * DAY_MS}
        assert livia.refusal("POST", "/me/holidays", too_long) == (409, "holiday_too_long")
        clock[0] += DAY_MS
        ended = livia.post("/me/holidays", {"since": 0, "until": 0})
        assert ended == {"holidays": [], "days_left": 27}
        told = marcus.get(f"/tables/{table}/position")
        assert seat_of(told, "Livia")["clock"]["deadline"] == clock[0] + 2 * DAY_MS


def test_a_pace_out_of_bounds_is_refused(database: str) -> None:
    with run_server(settings(database)) as server:
        livia = Client(server.address).guest("Livia")
        for pace in (
            {"kind": "live", "reserve": 5, "increment": 0},
            {"kind": "days", "days": 0},
            {"kind": "days", "days": 2, "zone": 10_000},
            {"kind": "never"},
        ):
            table = {"game": "trajan", "seats": [{"place": "link"}] * 2, "pace": pace}
            assert livia.refusal("POST", "/tables", table) == (422, "bad_message")
