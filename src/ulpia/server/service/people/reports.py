"""Lines of the chat that people report to the host."""

from __future__ import annotations

from sqlalchemy import Connection

from ulpia.server.service.accounts import User, clean
from ulpia.server.service.chat import channel_of
from ulpia.server.service.permissions import require_sight
from ulpia.server.service.services import Services
from ulpia.server.store import reports
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed


async def report(
    services: Services, user: User, table: str, wish: wire.ReportWish, share: str | None
) -> None:
    """Report a chat line to the host; its text is stored with the report."""
    viewer = await require_sight(services, table, user.id, share)
    if wish.channel != channel_of(viewer):
        raise NotAllowed("no_line")
    name, now = services.effects.id(), services.effects.now()

    def work(connection: Connection) -> None:
        line = reports.line_of(connection, table, wish.channel, wish.number)
        if line is None or line.user_id is None or not line.text:
            raise NotAllowed("no_line")
        if line.user_id == user.id:
            raise NotAllowed("yourself")
        row = {
            "id": name,
            "table_id": table,
            "channel": wish.channel,
            "number": wish.number,
            "about_id": line.user_id,
            "name": line.name,
            "text": line.text,
            "by_id": user.id,
            "reason": clean(wish.reason, 500),
            "made_at": now,
        }
        reports.add_report(connection, row)

    await services.database.write(work)
