"""Users and their sessions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ulpia.server.store.log import notify
from ulpia.server.store.schema import (
    channels,
    holidays,
    mail_tokens,
    muted_tables,
    notice_choices,
    notices,
    seat_notes,
    seats,
    sessions,
    tables,
    users,
)


class NameTaken(Exception):
    """Somebody else has claimed the name."""


def add_user(connection: Connection, user: str, name: str, now: int) -> None:
    connection.execute(insert(users), {"id": user, "name": name, "created_at": now})


def user_of_session(connection: Connection, token_hash: str) -> Row[Any] | None:
    wanted = (
        select(users, sessions.c.seen_at)
        .join(sessions, sessions.c.user_id == users.c.id)
        .where(sessions.c.token_hash == token_hash, users.c.deleted_at.is_(None))
    )
    return connection.execute(wanted).one_or_none()


def user_named(connection: Connection, name_key: str) -> Row[Any] | None:
    return connection.execute(select(users).where(users.c.name_key == name_key)).one_or_none()


def user_by_id(connection: Connection, user: str) -> Row[Any] | None:
    return connection.execute(select(users).where(users.c.id == user)).one_or_none()


def all_users(connection: Connection) -> list[Row[Any]]:
    return list(connection.execute(select(users).order_by(users.c.created_at)).all())


def add_session(connection: Connection, token_hash: str, user: str, now: int) -> None:
    values = {"token_hash": token_hash, "user_id": user, "created_at": now, "seen_at": now}
    connection.execute(insert(sessions), values)


def touch_session(connection: Connection, token_hash: str, now: int) -> None:
    connection.execute(
        update(sessions).where(sessions.c.token_hash == token_hash).values(seen_at=now)
    )


def end_session(connection: Connection, token_hash: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


def end_all_sessions(connection: Connection, user: str, but: str | None = None) -> None:
    ended = delete(sessions).where(sessions.c.user_id == user)
    connection.execute(ended if but is None else ended.where(sessions.c.token_hash != but))
    notify(connection, f"u:{user}")


def end_old_sessions(connection: Connection, before: int) -> int:
    return connection.execute(delete(sessions).where(sessions.c.seen_at < before)).rowcount


def rename(connection: Connection, user: str, name: str) -> None:
    connection.execute(update(users).where(users.c.id == user).values(name=name))
    notify(connection, f"u:{user}")


@dataclass(frozen=True)
class Names:
    """A name as shown, as used to sign in, and as compared with look-alikes."""

    shown: str
    key: str
    plain: tuple[str, ...]  # as it is kept, then as earlier versions kept it


def require_free_name(connection: Connection, plain_names: tuple[str, ...], user: str) -> None:
    """Raise NameTaken if the account of somebody else has a name that looks the same."""
    taken = select(users.c.id).where(users.c.plain_name.in_(plain_names), users.c.id != user)
    if connection.execute(taken.limit(1)).first() is not None:
        raise NameTaken(plain_names[0])


def claim(connection: Connection, user: str, names: Names, password: str) -> None:
    """Give a guest a name of its own and a password, or raise NameTaken."""
    require_free_name(connection, names.plain, user)
    values = {"name": names.shown, "name_key": names.key, "plain_name": names.plain[0]}
    claimed = update(users).where(users.c.id == user, users.c.password.is_(None))
    try:
        with connection.begin_nested():
            connection.execute(claimed.values(**values, password=password))
    except IntegrityError as error:
        raise NameTaken(names.shown) from error
    notify(connection, f"u:{user}")


def set_password(connection: Connection, user: str, password: str) -> None:
    connection.execute(update(users).where(users.c.id == user).values(password=password))


def forget_choices(connection: Connection, user: str) -> None:
    """Delete all that belongs to somebody and to no game."""
    mine = select(channels.c.id).where(channels.c.user_id == user)
    connection.execute(delete(notices).where(notices.c.channel_id.in_(mine)))
    for table in (channels, notice_choices, muted_tables, mail_tokens, holidays, seat_notes):
        connection.execute(delete(table).where(table.c.user_id == user))


def delete_user(connection: Connection, user: str, now: int) -> list[str]:
    """Erase an account; return the open and running tables where it has a seat."""
    connection.execute(
        update(users)
        .where(users.c.id == user)
        .values(name="", name_key=None, plain_name=None, password=None, deleted_at=now)
    )
    end_all_sessions(connection, user)
    forget_choices(connection, user)
    sitting = select(seats.c.table_id).where(seats.c.user_id == user)
    running = sitting.join(tables, tables.c.id == seats.c.table_id).where(
        tables.c.state.in_(("open", "running"))
    )
    return [row.table_id for row in connection.execute(running)]
