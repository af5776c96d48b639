"""Counts and lists for the host of a server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, func, select

from ulpia.server.store.schema import channels, tables, users


def people_counts(connection: Connection) -> tuple[int, int]:
    """Return how many accounts and how many guests there are."""
    named = users.c.password.is_not(None)
    wanted = (
        select(named.label("named"), func.count().label("count"))
        .where(users.c.deleted_at.is_(None))
        .group_by(named)
    )
    found = {bool(row.named): int(row[1]) for row in connection.execute(wanted)}
    return found.get(True, 0), found.get(False, 0)


def table_counts(connection: Connection) -> list[tuple[str, int]]:
    wanted = select(tables.c.state, func.count()).group_by(tables.c.state).order_by(tables.c.state)
    return [(row[0], int(row[1])) for row in connection.execute(wanted)]


def failing_channels(connection: Connection) -> int:
    wanted = select(func.count()).select_from(channels).where(channels.c.failures > 0)
    return int(connection.execute(wanted).scalar_one())


def people_named(connection: Connection, part: str, most: int) -> list[Row[Any]]:
    """Return people whose name holds `part` in any case; without one, those who are banned."""
    wanted = select(users).where(users.c.deleted_at.is_(None))
    if part:
        wanted = wanted.where(func.lower(users.c.name).contains(part.lower(), autoescape=True))
    else:
        wanted = wanted.where(users.c.banned_until.is_not(None))
    return list(connection.execute(wanted.order_by(users.c.created_at.desc()).limit(most)).all())


def tables_in(connection: Connection, state: str, most: int) -> list[Row[Any]]:
    wanted = select(tables).where(tables.c.state == state)
    return list(connection.execute(wanted.order_by(tables.c.changed_at.desc()).limit(most)).all())
