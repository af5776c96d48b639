"""Reports of chat lines, and bans."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, func, select, update

from ulpia.server.store.notices import insert_missing
from ulpia.server.store.people_schema import reports
from ulpia.server.store.schema import chat, users


def line_of(connection: Connection, table: str, channel: str, number: int) -> Row[Any] | None:
    wanted = select(chat).where(
        chat.c.table_id == table, chat.c.channel == channel, chat.c.number == number
    )
    return connection.execute(wanted).one_or_none()


def add_report(connection: Connection, row: dict[str, Any]) -> None:
    """Note a report; the same person reports the same line once."""
    insert_missing(connection, reports, [row])


def reports_listed(connection: Connection, most: int) -> list[Row[Any]]:
    """Return reports, those first that wait to be settled, the oldest of them first."""
    settled = func.coalesce(reports.c.settled_at, 0)
    about = users.alias("about")
    by = users.alias("by")
    wanted = (
        select(
            reports,
            about.c.banned_until,
            about.c.deleted_at.label("gone_at"),
            by.c.name.label("by_name"),
        )
        .outerjoin(about, about.c.id == reports.c.about_id)
        .outerjoin(by, by.c.id == reports.c.by_id)
        .order_by(settled, reports.c.made_at)
        .limit(most)
    )
    return list(connection.execute(wanted).all())


def open_count(connection: Connection) -> int:
    wanted = select(func.count()).where(reports.c.settled_at.is_(None))
    return int(connection.execute(wanted).scalar_one())


def report_of(connection: Connection, name: str) -> Row[Any] | None:
    return connection.execute(select(reports).where(reports.c.id == name)).one_or_none()


def settle_line(connection: Connection, report: Row[Any], outcome: str, by: str, now: int) -> None:
    """Settle all reports of the same line alike."""
    same = update(reports).where(
        reports.c.table_id == report.table_id,
        reports.c.channel == report.channel,
        reports.c.number == report.number,
        reports.c.settled_at.is_(None),
    )
    connection.execute(same.values(outcome=outcome, settled_at=now, settled_by=by))


def blank_line(connection: Connection, report: Row[Any]) -> None:
    """Take the words of a line away; its number stays, so that no line moves."""
    line = update(chat).where(
        chat.c.table_id == report.table_id,
        chat.c.channel == report.channel,
        chat.c.number == report.number,
    )
    connection.execute(line.values(text=""))


def set_ban(connection: Connection, user: str, until: int | None, reason: str | None) -> bool:
    """Ban a user and their programs until a moment, or lift it; return whether they exist."""
    theirs = (users.c.id == user) | (users.c.program_of == user)
    values = {"banned_until": until, "ban_reason": reason}
    found = connection.execute(update(users).where(theirs).values(**values))
    return found.rowcount > 0
