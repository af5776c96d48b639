"""Rows of tables: create them, list them, and who may see them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, or_, select, update

from ulpia.server.store.schema import admitted, seats, tables
from ulpia.server.store.seat_rows import seats_with_people


def table_row(connection: Connection, table: str) -> Row[Any] | None:
    return connection.execute(select(tables).where(tables.c.id == table)).one_or_none()


def admit(connection: Connection, table: str, user: str, may_join: bool) -> None:
    """Let a user see a table that is not public; joining stays allowed once it was."""
    held = may_join_of(connection, table, user)
    connection.execute(
        delete(admitted).where(admitted.c.table_id == table, admitted.c.user_id == user)
    )
    values = {"table_id": table, "user_id": user, "may_join": may_join or bool(held)}
    connection.execute(insert(admitted), values)


def may_join_of(connection: Connection, table: str, user: str) -> bool | None:
    """Return whether an admitted user may also join; None if it is not admitted."""
    wanted = select(admitted.c.may_join).where(
        admitted.c.table_id == table, admitted.c.user_id == user
    )
    found: bool | None = connection.execute(wanted).scalar_one_or_none()
    return found


def lobby(connection: Connection, most: int) -> list[Row[Any]]:
    """Return open tables that are listed, and running ones that anybody may watch."""
    wanted = (
        select(tables)
        .where(tables.c.listed, tables.c.state.in_(("open", "running")))
        .order_by(tables.c.state, tables.c.changed_at.desc())
        .limit(most)
    )
    return list(connection.execute(wanted).all())


def tables_of(
    connection: Connection, user: str, states: tuple[str, ...], most: int, before: int | None
) -> list[Row[Any]]:
    """Return the tables where a user sits or is expected, latest change first."""
    mine = select(seats.c.table_id).where(or_(seats.c.user_id == user, seats.c.kept_for == user))
    wanted = select(tables).where(tables.c.id.in_(mine), tables.c.state.in_(states))
    if before is not None:
        wanted = wanted.where(tables.c.changed_at < before)
    return list(connection.execute(wanted.order_by(tables.c.changed_at.desc()).limit(most)).all())


def seats_of_tables(connection: Connection, names: list[str]) -> dict[str, list[Row[Any]]]:
    """Return the seats of several tables with the people on them."""
    wanted = (
        seats_with_people()
        .where(seats.c.table_id.in_(names))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    found: dict[str, list[Row[Any]]] = {name: [] for name in names}
    for row in connection.execute(wanted):
        found[row.table_id].append(row)
    return found


def all_tables(connection: Connection, *states: str) -> list[Row[Any]]:
    wanted: Select[Any] = select(tables).order_by(tables.c.created_at)
    if states:
        wanted = wanted.where(tables.c.state.in_(states))
    return list(connection.execute(wanted).all())


def bots_due(connection: Connection, since: int) -> list[str]:
    """Return the running tables where a bot should have moved by now."""
    wanted = select(tables.c.id).where(
        tables.c.state == "running", tables.c.bot_due, tables.c.changed_at <= since
    )
    return [row.id for row in connection.execute(wanted)]


def bot_table_count(connection: Connection, host: str) -> int:
    """Return how many running tables of a host no person sits at."""
    people = select(seats.c.table_id).where(
        seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None)
    )
    wanted = select(func.count()).where(
        tables.c.host_id == host, tables.c.state == "running", ~people.exists()
    )
    return int(connection.execute(wanted).scalar_one())


def stale_open_tables(connection: Connection, before: int) -> list[str]:
    wanted = select(tables.c.id).where(tables.c.state == "open", tables.c.changed_at < before)
    return [row.id for row in connection.execute(wanted)]


def forgotten_rated_tables(connection: Connection, before: int) -> list[str]:
    """Return running rated tables where nothing has happened for long and one person sits."""
    people = (
        select(func.count())
        .where(seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None))
        .scalar_subquery()
    )
    wanted = select(tables.c.id).where(
        tables.c.state == "running", tables.c.rated, tables.c.changed_at < before, people == 1
    )
    return [row.id for row in connection.execute(wanted)]


def set_seen_at(connection: Connection, table: str, seat: int, now: int) -> None:
    connection.execute(
        update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(seen_at=now)
    )


def set_rematch(connection: Connection, table: str, rematch: str) -> bool:
    """Note the table of a rematch; only the first one counts."""
    changed = (
        update(tables)
        .where(tables.c.id == table, tables.c.rematch.is_(None))
        .values(rematch=rematch)
    )
    return connection.execute(changed).rowcount == 1
