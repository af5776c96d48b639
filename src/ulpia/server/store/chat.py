"""Chat, numbered within each channel of a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update

from ulpia.server.store.log import notify
from ulpia.server.store.schema import chat, tables


def add_line(connection: Connection, table: str, channel: str, line: dict[str, Any]) -> int:
    """Write a line and return its number."""
    # Locks the table's row, so that two lines at once get two numbers.
    connection.execute(update(tables).where(tables.c.id == table).values(id=table))
    last = select(func.coalesce(func.max(chat.c.number), 0)).where(
        chat.c.table_id == table, chat.c.channel == channel
    )
    number = int(connection.execute(last).scalar_one()) + 1
    connection.execute(
        insert(chat), {"table_id": table, "channel": channel, "number": number, **line}
    )
    notify(connection, f"c:{table}:{channel}:{number}")
    return number


def lines_after(
    connection: Connection, table: str, channel: str, number: int, most: int
) -> list[Row[Any]]:
    """Return the newest lines after `number`, oldest first."""
    wanted = (
        select(chat)
        .where(chat.c.table_id == table, chat.c.channel == channel, chat.c.number > number)
        .order_by(chat.c.number.desc())
        .limit(most)
    )
    return list(reversed(connection.execute(wanted).all()))
