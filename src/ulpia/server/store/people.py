"""Users and their sessions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ulpia.server.store.club_schema import badges
from ulpia.server.store.log import notify
from ulpia.server.store.people_schema import (
    game_notes,
    invitations,
    relations,
    reports,
    seekers,
)
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

PRIVATE: Final = (
    channels,
    notice_choices,
    muted_tables,
    mail_tokens,
    holidays,
    seat_notes,
    relations,
    invitations,
    game_notes,
    seekers,
    badges,
)
"""What belongs to somebody and to no game."""


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


def family_by_user(connection: Connection, names: list[str]) -> dict[str, str]:
    """Return for some users who is behind each of them."""
    wanted = select(users.c.id, users.c.program_of).where(users.c.id.in_(names))
    return {row.id: row.program_of or row.id for row in connection.execute(wanted)}


def programs_of(connection: Connection, user: str) -> list[Row[Any]]:
    """Return the accounts of somebody's programs, oldest first."""
    wanted = select(users).where(users.c.program_of == user, users.c.deleted_at.is_(None))
    return list(connection.execute(wanted.order_by(users.c.created_at)).all())


def all_users(connection: Connection) -> list[Row[Any]]:
    return list(connection.execute(select(users).order_by(users.c.created_at)).all())


def add_session(connection: Connection, token_hash: str, user: str, now: int) -> None:
    values = {"token_hash": token_hash, "user_id": user, "created_at": now, "seen_at": now}
    connection.execute(insert(sessions), values)


def touch_session(connection: Connection, token_hash: str, now: int) -> None:
    connection.execute(
        update(sessions).where(sessions.c.token_hash == token_hash).values(seen_at=now)
    )


def add_token(connection: Connection, token_hash: str, user: str, now: int) -> None:
    """Give a program the token that it comes with; an older one is worth nothing any more."""
    end_all_sessions(connection, user)
    values = {"token_hash": token_hash, "user_id": user, "created_at": now, "seen_at": now}
    connection.execute(insert(sessions), {**values, "lasting": True})


def end_session(connection: Connection, token_hash: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


def end_all_sessions(connection: Connection, user: str, but: str | None = None) -> None:
    ended = delete(sessions).where(sessions.c.user_id == user)
    connection.execute(ended if but is None else ended.where(sessions.c.token_hash != but))
    notify(connection, f"u:{user}")


def end_old_sessions(connection: Connection, before: int) -> int:
    """End sessions that nobody has used for long; tokens of programs last."""
    old = delete(sessions).where(sessions.c.seen_at < before, ~sessions.c.lasting)
    return connection.execute(old).rowcount


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


def set_owner(connection: Connection, program: str, owner: str) -> None:
    """Mark an account as a program that plays for somebody."""
    connection.execute(update(users).where(users.c.id == program).values(program_of=owner))


def set_role(connection: Connection, user: str, role: str | None) -> None:
    connection.execute(update(users).where(users.c.id == user).values(role=role))
    notify(connection, f"u:{user}")


def set_password(connection: Connection, user: str, password: str) -> None:
    connection.execute(update(users).where(users.c.id == user).values(password=password))


def forget_choices(connection: Connection, user: str) -> None:
    """Delete all that belongs to somebody and to no game."""
    mine = select(channels.c.id).where(channels.c.user_id == user)
    connection.execute(delete(notices).where(notices.c.channel_id.in_(mine)))
    for table in PRIVATE:
        connection.execute(delete(table).where(table.c.user_id == user))
    connection.execute(delete(relations).where(relations.c.other_id == user))
    connection.execute(delete(invitations).where(invitations.c.by_id == user))
    reported = update(reports).where(reports.c.by_id == user)
    connection.execute(reported.values(by_id=""))


def delete_user(connection: Connection, user: str, now: int) -> list[str]:
    """Erase an account; return the open and running tables where it has a seat."""
    connection.execute(
        update(users)
        .where(users.c.id == user)
        .values(name="", name_key=None, plain_name=None, password=None, role=None, deleted_at=now)
    )
    end_all_sessions(connection, user)
    forget_choices(connection, user)
    sitting = select(seats.c.table_id).where(seats.c.user_id == user)
    running = sitting.join(tables, tables.c.id == seats.c.table_id).where(
        tables.c.state.in_(("open", "running"))
    )
    return [row.table_id for row in connection.execute(running)]
