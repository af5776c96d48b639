"""What is stored about one user, for themselves."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, select

from ulpia.server.store.club_schema import ratings
from ulpia.server.store.people_schema import relations, reports
from ulpia.server.store.schema import (
    channels,
    chat,
    holidays,
    notice_choices,
    seats,
    sessions,
    users,
)

Rows = list[dict[str, Any]]


def rows(connection: Connection, wanted: Select[Any]) -> Rows:
    return [dict(row._mapping) for row in connection.execute(wanted)]


def account_of(connection: Connection, user: str) -> dict[str, Any]:
    """Return an account without its password, which is stored as a hash alone."""
    kept = [each for each in users.c if each.name not in ("password", "name_key", "plain_name")]
    return rows(connection, select(*kept).where(users.c.id == user))[0]


def sessions_of(connection: Connection, user: str) -> Rows:
    kept = (sessions.c.created_at, sessions.c.seen_at)
    return rows(connection, select(*kept).where(sessions.c.user_id == user))


def relations_of(connection: Connection, user: str) -> Rows:
    wanted = (
        select(users.c.name, relations.c.kind, relations.c.made_at)
        .join(users, users.c.id == relations.c.other_id)
        .where(relations.c.user_id == user)
    )
    return rows(connection, wanted)


def programs_of(connection: Connection, user: str) -> Rows:
    kept = (users.c.id, users.c.name, users.c.created_at)
    return rows(connection, select(*kept).where(users.c.program_of == user))


def channels_of(connection: Connection, user: str) -> Rows:
    kept = (channels.c.kind, channels.c.target, channels.c.is_confirmed, channels.c.made_at)
    return rows(connection, select(*kept).where(channels.c.user_id == user))


def choices_of(connection: Connection, user: str) -> Rows:
    kept = (notice_choices.c.off, notice_choices.c.language)
    return rows(connection, select(*kept).where(notice_choices.c.user_id == user))


def holidays_of(connection: Connection, user: str) -> Rows:
    kept = (holidays.c.since, holidays.c.until)
    return rows(connection, select(*kept).where(holidays.c.user_id == user))


def chat_of(connection: Connection, user: str) -> Rows:
    kept = (chat.c.table_id, chat.c.channel, chat.c.text, chat.c.made_at)
    return rows(connection, select(*kept).where(chat.c.user_id == user).order_by(chat.c.made_at))


def ratings_of(connection: Connection, user: str) -> Rows:
    kept = (ratings.c.game, ratings.c.seats, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    return rows(connection, select(*kept).where(ratings.c.user_id == user))


def reports_of(connection: Connection, user: str) -> Rows:
    kept = (reports.c.table_id, reports.c.text, reports.c.reason, reports.c.made_at)
    return rows(connection, select(*kept).where(reports.c.by_id == user))


def tables_of(connection: Connection, user: str) -> list[str]:
    wanted = select(seats.c.table_id).where(seats.c.user_id == user).order_by(seats.c.table_id)
    return list(connection.execute(wanted).scalars())
