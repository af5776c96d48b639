"""Friends, mutes and blocks, and who invites whom."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select

from ulpia.server.store.people_schema import invitations, relations
from ulpia.server.store.schema import tables, users

FRIEND: Final = "friend"
MUTE: Final = "mute"
BLOCK: Final = "block"


def set_relation(connection: Connection, user: str, other: str, kind: str | None, now: int) -> None:
    """Note how a user stands to another; None: as to anybody."""
    connection.execute(
        delete(relations).where(relations.c.user_id == user, relations.c.other_id == other)
    )
    if kind is not None:
        values = {"user_id": user, "other_id": other, "kind": kind, "made_at": now}
        connection.execute(insert(relations), values)


def end_friendship(connection: Connection, user: str, other: str) -> None:
    connection.execute(
        delete(relations).where(
            relations.c.user_id == user,
            relations.c.other_id == other,
            relations.c.kind == FRIEND,
        )
    )


def relation_count(connection: Connection, user: str) -> int:
    wanted = select(func.count()).where(relations.c.user_id == user)
    return int(connection.execute(wanted).scalar_one())


def relation_of(connection: Connection, user: str, other: str) -> str | None:
    wanted = select(relations.c.kind).where(
        relations.c.user_id == user, relations.c.other_id == other
    )
    found: str | None = connection.execute(wanted).scalar_one_or_none()
    return found


def relations_of(connection: Connection, user: str) -> list[Row[Any]]:
    """Return to whom a user stands how, with their names."""
    wanted = (
        select(relations, users.c.name, users.c.password.is_(None).label("guest"))
        .join(users, users.c.id == relations.c.other_id)
        .where(relations.c.user_id == user, users.c.deleted_at.is_(None))
        .order_by(users.c.name, users.c.id)
    )
    return list(connection.execute(wanted).all())


def wishes_of_others(connection: Connection, user: str) -> list[Row[Any]]:
    """Return the accounts that wish to be friends with a user, oldest wish first."""
    wanted = (
        select(relations, users.c.name)
        .join(users, users.c.id == relations.c.user_id)
        .where(
            relations.c.other_id == user,
            relations.c.kind == FRIEND,
            users.c.password.is_not(None),
        )
        .order_by(relations.c.made_at)
    )
    return list(connection.execute(wanted).all())


def are_friends(connection: Connection, one: str, other: str) -> bool:
    pair = (relation_of(connection, one, other), relation_of(connection, other, one))
    return pair == (FRIEND, FRIEND)


def is_blocked_between(connection: Connection, user: str, others: list[str]) -> bool:
    """Say whether a user has blocked one of the others, or one of them the user."""
    wanted = (
        select(relations.c.user_id)
        .where(
            relations.c.kind == BLOCK,
            or_(
                and_(relations.c.user_id == user, relations.c.other_id.in_(others)),
                and_(relations.c.other_id == user, relations.c.user_id.in_(others)),
            ),
        )
        .limit(1)
    )
    return connection.execute(wanted).first() is not None


def blocked_pairs(connection: Connection, people: list[str]) -> set[frozenset[str]]:
    """Return the pairs of these people of whom one has blocked the other."""
    wanted = select(relations).where(
        relations.c.kind == BLOCK,
        relations.c.user_id.in_(people),
        relations.c.other_id.in_(people),
    )
    return {frozenset((row.user_id, row.other_id)) for row in connection.execute(wanted)}


def who_shuns(connection: Connection, user: str) -> set[str]:
    """Return who has muted or blocked a user."""
    wanted = select(relations.c.user_id).where(
        relations.c.other_id == user, relations.c.kind.in_((MUTE, BLOCK))
    )
    return set(connection.execute(wanted).scalars())


def shunned_people(connection: Connection, user: str) -> set[str]:
    """Return whom a user has muted or blocked."""
    wanted = select(relations.c.other_id).where(
        relations.c.user_id == user, relations.c.kind.in_((MUTE, BLOCK))
    )
    return set(connection.execute(wanted).scalars())


# invitations to a table


def add_invitation(connection: Connection, table: str, user: str, by: str, now: int) -> None:
    forget_invitation(connection, table, user)
    values = {"table_id": table, "user_id": user, "by_id": by, "made_at": now}
    connection.execute(insert(invitations), values)


def forget_invitation(connection: Connection, table: str, user: str) -> None:
    connection.execute(
        delete(invitations).where(invitations.c.table_id == table, invitations.c.user_id == user)
    )


def invitations_of(connection: Connection, user: str) -> list[Row[Any]]:
    """Return the open tables to which somebody invites a user, newest first."""
    wanted = (
        select(invitations, tables.c.game, tables.c.seats, users.c.name)
        .join(tables, tables.c.id == invitations.c.table_id)
        .join(users, users.c.id == invitations.c.by_id)
        .where(
            invitations.c.user_id == user,
            tables.c.state == "open",
            users.c.deleted_at.is_(None),
        )
        .order_by(invitations.c.made_at.desc())
    )
    return list(connection.execute(wanted).all())
