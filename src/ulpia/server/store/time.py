"""Holidays of people, and when the server was last alive."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update

from ulpia.server.store.schema import heartbeat, holidays, seats, tables


def alive_at(connection: Connection) -> int:
    """Return when any process of the server last said that it is alive; 0: never."""
    return int(connection.execute(select(heartbeat.c.alive_at)).scalar_one())


def beat(connection: Connection, now: int) -> None:
    """Note that the server is alive; several processes may say so at once."""
    connection.execute(update(heartbeat).where(heartbeat.c.alive_at < now).values(alive_at=now))


def timed_tables(connection: Connection) -> list[str]:
    """Return the running tables with clocks."""
    wanted = select(tables.c.id).where(tables.c.state == "running", tables.c.pace.is_not(None))
    return [row.id for row in connection.execute(wanted)]


def timed_tables_of(connection: Connection, user: str) -> list[str]:
    """Return the open and running tables with clocks where a user sits."""
    mine = select(seats.c.table_id).where(seats.c.user_id == user)
    wanted = select(tables.c.id).where(
        tables.c.id.in_(mine),
        tables.c.pace.is_not(None),
        or_(tables.c.state == "running", tables.c.state == "open"),
    )
    return [row.id for row in connection.execute(wanted)]


def holidays_of(connection: Connection, user: str, after: int) -> list[tuple[int, int]]:
    """Return the holidays of a user that end after a moment."""
    wanted = (
        select(holidays.c.since, holidays.c.until)
        .where(holidays.c.user_id == user, holidays.c.until > after)
        .order_by(holidays.c.since)
    )
    return [(row.since, row.until) for row in connection.execute(wanted)]


def set_holiday(connection: Connection, user: str, now: int, since: int, until: int) -> None:
    """Put a holiday in the place of those to come; one that has begun ends now."""
    own = holidays.c.user_id == user
    connection.execute(delete(holidays).where(own, holidays.c.since >= now))
    connection.execute(update(holidays).where(own, holidays.c.until > now).values(until=now))
    if until > since:
        values = {"user_id": user, "since": since, "until": until}
        connection.execute(insert(holidays), values)
