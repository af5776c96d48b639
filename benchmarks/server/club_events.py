"""A season of daily tables and many tournaments, made of finished games that are there already."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any, Final

from sqlalchemy import Connection, insert, select

from ulpia.server.store.club_schema import (
    dailies,
    daily_tries,
    result_seats,
    tournament_games,
    tournament_players,
    tournaments,
)
from ulpia.server.store.database import Database
from ulpia.table.daily import day_start
from ulpia.table.seasons import first_day, season_after

SEASON: Final = "2024-1"
SOME_DAY: Final = "2024-02-10"
SOME_TOURNAMENT: Final = "cup7"
TOURNAMENTS: Final = 50
PLAYERS: Final = 32
ROUNDS: Final = 7


def fill_events(database: Database) -> None:
    database.write_now(fill_season)
    database.write_now(fill_tournaments)


def fill_season(connection: Connection) -> None:
    """Let everybody have played on as many days of a season as they have finished games."""
    begin, end = first_day(SEASON), first_day(season_after(SEASON))
    count = (date.fromisoformat(end) - date.fromisoformat(begin)).days
    days = [str(date.fromisoformat(begin) + timedelta(days=number)) for number in range(count)]
    deal = {"game": "trajan", "rules": 1, "options": "{}", "levels": "[]", "seed": "1"}
    connection.execute(insert(dailies), [{"day": day, **deal} for day in days])
    wanted = (
        select(result_seats.c.user_id, result_seats.c.table_id)
        .where(result_seats.c.user_id.is_not(None), result_seats.c.ended_at < day_start(end))
        .order_by(result_seats.c.number)
    )
    played: dict[str, list[str]] = {}
    for row in connection.execute(wanted):
        played.setdefault(row.user_id, []).append(row.table_id)
    rows = [
        {"day": day, "user_id": user, "table_id": table}
        for user, own in played.items()
        for day, table in zip(days, own, strict=False)
    ]
    connection.execute(insert(daily_tries), rows)


def fill_tournaments(connection: Connection) -> None:
    """Write tournaments that are over, each with as many people and rounds as a server sees."""
    for number in range(TOURNAMENTS):
        name = f"cup{number}"
        connection.execute(insert(tournaments), tournament_row(name))
        players = [
            {"tournament_id": name, "number": player, "user_id": f"p{player}"}
            for player in range(PLAYERS)
        ]
        connection.execute(insert(tournament_players), players)
        connection.execute(insert(tournament_games), game_rows(name))


def tournament_row(name: str) -> dict[str, Any]:
    return {
        "id": name,
        "name": name,
        "game": "trajan",
        "options": "{}",
        "kind": "swiss",
        "seats": 2,
        "rounds": ROUNDS,
        "days": 7,
        "level": "tiro",
        "rated": False,
        "host_id": "p0",
        "state": "finished",
        "round": ROUNDS,
        "created_at": day_start(SOME_DAY),
        "finished_at": day_start(SOME_DAY) + 1,
    }


def game_rows(name: str) -> list[dict[str, Any]]:
    return [
        {
            "tournament_id": name,
            "round": round_number,
            "player": player,
            "table_id": f"g{player // 2 + round_number * PLAYERS}",
            "seat": player % 2,
            "place": 1 + (player + round_number) % 2,
            "halves": 4 - 2 * ((player + round_number) % 2),
        }
        for round_number in range(1, ROUNDS + 1)
        for player in range(PLAYERS)
    ]
