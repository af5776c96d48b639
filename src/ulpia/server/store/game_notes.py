"""What somebody has noted about a game, for themselves."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from ulpia.server.store.people_schema import game_notes


def note_of(connection: Connection, user: str, table: str) -> str:
    wanted = select(game_notes.c.text).where(
        game_notes.c.user_id == user, game_notes.c.table_id == table
    )
    return connection.execute(wanted).scalar_one_or_none() or ""


def set_note(connection: Connection, user: str, table: str, text: str, now: int) -> None:
    """Keep a note; an empty one is forgotten."""
    connection.execute(
        delete(game_notes).where(game_notes.c.user_id == user, game_notes.c.table_id == table)
    )
    if text:
        values = {"user_id": user, "table_id": table, "text": text, "changed_at": now}
        connection.execute(insert(game_notes), values)


def notes_of_user(connection: Connection, user: str) -> list[Row[Any]]:
    wanted = select(game_notes).where(game_notes.c.user_id == user)
    return list(connection.execute(wanted.order_by(game_notes.c.changed_at)).all())
