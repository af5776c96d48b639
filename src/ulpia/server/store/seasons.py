"""Seasons of the daily table: what everybody has gathered, and badges for the best."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Select, func, select

from ulpia.server.store.club_schema import badges, daily_tries, result_seats, results
from ulpia.server.store.notices import insert_missing
from ulpia.server.store.schema import server_keys, users
from ulpia.table.daily import day_start


def season_standings(connection: Connection, first: str, end: str) -> list[Row[Any]]:
    """Return what people have gathered from day `first` to before day `end`, the most first.

    A day brings a point for finishing and one for everybody who was left behind, level or not.
    Only games that were finished in those days count: all but those of the last one end in time.
    """
    seats = result_seats
    per_day: Any = (
        select(
            daily_tries.c.user_id,
            (
                func.count().over(partition_by=daily_tries.c.day)
                - func.rank().over(partition_by=daily_tries.c.day, order_by=seats.c.points.desc())
                + 1
            ).label("gathered"),
        )
        .join(results, results.c.table_id == daily_tries.c.table_id)
        .join(
            seats,
            (seats.c.table_id == daily_tries.c.table_id)
            & (seats.c.user_id == daily_tries.c.user_id),
        )
        .where(
            daily_tries.c.day >= first,
            daily_tries.c.day < end,
            results.c.ending == "finished",
            results.c.ended_at < day_start(end),
        )
        .subquery()
    )
    gathered = func.sum(per_day.c.gathered).label("gathered")
    wanted: Select[Any] = (
        select(per_day.c.user_id, gathered, func.count().label("days"), users.c.name)
        .join(users, users.c.id == per_day.c.user_id)
        .where(users.c.deleted_at.is_(None))
        .group_by(per_day.c.user_id, users.c.name)
        .order_by(gathered.desc(), users.c.name)
    )
    return list(connection.execute(wanted).all())


def is_awarded(connection: Connection, season: str) -> bool:
    wanted = select(server_keys.c.value).where(server_keys.c.name == mark_of(season))
    return connection.execute(wanted).first() is not None


def mark_awarded(connection: Connection, season: str, now: int) -> None:
    insert_missing(connection, server_keys, [{"name": mark_of(season), "value": str(now)}])


def mark_of(season: str) -> str:
    return f"season:{season}"


def add_badges(connection: Connection, rows: list[dict[str, Any]]) -> None:
    insert_missing(connection, badges, rows)


def badges_of(connection: Connection, user: str) -> list[Row[Any]]:
    wanted = select(badges).where(badges.c.user_id == user)
    return list(connection.execute(wanted.order_by(badges.c.given_at.desc())).all())
