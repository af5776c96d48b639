"""What tables in memory must learn when an account changes."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Row

from ulpia.server.service.close_codes import CLOSE_SIGNED_OUT
from ulpia.server.service.services import Services
from ulpia.server.store import people
from ulpia.table.subscribers import Subscriber


async def on_user_changed(services: Services, user: str) -> None:
    """Show a user's new name at their tables, and close connections whose session has ended."""
    person = await services.database.read(lambda c: people.user_by_id(c, user))
    for live in list(services.registry.live_tables.values()):
        is_seated = live.table is not None and live.table.seat_of(user) is not None
        if person is not None and is_seated:
            await show_name(services, live.name, user, person)
        for subscriber in [each for each in live.subscribers if each.user == user]:
            await check_session(services, subscriber)


async def show_name(services: Services, name: str, user: str, person: Row[Any]) -> None:
    """Show a player under the present name; the game need not be read for that."""
    async with services.registry.lock(name) as live:
        assert live.table is not None
        former = person.deleted_at is not None
        shown = None if former else person.name
        is_guest = person.password is None and not former
        live.table.rename_person(user, shown, is_guest, former)
        services.registry.announcer.send_positions(live, [])
    await asyncio.sleep(0)  # somebody may sit at hundreds of tables: others come between


async def check_session(services: Services, subscriber: Subscriber) -> None:
    """Close a connection whose session has ended."""
    session = subscriber.session
    if session is None:
        return
    if await services.database.read(lambda c: people.user_of_session(c, session)) is None:
        subscriber.close(CLOSE_SIGNED_OUT, "signed out")
