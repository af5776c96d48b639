"""Reviews that were made: by game, model and setting, with the record they belong to."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, insert, select

from ulpia.server.store.schema import reviews


def find_review(connection: Connection, name: str, model: int, setting: str) -> Row[Any] | None:
    wanted = (reviews.c.id == name) & (reviews.c.model == model) & (reviews.c.setting == setting)
    return connection.execute(select(reviews).where(wanted)).first()


def has_review(connection: Connection, name: str, model: int, setting: str) -> bool:
    wanted = (reviews.c.id == name) & (reviews.c.model == model) & (reviews.c.setting == setting)
    return connection.execute(select(reviews.c.id).where(wanted)).first() is not None


def record_of_review(connection: Connection, name: str) -> str | None:
    """Return the record that was reviewed under this name, by whichever model."""
    found = connection.execute(select(reviews.c.record).where(reviews.c.id == name)).first()
    return None if found is None else str(found.record)


def save_review(
    connection: Connection,
    name: str,
    model: int,
    setting: str,
    record: str,
    body: bytes,
    now: int,
) -> None:
    """Keep a review; one that is there already stays."""
    if has_review(connection, name, model, setting):
        return
    connection.execute(
        insert(reviews),
        {
            "id": name,
            "model": model,
            "setting": setting,
            "record": record,
            "body": body,
            "made_at": now,
        },
    )
