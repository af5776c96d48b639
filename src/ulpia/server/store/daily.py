"""Tables of the day in the database: deals, tries, and how they ended."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Select, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from ulpia.server.store.club_schema import dailies, daily_tries, result_seats, results
from ulpia.server.store.schema import users


def daily_of(connection: Connection, day: str) -> Row[Any] | None:
    return connection.execute(select(dailies).where(dailies.c.day == day)).one_or_none()


def add_daily(connection: Connection, values: dict[str, Any]) -> Row[Any]:
    """Write the deal of a day unless it is there, and return what holds."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(make(dailies).on_conflict_do_nothing(), values)
    found = daily_of(connection, values["day"])
    assert found is not None
    return found


def last_daily_before(connection: Connection, day: str) -> Row[Any] | None:
    wanted = select(dailies).where(dailies.c.day < day).order_by(dailies.c.day.desc()).limit(1)
    return connection.execute(wanted).one_or_none()


def try_of(connection: Connection, day: str, user: str) -> str | None:
    """Return the table at which somebody plays this day."""
    wanted = select(daily_tries.c.table_id).where(
        daily_tries.c.day == day, daily_tries.c.user_id == user
    )
    found: str | None = connection.execute(wanted).scalar_one_or_none()
    return found


def add_try(connection: Connection, day: str, user: str, table: str) -> None:
    """Note that somebody plays this day; IntegrityError if they do already."""
    connection.execute(insert(daily_tries), {"day": day, "user_id": user, "table_id": table})


def ended_tries(connection: Connection, day: str, before: int) -> list[Row[Any]]:
    """Return the games that were finished in time, the most points first."""
    wanted: Select[Any] = (
        select(
            daily_tries.c.table_id,
            daily_tries.c.user_id,
            result_seats.c.points,
            result_seats.c.won,
            result_seats.c.opening,
            users.c.name,
            users.c.deleted_at,
        )
        .join(results, results.c.table_id == daily_tries.c.table_id)
        .join(
            result_seats,
            (result_seats.c.table_id == daily_tries.c.table_id)
            & (result_seats.c.user_id == daily_tries.c.user_id),
        )
        .join(users, users.c.id == daily_tries.c.user_id)
        .where(
            daily_tries.c.day == day, results.c.ending == "finished", results.c.ended_at < before
        )
        .order_by(result_seats.c.points.desc(), results.c.ended_at, daily_tries.c.table_id)
    )
    return list(connection.execute(wanted).all())
