"""Reports and bans."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row

from ulpia.server.service.accounts import DAY_MS, User, clean
from ulpia.server.service.services import Services
from ulpia.server.service.user_changes import on_user_changed
from ulpia.server.store import people, reports
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed

MAX_LISTED: Final = 200


async def list_reports(services: Services) -> wire.ReportList:
    found = await services.database.read(lambda c: reports.reports_listed(c, MAX_LISTED))
    return wire.ReportList([reported_line(row) for row in found])


def reported_line(row: Row[Any]) -> wire.ReportedLine:
    return wire.ReportedLine(
        row.id,
        row.table_id,
        row.about_id,
        row.name,
        row.text,
        row.reason,
        row.by_name or "",
        row.made_at,
        row.outcome,
        row.banned_until,
    )


async def settle(services: Services, host: User, name: str, outcome: str) -> None:
    """Let a reported line stay, or take its words away, for all who have reported it."""
    now = services.effects.now()

    def work(connection: Connection) -> None:
        found = reports.report_of(connection, name)
        if found is None:
            raise NotAllowed("no_report")
        if outcome == "removed":
            reports.blank_line(connection, found)
        reports.settle_line(connection, found, outcome, host.id, now)

    await services.database.write(work)


async def ban(services: Services, host: User, user: str, wanted: wire.Ban) -> None:
    """Close an account and its programs for some days, and end their sessions; 0 opens it."""
    if user == host.id:
        raise NotAllowed("yourself")
    now = services.effects.now()
    until = now + wanted.days * DAY_MS if wanted.days else None
    reason = clean(wanted.reason, 500) if wanted.days else None

    def work(connection: Connection) -> list[str]:
        if not reports.set_ban(connection, user, until, reason):
            raise NotAllowed("no_person")
        closed = [user, *[row.id for row in people.programs_of(connection, user)]]
        if until is not None:
            for each in closed:
                people.end_all_sessions(connection, each)
        return closed

    for each in await services.database.write(work):
        await on_user_changed(services, each)
