"""Clients that follow a table: they begin with its position and get every change."""

from __future__ import annotations

from typing import Final

import structlog

from ulpia.server.service.permissions import require_viewer
from ulpia.server.service.services import Services
from ulpia.server.store import rows
from ulpia.server.store.errors import is_outage
from ulpia.table.live_tables import LiveTable
from ulpia.table.position_sender import send_whole_position
from ulpia.table.positions import position, table_info
from ulpia.table.subscribers import Subscriber

LOGGER: Final = structlog.get_logger("ulpia.socket")


async def subscribe(
    services: Services, name: str, subscriber: Subscriber, after: int | None
) -> None:
    """Send the position with the entries after `after`, then every change."""
    registry = services.registry
    async with registry.lock(name) as live:
        table = await registry.refresh(live)
        viewer = await require_viewer(services, live, subscriber.user, subscriber.share)
        was_online = registry.presence.online_seats(live)
        entries, skipped = await registry.entries_since(live, viewer, after)
        live.subscribers.add(subscriber)
        registry.note_attention()
        actor = registry.actor(live, subscriber.user)
        info = table_info(table, viewer, actor)
        send_whole_position(
            live, position(table, viewer, actor, entries, info, skipped), subscriber
        )
        if viewer is not None and viewer not in was_online:
            await registry.announce_presence(live, viewer, True)


async def resend(services: Services, name: str, subscriber: Subscriber, after: int) -> None:
    """Send the whole position again, to a client that cannot follow the patches."""
    registry = services.registry
    async with registry.lock(name) as live:
        table = await registry.refresh(live)
        viewer = await require_viewer(services, live, subscriber.user, subscriber.share)
        entries, skipped = await registry.entries_since(live, viewer, after)
        actor = registry.actor(live, subscriber.user)
        told = position(table, viewer, actor, entries, skipped=skipped)
        send_whole_position(live, told, subscriber)


async def unsubscribe(services: Services, name: str, subscriber: Subscriber) -> None:
    """Forget a client, and tell the others if its seat is offline now."""
    with services.registry.live_tables.use(name) as live:
        live.subscribers.discard(subscriber)
        if not live.subscribers:
            live.contents.clear()
        await note_absence(services, live, subscriber.user)


async def note_absence(services: Services, live: LiveTable, user: str | None) -> None:
    """Store since when a seat is offline, and tell the others."""
    registry, name, table = services.registry, live.name, live.table
    viewer = None if table is None else table.seat_of(user)
    if table is None or viewer is None or viewer in registry.presence.local_seats(live):
        return
    now = services.effects.now()
    table.note_presence(viewer, now)
    if services.is_closing:
        return
    try:
        await services.database.write(lambda c: rows.set_seen_at(c, name, viewer, now))
        await registry.announce_presence(live, viewer, False)
    except Exception as error:
        if not is_outage(error):
            raise
        LOGGER.warning("presence not written", table=name)
