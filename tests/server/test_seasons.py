"""Seasons of the daily table and badges: a point for finishing, one for everybody behind."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from tests.e2e.test_club import let_the_umpire_look
from tests.server.harness import run_server, settings
from tests.server.stored_tables import open_table_rows
from tests.server.test_ratings import account
from ulpia.server.service.club.places import shared_places
from ulpia.server.store import log
from ulpia.server.store.club_schema import dailies, daily_tries, result_seats, results
from ulpia.table.effects import Effects
from ulpia.table.seasons import first_day, season_after, season_at, season_before


def moment(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def test_equals_share_a_place_and_the_next_ones_are_left_out() -> None:
    assert shared_places([90, 80, 80, 80, 12, 12, 0]) == [1, 2, 2, 2, 5, 5, 7]
    assert shared_places([]) == []


def test_a_season_is_a_quarter_of_the_calendar() -> None:
    assert season_at(moment("2026-12-31T23:59:59")) == "2026-4"
    assert season_at(moment("2027-01-01")) == "2027-1"
    assert (season_before("2027-1"), season_after("2026-4")) == ("2026-4", "2027-1")
    assert [first_day(f"2026-{quarter}") for quarter in (1, 4)] == ["2026-01-01", "2026-10-01"]


def add_day(connection: Connection, day: str, points: dict[str, int]) -> None:
    """Let people have finished the table of a day, each with so many points."""
    deal = {"day": day, "game": "trajan", "rules": 1, "options": "{}", "levels": "[]", "seed": "1"}
    connection.execute(insert(dailies), deal)
    for user, total in points.items():
        name = f"{day.replace('-', '')}{user}"[:32]
        row, seats = open_table_rows(name)
        log.add_table(connection, row, seats)
        number = connection.exec_driver_sql("SELECT count(*) FROM results").scalar_one() + 1
        shared = {"table_id": name, "number": number, "game": "trajan", "seats": 3}
        ended = {"counted": True, "ended_at": moment(f"{day}T12:00")}
        result = {"rules": 1, "ending": "finished", "rated": False, "moves": 1, "started_at": 1}
        connection.execute(insert(results), {**shared, **ended, **result})
        seat = {"seat": 0, "user_id": user, "rank": 1, "points": total, "won": True}
        connection.execute(insert(result_seats), {**shared, **ended, **seat})
        connection.execute(insert(daily_tries), {"day": day, "user_id": user, "table_id": name})


def standings(told: Any) -> list[tuple[int, str, int, int]]:
    return [
        (each["place"], each["name"], each["points"], each["days"]) for each in told["standings"]
    ]


@pytest.mark.slow
def test_the_best_of_a_season_have_badges_once_it_is_over(database: str) -> None:
    now = [moment("2026-12-30T10:00")]
    with run_server(settings(database), Effects(now=lambda: now[0], seed=lambda: 5)) as server:
        names = ("Livia", "Marcus", "Nerva", "Otho")
        people = {name: account(server.address, name) for name in names}
        livia, marcus, nerva, otho = (people[name].get("/me")["id"] for name in names)
        write = server.services.database.write_now
        write(lambda c: add_day(c, "2026-09-30", {otho: 300}))
        write(lambda c: add_day(c, "2026-12-28", {livia: 120, marcus: 120, nerva: 90}))
        write(lambda c: add_day(c, "2026-12-29", {livia: 80, nerva: 90}))
        told = people["Livia"].get("/seasons")
        assert (told["season"], told["is_over"], told["before"]) == ("2026-4", False, "2026-3")
        assert standings(told) == [
            (1, "Livia", 4, 2),
            (2, "Marcus", 3, 1),
            (2, "Nerva", 3, 2),
        ]
        assert [each["mine"] for each in told["standings"]] == [True, False, False]
        assert standings(people["Otho"].get("/seasons/2026-3")) == [(1, "Otho", 1, 1)]
        assert people["Otho"].refusal("GET", "/seasons/2027-1") == (404, "no_such_day")
        let_the_umpire_look(server)
        assert "badges" not in people["Livia"].get("/players/Livia")
        now[0] = moment("2027-01-01T00:02")
        for _ in range(2):
            let_the_umpire_look(server)
        badge = {"kind": "daily", "name": "2026-4", "place": 1}
        assert people["Otho"].get("/players/Livia")["badges"] == [badge]
        assert people["Otho"].get("/players/Nerva")["badges"] == [{**badge, "place": 2}]
        assert "badges" not in people["Livia"].get("/players/Otho")
