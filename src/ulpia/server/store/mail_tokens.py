"""Secrets of links in mails: each is used once."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from ulpia.server.store.schema import channels, mail_tokens


def add_token(connection: Connection, token_hash: str, user: str, purpose: str, now: int) -> None:
    """Keep a new secret; an older one for the same purpose ends."""
    same = (mail_tokens.c.user_id == user, mail_tokens.c.purpose == purpose)
    connection.execute(delete(mail_tokens).where(*same))
    values = {"token_hash": token_hash, "user_id": user, "purpose": purpose, "made_at": now}
    connection.execute(insert(mail_tokens), values)


def take_token(connection: Connection, token_hash: str, since: int) -> Row[Any] | None:
    """Use a secret that is not older than `since`; whatever it was, it is gone then."""
    mine = mail_tokens.c.token_hash == token_hash
    row = connection.execute(select(mail_tokens).where(mine)).one_or_none()
    connection.execute(delete(mail_tokens).where(mine))
    return row if row is not None and row.made_at >= since else None


def mailboxes_of(connection: Connection, user: str) -> list[Row[Any]]:
    """Return the confirmed mailboxes of somebody."""
    wanted = select(channels).where(
        channels.c.user_id == user, channels.c.kind == "mail", channels.c.is_confirmed
    )
    return list(connection.execute(wanted).all())
