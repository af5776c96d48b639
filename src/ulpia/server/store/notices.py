"""Notice channels of people, their choices, and the notices that wait to be sent."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, and_, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ulpia.server.store.schema import (
    channels,
    entries,
    heartbeat,
    muted_tables,
    notice_choices,
    notices,
    seats,
    server_keys,
    tables,
    users,
)

MAX_DUE: Final = 500
LANGUAGE: Final = "en"


def insert_missing(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    """Insert rows; existing ones stay unchanged."""
    if not rows:
        return
    is_postgres = connection.dialect.name == "postgresql"
    added = (postgresql.insert if is_postgres else sqlite.insert)(table)
    connection.execute(added.on_conflict_do_nothing(), rows)


# channels


def add_channel(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(insert(channels), {"failures": 0, "busy_until": 0, **row})


def channels_of(connection: Connection, *people: str) -> list[Row[Any]]:
    wanted = select(channels).where(channels.c.user_id.in_(people)).order_by(channels.c.made_at)
    return list(connection.execute(wanted).all())


def channel(connection: Connection, name: str) -> Row[Any] | None:
    return connection.execute(select(channels).where(channels.c.id == name)).one_or_none()


def confirm_channel(connection: Connection, name: str, user: str) -> bool:
    mine = update(channels).where(channels.c.id == name, channels.c.user_id == user)
    return connection.execute(mine.values(is_confirmed=True)).rowcount == 1


def remove_channels(connection: Connection, *conditions: Any) -> int:
    """Remove channels with the notices that wait for them."""
    gone = select(channels.c.id).where(*conditions)
    connection.execute(delete(notices).where(notices.c.channel_id.in_(gone)))
    return connection.execute(delete(channels).where(*conditions)).rowcount


def remove_channel(connection: Connection, name: str, user: str) -> bool:
    return bool(remove_channels(connection, channels.c.id == name, channels.c.user_id == user))


def remove_by_key(connection: Connection, key: str) -> bool:
    return bool(remove_channels(connection, channels.c.unsubscribe_key == key))


def claim_channel(connection: Connection, name: str, now: int, until: int) -> bool:
    """Claim a channel for this process until a time; say whether that succeeded."""
    free = update(channels).where(channels.c.id == name, channels.c.busy_until <= now)
    return connection.execute(free.values(busy_until=until)).rowcount == 1


def release_channel(connection: Connection, name: str, failures: int) -> None:
    mine = update(channels).where(channels.c.id == name)
    connection.execute(mine.values(busy_until=0, failures=failures))


# choices


def choices_of(connection: Connection, *people: str) -> dict[str, tuple[list[str], str]]:
    """Return by user which kinds of notices are switched off, and their language."""
    wanted = select(notice_choices).where(notice_choices.c.user_id.in_(people))
    return {
        row.user_id: (msgspec.json.decode(row.off, type=list[str]), row.language)
        for row in connection.execute(wanted)
    }


def set_choices(connection: Connection, user: str, off: list[str], language: str) -> None:
    values = {"off": msgspec.json.encode(off).decode(), "language": language}
    insert_missing(connection, notice_choices, [{"user_id": user, **values}])
    mine = update(notice_choices).where(notice_choices.c.user_id == user)
    connection.execute(mine.values(**values))


def set_muted(connection: Connection, user: str, table: str, is_muted: bool) -> None:
    row = {"user_id": user, "table_id": table}
    if is_muted:
        insert_missing(connection, muted_tables, [row])
        return
    mine = delete(muted_tables).where(muted_tables.c.user_id == user)
    connection.execute(mine.where(muted_tables.c.table_id == table))


def users_who_muted(connection: Connection, table: str) -> set[str]:
    wanted = select(muted_tables.c.user_id).where(muted_tables.c.table_id == table)
    return {row.user_id for row in connection.execute(wanted)}


# what is to be told


def add_notices(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Queue notices; each turn and each event once for each channel."""
    insert_missing(connection, notices, [{"attempts": 0, "settled_at": None, **r} for r in rows])


def due_channels(connection: Connection, now: int) -> list[Row[Any]]:
    """Return the channels that have notices to send now; those that fail come last."""
    due = select(notices.c.channel_id).where(
        notices.c.settled_at.is_(None), notices.c.due_at <= now
    )
    wanted: Select[Any] = (
        select(channels.c.id, channels.c.failures)
        .where(channels.c.id.in_(due), channels.c.busy_until <= now)
        .order_by(channels.c.failures, channels.c.id)
        .limit(MAX_DUE)
    )
    return list(connection.execute(wanted).all())


def open_notices(connection: Connection, channel: str) -> list[Row[Any]]:
    """Return all notices that wait for a channel, due or not."""
    wanted = (
        select(notices)
        .where(notices.c.settled_at.is_(None), notices.c.channel_id == channel)
        .order_by(notices.c.made_at)
    )
    return list(connection.execute(wanted).all())


def settle(connection: Connection, found: list[Row[Any]], now: int) -> None:
    for row in found:
        connection.execute(update(notices).where(same_notice(row)).values(settled_at=now))


def put_off(connection: Connection, found: list[Row[Any]], due_at: int) -> None:
    for row in found:
        again = {"due_at": due_at, "attempts": row.attempts + 1}
        connection.execute(update(notices).where(same_notice(row)).values(**again))


def same_notice(row: Row[Any]) -> Any:
    return and_(
        notices.c.channel_id == row.channel_id,
        notices.c.table_id == row.table_id,
        notices.c.kind == row.kind,
        notices.c.number == row.number,
    )


def forget_notices(connection: Connection, before: int) -> None:
    connection.execute(delete(notices).where(notices.c.settled_at < before))


# what has happened at tables


def time_of_last_look(connection: Connection) -> int:
    """Return the time up to which changes of tables were scanned."""
    return int(connection.execute(select(heartbeat.c.noticed_at)).scalar_one())


def set_noticed_at(connection: Connection, at: int) -> None:
    later = update(heartbeat).where(heartbeat.c.noticed_at < at)
    connection.execute(later.values(noticed_at=at))


def changed_tables(connection: Connection, since: int) -> list[Row[Any]]:
    """Return the tables that have changed, the oldest change first."""
    wanted = select(tables).where(tables.c.changed_at >= since, tables.c.state != "open")
    return list(connection.execute(wanted.order_by(tables.c.changed_at).limit(MAX_DUE)).all())


def people_at(connection: Connection, table: str) -> list[Row[Any]]:
    """Return the seats of people who play themselves, or whose seats a bot plays."""
    wanted = (
        select(seats.c.seat, seats.c.user_id, seats.c.level, users.c.name)
        .join(users, users.c.id == seats.c.user_id)
        .where(seats.c.table_id == table, users.c.deleted_at.is_(None))
        .order_by(seats.c.seat)
    )
    return [*connection.execute(wanted)]


def last_undo_requests(connection: Connection, table: str, since: int) -> list[Row[Any]]:
    wanted = (
        select(entries.c.seq, entries.c.seat)
        .where(
            entries.c.table_id == table,
            entries.c.kind == "ask_undo",
            entries.c.made_at >= since,
        )
        .order_by(entries.c.seq)
    )
    return [*connection.execute(wanted)]


# keys


def server_key(connection: Connection, name: str, fresh: str) -> str:
    """Return a key of the server; the first call creates it."""
    insert_missing(connection, server_keys, [{"name": name, "value": fresh}])
    wanted = select(server_keys.c.value).where(server_keys.c.name == name)
    return str(connection.execute(wanted).scalar_one())
