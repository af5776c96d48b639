"""What is deleted when it is old: chat, guests who have gone, games put into an archive."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, Select, delete, func, or_, select, update

from ulpia.server.store.club_schema import results
from ulpia.server.store.people import delete_user
from ulpia.server.store.people_schema import game_notes, invitations
from ulpia.server.store.schema import (
    admitted,
    chat,
    entries,
    muted_tables,
    seat_notes,
    seats,
    sessions,
    shares,
    snapshots,
    tables,
    users,
)

ARCHIVED: Final = "archived"
OVER: Final = ("finished", "abandoned")
MAX_AT_ONCE: Final = 200


def forget_chat(connection: Connection, before: int) -> int:
    """Delete what was said at tables that were over before a moment; return how many lines."""
    old = select(tables.c.id).where(
        tables.c.state.in_((*OVER, ARCHIVED)), tables.c.changed_at < before
    )
    return connection.execute(delete(chat).where(chat.c.table_id.in_(old))).rowcount


def forget_guests(connection: Connection, before: int, now: int) -> int:
    """Erase guests who were made before a moment, have no session, and sit at no running game."""
    here = select(sessions.c.user_id).where(sessions.c.user_id == users.c.id).exists()
    playing = (
        select(seats.c.user_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.user_id == users.c.id, tables.c.state.in_(("open", "running")))
        .exists()
    )
    wanted = (
        select(users.c.id)
        .where(
            users.c.password.is_(None),
            users.c.deleted_at.is_(None),
            users.c.created_at < before,
            ~here,
            ~playing,
        )
        .limit(MAX_AT_ONCE)
    )
    gone = list(connection.execute(wanted).scalars())
    for user in gone:
        delete_user(connection, user, now)
    return len(gone)


def old_games(connection: Connection, before: int) -> list[Row[Any]]:
    """Return some games that were over before a moment and have their results, oldest first."""
    wanted: Select[Any] = (
        select(tables.c.id, tables.c.started_at)
        .outerjoin(results, results.c.table_id == tables.c.id)
        .where(
            tables.c.state.in_(OVER),
            tables.c.changed_at < before,
            or_(results.c.table_id.is_not(None), tables.c.started_at.is_(None)),
        )
        .order_by(tables.c.changed_at, tables.c.id)
        .limit(MAX_AT_ONCE)
    )
    return list(connection.execute(wanted).all())


def archived_count(connection: Connection) -> int:
    wanted = select(func.count()).select_from(tables).where(tables.c.state == ARCHIVED)
    return int(connection.execute(wanted).scalar_one())


def archive_games(connection: Connection, names: list[str]) -> None:
    """Delete the logs of games and all that belongs to them; their results and seats stay."""
    parts = (entries, snapshots, chat, seat_notes, game_notes, admitted)
    for table in (*parts, shares, muted_tables, invitations):
        connection.execute(delete(table).where(table.c.table_id.in_(names)))
    connection.execute(update(tables).where(tables.c.id.in_(names)).values(state=ARCHIVED))
