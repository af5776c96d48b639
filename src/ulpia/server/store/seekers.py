"""People who seek a game now, and with whom."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from ulpia.server.store.people_schema import seekers

LOCK: Final = 0x7365656B
"""Of PostgreSQL's advisory locks: nobody is found by two others at once."""


def lock_seekers(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def seeker_of(connection: Connection, user: str) -> Row[Any] | None:
    return connection.execute(select(seekers).where(seekers.c.user_id == user)).one_or_none()


def add_seeker(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(insert(seekers), row)


def touch_seeker(connection: Connection, user: str, now: int) -> None:
    connection.execute(update(seekers).where(seekers.c.user_id == user).values(seen_at=now))


def forget_seeker(connection: Connection, user: str) -> None:
    connection.execute(delete(seekers).where(seekers.c.user_id == user))


def forget_gone(connection: Connection, before: int) -> None:
    """Forget whose page has not asked for a while."""
    connection.execute(delete(seekers).where(seekers.c.seen_at < before))


def waiting(connection: Connection, game: str, seats: int, rated: bool) -> list[Row[Any]]:
    """Return who seeks the same and has found nobody yet, the longest waiting first."""
    wanted = (
        select(seekers)
        .where(
            seekers.c.game == game,
            seekers.c.seats == seats,
            seekers.c.rated == rated,
            seekers.c.table_id.is_(None),
        )
        .order_by(seekers.c.made_at, seekers.c.user_id)
    )
    return list(connection.execute(wanted).all())


def seat_seekers(connection: Connection, people: list[str], table: str) -> None:
    connection.execute(update(seekers).where(seekers.c.user_id.in_(people)).values(table_id=table))
