"""Share links: at most one for each table, until its players end it."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from ulpia.server.store.log import notify
from ulpia.server.store.schema import shares, tables


def share_of(connection: Connection, table: str) -> Row[Any] | None:
    return connection.execute(select(shares).where(shares.c.table_id == table)).one_or_none()


def is_share_key(connection: Connection, table: str, key: str) -> bool:
    """Say whether a key is that of the table's share link; how long it takes tells nothing."""
    found = share_of(connection, table)
    return found is not None and secrets.compare_digest(found.key.encode(), key.encode())


def add_share(connection: Connection, table: str, key: str, user: str, now: int) -> Row[Any]:
    """Return the share link of a table, made with `key` if there was none."""
    # Written first, so that two players who share at once get one link.
    connection.execute(update(tables).where(tables.c.id == table).values(id=table))
    found = share_of(connection, table)
    if found is not None:
        return found
    values = {"table_id": table, "key": key, "made_by": user, "made_at": now}
    connection.execute(insert(shares), values)
    return connection.execute(select(shares).where(shares.c.table_id == table)).one()


def end_share(connection: Connection, table: str) -> None:
    connection.execute(delete(shares).where(shares.c.table_id == table))
    notify(connection, f"s:{table}")
